// Between two people on one device: the next one's sitter in the window, the name, and a button to hold. It shows nothing of
// whoever had the device before, and opens only for as long as it takes to hold it.
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/language.ts'
import { Drawing } from './drawing.tsx'
import { type Marked, Window } from './seat-shape.tsx'
import './curtain.css'

interface Props {
  readonly who: Marked & { readonly name: string }
  onOpen(): void
}
const holdFor = 600

export function Curtain({ who, onOpen }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const let_go = () => clearTimeout(timer.current)
  const hold = () => {
    let_go()
    timer.current = setTimeout(onOpen, holdFor)
  }
  useEffect(() => let_go, [])
  const { curtain } = words()
  return (
    <main class="curtain">
      <div class="curtain-window">
        <Window who={who} />
      </div>
      <h1>{curtain.passTo(who.name)}</h1>
      <p>{curtain.line}</p>
      <div class="bar">
        <button
          type="button"
          class="button go"
          onPointerDown={hold}
          onPointerUp={let_go}
          onPointerCancel={let_go}
          onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && !event.repeat && hold()}
          onKeyUp={let_go}
          onBlur={let_go}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Drawing name="fingerprint" class="folder-sign" />
          {curtain.hold(who.name)}
        </button>
      </div>
    </main>
  )
}
