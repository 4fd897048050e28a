// In every game, the seats that are computed from open facts alone agree with those that the match really waits for.
import { feedOf, type GameTypes, type Match, randomBot, readOptions, type Seat, simulate, viewOfSeat } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { describe, expect, test } from 'vitest'
import { type AwaitedSeats, findAwaitedSeats } from './awaited-seats.ts'

/** Options with which a game hides most about whom it waits for. */
const mostSecretOptions: Readonly<Record<string, object>> = {
  'shadow-in-the-night': { cards: true, dossier: true },
  'top-secret': { reveal: 'allAtOnce' },
}
const seatsOf = (match: Match<GameTypes>): Seat[] => Array.from({ length: match.setup.seats }, (_, seat) => seat)
const reallyAwaited = (match: Match<GameTypes>): Seat[] =>
  seatsOf(match).filter((seat) => match.game.choices(viewOfSeat(match.truth, seat)).some((choice) => !choice.standing))

/** The device's clock has fractions of milliseconds and may be slightly behind the server's. */
const CLOCK_LAG_MS = 0.5
/** Plays a match at random and calls `look` at every `every`th decision. */
function playAndLook(id: string, every: number, look: (match: Match<GameTypes>, awaited: AwaitedSeats) => void): void {
  const { game } = games[id]!
  const seats = game.seats.min + 1
  const setup = { options: readOptions(game.options, mostSecretOptions[id] ?? {}, seats), seats }
  let decisions = 0
  const onDecision = (match: Match<GameTypes>, now: number) => {
    if (decisions++ % every > 0 || game.outcome(match.truth.common)) return
    look(match, findAwaitedSeats(game, setup, feedOf(match.entries, 'spectator'), now - CLOCK_LAG_MS))
  }
  simulate({ game, setup, secret: id, bots: Array.from({ length: seats }, () => randomBot), onDecision })
}

describe.each(Object.keys(games))('%s', (id) => {
  test('certain seats are awaited, and every awaited seat is certain or possible', () => {
    let looks = 0
    playAndLook(id, 3, (match, awaited) => {
      looks++
      const awaitedNow = reallyAwaited(match)
      expect(awaitedNow).toEqual(expect.arrayContaining([...awaited.certain]))
      expect([...awaited.certain, ...awaited.possible]).toEqual(expect.arrayContaining(awaitedNow))
    })
    expect(looks).toBeGreaterThan(5)
  })
  test('the deal whispers something to every seat', () => {
    let first: AwaitedSeats | undefined
    playAndLook(id, Number.POSITIVE_INFINITY, (_, awaited) => {
      first ??= awaited
    })
    expect(first!.lastWhisper.every((message) => message >= 0)).toBe(true)
  })
})

test('where it is secret who still has to decide, all candidates are possible, for one question', () => {
  let secrets = 0
  playAndLook('shadow-in-the-night', 1, (match, { possible: possibleSeats, questions }) => {
    if ((match.truth.common as { due: { what: string } }).due.what !== 'answer') return
    if (possibleSeats.size > 0) secrets++
    expect(questions.split(' ')).toHaveLength(1)
  })
  expect(secrets).toBeGreaterThan(0)
})

test('people in one room ask and answer aloud: nobody is awaited for a text', () => {
  const { game } = games['spyfall-2']!
  const setup = { options: readOptions(game.options, {}, 3), seats: 3 }
  let asking = 0
  const onDecision = (match: Match<GameTypes>, now: number) => {
    const { stage } = match.truth.common as { stage: { is: string } }
    if (stage.is !== 'running' || asking++ > 20) return
    const feed = feedOf(match.entries, 'spectator')
    expect(findAwaitedSeats(game, setup, feed, now, true).certain.size).toBe(0)
    expect(findAwaitedSeats(game, setup, feed, now).certain.size).toBe(1)
  }
  simulate({ game, setup, secret: 'aloud', bots: Array.from({ length: 3 }, () => randomBot), onDecision })
  expect(asking).toBeGreaterThan(3)
})
