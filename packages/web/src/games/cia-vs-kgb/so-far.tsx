// The last events and the number of answers that are left, for screens with room beside the circle.
import type { KgbSpectatorProps } from './props.ts'
import { eventsOf } from './sentences.ts'
import './so-far.css'

const MAX_EVENTS = 8

export const SoFar = ({ match }: { readonly match: KgbSpectatorProps }) => {
  const { common, words } = match
  return (
    <aside class="so-far" aria-label={words.tv.soFar}>
      <h3>{words.tv.soFar}</h3>
      <ol>
        {eventsOf(match)
          .slice(-MAX_EVENTS)
          .map((event, i) => (
            <li key={`${i} ${event}`}>{event}</li>
          ))}
      </ol>
      {common.answersLeft !== null && <p>{words.tv.left(common.answersLeft)}</p>}
    </aside>
  )
}
