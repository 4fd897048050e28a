// The layout of a match's screen, for every game and screen size: title, seats, headline, center, bottom, bar. A phone stacks them; a
// phone in landscape and a tablet have a private column at the right; a wide screen has three columns.
import { type ComponentChildren, createContext, type RefObject } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import type { HeadlineText } from './headline.tsx'
import { TitleBarContext } from './top-bar.tsx'
import './table-frame.css'

/** What the table puts into every game's frame: a scene in place of headline and center, a bar of its own, and the history line. */
export interface FrameOverlay {
  readonly scene?:
    | (HeadlineText & {
        readonly key: string
        readonly isDark: boolean
        /** Whether open folders shut as it begins, so that no paper covers it. */
        readonly shutsFolders: boolean
        readonly center: ComponentChildren
      })
    | undefined
  readonly bar?: ComponentChildren
  readonly history?: ComponentChildren
}
export const FrameOverlayContext = createContext<FrameOverlay>({})

interface Props {
  /** A name for what headline and center show: they are mounted anew when it changes, instead of being animated from one picture to another. */
  readonly showing?: string
  readonly seats?: ComponentChildren
  readonly headline: ComponentChildren
  readonly center: ComponentChildren
  /** The player's folders, or what a spectator's screen shows in their place. */
  readonly bottom?: ComponentChildren
  readonly bar?: ComponentChildren
}
export function TableFrame({ showing, seats, headline, center, bottom, bar }: Props) {
  const top = useContext(TitleBarContext)
  const overlay = useContext(FrameOverlayContext)
  const { scene } = overlay
  const frame = useRef<HTMLDivElement>(null)
  const folders = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useHeight('--foot', foot, frame)
  useHeight('--folder', folders, frame)
  return (
    <div class={scene?.isDark ? 'frame dark' : 'frame'} ref={frame}>
      <div class="frame-top">{top}</div>
      <main class="page-all">
        {/* Every part has a key: without one, a new scene makes Preact use the bar's node for the folder, and its height would be measured. */}
        <div class="frame-seats" key="seats">
          {seats}
        </div>
        {/* Always there, so that screen readers announce each beat of a scene. */}
        <p class="unseen" role="status" key="spoken">
          {scene && `${scene.headline} ${scene.subline}`}
        </p>
        <div class="frame-main" key={scene ? `scene ${scene.key}` : `main ${showing}`}>
          <HeadlineArea>
            {scene ? (
              <div class="headline">
                <div>
                  <h2>{scene.headline}</h2>
                  <p>{scene.subline}</p>
                </div>
              </div>
            ) : (
              headline
            )}
          </HeadlineArea>
          <div class="frame-stage">{scene ? scene.center : center}</div>
        </div>
        <div class="frame-folder" key="folder" ref={folders}>
          {overlay.history}
          {bottom}
        </div>
        <div class="frame-bar" key="bar" ref={foot}>
          {overlay.bar ?? bar}
        </div>
      </main>
    </div>
  )
}

/** The place of the headline. It takes the focus only while it scrolls, as on a phone on its side, so that arrow keys reach all of it. */
function HeadlineArea({ children }: { readonly children: ComponentChildren }) {
  const area = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScrolls(getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight),
    )
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div class="frame-headline" ref={area} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  )
}

/** Publishes the height of a part that stays at the bottom, so that what lies above it does so at any font size. */
function useHeight(name: '--foot' | '--folder', part: RefObject<HTMLDivElement>, frame: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    if (!frame.current || !part.current) return
    const { style } = frame.current
    const observer = new ResizeObserver(([entry]) => style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [frame, part])
}
