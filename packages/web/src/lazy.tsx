// Components that are fetched when they are first shown, prefetched once the page itself has loaded, or fetched at once.
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { loadChunk } from './chunks.ts'

/** Time given to the page's own files before anything is prefetched. */
const PREFETCH_DELAY_MS = 2000

/** A component that shows nothing until its chunk has arrived. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, when?: 'prefetch' | 'now'): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  const fetchOnce = async () => {
    loaded ??= await loadChunk(load)
    return loaded
  }
  if (when === 'prefetch') setTimeout(fetchOnce, PREFETCH_DELAY_MS)
  if (when === 'now') void fetchOnce()
  return function Lazy(props) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (!Component) fetchOnce().then((component) => setComponent(() => component))
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
