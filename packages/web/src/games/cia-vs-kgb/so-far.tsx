// The last events and the number of answers that are left, for screens with room beside the circle.
import type { KgbSpectatorProps } from './props.ts'
import './so-far.css'

const MAX_EVENTS = 8

export const SoFar = ({ play }: { readonly play: KgbSpectatorProps }) => {
  const { common, words } = play
  return (
    <aside class="so-far" aria-label={words.tv.soFar}>
      <h3>{words.tv.soFar}</h3>
      <ol>
        {play.events.slice(-MAX_EVENTS).map(({ text }, i) => (
          <li key={`${i} ${text}`}>{text}</li>
        ))}
      </ol>
      {common.answersLeft !== null && <p>{words.tv.left(common.answersLeft)}</p>}
    </aside>
  )
}
