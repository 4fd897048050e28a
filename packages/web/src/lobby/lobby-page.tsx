// The lobby of a table between matches: how to join, who is here, which game is next, and starting it.
import { type House, lineUp, MAX_PEOPLE_AT_TABLE, type Person, type PersonId } from '@safehouse/protocol'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { gameOnShelf } from '../games/index.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { useDoorSounds } from '../sound/use-sounds.ts'
import { personName } from '../table/person-name.ts'
import type { TableProps } from '../table/props.ts'
import type { TableClient } from '../table/table-client.ts'
import { takeAsksForGame } from './asks-for-game.ts'
import { describeBot, useBotTexts } from './bot-texts.ts'
import { Facade } from './facade.tsx'
import { KnockStrip } from './knock-strip.tsx'
import { OptionsSheet } from './options-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { botStatus, personStatus } from './person-status.ts'
import { ShareTable } from './share-table.tsx'
import { useBotsLanguage, useMisfit } from './use-options.ts'
import './lobby-page.css'

const EveningSheet = lazy(async () => (await import('../evening/evening-sheet.tsx')).EveningSheet)
const ChooseGameSheet = lazy(async () => (await import('./choose-game-sheet.tsx')).ChooseGameSheet)
const AddBotsSheet = lazy(async () => (await import('./add-bots-sheet.tsx')).AddBotsSheet)
const AddPlayerSheet = lazy(async () => (await import('./add-player-sheet.tsx')).AddPlayerSheet)

type Sheet = 'bots' | 'game' | 'options' | 'evening' | 'another' | { readonly about: PersonId }

interface Props extends TableProps {
  /** Another person took a seat on this device. */
  onSeat(): void
}
export function LobbyPage({ client, house, onSeat }: Props) {
  const isHost = house.host === client.actingId
  const [sheet, setSheet] = useState<Sheet | undefined>(() => (isHost && takeAsksForGame() ? 'game' : undefined))
  const top = useContext(TitleBarContext)
  useDoorSounds(house)
  const arrival = useArrivals(house)
  useBotsLanguage(client, house)
  const text = messages()
  const game = gameOnShelf(house.game)
  const misfit = useMisfit(house)
  const shownPerson = typeof sheet === 'object' ? house.people.find(({ id }) => id === sheet.about) : undefined
  const { players, sittingOut } = lineUp(house.people, game?.seats.max ?? MAX_PEOPLE_AT_TABLE)
  const sitsOut = (person: Person) => sittingOut.includes(person)
  const botTexts = useBotTexts(house.people.some(({ bot }) => bot))
  const status = (person: Person) => (person.bot ? describeBot(person.bot, botTexts) : personStatus(house, person, client))
  const line = (person: Person) => [status(person), sitsOut(person) ? text.house.sitsOut : ''].filter(Boolean).join(', ')
  const spoken = (person: Person) => [person.name, person.bot && botStatus(person), line(person)].filter(Boolean).join(', ')
  const press = (person: Person) =>
    client.actingId !== null && (isHost || person.kind === 'person' || person.program || person.bot)
      ? { label: spoken(person), press: () => setSheet({ about: person.id }) }
      : undefined

  return (
    <div class="page lobby">
      {top}
      <p class="unseen" role="status">
        {arrival}
      </p>
      <main class="page-all">
        <div class="lobby-main">
          <div>
            <ShareTable house={house} />
            {client.actingId !== null && (
              <button type="button" class="lobby-link lobby-another" onClick={() => setSheet('another')}>
                {text.passing.another}
              </button>
            )}
          </div>
          <Facade people={house.people} chairs={MAX_PEOPLE_AT_TABLE} line={line} dim={sitsOut} press={press} />
          {house.on?.state === 'ended' && house.on.abandoned && <p role="status">{text.pause.closed}</p>}
          {house.watchers > 0 && <p class="small haze">{text.people.watching(house.watchers)}</p>}
        </div>
        <div class="lobby-foot">
          <KnockStrip client={client} house={house} />
          <section class="lobby-game" aria-label={text.menu.options}>
            <div>
              <h2>{game ? text.games[game.id].name : house.game}</h2>
              <p class="small haze figures" role="status">
                {sittingOut.length > 0
                  ? text.house.sitOut(
                      players.length,
                      sittingOut.map(({ name }) => isolateName(name)),
                    )
                  : game && text.players(game.seats.min, game.seats.max)}
              </p>
            </div>
            {(house.played.length > 0 || house.brokenOff) && (
              <button type="button" class="lobby-link" onClick={() => setSheet('evening')}>
                {text.evening.title}
              </button>
            )}
            <button type="button" class="lobby-link" onClick={() => setSheet('options')}>
              {text.house.options}
            </button>
            {isHost && (
              <button type="button" class="lobby-link" onClick={() => setSheet('game')}>
                {text.house.change}
              </button>
            )}
          </section>
          <ActionBar actions={isHost ? hostActions(client, house, misfit, () => setSheet('bots')) : guestActions(house)} />
        </div>
      </main>
      {sheet === 'evening' && <EveningSheet client={client} house={house} onClose={() => setSheet(undefined)} />}
      {sheet === 'bots' && <AddBotsSheet client={client} house={house} onClose={() => setSheet(undefined)} />}
      {sheet === 'game' && <ChooseGameSheet client={client} house={house} onClose={() => setSheet(undefined)} />}
      {sheet === 'another' && <AddPlayerSheet code={client.code} onSeat={onSeat} onClose={() => setSheet(undefined)} />}
      {sheet === 'options' && <OptionsSheet client={client} house={house} onClose={() => setSheet(undefined)} />}
      {shownPerson && <PersonSheet client={client} house={house} person={shownPerson} onClose={() => setSheet(undefined)} />}
    </div>
  )
}

/** Who came or left last, for screen readers. Those who are there when the page opens are not announced. */
function useArrivals({ people }: House): string {
  const before = useRef(people)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    const { house: text } = messages()
    const missingIn = (others: readonly Person[]) => (person: Person) => !others.some(({ id }) => id === person.id)
    const came = people.filter(missingIn(before.current))
    const went = before.current.filter(missingIn(people))
    before.current = people
    const sentences = [
      ...came.map(({ name }) => text.came(isolateName(name), people.length, MAX_PEOPLE_AT_TABLE)),
      ...went.map(({ name }) => text.went(isolateName(name))),
    ]
    if (sentences.length > 0) setSentence(sentences.join(' '))
  }, [people])
  return sentence
}

function hostActions(client: TableClient, house: House, misfit: string | undefined, openBots: () => void): BarAction[] {
  const text = messages().house
  const peopleCount = house.people.length
  const { min, max } = gameOnShelf(house.game)?.seats ?? { min: 2, max: 12 }
  const bot: BarAction = {
    label: text.bots,
    slim: true,
    disabledBecause: peopleCount >= max ? text.tooMany(max) : undefined,
    press: openBots,
  }
  if (peopleCount < min) return [bot, { label: text.fill(min - peopleCount), tone: 'go', press: () => client.commands.send({ do: 'fillWithBots' }) }]
  const start = text.start(Math.min(peopleCount, max))
  return [bot, { label: start, tone: 'go', disabledBecause: misfit, press: () => client.commands.send({ do: 'start', n: house.next.n }) }]
}
function guestActions(house: House): BarAction[] {
  const { house: text } = messages()
  const host = personName(house, house.host)
  return [{ label: text.waitForHost(host), disabledBecause: text.onlyHost(host), press: () => {} }]
}
