// The page after a match: the game's own result, the proof that the deal was fair, the record, and starting the next match.
import { useContext, useState } from 'preact/hooks'
import { EveningSheet } from '../evening/evening-sheet.tsx'
import { headlineOf } from '../evening/headline.ts'
import { NextGameSheet } from '../evening/next-game-sheet.tsx'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { personName } from '../table/person-name.ts'
import type { TableMatchProps } from '../table/props.ts'
import { seatedPeople } from '../table/seated-people.ts'
import { useStaging } from '../table/staging.ts'
import { useMatchProps } from '../table/use-match-props.ts'
import { ProofSection } from './proof-section.tsx'
import { WhoKnewSection } from './who-knew-section.tsx'
import './debrief-page.css'

interface Props extends TableMatchProps {
  onBackToLobby(): void
}
export function DebriefPage(props: Props) {
  const game = useGame(props.match.game)
  const top = useContext(TitleBarContext)
  const [sheet, setSheet] = useState<'evening' | 'next'>()
  const { client, house } = props
  const close = () => setSheet(undefined)
  const { evening } = messages()
  return (
    <Page top={top} actions={actionsOf(props)} class="debrief">
      {game && <ResultSection {...props} game={game} />}
      <WhoKnewSection
        code={client.code}
        match={props.match}
        token={client.localPeople.value[0]?.token}
        seats={seatedPeople(house, client.personId)}
        house={house}
      />
      <section class="debrief-evening" aria-label={evening.title}>
        <button type="button" class="text-button" onClick={() => setSheet('evening')}>
          {evening.title}: {headlineOf(house, client.personId)}
        </button>
        {house.host === client.actingId && (
          <button type="button" class="text-button" onClick={() => setSheet('next')}>
            {evening.otherGame}
          </button>
        )}
      </section>
      <ProofSection client={client} house={house} match={props.match} game={game} />
      {sheet === 'evening' && <EveningSheet client={client} house={house} onClose={close} />}
      {sheet === 'next' && <NextGameSheet client={client} house={house} onClose={close} />}
    </Page>
  )
}

function ResultSection({ client, house, match, game }: Props & { readonly game: LoadedGame }) {
  const matchProps = useMatchProps(client, house, match, game, useStaging(client, house, match, game))
  const { ResultPanel } = game.screens
  return matchProps ? <ResultPanel match={'seat' in matchProps ? matchProps.seat : matchProps.open} /> : null
}

function actionsOf({ client, house, onBackToLobby }: Props): BarAction[] {
  const { debrief } = messages()
  const otherGame: BarAction = { label: debrief.otherGame, press: onBackToLobby }
  if (house.host === client.actingId)
    return [otherGame, { label: debrief.again, tone: 'go', press: () => client.commands.send({ do: 'playNext', game: house.game, n: house.next.n }) }]
  const host = personName(house, house.host)
  return [otherGame, { label: debrief.again, disabledBecause: debrief.hostStarts(host), press: () => {} }]
}
