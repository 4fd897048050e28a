// The debrief: who won the match (SF-03), then each round with its place, cards and points, the last one first.
import { useContext, useState } from 'preact/hooks'
import { Segments } from '../../parts/rows.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { who } from '../core/props.ts'
import { RoundPoints } from './points/points.tsx'
import { describeOutcome } from './points/round-outcome.ts'
import type { SpyfallSpectatorProps } from './props.ts'
import './result-panel.css'

export function SpyfallResultPanel({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { common, words, seats } = match
  const rounds = common.results.length
  const [round, setRound] = useState(rounds)
  const isShared = useContext(SharedScreen)
  if (common.stage.is !== 'over') return null
  const most = Math.max(...common.points)
  const winners = seats.filter(({ seat }) => common.points[seat] === most).map(({ seat }) => who(match, seat))
  const { headline, subline } = describeOutcome(match, round)
  return (
    <div class="spy-result">
      <div class="lead" role="status">
        <h2>{words.result.wins(winners, most)}</h2>
        <p>{words.result.line(rounds)}</p>
      </div>
      {rounds > 1 && !isShared && (
        <Segments<string>
          label={words.result.rounds}
          value={String(round)}
          options={common.results.map((_, i) => ({ value: String(i + 1), label: words.result.roundShort(i + 1) }))}
          onChange={(chosen) => setRound(Number(chosen))}
        />
      )}
      <p class="spy-result-why">
        <strong>{headline}.</strong> {subline}
      </p>
      <RoundPoints match={match} round={round} />
    </div>
  )
}
