// What every seat held at a moment, on paper. It is in the page only while "everything" is chosen.
import { SeatShape } from '../parts/seat-shape.tsx'
import type { ReplayMessages } from './i18n/en.ts'
import { type ReplaySource, viewsAt } from './moments.ts'

export function FilesPanel({ source, entry, words }: { readonly source: ReplaySource; readonly entry: number; readonly words: ReplayMessages }) {
  const { recording, game, details, seats } = source
  const match = { options: recording.setup.options, words: game.words, seats }
  return (
    <ul class="replay-files" aria-label={words.files}>
      {viewsAt(recording, entry).map((view) => (
        <li key={view.seat}>
          <SeatShape who={seats[view.seat]!} />
          <span>
            <bdi class="small">{seats[view.seat]!.name}</bdi>
            <b>{details?.describeHolding(view, match)}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
