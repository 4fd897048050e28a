// The seats this browser holds. All of them are in localStorage; the one that this tab plays is in sessionStorage, so several
// tabs can be several players. Tokens never leave here but in a header or the first message of a connection.
import type { PersonId } from '@safehouse/protocol'

export interface KeptSeat {
  readonly code: string
  readonly you: PersonId
  readonly token: string
  readonly name: string
}
const key = 'safehouse.seats'
const most = 40
const tabKey = (code: string) => `safehouse.here.${code}`

function all(): readonly KeptSeat[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as KeptSeat[]
  } catch {
    return []
  }
}
function write(seats: readonly KeptSeat[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(seats.slice(-most)))
  } catch {
    // Nothing to keep it in: the seat then lasts as long as this tab.
  }
}
const same = (a: KeptSeat, code: string, you: PersonId) => a.code === code && a.you === you

/** A seat just taken: this browser's, and this tab's. */
export function keep(seat: KeptSeat): void {
  write([...all().filter((other) => !same(other, seat.code, seat.you)), seat])
  sessionStorage.setItem(tabKey(seat.code), JSON.stringify(seat))
}
export const keptAt = (code: string): readonly KeptSeat[] => all().filter((seat) => seat.code === code)

/** This tab's own seat at the table, if it has one. */
export function ownSeat(code: string): KeptSeat | undefined {
  const text = sessionStorage.getItem(tabKey(code))
  return text === null ? undefined : (JSON.parse(text) as KeptSeat)
}
export function forget(code: string, you: PersonId): void {
  write(all().filter((seat) => !same(seat, code, you)))
  if (ownSeat(code)?.you === you) sessionStorage.removeItem(tabKey(code))
}
/** The table is gone, and all its seats with it. */
export const forgetTable = (code: string): void => write(all().filter((seat) => seat.code !== code))
/** Where this tab last was, for the front door: "Back to K7RM". */
export const lastSeat = (): KeptSeat | undefined => all().at(-1)
