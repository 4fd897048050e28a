// The last events as sentences, for the column of a shared screen, which shows no toasts.
import './last-events.css'

const MAX_EVENTS = 2
/** The last event stands alone if both would be longer. */
const MAX_LETTERS = 150

export function LastEvents({ events }: { readonly events: readonly { readonly text: string }[] }) {
  const latest = events.slice(-MAX_EVENTS)
  const letters = latest.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <ol class="last-events">
      {(letters > MAX_LETTERS ? latest.slice(-1) : latest).map(({ text }, i) => (
        <li key={`${i} ${text}`}>{text}</li>
      ))}
    </ol>
  )
}
