// The debrief of Top Secret: first the pointing of the last round, as it was just revealed; then everybody's house with its points,
// and a way to look back at all rounds.
import type { Seat } from '@safehouse/engine'
import { useContext, useEffect, useState } from 'preact/hooks'
import { SharedScreen } from '../../screen/shared.ts'
import { isSeat, who } from '../core/props.ts'
import { scored } from './headline.tsx'
import { Houses } from './houses.tsx'
import { LookBack } from './look-back.tsx'
import { PointsList } from './points-list.tsx'
import { currentRound, outcomeOf, reasonOf, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import './result-panel.css'

/** How long the last pointing is shown before the points, unless the player goes on earlier. */
const LAST_POINTINGS_SHOWN_MS = 9000

export function TopSecretResultPanel({ match }: { readonly match: TopSecretSpectatorProps }) {
  const [isPointingShown, setPointingShown] = useState(() => match.news.facts.some((fact) => fact.kind === 'pointingsShown'))
  useEffect(() => {
    if (!isPointingShown) return
    const timer = setTimeout(() => setPointingShown(false), LAST_POINTINGS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPointingShown])
  if (match.common.phase !== 'over') return null
  return isPointingShown ? <LastPointing match={match} onPoints={() => setPointingShown(false)} /> : <Points match={match} />
}

function LastPointing({ match, onPoints }: { readonly match: TopSecretSpectatorProps; onPoints(): void }) {
  const { words, common } = match
  const round = currentRound(common)
  const shared = useContext(SharedScreen)
  return (
    <div class="secret-result">
      <div class="lead" role="status">
        <h2>{scored(match)}</h2>
        <p>{words.scoredTitle.line}</p>
      </div>
      <Ring match={match} round={round} fresh />
      {!shared && (
        <>
          <PointsList match={match} round={round} />
          <button type="button" class="button plain" onClick={onPoints}>
            {words.act.toPoints}
          </button>
        </>
      )}
    </div>
  )
}

function Points({ match }: { readonly match: TopSecretSpectatorProps }) {
  const { words, common, seats } = match
  const most = Math.max(...common.totals)
  const winners = seats.filter(({ seat }) => common.totals[seat] === most)
  const order = [...common.totals.keys()].sort((a, b) => common.totals[b]! - common.totals[a]!)
  const [chosen, setChosen] = useState<Seat>(isSeat(match) ? match.seat : order[0]!)
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
