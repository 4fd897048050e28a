// The last events and the number of answers that are left if they are few, for screens with room beside the circle.
import { fewAnswersLeft, type KgbSpectatorProps } from './props.ts'
import './so-far.css'

const MAX_EVENTS = 8

export const SoFar = ({ match }: { readonly match: KgbSpectatorProps }) => {
  const { common, words } = match
  const answersLeft = fewAnswersLeft(common)
  return (
    <aside class="so-far" aria-label={words.tv.soFar}>
      <p class="so-far-title">{words.tv.soFar}</p>
      <ol>
        {match.events.slice(-MAX_EVENTS).map(({ text }, i) => (
          <li key={`${i} ${text}`}>{text}</li>
        ))}
      </ol>
      {answersLeft !== undefined && <p>{words.tv.left(answersLeft)}</p>}
    </aside>
  )
}
