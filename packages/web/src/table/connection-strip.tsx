// The strip under the title while the connection is lost: what is known about it, how many actions wait to be sent, and what can be done.
// It does not say which actions wait, because an action may be a secret.
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { listen } from '../parts/listen.ts'
import './connection-strip.css'
import type { TableClient } from './table-client.ts'

/** A restart of the server or a change of network is usually over sooner than this; then nothing is shown. */
const SHOWN_AFTER_MS = 1000

export function ConnectionStrip({ client }: { readonly client: TableClient }) {
  const isLost = client.connection.value === 'reconnecting'
  const isOffline = useIsOffline()
  const unsent = client.unsent.value
  /** Sent, but not confirmed by the server. */
  const onTheWay = client.unanswered.value - unsent
  const isUrgent = isOffline || unsent + onTheWay > 0
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isLost) return setIsShown(false)
    const timer = setTimeout(() => setIsShown(true), isUrgent ? 0 : SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLost, isUrgent])
  const { line: text } = messages()
  return (
    <div role="status">
      {isLost && isShown && (
        <section class="connection-strip">
          <Drawing name="icon-line" class="line-icon" />
          <p>
            <strong>{isOffline ? text.lost : text.connecting}</strong>
            {/* Before the first house document there is no table to speak of. */}
            <span class="small">{isOffline ? text.offline : client.house.value && text.tableGoesOn}</span>
          </p>
          {!isOffline && (
            <button type="button" onClick={() => client.reconnectNow()}>
              {text.tryNow}
            </button>
          )}
          {unsent > 0 && (
            <p class="line-waits">
              <strong>{text.waits(unsent)}</strong>
              <span class="small">{text.waitsDetail}</span>
            </p>
          )}
          {unsent > 0 && (
            <button type="button" onClick={() => client.withdrawUnsent()}>
              {text.takeBack}
            </button>
          )}
          {unsent === 0 && onTheWay > 0 && <p class="line-waits small">{text.onTheWay(onTheWay)}</p>}
        </section>
      )}
    </div>
  )
}

/** Whether the browser says that the device has no network. */
function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(!navigator.onLine)
  useEffect(() => {
    const update = () => setIsOffline(!navigator.onLine)
    return listen([window, 'online', update], [window, 'offline', update])
  }, [])
  return isOffline
}
