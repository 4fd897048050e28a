// What was drawn for a phone, as large as the stage has room for.
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const sizes = [2.2, 2, 1.8, 1.6, 1.4, 1.2, 1, 0.8]
/** A paper that lies askew is a little wider than its place. */
const slack = 1.03

export function ScaleToFit({ children }: { readonly children: ComponentChildren }) {
  const stage = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [stage.current, drawing.current]
    if (!outer || !inner) return
    const fit = () => {
      for (const size of sizes) {
        inner.style.setProperty('zoom', String(size))
        const fits = inner.getBoundingClientRect().height <= outer.clientHeight && inner.scrollWidth <= inner.clientWidth * slack
        if (fits) return
      }
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [])
  return (
    <div class="tv-stage" ref={stage}>
      <div class="tv-drawing" ref={drawing}>
        {children}
      </div>
    </div>
  )
}
