// Whom a passed device is handed to follows from open facts alone, in every game: whoever is named is really awaited, and
// whoever is awaited is never left out.
import { feedOf, type GameTypes, type Match, randomBot, readOptions, type Seat, simulate, viewOfSeat } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { describe, expect, test } from 'vitest'
import { type Called, calledIn } from './called.ts'

/** What makes a game's waiting most of a secret. */
const darkest: Readonly<Record<string, object>> = {
  'shadow-in-the-night': { cards: true, dossier: true },
  'top-secret': { reveal: 'allAtOnce' },
}
const seatsOf = (play: Match<GameTypes>): Seat[] => Array.from({ length: play.setup.seats }, (_, seat) => seat)
const awaited = (play: Match<GameTypes>): Seat[] =>
  seatsOf(play).filter((seat) => play.game.choices(viewOfSeat(play.truth, seat)).some((choice) => !choice.standing))

/** A device does not count in whole milliseconds, and may be a little behind the house. */
const slow = 0.5
/** Looks at a game that is played at random, at every `every`th decision. */
function watch(id: string, every: number, look: (play: Match<GameTypes>, called: Called) => void): void {
  const { game } = games[id]!
  const seats = game.seats.min + 1
  const setup = { options: readOptions(game.options, darkest[id] ?? {}, seats), seats }
  let decisions = 0
  const onDecision = (play: Match<GameTypes>, now: number) => {
    if (decisions++ % every > 0 || game.outcome(play.truth.common)) return
    look(play, calledIn(game, setup, feedOf(play.entries, 'spectator'), now - slow))
  }
  simulate({ game, setup, secret: id, bots: Array.from({ length: seats }, () => randomBot), onDecision })
}

describe.each(Object.keys(games))('%s', (id) => {
  test('whoever is named is awaited, and whoever is awaited is called', () => {
    let looks = 0
    watch(id, 3, (play, called) => {
      looks++
      const truly = awaited(play)
      expect(truly).toEqual(expect.arrayContaining([...called.surely]))
      expect([...called.surely, ...called.maybe]).toEqual(expect.arrayContaining(truly))
    })
    expect(looks).toBeGreaterThan(5)
  })
  test('everyone was told something with the deal', () => {
    let first: Called | undefined
    watch(id, Number.POSITIVE_INFINITY, (_, called) => {
      first ??= called
    })
    expect(first!.told.every((message) => message >= 0)).toBe(true)
  })
})

test('where it is a secret who still has to decide, everyone who may have to is called, for one question', () => {
  let secrets = 0
  watch('shadow-in-the-night', 1, (play, { maybe, asked }) => {
    if ((play.truth.common as { due: { what: string } }).due.what !== 'answer') return
    if (maybe.size > 0) secrets++
    expect(asked.split(' ')).toHaveLength(1)
  })
  expect(secrets).toBeGreaterThan(0)
})

test('who sits together asks and answers aloud: the device is for what cannot be said', () => {
  const { game } = games['spyfall-2']!
  const setup = { options: readOptions(game.options, {}, 3), seats: 3 }
  let asking = 0
  const onDecision = (play: Match<GameTypes>, now: number) => {
    const { stage } = play.truth.common as { stage: { is: string } }
    if (stage.is !== 'running' || asking++ > 20) return
    const feed = feedOf(play.entries, 'spectator')
    expect(calledIn(game, setup, feed, now, true).surely.size).toBe(0)
    expect(calledIn(game, setup, feed, now).surely.size).toBe(1)
  }
  simulate({ game, setup, secret: 'aloud', bots: Array.from({ length: 3 }, () => randomBot), onDecision })
  expect(asking).toBeGreaterThan(3)
})
