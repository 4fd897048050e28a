// First-time hints: a small note under the title, once a device, where a game asks something for the first time; at a practice
// table every time until one has got it. What it says follows from the open table and the seat alone, never from a hand: it
// is there and as large for every role.
import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { words } from '../words/language.ts'
import { hasSeenHint, hints, markHintSeen } from './seen-hints.ts'
import './hint.css'

interface Props {
  readonly game: LoadedGame
  readonly common: unknown
  readonly seat: number
  readonly practice: boolean
  /** Several people pass this device: whoever comes to a hint first has it, the others none. */
  readonly passed: boolean
  readonly children: ComponentChildren
}
/** Read, if it was there so long. */
const readingTime = 4000

export function WithHints({ game, common, seat, practice, passed, children }: Props) {
  const top = useContext(TitleBarContext)
  const { screens, words: gameText } = game
  const name: string | undefined = hints.value === 'off' ? undefined : screens.hint(common, seat)
  const text: string | undefined = name === undefined ? undefined : gameText.hints[name]
  const [got, setGot] = useState<readonly string[]>([])
  const isNew = useIsNewHint(text === undefined ? undefined : `${screens.game.id}.${name}`, practice && !passed, passed ? 0 : readingTime)
  const hint = text !== undefined && name !== undefined && isNew && !got.includes(name) && (
    <Hint
      text={text}
      onGotIt={() => {
        markHintSeen(`${screens.game.id}.${name}`)
        setGot([...got, name])
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
  <aside class="hint" aria-label={words().help.hint}>
    <p>{text}</p>
    <button type="button" onClick={onGotIt}>
      {words().help.gotIt}
    </button>
  </aside>
)

/** Whether to show it now; what has been there long enough to be read is not new the next time. */
function useIsNewHint(hint: string | undefined, always: boolean, readAfter: number): boolean {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    setShown(hint !== undefined && (always || !hasSeenHint(hint)) ? hint : undefined)
    if (hint === undefined || always) return
    const timer = setTimeout(() => markHintSeen(hint), readAfter)
    return () => clearTimeout(timer)
  }, [hint, always, readAfter])
  return hint !== undefined && shown === hint
}
