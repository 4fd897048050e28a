// What has happened, for screens with room for it: the last events, and how many answers are left.

import type { KgbSpectatorProps } from './props.ts'
import { eventsOf } from './sentences.ts'
import './so-far.css'

export const SoFar = ({ play }: { readonly play: KgbSpectatorProps }) => {
  const { common, words } = play
  return (
    <aside class="so-far" aria-label={words.tv.soFar}>
      <h3>{words.tv.soFar}</h3>
      <ol>
        {eventsOf(play)
          .slice(-8)
          .map((event, i) => (
            <li key={`${i} ${event}`}>{event}</li>
          ))}
      </ol>
      {common.answersLeft !== null && <p>{words.tv.left(common.answersLeft)}</p>}
    </aside>
  )
}
