// The evening's commands and who may give them. Pure: an evening in, the next one out, or a denial.
import type { Command, House, PersonId, Venue } from '@safehouse/protocol'
import { newPersonId, newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { letBotPlay, mayTakeKeys, nudge, takeBack } from './absence.ts'
import { type Games, ruledBy } from './games.ts'
import { giveChair } from './latecomers.ts'
import { withoutHostsKey } from './moving.ts'
import { setOptions } from './options.ts'
import { endGame, goOn, pause, start } from './playing.ts'
import { addBots, clear, fitted, handOver, join, leave, order, rename } from './seating.ts'
import { guestOf, type Step, type StoredPerson, type TableDocument } from './table-document.ts'

const forEveryone: ReadonlySet<Command['do']> = new Set(['leave', 'rename', 'nudge', 'takeBack'])
const firstSettings: House['settings'] = { botPace: 'human', watching: true, watchersTalk: false, sound: true, awayMinutes: 0 }

interface Opening {
  readonly name: string
  readonly place: Venue
  readonly game: string
  readonly group?: string | undefined
}
export function open(code: string, { name, place, game, group }: Opening): { evening: TableDocument; guest: StoredPerson } {
  const empty: TableDocument = {
    code,
    place,
    host: newPersonId(),
    locked: false,
    settings: firstSettings,
    game,
    options: {},
    people: [],
    on: null,
    next: { n: 1, secret: newSecret(), entropy: {} },
    played: [],
    ...(group !== undefined && { group }),
  }
  return join(empty, name, 1)
}

export function carryOut(before: TableDocument, by: PersonId, command: Command, games: Games, now: number): Step {
  if (!guestOf(before, by)) throw new RequestError('unknownPerson')
  const evening = withoutHostsKey(before, by)
  if (evening.host !== by && !forEveryone.has(command.do) && !takesKeys(evening, by, command, now)) throw new RequestError('notHost')
  const { seats } = ruledBy(games, evening.game).game
  switch (command.do) {
    case 'addBot':
      return { evening: addBots(evening, 1, seats.max) }
    case 'fillWithBots':
      return { evening: addBots(evening, Math.max(1, seats.min - clear(evening).people.length), seats.max) }
    case 'remove':
      return leave(evening, command.person)
    case 'leave':
      return leave(evening, by)
    case 'rename':
      return { evening: rename(evening, by, command.name) }
    case 'chooseGame':
      return { evening: chooseGame(evening, ruledBy(games, command.game).game.id) }
    case 'setOptions':
      return { evening: setOptions(evening, command.options, games) }
    case 'setPlace':
      return { evening: { ...clear(evening), place: command.place } }
    case 'setSettings':
      return { evening: { ...evening, settings: { ...evening.settings, ...(command.settings as Partial<House['settings']>) } } }
    case 'order':
      return { evening: order(evening, command.people) }
    case 'handOver':
      return { evening: handOver(evening, command.person) }
    case 'lock':
      return { evening: { ...evening, locked: command.locked } }
    case 'start':
      return start(evening, command.n, games, now)
    case 'playNext':
      return playNext(evening, command, games, now)
    case 'endGame':
      return endGame(evening, command.n)
    case 'letBotPlay':
      return { evening: letBotPlay(evening, command.person) }
    case 'takeBack':
      return { evening: takeBack(evening, by) }
    case 'nudge':
      return { evening: nudge(evening, by, command.person, now) }
    case 'giveChair':
      return giveChair(evening, command.person, command.yes, seats.max)
    case 'pause':
      return pause(evening, now, by)
    case 'goOn':
      return goOn(evening, now)
  }
}

const takesKeys = (evening: TableDocument, by: PersonId, command: Command, now: number): boolean =>
  command.do === 'handOver' && command.person === by && mayTakeKeys(evening, by, now)

/** With bots where the game needs more people, and without the last of them where it has too few chairs. */
function playNext(evening: TableDocument, { game, n, options }: Extract<Command, { do: 'playNext' }>, games: Games, now: number): Step {
  if (n < evening.next.n) throw new RequestError('alreadyStarted')
  const ready = fitted(chooseGame(evening, game), ruledBy(games, game).game.seats)
  return start(options && game !== evening.game ? setOptions(ready, options, games) : ready, n, games, now)
}

const chooseGame = (evening: TableDocument, game: string): TableDocument =>
  game === evening.game ? clear(evening) : { ...clear(evening), game, options: {}, chosen: {} }
