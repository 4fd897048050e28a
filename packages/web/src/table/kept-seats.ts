// The seats this browser holds. All of them are in localStorage; those that this tab plays are in sessionStorage: several tabs
// can be several players, and one tab may be a device that several people pass. Tokens never leave here but in a header or the
// first message of a connection.
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
const isSame = (a: KeptSeat, code: string, you: PersonId) => a.code === code && a.you === you
const without = (seats: readonly KeptSeat[], code: string, you: PersonId) => seats.filter((seat) => !isSame(seat, code, you))

/** A seat just taken: this browser's, and one of this tab's. */
export function keep(seat: KeptSeat): void {
  write([...without(all(), seat.code, seat.you), seat])
  keepInTab(seat.code, [...without(ownSeats(seat.code), seat.code, seat.you), seat])
}
/** Whoever sits there has another name now. */
export function keepName(code: string, you: PersonId, name: string): void {
  if ([...keptAt(code), ...ownSeats(code)].every((seat) => seat.you !== you || seat.name === name)) return
  const named = (seat: KeptSeat) => (isSame(seat, code, you) ? { ...seat, name } : seat)
  write(all().map(named))
  keepInTab(code, ownSeats(code).map(named))
}
const keepInTab = (code: string, seats: readonly KeptSeat[]) => sessionStorage.setItem(tabKey(code), JSON.stringify(seats))

export const keptAt = (code: string): readonly KeptSeat[] => all().filter((seat) => seat.code === code)

/** This tab's own seats at the table, in the order in which they were taken: several where people pass the device. */
export function ownSeats(code: string): readonly KeptSeat[] {
  return JSON.parse(sessionStorage.getItem(tabKey(code)) ?? '[]') as readonly KeptSeat[]
}
export function forget(code: string, you: PersonId): void {
  write(without(all(), code, you))
  keepInTab(code, without(ownSeats(code), code, you))
}
/** The table is gone, and all its seats with it. */
export const forgetTable = (code: string): void => write(all().filter((seat) => seat.code !== code))
/** Where this tab last was, for the front door: "Back to K7RM". */
export const lastSeat = (): KeptSeat | undefined => all().at(-1)
