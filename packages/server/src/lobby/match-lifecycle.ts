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
import { restartAbsence, peopleAtMatchStart } from './absence.ts'
import { type Games, findGame, readSetup } from './games.ts'
import { seatsSeenAtStart } from './latecomers.ts'
import { optionsWithSeats } from './options.ts'
import { betweenMatches } from './seating.ts'
import { matchId, findPerson, isRunning, type DocumentChange, type StoredPerson, type TableDocument } from './table-document.ts'

/** What of a game is stored beside its log. */
export interface MatchHeader {
  readonly game: string
  readonly rulesVersion: number
  readonly setup: Setup<GameTypes>
  readonly secret: string
  readonly entropy: Entropy
}

/** Two who start at once name the same game, so it starts once. */
export function startMatch(document: TableDocument, n: number, games: Games, now: number): DocumentChange {
  if (n < document.next.n) throw new RequestError('alreadyStarted')
  if (n > document.next.n) throw new RequestError('badRequest')
  const ready = betweenMatches(document)
  const ruled = findGame(games, ready.game)
  const seats = ready.people.length
  if (seats < ruled.game.seats.min) throw new RequestError('tooFewPlayers', { with: { min: ruled.game.seats.min } })
  if (seats > ruled.game.seats.max) throw new RequestError('tooManyPlayers', { with: { max: ruled.game.seats.max } })
  const setup = readSetup(ruled, optionsWithSeats(ready), seats, ready.place !== 'room')
  const { secret } = ready.next
  const entropy = ready.people.map(({ id }) => ready.next.entropy[id] ?? null)
  const dealt = proposeDeal(undealtMatch(ruled.game, setup, deriveSeed(secret, entropy)), now)
  const header: MatchHeader = { game: ruled.game.id, rulesVersion: ruled.game.rulesVersion, setup, secret, entropy }
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
    document: {
      ...ready,
      people: peopleAtMatchStart(ready.people, now),
      on,
      sat: seatsSeenAtStart(ready.people),
      next: { n: n + 1, secret: newSecret(), entropy: {} },
    },
    opens: {
      id: matchId(ready.code, n),
      header: JSON.stringify(header),
      entries: dealt.entries.map((entry) => JSON.stringify(entry)),
      wakeAt: firstDeadline(ruled.game, dealt.truth)?.at ?? null,
    },
  }
}

export function endMatch(document: TableDocument, n: number): DocumentChange {
  if (!isRunning(document) || document.on.n !== n) throw new RequestError('noGameRunning')
  return { document: { ...document, on: { ...document.on, state: 'ended' } }, closes: matchId(document.code, n) }
}

export function pauseMatch(document: TableDocument, at: number, by?: PersonId): DocumentChange {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  if (document.on.clock.pausedAt !== null) throw new RequestError('paused')
  const clock = { ...document.on.clock, pausedAt: at, ...(by !== undefined && { pausedBy: by }) }
  return { document: { ...document, on: { ...document.on, clock } }, reminds: { id: matchId(document.code, document.on.n), wakeAt: null } }
}
/** Somebody is to look at once when the game must next be looked at: only its log says. */
export function unpauseMatch(document: TableDocument, now: number): DocumentChange {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  const { offset, pausedAt } = document.on.clock
  if (pausedAt === null) throw new RequestError('notPaused')
  const clock = { offset: offset + Math.max(0, now - pausedAt), pausedAt: null }
  const people = restartAbsence(document.people, now)
  return { document: { ...document, people, on: { ...document.on, clock } }, reminds: { id: matchId(document.code, document.on.n), wakeAt: now } }
}

/** The log has an outcome: whichever node sees it writes it down, once. */
export function finishMatch(document: TableDocument, n: number, outcome: Outcome, at: number): DocumentChange {
  if (!isRunning(document) || document.on.n !== n) return { document }
  const { game, seats } = document.on
  const winners = outcome.winners.map((seat) => seats[seat]!)
  const sitters = seats.map((id) => playedSeatOf(findPerson(document, id)))
  const { points, luck } = outcome
  const played: PlayedMatch = { n, game, seats, winners, at, sitters, ...(points && { points }), ...(luck && { luck }) }
  return { document: { ...document, on: { ...document.on, state: 'over' }, played: [...document.played, played] }, closes: matchId(document.code, n) }
}

/** Who left in mid-game has lost the seat to a bot for good; who only let one play has not. */
const playedSeatOf = (person: StoredPerson | undefined): PlayedSeat => ({
  name: person?.name ?? '',
  kind: !person || person.left ? 'bot' : person.kind,
  mark: person?.mark ?? 0,
})

/** The first value of a person counts: nobody may choose again after seeing what others did. */
export function addEntropy(document: TableDocument, person: PersonId, n: number, value: string): TableDocument {
  const { next } = document
  if (n !== next.n || Object.hasOwn(next.entropy, person)) return document
  return { ...document, next: { ...next, entropy: { ...next.entropy, [person]: value } } }
}
