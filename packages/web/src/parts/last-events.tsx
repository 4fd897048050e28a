// The last events as sentences, for the column of a shared screen, which shows no toasts.
import './last-events.css'

const MAX_EVENTS = 2

export const LastEvents = ({ events }: { readonly events: readonly string[] }) => (
  <ol class="last-events">
    {events.slice(-MAX_EVENTS).map((event, i) => (
      <li key={`${i} ${event}`}>{event}</li>
    ))}
  </ol>
)
