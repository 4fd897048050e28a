// Listens to several events at once, with one function that stops it again.

/** A target that is missing in some browsers is skipped. */
type Listening = readonly [target: EventTarget | undefined, event: string, handler: (event: never) => unknown, options?: AddEventListenerOptions]

/** Calls the handlers until the returned function is called. */
export function listen(...listenings: readonly Listening[]): () => void {
  for (const [target, event, handler, options] of listenings) target?.addEventListener?.(event, handler as EventListener, options)
  return () => {
    for (const [target, event, handler, options] of listenings) target?.removeEventListener?.(event, handler as EventListener, options)
  }
}
