// The debrief of CIA vs. KGB: the raised hands, the winning side and the rule that decided, and who had seen whose card (CK-26).
import { Stamp } from '../../parts/stamp.tsx'
import type { KgbSpectatorProps } from './props.ts'
import { RaisedHandsOverlay } from './raised-hands/hands-up.tsx'
import { summaryOf } from './result/end-summary.ts'
import { SightLines } from './result/sight-lines.tsx'
import './result-panel.css'

export function KgbResultPanel({ match }: { readonly match: KgbSpectatorProps }) {
  const { common, words, seats } = match
  const { end } = common
  if (!end) return null
  const { result } = words
  const me = seats.find(({ you }) => you)
  const side = me && end.cards[me.seat]
  const stamp = end.winner === null ? result.stamps.nobody : side === undefined || side === end.winner ? result.stamps.won : result.stamps.lost
  const wins = result.wins(end.winner)
  const why = result.why[end.ground](summaryOf(common, end, seats))
  return (
    <>
      <RaisedHandsOverlay match={match} saidAfterwards={`${stamp}: ${wins} ${why}`} />
      <div class="verdict-all">
        <section class="verdict-file">
          <header>
            <p>{side && result.youWere(side)}</p>
            <Stamp says={stamp} />
          </header>
          <h2>{wins}</h2>
          <p class="verdict-rule">{why}</p>
        </section>
        <SightLines match={match} end={end} />
      </div>
    </>
  )
}
