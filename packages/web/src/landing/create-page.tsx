// Creates a table: asks where everybody is (the venue) and for a name.
import { type Venue, venues } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { useLocation, useSearchParams } from 'wouter-preact'
import placesArt from '../art/places.svg?no-inline'
import { gameOnShelf, shelf } from '../games/index.ts'
import { GroupNames } from '../group/group-names.tsx'
import { groupKeyIn } from '../group/stored-groups.ts'
import { messages } from '../i18n/language.ts'
import { setAsksForGame } from '../lobby/asks-for-game.ts'
import { Drawing } from '../parts/drawing.tsx'
import { NameField } from '../parts/name-field.tsx'
import { Page } from '../parts/page.tsx'
import { showToast } from '../parts/toast.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import { setSetting, setting } from '../settings.ts'
import { api, errorMessage } from '../table/api.ts'
import { storeSeat } from '../table/local-people.ts'
import { CreateKeyField, useNeedsCreateKey } from './create-key.tsx'
import './create-page.css'

export function CreatePage() {
  const [venue, setVenue] = useState<Venue>('room')
  const [name, setName] = useState(setting('name') ?? '')
  const [error, setError] = useState('')
  const needsKey = useNeedsCreateKey()
  const [key, setKey] = useState(setting('createKey') ?? '')
  const [search] = useSearchParams()
  const [group] = useState(() => groupKeyIn(location.hash))
  const [, go] = useLocation()
  const { create } = messages()

  const createTable = useSingleFlight(async () => {
    const requestedGame = gameOnShelf(search.get('game') ?? '')
    const game = requestedGame ?? shelf[0]
    try {
      const grant = await api.create({
        name,
        place: venue,
        ...(game && { game: game.id }),
        ...(group !== '' && { group }),
        ...(needsKey && { key }),
      })
      if (needsKey) setSetting('createKey', key)
      setSetting('name', storeSeat(grant).name)
      if (!requestedGame) setAsksForGame()
      go(`/t/${grant.code}`, { replace: true })
    } catch (problem) {
      setError(errorMessage(problem))
      showToast(errorMessage(problem))
    }
  })
  const submit = (event: Event) => {
    event.preventDefault()
    void createTable()
  }
  const bar = (
    <div class="bar">
      <button type="submit" class="button go">
        {create.open}
      </button>
    </div>
  )
  return (
    <Page top={<TopBar title={create.title} back="/" />} bar={bar} onSubmit={submit}>
      <fieldset class="venues">
        <legend>
          <h2>{create.where}</h2>
          <span class="haze small">{create.sets}</span>
        </legend>
        {venues.map((offered) => (
          <label key={offered} class={offered === venue ? 'place chosen' : 'place'}>
            <input type="radio" name="place" checked={offered === venue} onChange={() => setVenue(offered)} />
            <Drawing from={placesArt} name={`tables-${offered}`} class="venue-picture" />
            <span>
              <strong>{create.places[offered].name}</strong>
              <span class="small">{create.places[offered].line}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {group !== '' && <GroupNames groupKey={group} onChoose={setName} />}
      {needsKey && <CreateKeyField value={key} onChange={setKey} />}
      <NameField value={name} onChange={setName} error={error} />
    </Page>
  )
}
