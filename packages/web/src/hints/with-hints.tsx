// First-time hints: a small note under the title, once on each device, where a game asks something for the first time; at a practice
// table every time until "Got it" is pressed. A hint follows from `common` and the seat alone, never from a hand, so that its
// presence reveals nothing.
import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { hasSeenHint, hints, markHintSeen } from './seen-hints.ts'
import './hint.css'

interface Props {
  readonly game: LoadedGame
  readonly common: unknown
  readonly seat: number
  readonly isPractice: boolean
  /** On a passed device a hint is shown to the first person who comes to it, and counts as seen at once. */
  readonly isPassedDevice: boolean
  /** No hint while a first screen or a scene is on, or may come. */
  readonly isOff: boolean
  readonly children: ComponentChildren
}
/** A hint that was shown for this long counts as seen. */
const SEEN_AFTER_MS = 4000

export function WithHints({ game, common, seat, isPractice, isPassedDevice, isOff, children }: Props) {
  const top = useContext(TitleBarContext)
  const { screens, words: gameText } = game
  const name: string | undefined = isOff || hints.value === 'off' ? undefined : screens.hint(common, seat)
  const text: string | undefined = name === undefined ? undefined : gameText.hints[name]
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const isNew = useIsNewHint(
    text === undefined ? undefined : `${screens.game.id}.${name}`,
    isPractice && !isPassedDevice,
    isPassedDevice ? 0 : SEEN_AFTER_MS,
  )
  const hint = text !== undefined && name !== undefined && isNew && !dismissed.includes(name) && (
    <Hint
      text={text}
      onGotIt={() => {
        markHintSeen(`${screens.game.id}.${name}`)
        setDismissed([...dismissed, name])
      }}
    />
  )
  const withHint = (
    <>
      {top}
      {hint}
    </>
  )
  return <TitleBarContext.Provider value={withHint}>{children}</TitleBarContext.Provider>
}

const Hint = ({ text, onGotIt }: { readonly text: string; onGotIt(): void }) => (
  <aside class="hint" aria-label={messages().help.hint}>
    <p>{text}</p>
    <button type="button" onClick={onGotIt}>
      {messages().help.gotIt}
    </button>
  </aside>
)

/** Whether to show the hint, from the first paint on, so that nothing moves. One that was shown for `seenAfterMs` is not new the next time. */
function useIsNewHint(hint: string | undefined, always: boolean, seenAfterMs: number): boolean {
  const isNew = useMemo(() => hint !== undefined && (always || !hasSeenHint(hint)), [hint, always])
  useEffect(() => {
    if (hint === undefined || always) return
    const timer = setTimeout(() => markHintSeen(hint), seenAfterMs)
    return () => clearTimeout(timer)
  }, [hint, always, seenAfterMs])
  return isNew
}
