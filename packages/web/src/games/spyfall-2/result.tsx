// The debrief: who won the game, then every round with its place, cards and points; the last one first.
import { useContext, useState } from 'preact/hooks'
import { Segments } from '../../parts/rows.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import type { SpyOpen } from './plays.ts'
import { who } from './plays.ts'
import { RoundPoints } from './points.tsx'
import { roundSays } from './round-says.ts'
import './result.css'

export function SpyResult({ play }: { readonly play: SpyOpen }) {
  const { table, words, seats } = play
  const rounds = table.results.length
  const [round, setRound] = useState(rounds)
  const shared = useContext(SharedScreen)
  if (table.stage.is !== 'over') return null
  const most = Math.max(...table.points)
  const winners = seats.filter(({ seat }) => table.points[seat] === most).map(({ seat }) => who(play, seat))
  const { says, line } = roundSays(play, round)
  return (
    <div class="spy-result">
      <div class="lead" role="status">
        <h2>{words.result.wins(winners, most)}</h2>
        <p>{words.result.line(rounds)}</p>
      </div>
      {rounds > 1 && !shared && (
        <Segments<string>
          label={words.result.rounds}
          value={String(round)}
          of={table.results.map((_, i) => ({ value: String(i + 1), label: words.result.roundShort(i + 1) }))}
          onChange={(chosen) => setRound(Number(chosen))}
        />
      )}
      <p class="spy-result-why">
        <strong>{says}.</strong> {line}
      </p>
      <RoundPoints play={play} round={round} />
    </div>
  )
}
