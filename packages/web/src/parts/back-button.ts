// The browser's Back button (Android's, or a swipe) closes what lies over the page before it leaves the page. While anything
// closable is open, one extra history entry is on top; going back removes that entry instead of the page.
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Layer {
  close(): void
}
const layers: Layer[] = []
const isExtraEntry = (): boolean => (history.state as { readonly layer?: boolean } | null)?.layer === true
let timer: ReturnType<typeof setTimeout> | undefined
/** The extra entry is being removed by us, not by the user. */
let isRemoving = false

/** Adds or removes the extra entry. Later than the change, because one layer may be replaced by another in the same moment. */
function syncSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (layers.length > 0 && !isExtraEntry()) {
      history.scrollRestoration = 'manual' // the page under a layer must not jump when the layer closes
      history.pushState({ layer: true }, '')
    } else if (layers.length === 0 && isExtraEntry()) {
      isRemoving = true
      history.back()
    }
  })
}
/** Starts listening to the Back button; once for each page. */
export function listenToBackButton(): void {
  addEventListener('popstate', () => {
    if (!isExtraEntry()) {
      history.scrollRestoration = 'auto'
      if (!isRemoving) layers.at(-1)?.close()
    }
    isRemoving = false
    syncSoon()
  })
  syncSoon() // a page that was reloaded under a layer begins without one
}

/** Closes a layer on Back for as long as it is open; without `close` it stays, and Back leaves the page. */
export function useBackCloses(isOpen: boolean, close: (() => void) | undefined): void {
  const latestClose = useRef(close)
  latestClose.current = close
  const isClosable = isOpen && close !== undefined
  // A layout effect, so in the same task as the change: a layer that Back has closed must be off the list before `syncSoon` runs.
  useLayoutEffect(() => {
    if (!isClosable) return
    const layer = { close: () => latestClose.current?.() }
    layers.push(layer)
    syncSoon()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      syncSoon()
    }
  }, [isClosable])
}
