// The layout of a match's screen, for every game and screen size: title, seats, headline, stage, folder, bar. A phone stacks them; a
// phone in landscape and a tablet have a private column at the right; a wide screen has three columns.
import type { ComponentChildren, RefObject } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { TitleBarContext } from './top-bar.tsx'
import './table-frame.css'

interface Props {
  /** A key for headline and stage: they are mounted anew when it changes, instead of being animated from one picture to another. */
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
        {/* Every part has a key: without one, a new scene makes Preact use the bar's node for the folder, and its height would be measured. */}
        <div class="frame-seats" key="seats">
          {seats}
        </div>
        <div class="frame-main" key={`main ${scene}`}>
          <div class="frame-headline">{headline}</div>
          <div class="frame-stage">{stage}</div>
        </div>
        <div class="frame-folder" key="folder">
          {folder}
        </div>
        <div class="frame-bar" key="bar" ref={foot}>
          {bar}
        </div>
      </main>
    </div>
  )
}

/** Publishes the bar's height as --foot, so that the folder lies above it at any font size. */
function useFootHeight(frame: RefObject<HTMLDivElement>, foot: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    if (!frame.current || !foot.current) return
    const { style } = frame.current
    const observer = new ResizeObserver(([entry]) => style.setProperty('--foot', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [frame, foot])
}
