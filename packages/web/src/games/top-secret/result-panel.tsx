// The debrief: the last fingers first, for that is the moment; then everybody's house with its windows, and all rounds again.
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

/** How long the last fingers are shown before the points, unless somebody looks on at once. */
const LAST_POINTINGS_SHOWN_MS = 9000

export function TopSecretResultPanel({ play }: { readonly play: TopSecretSpectatorProps }) {
  const [fingers, setFingers] = useState(() => play.news.facts.some((fact) => fact.kind === 'pointingsShown'))
  useEffect(() => {
    if (!fingers) return
    const timer = setTimeout(() => setFingers(false), LAST_POINTINGS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [fingers])
  if (play.common.phase !== 'over') return null
  return fingers ? <LastFingers play={play} onPoints={() => setFingers(false)} /> : <Points play={play} />
}

function LastFingers({ play, onPoints }: { readonly play: TopSecretSpectatorProps; onPoints(): void }) {
  const { words, common } = play
  const round = currentRound(common)
  const shared = useContext(SharedScreen)
  return (
    <div class="secret-result">
      <div class="lead" role="status">
        <h2>{scored(play)}</h2>
        <p>{words.scoredTitle.line}</p>
      </div>
      <Ring play={play} round={round} fresh />
      {!shared && (
        <>
          <PointsList play={play} round={round} />
          <button type="button" class="button plain" onClick={onPoints}>
            {words.act.toPoints}
          </button>
        </>
      )}
    </div>
  )
}

function Points({ play }: { readonly play: TopSecretSpectatorProps }) {
  const { words, common, seats } = play
  const most = Math.max(...common.totals)
  const winners = seats.filter(({ seat }) => common.totals[seat] === most)
  const order = [...common.totals.keys()].sort((a, b) => common.totals[b]! - common.totals[a]!)
  const [chosen, setChosen] = useState<Seat>(isSeat(play) ? play.seat : order[0]!)
  const [looking, setLooking] = useState(false)
  const shared = useContext(SharedScreen)
  return (
    <div class="secret-result">
      <div class="lead" role="status">
        <h2>{words.result.wins(winners, most)}</h2>
        <p>{words.result.line}</p>
      </div>
      <Houses play={play} order={order} winners={winners.map(({ seat }) => seat)} chosen={chosen} onChoose={shared ? undefined : setChosen} />
      {shared ? (
        <p class="small haze">{words.result.windows}</p>
      ) : (
        <>
          <Reasons play={play} seat={chosen} />
          <button type="button" class="button plain" onClick={() => setLooking(true)}>
            {words.look.title}
          </button>
        </>
      )}
      {looking && <LookBack play={play} onClose={() => setLooking(false)} />}
    </div>
  )
}

/** Each round of one house in a sentence. */
function Reasons({ play, seat }: { readonly play: TopSecretSpectatorProps; readonly seat: Seat }) {
  const { words, common } = play
  const player = who(play, seat)
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
              <p>{reasonOf(play, outcome, seat)}</p>
              <b>{words.sum(outcome.finding, outcome.found)}</b>
            </li>
          )
        })}
      </ul>
      <p class="small haze">{words.result.windows}</p>
    </section>
  )
}
