// The seats of this browser, with their tokens. All of them are in localStorage; those that this tab plays are in sessionStorage,
// so that several tabs can be several players and one tab can be a passed device. Tokens are sent only in a request's header or
// in the first message of a connection.
import type { PersonId } from '@safehouse/protocol'

/** A seat at the table `code`: its person and the token to act for that person. */
export interface StoredSeat {
  readonly code: string
  readonly you: PersonId
  readonly token: string
  readonly name: string
}
const storageKey = 'safehouse.seats'
const MAX_STORED_SEATS = 40
const tabKey = (code: string) => `safehouse.here.${code}`

function all(): readonly StoredSeat[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as StoredSeat[]
  } catch {
    return []
  }
}
function write(seats: readonly StoredSeat[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seats.slice(-MAX_STORED_SEATS)))
  } catch {
    // No storage: the seat then lasts as long as this tab.
  }
}
const isSame = (a: StoredSeat, code: string, you: PersonId) => a.code === code && a.you === you
const without = (seats: readonly StoredSeat[], code: string, you: PersonId) => seats.filter((seat) => !isSame(seat, code, you))

/** Stores a seat for this browser and for this tab. */
export function storeSeat(seat: StoredSeat): void {
  write([...without(all(), seat.code, seat.you), seat])
  storeInTab(seat.code, [...without(seatsOfTab(seat.code), seat.code, seat.you), seat])
}
/** Updates the name under which a stored seat is shown. */
export function storeSeatName(code: string, you: PersonId, name: string): void {
  if ([...storedSeats(code), ...seatsOfTab(code)].every((seat) => seat.you !== you || seat.name === name)) return
  const renamed = (seat: StoredSeat) => (isSame(seat, code, you) ? { ...seat, name } : seat)
  write(all().map(renamed))
  storeInTab(code, seatsOfTab(code).map(renamed))
}
const storeInTab = (code: string, seats: readonly StoredSeat[]) => sessionStorage.setItem(tabKey(code), JSON.stringify(seats))

/** All seats of this browser at one table. */
export const storedSeats = (code: string): readonly StoredSeat[] => all().filter((seat) => seat.code === code)

/** The seats that this tab plays at the table, in the order in which they were taken; several on a passed device. */
export function seatsOfTab(code: string): readonly StoredSeat[] {
  return JSON.parse(sessionStorage.getItem(tabKey(code)) ?? '[]') as readonly StoredSeat[]
}
export function forgetSeat(code: string, you: PersonId): void {
  write(without(all(), code, you))
  storeInTab(code, without(seatsOfTab(code), code, you))
}
/** Forgets all seats at a table that no longer exists. */
export const forgetTable = (code: string): void => write(all().filter((seat) => seat.code !== code))
/** The seat that was stored last, for "Back to K7RM" on the front page. */
export const lastStoredSeat = (): StoredSeat | undefined => all().at(-1)
