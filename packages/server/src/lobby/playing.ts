// Games of an evening: started, paused, ended, finished, and the entropy that devices add to the next one.
import {
  commitmentTo,
  deriveSeed,
  type Entropy,
  firstDeadline,
  type GameTypes,
  type Outcome,
  proposeDeal,
  type Setup,
  undealtMatch,
} from '@safehouse/engine'
import type { CurrentMatch, PersonId, PlayedMatch, PlayedSeat } from '@safehouse/protocol'
import { newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { countAnew, freshPeople } from './absence.ts'
import { type Games, ruledBy, setupOf } from './games.ts'
import { satWith } from './latecomers.ts'
import { optionsIn } from './options.ts'
import { clear } from './seating.ts'
import { gameId, guestOf, isRunning, type Step, type StoredPerson, type TableDocument } from './table-document.ts'

/** What of a game is stored beside its log. */
export interface Header {
  readonly game: string
  readonly rulesVersion: number
  readonly setup: Setup<GameTypes>
  readonly secret: string
  readonly entropy: Entropy
}

/** Two who start at once name the same game, so it starts once. */
export function start(evening: TableDocument, n: number, games: Games, now: number): Step {
  if (n < evening.next.n) throw new RequestError('alreadyStarted')
  if (n > evening.next.n) throw new RequestError('badRequest')
  const ready = clear(evening)
  const ruled = ruledBy(games, ready.game)
  const seats = ready.people.length
  if (seats < ruled.game.seats.min) throw new RequestError('tooFewPlayers', { with: { min: ruled.game.seats.min } })
  if (seats > ruled.game.seats.max) throw new RequestError('tooManyPlayers', { with: { max: ruled.game.seats.max } })
  const setup = setupOf(ruled, optionsIn(ready), seats, ready.place !== 'room')
  const { secret } = ready.next
  const entropy = ready.people.map(({ id }) => ready.next.entropy[id] ?? null)
  const dealt = proposeDeal(undealtMatch(ruled.game, setup, deriveSeed(secret, entropy)), now)
  const header: Header = { game: ruled.game.id, rulesVersion: ruled.game.rulesVersion, setup, secret, entropy }
  const on: CurrentMatch = {
    n,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: setup.options as Readonly<Record<string, unknown>>,
    seats: ready.people.map(({ id }) => id),
    state: 'running',
    clock: { offset: 0, pausedAt: null },
    commitment: commitmentTo(secret),
  }
  return {
    evening: {
      ...ready,
      people: freshPeople(ready.people, now),
      on,
      sat: satWith(ready.people),
      next: { n: n + 1, secret: newSecret(), entropy: {} },
    },
    opens: {
      id: gameId(ready.code, n),
      header: JSON.stringify(header),
      entries: dealt.entries.map((entry) => JSON.stringify(entry)),
      dueAt: firstDeadline(ruled.game, dealt.truth)?.at ?? null,
    },
  }
}

export function endGame(evening: TableDocument, n: number): Step {
  if (!isRunning(evening) || evening.on.n !== n) throw new RequestError('noGameRunning')
  return { evening: { ...evening, on: { ...evening.on, state: 'ended' } }, closes: gameId(evening.code, n) }
}

export function pause(evening: TableDocument, at: number, by?: PersonId): Step {
  if (!isRunning(evening)) throw new RequestError('noGameRunning')
  if (evening.on.clock.pausedAt !== null) throw new RequestError('paused')
  const clock = { ...evening.on.clock, pausedAt: at, ...(by !== undefined && { pausedBy: by }) }
  return { evening: { ...evening, on: { ...evening.on, clock } }, reminds: { id: gameId(evening.code, evening.on.n), dueAt: null } }
}
/** Somebody is to look at once when the game must next be looked at: only its log says. */
export function goOn(evening: TableDocument, now: number): Step {
  if (!isRunning(evening)) throw new RequestError('noGameRunning')
  const { offset, pausedAt } = evening.on.clock
  if (pausedAt === null) throw new RequestError('notPaused')
  const clock = { offset: offset + Math.max(0, now - pausedAt), pausedAt: null }
  const people = countAnew(evening.people, now)
  return { evening: { ...evening, people, on: { ...evening.on, clock } }, reminds: { id: gameId(evening.code, evening.on.n), dueAt: now } }
}

/** The log has an outcome: whichever node sees it writes it down, once. */
export function finish(evening: TableDocument, n: number, outcome: Outcome, at: number): Step {
  if (!isRunning(evening) || evening.on.n !== n) return { evening }
  const { game, seats } = evening.on
  const winners = outcome.winners.map((seat) => seats[seat]!)
  const sitters = seats.map((id) => sitterOf(guestOf(evening, id)))
  const { points, luck } = outcome
  const played: PlayedMatch = { n, game, seats, winners, at, sitters, ...(points && { points }), ...(luck && { luck }) }
  return { evening: { ...evening, on: { ...evening.on, state: 'over' }, played: [...evening.played, played] }, closes: gameId(evening.code, n) }
}

/** Who left in mid-game has lost the seat to a bot for good; who only let one play has not. */
const sitterOf = (guest: StoredPerson | undefined): PlayedSeat => ({
  name: guest?.name ?? '',
  kind: !guest || guest.left ? 'bot' : guest.kind,
  mark: guest?.mark ?? 0,
})

/** The first value of a person counts: nobody may choose again after seeing what others did. */
export function addEntropy(evening: TableDocument, person: PersonId, n: number, value: string): TableDocument {
  const { next } = evening
  if (n !== next.n || Object.hasOwn(next.entropy, person)) return evening
  return { ...evening, next: { ...next, entropy: { ...next.entropy, [person]: value } } }
}
