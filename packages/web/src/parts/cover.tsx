// A page over the page: it covers everything, open sheets too, until it goes. The browser's own dialog, so that nothing under
// it is reached by finger, key or voice; what is under it stays as it was.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { useModal } from './use-modal.ts'
import './cover.css'

interface Props {
  readonly top: ComponentChildren
  readonly title: string
  readonly line: string
  readonly children?: ComponentChildren
  readonly bar?: ComponentChildren
  /** What Escape does; nothing where it cannot be closed from here. */
  onClose?(): void
}
export function Cover({ top, title, line, children, bar, onClose }: Props) {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} class="cover" aria-labelledby={id}>
      <div class="page">
        {top}
        <div class="page-main cover-main">
          <div class="lead">
            <h2 id={id} tabIndex={-1} autofocus>
              {title}
            </h2>
            <p>{line}</p>
          </div>
          {children}
        </div>
        <div class="cover-foot">{bar}</div>
      </div>
    </dialog>
  )
}
