// A full-page modal dialog over everything, open sheets included. Nothing under it can be reached by touch, keyboard or screen
// reader, and what is under it keeps its state.
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
  /** Called on Escape; absent where the user cannot close the cover. */
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
