// What happened last, as sentences: for the column of a shared screen, where nothing is said in passing.
import './last-events.css'

const most = 2

export const LastEvents = ({ events }: { readonly events: readonly string[] }) => (
  <ol class="last-events">
    {events.slice(-most).map((event, i) => (
      <li key={`${i} ${event}`}>{event}</li>
    ))}
  </ol>
)
