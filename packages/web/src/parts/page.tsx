// The layout of a page that is not a game's table: top bar, one column, and a bar at the bottom. With `onSubmit` it is a form.
import type { ComponentChildren } from 'preact'
import { ActionBar, type BarAction } from './action-bar.tsx'

interface Props {
  readonly top: ComponentChildren
  /** The bar at the bottom: actions, or whatever else there is to do. */
  readonly actions?: readonly BarAction[]
  readonly bar?: ComponentChildren
  /** Additional classes of the column. */
  readonly class?: string
  onSubmit?: ((event: Event) => void) | undefined
  readonly children?: ComponentChildren
}
export function Page({ top, actions, bar, class: className, onSubmit, children }: Props) {
  const parts = (
    <>
      {top}
      <main class="page-all">
        <div class={className ? `page-main ${className}` : 'page-main'}>{children}</div>
        {actions ? <ActionBar actions={actions} /> : bar}
      </main>
    </>
  )
  return onSubmit ? (
    <form class="page" onSubmit={onSubmit}>
      {parts}
    </form>
  ) : (
    <div class="page">{parts}</div>
  )
}
