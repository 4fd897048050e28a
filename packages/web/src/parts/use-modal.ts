// The browser's own dialog, open while its component is there: nothing under it is reached by finger, key or voice.
// It never closes by itself: Escape asks its owner to.
import type { RefObject, TargetedEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement>
  onCancel(event: TargetedEvent<HTMLDialogElement>): void
}
export function useModal(onClose?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose?.()
    },
  }
}
