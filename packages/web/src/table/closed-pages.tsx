// Pages for a device that is no longer connected to its table: the seat is open elsewhere, has moved, or is refused.
import type { ErrorCode } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'

/** The newest device that opens a seat has it. */
export function OpenElsewherePage({ onHere }: { onHere(): void }) {
  const { join } = messages()
  return (
    <Page top={<TopBar title="Safehouse" />} actions={[{ label: join.useHere, tone: 'go', press: onHere }]} class="lead">
      <h2>{join.elsewhere}</h2>
      <p>{join.elsewhereLine}</p>
    </Page>
  )
}
/** The seat was moved to another device. */
export function SeatMovedPage({ onWatch, onGone }: { readonly onWatch: (() => void) | undefined; onGone(): void }) {
  const { join, move } = messages()
  const watch: BarAction[] = onWatch ? [{ label: move.watch, tone: 'go', press: onWatch }] : []
  return (
    <Page top={<TopBar title="Safehouse" />} actions={[{ label: join.toTheDoor, press: onGone }, ...watch]} class="lead">
      <h2>{move.moved}</h2>
      {onWatch && <p>{move.movedLine}</p>}
    </Page>
  )
}
/** The server refused the connection for good. */
export function RefusedPage({ error, onGone }: { readonly error: ErrorCode; onGone(): void }) {
  const { errors, join } = messages()
  return (
    <Page top={<TopBar title="Safehouse" />} actions={[{ label: join.tryAgain, tone: 'go', press: onGone }]} class="lead">
      <h2>{errors[error]({})}</h2>
    </Page>
  )
}
