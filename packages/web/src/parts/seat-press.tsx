// Who is this? A press on somebody's chair at the table says, and offers what can be done. It lies over the chair and moves
// nothing. It is no stop for the Tab key: with a dozen chairs before every choice, keys have the same in the menu, under people.
import type { Seat } from '@safehouse/engine'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { words } from '../words/language.ts'
import './seat-press.css'

/** What a press does; nothing where nobody sits at the table, as on the room's screen. */
export const OpenPersonContext = createContext<((seat: Seat) => void) | undefined>(undefined)

export function SeatPress({ sitting: { seat, name } }: { readonly sitting: { readonly seat: Seat; readonly name: string } }) {
  const ask = useContext(OpenPersonContext)
  if (!ask) return null
  return <button type="button" class="seat-press" tabIndex={-1} aria-label={words().people.about(name)} onClick={() => ask(seat)} />
}
