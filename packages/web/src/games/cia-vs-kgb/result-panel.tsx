// The debrief of CIA vs. KGB: the winning side and the rule that decided, and who had seen whose card (CK-26).
import { useEffect } from 'preact/hooks'
import { announce } from '../../parts/announcer.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import type { KgbSpectatorProps } from './props.ts'
import { stampFor, summaryOf } from './result/end-summary.ts'
import { SightLines } from './result/sight-lines.tsx'
import './result-panel.css'

export function KgbResultPanel({ match }: { readonly match: KgbSpectatorProps }) {
  const { common, words, seats } = match
  const { end } = common
  const { result } = words
  const rule = end && result.why[end.ground](summaryOf(common, end, seats))
  const verdict = end && `${result.wins(end.winner)} ${rule}`
  useEffect(() => {
    if (verdict) announce(verdict)
  }, [verdict])
  if (!end) return null
  const me = seats.find(({ you }) => you)
  const side = me && end.cards[me.seat]
  return (
    <div class="verdict-all">
      <section class="verdict-file">
        <header>
          <p>{side && result.youWere(side, end.winner)}</p>
          <Stamp text={result.stamps[stampFor(end, me?.seat)]} />
        </header>
        <h2>{result.wins(end.winner)}</h2>
        <p class="verdict-rule">{rule}</p>
      </section>
      <SightLines match={match} end={end} />
    </div>
  )
}
