// The evening as everybody at the table may see it. Every field is put in by hand: what is not named here stays inside.
import { commitmentTo } from '@safehouse/engine'
import type { House, PersonId, TableSummary } from '@safehouse/protocol'
import { optionsIn } from './options.ts'
import { isRunning, peopleAt, type TableDocument } from './table-document.ts'

/** Who is connected; known to the servers and stored nowhere. */
export interface Presence {
  isHere(person: PersonId): boolean
  readonly watchers: number
  readonly screens: number
}

export function houseOf(evening: TableDocument, presence: Presence): House {
  return {
    code: evening.code,
    place: evening.place,
    host: evening.host,
    locked: evening.locked,
    settings: evening.settings,
    game: evening.game,
    options: optionsIn(evening),
    people: peopleAt(evening).map(({ id, name, kind, mark, standIn, left, awaySince, epoch, wants }) => ({
      id,
      name,
      kind,
      mark,
      here: kind === 'bot' || (!left && presence.isHere(id)),
      awaySince: left ? null : (awaySince ?? null),
      standIn,
      ...(left && { left: true as const }),
      moves: left ? 0 : epoch - 1,
      ...(wants !== undefined && seatsOf(evening).includes(wants) && { wants }),
    })),
    watchers: presence.watchers,
    screens: presence.screens,
    on: evening.on,
    next: { n: evening.next.n, commitment: commitmentTo(evening.next.secret) },
    played: evening.played,
    kept: evening.group !== undefined,
    practice: evening.practice ?? false,
  }
}

const seatsOf = (evening: TableDocument): readonly PersonId[] => (isRunning(evening) ? evening.on.seats : [])

export const summaryOf = (evening: TableDocument, mostSeats: number): TableSummary => ({
  code: evening.code,
  place: evening.place,
  game: evening.game,
  people: evening.people
    .filter((guest) => !guest.left || seatsOf(evening).includes(guest.id))
    .map(({ id, name, kind, mark, left }) => ({ id, name, kind: left ? 'bot' : kind, mark })),
  host: evening.people.find((guest) => guest.id === evening.host)?.name ?? '',
  locked: evening.locked,
  full: evening.people.filter((guest) => !guest.left).length >= mostSeats,
  running: isRunning(evening),
  watching: evening.settings.watching,
})
