// A sheet at the bottom edge (a panel at the right on wide screens): a modal dialog with its own bar.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { ActionBar, type BarAction } from './action-bar.tsx'
import { useModal } from './use-modal.ts'
import './sheet.css'

interface Props {
  readonly title: string
  readonly line?: string | undefined
  /** At the right of the title. */
  readonly aside?: ComponentChildren
  /** The bar at its foot: actions, or whatever else there is to do. */
  readonly actions?: readonly BarAction[]
  readonly bar?: ComponentChildren
  readonly children?: ComponentChildren
  onClose(): void
}
export function Sheet({ title, line, aside, actions, bar, children, onClose }: Props) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    // A click on the backdrop closes the sheet; with the keyboard Escape does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog {...modal} class="sheet" aria-labelledby={id} onClick={(event) => event.target === event.currentTarget && onClose()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="sheet-body" tabIndex={0}>
        <div class="sheet-head">
          <div>
            {/* The title takes the focus, so that no option looks chosen. */}
            <h2 id={id} tabIndex={-1} autofocus>
              {title}
            </h2>
            {line && <p>{line}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
      {actions ? <ActionBar actions={actions} /> : bar}
    </dialog>
  )
}
