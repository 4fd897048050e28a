// The debrief of Top Secret: everybody's house with its points, and a way to look back at all rounds.
import type { Seat } from '@safehouse/engine'
import { useContext, useState } from 'preact/hooks'
import { SharedScreen } from '../../screen/shared.ts'
import { hasSeat, who } from '../core/props.ts'
import { Houses } from './houses.tsx'
import { LookBack } from './look-back.tsx'
import { outcomeOf, reasonOf, type TopSecretSpectatorProps } from './props.ts'
import './result-panel.css'

export function TopSecretResultPanel({ match }: { readonly match: TopSecretSpectatorProps }) {
  return match.common.phase === 'over' ? <Points match={match} /> : null
}

function Points({ match }: { readonly match: TopSecretSpectatorProps }) {
  const { words, common, seats } = match
  const most = Math.max(...common.totals)
  const winners = seats.filter(({ seat }) => common.totals[seat] === most)
  const order = [...common.totals.keys()].sort((a, b) => common.totals[b]! - common.totals[a]!)
  const [chosen, setChosen] = useState<Seat>(hasSeat(match) ? match.seat : order[0]!)
  const [looking, setLooking] = useState(false)
  const shared = useContext(SharedScreen)
  return (
    <div class="secret-result">
      <div class="lead" role="status">
        <h2>{words.result.wins(winners, most)}</h2>
        <p>{words.result.line}</p>
      </div>
      <Houses match={match} order={order} winners={winners.map(({ seat }) => seat)} chosen={chosen} onChoose={shared ? undefined : setChosen} />
      {shared ? (
        <p class="small haze">{words.result.windows}</p>
      ) : (
        <>
          <Reasons match={match} seat={chosen} />
          <button type="button" class="button plain" onClick={() => setLooking(true)}>
            {words.look.title}
          </button>
        </>
      )}
      {looking && <LookBack match={match} onClose={() => setLooking(false)} />}
    </div>
  )
}

/** Why a player got the points of each round, in a sentence each. */
function Reasons({ match, seat }: { readonly match: TopSecretSpectatorProps; readonly seat: Seat }) {
  const { words, common } = match
  const player = who(match, seat)
  return (
    <section class="reasons" aria-live="polite">
      <h3>
        {player.you ? words.result.you : <bdi>{player.name}</bdi>}
        <small aria-hidden="true">{words.result.tap}</small>
      </h3>
      <ul>
        {common.rounds.map((round, i) => {
          const outcome = outcomeOf(round, seat)
          if (!outcome) return null
          return (
            <li key={i}>
              <span>{words.round(i + 1)}</span>
              <p>{reasonOf(match, outcome, seat)}</p>
              <b>{words.sum(outcome.finding, outcome.found)}</b>
            </li>
          )
        })}
      </ul>
      <p class="small haze">{words.result.windows}</p>
    </section>
  )
}
