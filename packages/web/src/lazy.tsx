// Components that are fetched when they are first shown: at once, after all that the page waits for, or before that, once the page itself has
// loaded or with it.
import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from './chunks.ts'

/** Time given to the page's own files before anything is prefetched. */
const PREFETCH_DELAY_MS = 2000
/** Prefetches follow one another, so that what somebody asks for meanwhile finds a free connection. */
let prefetched: Promise<unknown> = Promise.resolve()

/** A component that shows nothing until its chunk has arrived. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, when?: 'prefetch' | 'now' | 'later'): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  const fetchOnce = async () => {
    loaded ??= await loadChunk(load)
    return loaded
  }
  if (when === 'prefetch')
    setTimeout(() => {
      prefetched = prefetched.then(fetchOnce)
    }, PREFETCH_DELAY_MS)
  if (when === 'now') void fetchOnce()
  return function Lazy(props) {
    const [Component, setComponent] = useState(() => loaded)
    // Before the page is painted without it: a slow phone takes long for that.
    useLayoutEffect(() => {
      if (!Component) (when === 'later' ? afterOtherChunks().then(fetchOnce) : fetchOnce()).then((component) => setComponent(() => component))
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
