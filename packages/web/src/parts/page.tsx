// A page that is no table: title, one column, and a bar at the thumb. With `onSubmit` it is a form, and Enter presses its button.
import type { ComponentChildren } from 'preact'

interface Props {
  readonly top: ComponentChildren
  readonly bar?: ComponentChildren
  /** More than the one column's own look. */
  readonly class?: string
  onSubmit?: ((event: Event) => void) | undefined
  readonly children?: ComponentChildren
}
export function Page({ top, bar, class: look, onSubmit, children }: Props) {
  const all = (
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
      {all}
    </form>
  ) : (
    <div class="page">{all}</div>
  )
}
