// An invisible button over a seat that opens that person's sheet. It is not reachable with the Tab key, because a dozen seats would
// come before every action; with the keyboard the same is in the menu under people.
import type { Seat } from '@safehouse/engine'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import './seat-press.css'

/** Opens the sheet of the person on a seat; undefined where there is none, as on the shared screen. */
export const OpenPersonContext = createContext<((seat: Seat) => void) | undefined>(undefined)

export function SeatPress({ player: { seat, name } }: { readonly player: { readonly seat: Seat; readonly name: string } }) {
  const openPerson = useContext(OpenPersonContext)
  if (!openPerson) return null
  return <button type="button" class="seat-press" tabIndex={-1} aria-label={messages().people.about(name)} onClick={() => openPerson(seat)} />
}
