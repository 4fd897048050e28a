// The house document: what everybody may know of a table. Every field is copied by name; the table document holds secrets, so
// nothing may be spread from it.
import { commitmentTo } from '@safehouse/engine'
import type { House, PersonId, TableSummary } from '@safehouse/protocol'
import { waitingKnocks } from './knocks.ts'
import { optionsWithSeats } from './options.ts'
import { isFull } from './seating.ts'
import { isOwnBot, isRunning, peopleAtTable, type TableDocument } from './table-document.ts'

/** Who is connected: known to the nodes, not part of the table document. */
export interface ConnectedPeople {
  isPresent(person: PersonId): boolean
  readonly watchers: number
  readonly screens: number
}

export function houseOf(document: TableDocument, presence: ConnectedPeople): House {
  const knocks = waitingKnocks(document)
  return {
    code: document.code,
    place: document.place,
    host: document.host,
    locked: document.locked,
    settings: document.settings,
    game: document.game,
    options: optionsWithSeats(document),
    people: peopleAtTable(document).map(
      ({ id, name, kind, mark, program, standIn, left, awaySince, epoch, wants, satOut, next, botWantedBy, timeFactor, bot }) => ({
        id,
        name,
        kind,
        mark,
        ...(program && { program: { by: program.by } }),
        here: isOwnBot({ kind, program }) || (!left && presence.isPresent(id)),
        awaySince: left ? null : (awaySince ?? null),
        standIn,
        ...(left && { left: true as const }),
        moves: left ? 0 : epoch - 1,
        // The bot whose seat this latecomer asks the host for: only while it has a seat, which somebody else may have got.
        ...(wants !== undefined && peopleInMatch(document).includes(wants) && { wants }),
        ...(satOut !== undefined && { satOut }),
        // The host's choice whether this person plays the next match or sits it out.
        ...(next !== undefined && { next }),
        ...(botWantedBy !== undefined && { botWantedBy }),
        ...(timeFactor !== undefined && { timeFactor }),
        ...(bot && { bot: { level: bot.level ?? document.settings.botLevel ?? 'normal', character: bot.character } }),
      }),
    ),
    ...(knocks.length > 0 && {
      knocks: knocks.map(({ id, name, person, agreed }) => ({ id, name, ...(person !== undefined && { person }), ...(agreed && { agreed }) })),
    }),
    watchers: presence.watchers,
    screens: presence.screens,
    on: document.on,
    next: { n: document.next.n, commitment: nextCommitment(document) },
    played: document.played,
    ...(document.brokenOff && { brokenOff: document.brokenOff }),
    ...(document.published && { published: document.published }),
    kept: document.group !== undefined,
    practice: document.practice ?? false,
  }
}

/** Commitments by the match that they are for: the house document is made anew for every subscriber, and a hash costs more than all the rest. */
const commitments = new WeakMap<TableDocument['next'], string>()
function nextCommitment({ next }: TableDocument): string {
  const commitment = commitments.get(next) ?? commitmentTo(next.secret)
  commitments.set(next, commitment)
  return commitment
}

/** The people on the seats of the running match, by seat. */
const peopleInMatch = (document: TableDocument): readonly PersonId[] => (isRunning(document) ? document.on.seats : [])

/** What somebody who has the table's code sees before joining. */
export const summaryOf = (document: TableDocument): TableSummary => ({
  code: document.code,
  place: document.place,
  game: document.game,
  people: document.people
    .filter((person) => !person.left || peopleInMatch(document).includes(person.id))
    .map(({ id, name, kind, mark, left, program }) => ({
      id,
      name,
      // A bot plays the seat of somebody who left, and whoever joins may ask for that seat as for any bot's.
      kind: left ? 'bot' : kind,
      mark,
      ...(program && !left && { program: { by: program.by } }),
    })),
  host: document.people.find((person) => person.id === document.host)?.name ?? '',
  locked: document.locked,
  full: isFull(document),
  running: isRunning(document),
  watching: document.settings.watching,
})
