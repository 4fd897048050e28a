// Where things are on a table's screen, for every game and every size: title, seats, headline, stage, folder, bar.
// A phone stacks them; a phone on its side and a tablet put the private column right; a desk has three columns.
import type { ComponentChildren, RefObject } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { TitleBarContext } from './top-bar.tsx'
import './table-frame.css'

interface Props {
  /** Another name when the whole picture changes: the stage is then a new one, not one that jumps. */
  readonly scene?: string
  readonly seats?: ComponentChildren
  readonly headline: ComponentChildren
  readonly stage: ComponentChildren
  readonly folder?: ComponentChildren
  readonly bar?: ComponentChildren
}
export function TableFrame({ scene, seats, headline, stage, folder, bar }: Props) {
  const top = useContext(TitleBarContext)
  const frame = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useFootHeight(frame, foot)
  return (
    <div class="frame" ref={frame}>
      <div class="frame-top">{top}</div>
      <main class="page-all">
        <div class="frame-seats">{seats}</div>
        <div class="frame-main" key={scene}>
          <div class="frame-headline">{headline}</div>
          <div class="frame-stage">{stage}</div>
        </div>
        <div class="frame-folder">{folder}</div>
        <div class="frame-bar" ref={foot}>
          {bar}
        </div>
      </main>
    </div>
  )
}

/** The folder lies on the bar, however high large letters make it. */
function useFootHeight(frame: RefObject<HTMLDivElement>, foot: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    if (!frame.current || !foot.current) return
    const { style } = frame.current
    const watch = new ResizeObserver(([entry]) => style.setProperty('--foot', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [frame, foot])
}
