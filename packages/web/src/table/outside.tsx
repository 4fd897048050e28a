// When this device is not at the table any more: the seat is open elsewhere, or the server does not know it.
import type { ErrorCode } from '@safehouse/protocol'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'

export function Elsewhere({ onHere }: { onHere(): void }) {
  const { join, table } = words()
  return (
    <Page
      top={<TopBar title="Safehouse" />}
      bar={<ActionBar label={table.actions} actions={[{ label: join.useHere, tone: 'go', press: onHere }]} />}
      class="lead"
    >
      <h2>{join.elsewhere}</h2>
      <p>{join.elsewhereLine}</p>
    </Page>
  )
}
/** The seat went to another device. */
export function Moved({ onWatch, onGone }: { readonly onWatch: (() => void) | undefined; onGone(): void }) {
  const { join, move, table } = words()
  const watch: BarAction[] = onWatch ? [{ label: move.watch, tone: 'go', press: onWatch }] : []
  return (
    <Page
      top={<TopBar title="Safehouse" />}
      bar={<ActionBar label={table.actions} actions={[{ label: join.toTheDoor, press: onGone }, ...watch]} />}
      class="lead"
    >
      <h2>{move.moved}</h2>
      {onWatch && <p>{move.movedLine}</p>}
    </Page>
  )
}
export function Refused({ error, onGone }: { readonly error: ErrorCode; onGone(): void }) {
  const { errors, join, table } = words()
  return (
    <Page
      top={<TopBar title="Safehouse" />}
      bar={<ActionBar label={table.actions} actions={[{ label: join.tryAgain, tone: 'go', press: onGone }]} />}
      class="lead"
    >
      <h2>{errors[error]({})}</h2>
    </Page>
  )
}
