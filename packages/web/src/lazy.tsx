// Components whose chunk is fetched when they are first shown, or earlier.
import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from './chunks.ts'

/** Time given to the page's own files before anything is prefetched. */
const PREFETCH_DELAY_MS = 2000
/** Prefetches run one after another, so that a request of the user meanwhile finds a free connection. */
let prefetched: Promise<unknown> = Promise.resolve()

/**
 * A component that shows nothing until its chunk has arrived. The chunk is fetched when the component is first shown; with 'later' then, but after
 * all other chunks; with 'now' when this file is loaded; with 'prefetch' when the page itself has loaded.
 */
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
    // A layout effect starts the fetch before the page is painted without the component, which takes long on a slow phone.
    useLayoutEffect(() => {
      if (!Component) (when === 'later' ? afterOtherChunks().then(fetchOnce) : fetchOnce()).then((component) => setComponent(() => component))
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
