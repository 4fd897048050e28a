// The last events as sentences, for the column of a shared screen, which shows no toasts.
import './last-events.css'

const MAX_EVENTS = 2

export const LastEvents = ({ events }: { readonly events: readonly { readonly text: string }[] }) => (
  <ol class="last-events">
    {events.slice(-MAX_EVENTS).map(({ text }, i) => (
      <li key={`${i} ${text}`}>{text}</li>
    ))}
  </ol>
)
