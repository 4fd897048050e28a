// First-time hints: a small note under the title, once a device, where a game asks something for the first time; at a practice
// table every time until one has got it. What it says follows from the open table and the seat alone, never from a hand: it
// is there and as large for every role.
import type { ComponentChildren } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import { TableTop } from '../table/top.ts'
import { words } from '../words/language.ts'
import { hasSeen, hints, see } from './seen.ts'
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
  const top = useContext(TableTop)
  const { screens, words: said } = game
  const name: string | undefined = hints.value === 'off' ? undefined : screens.hint(common, seat)
  const text: string | undefined = name === undefined ? undefined : said.hints[name]
  const [got, setGot] = useState<readonly string[]>([])
  const isNew = useNews(text === undefined ? undefined : `${screens.game.id}.${name}`, practice && !passed, passed ? 0 : readingTime)
  const hint = text !== undefined && name !== undefined && isNew && !got.includes(name) && (
    <Hint
      text={text}
      onGotIt={() => {
        see(`${screens.game.id}.${name}`)
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
  return <TableTop.Provider value={withHint}>{children}</TableTop.Provider>
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
function useNews(hint: string | undefined, always: boolean, readAfter: number): boolean {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    setShown(hint !== undefined && (always || !hasSeen(hint)) ? hint : undefined)
    if (hint === undefined || always) return
    const timer = setTimeout(() => see(hint), readAfter)
    return () => clearTimeout(timer)
  }, [hint, always, readAfter])
  return hint !== undefined && shown === hint
}
