// The matches of a table: starting, pausing, ending, finishing, and the entropy that devices add to the next one. Pure functions of
// the table document; what must change in the store with it is part of the result.
import {
  commitmentTo,
  deriveSeed,
  type EarlierSeed,
  type Entropy,
  firstDeadline,
  type GameTypes,
  type Outcome,
  proposeDeal,
  type Setup,
  type TimeFactor,
  undealtMatch,
} from '@safehouse/engine'
import { type CurrentMatch, lineUp, type PersonId, type PlayedMatch } from '@safehouse/protocol'
import { newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { peopleAtMatchStart, restartAbsence } from './absence.ts'
import { findGame, type Games, readSetup } from './games.ts'
import { seatsSeenAtStart } from './latecomers.ts'
import { optionsWithSeats } from './options.ts'
import { betweenMatches } from './seating.ts'
import { breakOff, type DocumentChange, isMatchOver, isRunning, matchId, sittersOf, type TableDocument } from './table-document.ts'

/** What is stored of a match beside its log. */
export interface MatchHeader {
  readonly game: string
  readonly rulesVersion: number
  readonly setup: Setup<GameTypes>
  readonly secret: string
  readonly entropy: Entropy
  /** Of a match that was played on from a moment of another. */
  readonly continues?: readonly EarlierSeed[]
}

/** Starts the match of this number; people beyond the game's seats sit out in turn. Two people who start at the same time name the same number, so it starts once. */
export function startMatch(document: TableDocument, matchNumber: number, games: Games, now: number): DocumentChange {
  if (matchNumber < document.next.n) throw new RequestError('alreadyStarted')
  if (matchNumber > document.next.n) throw new RequestError('badRequest')
  const ready = betweenMatches(document)
  const playable = findGame(games, ready.game)
  const { game } = playable
  const { players, sittingOut } = lineUp(ready.people, game.seats.max)
  if (players.length < game.seats.min) throw new RequestError('tooFewPlayers', { with: { min: game.seats.min } })
  const timeFactors = players.map(({ timeFactor }): TimeFactor => timeFactor ?? 1)
  const withOptions = readSetup(playable, optionsWithSeats(ready, players), players.length, ready.place !== 'room')
  const setup = timeFactors.some((factor) => factor !== 1) ? { ...withOptions, timeFactors } : withOptions
  const sitsOut = new Set(sittingOut.map(({ id }) => id))
  const { secret } = ready.next
  const entropy = players.map(({ id }) => ready.next.entropy[id] ?? null)
  const dealt = proposeDeal(undealtMatch(game, setup, deriveSeed(secret, entropy)), now)
  const header: MatchHeader = { game: game.id, rulesVersion: game.rulesVersion, setup, secret, entropy }
  const currentMatch: CurrentMatch = {
    n: matchNumber,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: setup.options as Readonly<Record<string, unknown>>,
    seats: players.map(({ id }) => id),
    ...(setup.timeFactors && { timeFactors: setup.timeFactors }),
    state: 'running',
    clock: { offset: 0, pausedAt: null },
    commitment: commitmentTo(secret),
  }
  return {
    document: {
      ...ready,
      people: peopleAtMatchStart(ready.people, now).map((person) => (sitsOut.has(person.id) ? { ...person, satOut: matchNumber } : person)),
      on: currentMatch,
      sat: seatsSeenAtStart(players),
      next: { n: matchNumber + 1, secret: newSecret(), entropy: {} },
    },
    opens: {
      id: matchId(ready, matchNumber),
      header: JSON.stringify(header),
      entries: dealt.entries.map((entry) => JSON.stringify(entry)),
      dueAt: firstDeadline(game, dealt.truth)?.at ?? null,
    },
  }
}

export function endMatch(document: TableDocument, matchNumber: number): DocumentChange {
  if (!isRunning(document) || document.on.n !== matchNumber) throw new RequestError('noGameRunning')
  return breakOff(document)
}

/** Lets everybody read the record of a match that is over, or only those who sat at the table. */
export function publishRecord(document: TableDocument, matchNumber: number, isPublished: boolean): TableDocument {
  if (!isMatchOver(document, matchNumber)) throw new RequestError(matchNumber < document.next.n ? 'recordNotYet' : 'noGameRunning')
  if (isPublished && document.isContinuation && matchNumber === 1) throw new RequestError('recordPrivate')
  const otherNumbers = (document.published ?? []).filter((published) => published !== matchNumber)
  return { ...document, published: isPublished ? [...otherNumbers, matchNumber] : otherNumbers }
}

export function pauseMatch(document: TableDocument, at: number, by?: PersonId): DocumentChange {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  if (document.on.clock.pausedAt !== null) throw new RequestError('paused')
  const clock = { ...document.on.clock, pausedAt: at, ...(by !== undefined && { pausedBy: by }) }
  return { document: { ...document, on: { ...document.on, clock } }, reschedules: { id: matchId(document, document.on.n), dueAt: null } }
}
/** Goes on after a pause. The store's reminder is set to now, because only the match's log knows its next deadline. */
export function unpauseMatch(document: TableDocument, now: number): DocumentChange {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  const { offset, pausedAt } = document.on.clock
  if (pausedAt === null) throw new RequestError('notPaused')
  const clock = { offset: offset + Math.max(0, now - pausedAt), pausedAt: null }
  const people = restartAbsence(document.people, now)
  const { abandoned: _, ...currentMatch } = document.on
  return { document: { ...document, people, on: { ...currentMatch, clock } }, reschedules: { id: matchId(document, document.on.n), dueAt: now } }
}

/** Writes a match's outcome into the document. Every node that sees the outcome tries to; the first one counts. */
export function finishMatch(document: TableDocument, matchNumber: number, outcome: Outcome, at: number): DocumentChange {
  if (!isRunning(document) || document.on.n !== matchNumber) return { document }
  const { game, seats } = document.on
  const winners = outcome.winners.map((seat) => seats[seat]!)
  const sitters = sittersOf(document, seats)
  const { points, luck } = outcome
  const playedMatch: PlayedMatch = { n: matchNumber, game, seats, winners, at, sitters, ...(points && { points }), ...(luck && { luck }) }
  return {
    document: { ...document, on: { ...document.on, state: 'over' }, played: [...document.played, playedMatch] },
    closes: matchId(document, matchNumber),
  }
}

/** Adds a device's entropy to the next match. A person's first value counts: nobody may choose again after seeing the others'. */
export function addEntropy(document: TableDocument, person: PersonId, matchNumber: number, value: string): TableDocument {
  const { next } = document
  if (matchNumber !== next.n || Object.hasOwn(next.entropy, person)) return document
  return { ...document, next: { ...next, entropy: { ...next.entropy, [person]: value } } }
}
