// Opens a <dialog> as a modal for as long as its component is mounted. It never closes by itself: Escape and Back call `onClose`.
import type { RefObject, TargetedEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useBackCloses } from './back-button.ts'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement>
  onCancel(event: TargetedEvent<HTMLDialogElement>): void
}
export function useModal(onClose?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(true, onClose)
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
