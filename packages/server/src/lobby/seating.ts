// Who sits at the table: coming, going, bots, names, marks, the order of the seats and who is host.
import { createHash } from 'node:crypto'
import { isSameName, type PersonId, parseName } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { gameId, guestOf, isRunning, personsOf, type Step, type StoredPerson, type TableDocument, withGuest } from './table-document.ts'

const botNames = ['Magpie', 'Heron', 'Otter', 'Lynx', 'Wren', 'Badger', 'Marten', 'Swift', 'Stoat', 'Plover', 'Vixen', 'Gecko']

export type Joined = { readonly evening: TableDocument; readonly guest: StoredPerson }

export function join(evening: TableDocument, rawName: string, mostSeats: number): Joined {
  if (evening.locked) throw new RequestError('tableLocked')
  return sitDown(clear(evening), rawName, mostSeats)
}
/** A latecomer who looks on until the next game: at the table, and in no seat of the game that runs. */
export function joinNextGame(evening: TableDocument, rawName: string, mostSeats: number): Joined {
  if (!isRunning(evening)) return join(evening, rawName, mostSeats)
  if (evening.locked) throw new RequestError('tableLocked')
  return sitDown(evening, rawName, mostSeats)
}
/** Whoever was lost on the way in, by a reload say, has the chair that was taken under the same id. */
export const cameBefore = (evening: TableDocument, id: string): StoredPerson | undefined =>
  evening.people.find(({ came, left }) => came !== undefined && came === hashOf(id) && !left)
/** With what the device said of itself; of what shows whose a seat is, the hash alone is kept. */
export function cameAs({ evening, guest }: Joined, { id, device }: { id?: string | undefined; device?: string | undefined }): Joined {
  const known = { ...guest, ...(id !== undefined && { came: hashOf(id) }), ...(device !== undefined && { device }) }
  return { guest: known, evening: withGuest(evening, known) }
}
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')

function sitDown(evening: TableDocument, rawName: string, mostSeats: number): Joined {
  if (evening.people.filter((guest) => !guest.left).length >= mostSeats) throw new RequestError('tableFull')
  const guest = newGuest(evening, 'person', freeName(evening, rawName))
  const host = personsOf(evening).length === 0 ? guest.id : evening.host
  return { guest, evening: { ...evening, host, people: [...evening.people, guest] } }
}

export function addBots(evening: TableDocument, howMany: number, mostSeats: number): TableDocument {
  let next = clear(evening)
  for (let i = 0; i < howMany; i++) {
    if (next.people.length >= mostSeats) throw new RequestError('tableFull')
    const isFree = (name: string) => !next.people.some((guest) => isSameName(guest.name, name))
    const name = botNames.find(isFree) ?? Array.from({ length: 13 }, (_, number) => `Bot ${number + 1}`).find(isFree)!
    next = { ...next, people: [...next.people, newGuest(next, 'bot', name)] }
  }
  return next
}

/** As many bots as it takes, none that would be too many; people stay whatever happens. */
export function fitted(evening: TableDocument, { min, max }: { readonly min: number; readonly max: number }): TableDocument {
  const ready = clear(evening)
  const here = ready.people.length
  if (here < min) return addBots(ready, min - here, max)
  const bots = ready.people.filter((guest) => guest.kind === 'bot')
  const going = here > max ? bots.slice(-(here - max)) : []
  return going.length === 0 ? ready : { ...ready, people: ready.people.filter((guest) => !going.includes(guest)) }
}

/** In mid-game the seat stays and a bot plays it; a table that nobody is left at ends its game. */
export function leave(evening: TableDocument, id: PersonId): Step {
  const guest = guestOf(evening, id)
  if (!guest || guest.left) throw new RequestError('unknownPerson')
  const seated = isRunning(evening) && evening.on.seats.includes(id)
  if (seated && guest.kind === 'bot') throw new RequestError('gameRunning')
  const gone = { ...guest, standIn: true, left: true, epoch: guest.epoch + 1 }
  const people = seated ? evening.people.map((other) => (other === guest ? gone : other)) : evening.people.filter((other) => other !== guest)
  const next = withHost({ ...evening, people })
  if (!isRunning(next) || personsOf(next).length > 0) return { evening: next }
  return { evening: { ...next, on: { ...next.on, state: 'ended' } }, closes: gameId(next.code, next.on.n) }
}

export function rename(evening: TableDocument, id: PersonId, rawName: string): TableDocument {
  const others = { ...evening, people: evening.people.filter((guest) => guest.id !== id) }
  const name = freeName(others, rawName)
  return { ...evening, people: evening.people.map((guest) => (guest.id === id ? { ...guest, name } : guest)) }
}

export function order(evening: TableDocument, ids: readonly PersonId[]): TableDocument {
  const cleared = clear(evening)
  const people = ids.map((id) => guestOf(cleared, id))
  const known = people.filter((guest) => guest !== undefined)
  if (known.length !== cleared.people.length || new Set(known).size !== known.length) throw new RequestError('unknownPerson')
  return { ...cleared, people: known }
}

export function handOver(evening: TableDocument, id: PersonId): TableDocument {
  if (!personsOf(evening).some((guest) => guest.id === id)) throw new RequestError('unknownPerson')
  return { ...evening, host: id }
}

/** Between games: those who left in the last one give up their chairs. While one runs nobody sits down or gets up. */
export function clear(evening: TableDocument): TableDocument {
  if (isRunning(evening)) throw new RequestError('gameRunning')
  return evening.people.some((guest) => guest.left) ? { ...evening, people: evening.people.filter((guest) => !guest.left) } : evening
}

/** Somebody has the keys as long as somebody is there, one who is not away if there is one; a house that all have left is locked for nobody. */
export const withHost = (evening: TableDocument): TableDocument => {
  const persons = personsOf(evening)
  const next = persons.find(({ awaySince }) => awaySince === undefined) ?? persons[0]
  if (!next) return { ...evening, host: '', locked: false }
  return persons.some((guest) => guest.id === evening.host) ? evening : { ...evening, host: next.id }
}
export function newGuest(evening: TableDocument, kind: StoredPerson['kind'], name: string): StoredPerson {
  const taken = new Set(evening.people.map((guest) => guest.mark))
  const mark = Array.from({ length: 12 }, (_, i) => i).find((i) => !taken.has(i)) ?? 0
  return { id: newPersonId(), name, kind, mark, epoch: 1, standIn: false, left: false }
}
export function freeName(evening: TableDocument, raw: string): string {
  const read = parseName(raw)
  if ('problem' in read) throw new RequestError(read.problem)
  if (evening.people.some((guest) => isSameName(guest.name, read.name))) throw new RequestError('nameTaken', { with: { name: read.name } })
  return read.name
}
