// The commands that people give at a table, and who may give them. Functions of the table document that return the changed one or throw a
// RequestError; ids and secrets of new tables and people are random.
import type { BotLevel } from '@safehouse/engine'
import type { Command, House, PersonId, Venue } from '@safehouse/protocol'
import { newPersonId, newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { canEndPause, canTakeOverAsHost, letBotPlay, nudge, takeBackSeat } from './absence.ts'
import { findGame, type Games } from './games.ts'
import { answerKnock } from './knocks.ts'
import { answerSeatRequest } from './latecomers.ts'
import { endMatch, pauseMatch, publishRecord, startMatch, unpauseMatch } from './match-lifecycle.ts'
import { setOptions } from './options.ts'
import { withoutMoveKeyMadeByHost } from './seat-move.ts'
import {
  addBots,
  betweenMatches,
  handOverHost,
  join,
  leave,
  letPlay,
  rename,
  reorderPeople,
  setBotLevel,
  setTableLevel,
  setTimeFactor,
  withFittingBots,
} from './seating.ts'
import { type DocumentChange, findPerson, type StoredPerson, type TableDocument } from './table-document.ts'

/** Commands that people who are not host may give too. The last two check by themselves who may do what. */
const COMMANDS_FOR_EVERYONE: ReadonlySet<Command['do']> = new Set(['leave', 'rename', 'setTime', 'nudge', 'takeBack', 'letBotPlay', 'answerKnock'])
/** Commands that a program may give: about its own presence, and nothing that concerns others. */
const COMMANDS_FOR_PROGRAMS: ReadonlySet<Command['do']> = new Set(['leave', 'takeBack'])
const DEFAULT_SETTINGS: House['settings'] = { botPace: 'human', watching: true, watchersTalk: false, sound: true, awayMinutes: 0 }

interface NewTable {
  readonly name: string
  readonly place: Venue
  readonly game: string
  readonly group?: string | undefined
  /** Where an earlier table had the same code. */
  readonly id?: string | undefined
  readonly botLevel?: BotLevel | undefined
}
/** A new table with its first person, who is the host. */
export function newTableDocument(
  code: string,
  { name, place, game, group, id, botLevel }: NewTable,
): { document: TableDocument; person: StoredPerson } {
  const empty: TableDocument = {
    code,
    ...(id !== undefined && { id }),
    place,
    host: newPersonId(),
    locked: false,
    settings: { ...DEFAULT_SETTINGS, ...(botLevel && { botLevel }) },
    game,
    options: {},
    people: [],
    on: null,
    next: { n: 1, secret: newSecret(), entropy: {} },
    played: [],
    ...(group !== undefined && { group }),
  }
  return join(empty, name)
}

/** Applies a command of the person `by`; throws if they may not give it, or if it is not possible now. */
export function applyCommand(before: TableDocument, by: PersonId, command: Command, games: Games, now: number): DocumentChange {
  if (!findPerson(before, by)) throw new RequestError('unknownPerson')
  const document = withoutMoveKeyMadeByHost(before, by) // whoever gives a command has not lost their device
  if (findPerson(before, by)?.program && !COMMANDS_FOR_PROGRAMS.has(command.do)) throw new RequestError('isABot')
  const isAllowed = document.host === by || COMMANDS_FOR_EVERYONE.has(command.do) || isReturn(document, by, command)
  if (!isAllowed && !isAllowedWithoutHost(document, by, command, now)) throw new RequestError('notHost')
  const { seats } = findGame(games, document.game).game
  switch (command.do) {
    case 'addBot':
      return { document: addBots(document, command.count ?? 1, seats.max, command) }
    case 'fillWithBots':
      return { document: addBots(document, Math.max(1, seats.min - betweenMatches(document).people.length), seats.max) }
    case 'setBotLevel':
      return { document: setBotLevel(document, command.person, command.level) }
    case 'remove':
      return leave(document, command.person)
    case 'leave':
      return leave(document, by)
    case 'rename':
      return { document: rename(document, by, command.name) }
    case 'setTime':
      return { document: setTimeFactor(document, by, command.factor) }
    case 'chooseGame':
      return { document: chooseGame(document, findGame(games, command.game).game.id) }
    case 'setOptions':
      return { document: setOptions(document, command.options, games) }
    case 'setPlace':
      return { document: { ...betweenMatches(document), place: command.place } }
    case 'setSettings':
      return { document: setSettings(document, command.settings as Partial<House['settings']>) }
    case 'order':
      return { document: reorderPeople(document, command.people) }
    case 'handOver':
      return { document: handOverHost(document, command.person) }
    case 'lock':
      return { document: { ...document, locked: command.locked } }
    case 'start':
      return startMatch(document, command.n, games, now)
    case 'playNext':
      return playNext(document, command, games, now)
    case 'endGame':
      return endMatch(document, command.n)
    case 'publishRecord':
      return { document: publishRecord(document, command.n, command.published) }
    case 'letBotPlay':
      return { document: letBotPlay(document, by, command.person, now) }
    case 'letPlay':
      return { document: letPlay(document, command.person, command.insteadOf, seats.max) }
    case 'takeBack':
      return { document: takeBackSeat(document, by) }
    case 'nudge':
      return { document: nudge(document, by, command.person, now) }
    case 'giveChair':
      return answerSeatRequest(document, command.person, command.yes)
    case 'answerKnock':
      return { document: answerKnock(document, by, command.knock, command.yes) }
    case 'pause':
      return pauseMatch(document, now, by)
    case 'goOn':
      return unpauseMatch(document, now)
  }
}

function setSettings(document: TableDocument, { botLevel, ...settings }: Partial<House['settings']>): TableDocument {
  const ready = botLevel === undefined ? document : setTableLevel(document, botLevel)
  return { ...ready, settings: { ...ready.settings, ...settings } }
}

/** Whether this continues an abandoned match: the first player who comes back may, not only the host. */
const isReturn = ({ on: currentMatch }: TableDocument, by: PersonId, command: Command): boolean =>
  command.do === 'goOn' && currentMatch?.abandoned === true && currentMatch.seats.includes(by)
/** What others may do when the host is away or nobody ends a pause. */
const isAllowedWithoutHost = (document: TableDocument, by: PersonId, command: Command, now: number): boolean =>
  (command.do === 'handOver' && command.person === by && canTakeOverAsHost(document, by, now)) ||
  (command.do === 'goOn' && canEndPause(document, by, now))

/** Starts the next match, of any game: bots are added if it needs more people, and the last ones removed if it has too few seats. */
function playNext(
  document: TableDocument,
  { game, n: matchNumber, options }: Extract<Command, { do: 'playNext' }>,
  games: Games,
  now: number,
): DocumentChange {
  if (matchNumber < document.next.n) throw new RequestError('alreadyStarted')
  const ready = withFittingBots(chooseGame(document, game), findGame(games, game).game.seats)
  return startMatch(options && game !== document.game ? setOptions(ready, options, games) : ready, matchNumber, games, now)
}

const chooseGame = (document: TableDocument, game: string): TableDocument =>
  game === document.game ? betweenMatches(document) : { ...betweenMatches(document), game, options: {}, chosen: {} }
