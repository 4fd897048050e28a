// Shows content that was designed for a phone at the largest zoom that fits its container.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Tried from the largest down. */
const zoomLevels = [2.2, 2, 1.8, 1.6, 1.4, 1.2, 1, 0.8]
/** Rotated paper may overflow by this factor. */
const MAX_OVERFLOW = 1.03

export function ScaleToFit({ children }: { readonly children: ComponentChildren }) {
  const container = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [container.current, content.current]
    if (!outer || !inner) return
    const fit = () => {
      for (const zoom of zoomLevels) {
        inner.style.setProperty('zoom', String(zoom))
        inner.style.setProperty('--zoom', String(zoom))
        const fits = inner.getBoundingClientRect().height <= outer.clientHeight && inner.scrollWidth <= inner.clientWidth * MAX_OVERFLOW
        if (fits) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return (
    <div class="tv-stage" ref={container}>
      <div class="tv-drawing" ref={content}>
        {children}
      </div>
    </div>
  )
}
