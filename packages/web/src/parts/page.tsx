// The layout of a page that is not a game's table: top bar, one column, and a bar at the bottom. With `onSubmit` it is a form.
import type { ComponentChildren } from 'preact'

interface Props {
  readonly top: ComponentChildren
  readonly bar?: ComponentChildren
  /** Additional classes of the column. */
  readonly class?: string
  onSubmit?: ((event: Event) => void) | undefined
  readonly children?: ComponentChildren
}
export function Page({ top, bar, class: look, onSubmit, children }: Props) {
  const parts = (
    <>
      {top}
      <main class="page-all">
        <div class={look ? `page-main ${look}` : 'page-main'}>{children}</div>
        {bar}
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
