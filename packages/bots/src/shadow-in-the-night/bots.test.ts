// The bots of Shadow in the Night: what they do is permitted, the same for the same feed, and better than chance.

import { dealingsFor, exposure, suspicionsFrom } from '@safehouse/beliefs/shadow-in-the-night'
import {
  type Bot,
  type BotInput,
  type BotMove,
  dealMatch,
  feedOf,
  permits,
  quickChance,
  randomBot,
  readOptions,
  seedFromText,
  simulate,
  viewOfSeat,
} from '@safehouse/engine'
import { isDeep } from '@safehouse/engine/testing'
import {
  type Agent,
  agents,
  type ShadowAction,
  type ShadowCommon,
  type ShadowTypes,
  shadowInTheNight,
  worth,
} from '@safehouse/games/shadow-in-the-night'
import { describe, expect, test } from 'vitest'
import { beliefsOf, costOfBeingSeen } from './beliefs.ts'
import { botOf } from './bot.ts'
import { bots } from './index.ts'
import { delayOf } from './pace.ts'
import { normalStrength, type Taste } from './strength.ts'
import { worldsFor } from './worlds.ts'

type ShadowBot = Bot<ShadowTypes>
const everything = { cards: true, dossier: true }

function playOut(players: readonly ShadowBot[], name: string, given: object = {}) {
  const seats = players.length
  const setup = { seats, options: readOptions(shadowInTheNight.options, given, seats) }
  return simulate({ game: shadowInTheNight, setup, secret: seedFromText(name), bots: players }).truth
}
/** All that a bot was asked in one game, with what it did. */
function watched(bot: ShadowBot, seats: number, name: string, given: object): { seen: BotInput<ShadowTypes>; move: BotMove<ShadowTypes> }[] {
  const moves: { seen: BotInput<ShadowTypes>; move: BotMove<ShadowTypes> }[] = []
  const watching: ShadowBot = (seen, chance) => {
    const feed = seen.feed()
    const kept = { ...seen, feed: () => feed }
    const move = bot(kept, chance)
    if (move) moves.push({ seen: kept, move })
    return move
  }
  playOut(
    Array.from({ length: seats }, (_, seat) => (seat === 1 ? randomBot : watching)),
    name,
    given,
  )
  return moves
}
const brisk = botOf({
  worlds: 4,
  logs: 2,
  glances: 40,
  options: 3,
  ideas: 4,
  turns: 4,
  readings: 6,
  judges: 'fitted',
  discretion: { atDeal: 0.03, atEnd: 0.03 },
  tastes: [{ taste: 8, share: 1 }],
})

describe.each([
  ['quick', bots.quick],
  ['a brisk one', brisk],
  ['greedy', bots.greedy],
] as const)('%s', (_, bot) => {
  test('does only what its choices hold, in a time that a person would take', () => {
    for (const [seats, given] of [[2, {}], [4, everything], ...(isDeep ? [[7, everything] as const] : [])] as const) {
      for (const { seen, move } of watched(bot, seats, `permitted ${seats}`, given)) {
        expect(permits(seen.choices, move.action)).toBe(true)
        expect(move.delayMs).toBeLessThanOrEqual(6000)
      }
    }
  })
  test('does the same when it is asked the same', () => {
    for (const { seen } of watched(bot, 3, 'again', everything).slice(0, 30))
      expect(bot(seen, quickChance('same'))).toEqual(bot(seen, quickChance('same')))
  })
})

describe('time', () => {
  /** What seat 0, which begins, is asked at the start of a match of this name. */
  const atStart = (seats: number, name: string): BotInput<ShadowTypes> => {
    const setup = { seats, options: readOptions(shadowInTheNight.options, { begins: 0, agents: agents.slice(0, Math.min(seats + 3, 7)) }, seats) }
    const match = dealMatch(shadowInTheNight, setup, seedFromText(name), 0)
    const view = viewOfSeat(match.truth, 0)
    const feed = feedOf(match.entries, 0)
    return { game: shadowInTheNight, setup, seat: 0, now: 0, botSecret: name, view, choices: shadowInTheNight.choices(view), feed: () => feed }
  }
  const time = (action: 'spend' | 'enterDossier', seats: number, change: Partial<ShadowCommon> = {}, question = '1.0') => {
    const { view, ...seen } = atStart(seats, 'time')
    return delayOf(action, question, { ...seen, view: { ...view, common: { ...view.common, ...change } } }, [])
  }
  const questions = Array.from({ length: 200 }, (_, turn) => `${turn}.0`)

  test('to spend is longer the more points there are and the more agents are in play, and never more than six seconds', () => {
    expect(time('spend', 3, { roll: 6 })).toBeGreaterThan(time('spend', 3, { roll: 4 }))
    expect(time('spend', 3, { roll: '1-3' })).toBeGreaterThan(time('spend', 3, { roll: 2 }))
    expect(time('spend', 3, { roll: 5 })).toBeGreaterThan(time('spend', 2, { roll: 5 }))
    expect(Math.max(...questions.map((question) => time('spend', 7, { roll: 6 }, question)))).toBeLessThan(6000)
  })
  test('to write a dossier is longer the more agents and names there are, and never more than six seconds', () => {
    expect(time('enterDossier', 3)).toBeGreaterThan(time('enterDossier', 2))
    expect(time('enterDossier', 5)).toBeGreaterThan(time('enterDossier', 4))
    expect(Math.max(...questions.map((question) => time('enterDossier', 7, {}, question)))).toBeLessThan(6000)
  })
  test('to spend is the same whatever agent a bot runs and whatever it chooses, if everybody has seen the same', () => {
    const sameRoll = Array.from({ length: 60 }, (_, i) => atStart(2, `same ${i}`)).filter(({ view }) => view.common.roll === 5)
    const moves = sameRoll.map((seen) => bots.quick(seen, quickChance(seen.botSecret))!)
    expect(new Set(sameRoll.map(({ view }) => view.hand.agent)).size).toBeGreaterThan(2)
    expect(new Set(moves.map(({ action }) => JSON.stringify(action))).size).toBeGreaterThan(2)
    expect(new Set(moves.map(({ delayMs }) => delayMs)).size).toBe(1)
  })
})

test('every game comes to its end, for any number of players, with and without the variants', () => {
  for (let seats = 2; seats <= 7; seats++)
    for (const given of isDeep ? [{}, everything] : [seats % 2 === 0 ? {} : everything])
      expect(shadowInTheNight.outcome(playOut(new Array(seats).fill(brisk), `ends ${seats}`, given).common)).toBeDefined()
})

test('quick wins most of its games against chance', () => {
  const won = Array.from({ length: 12 }, (_, game) => {
    const seat = game % 4
    const players = Array.from({ length: 4 }, (_, player) => (player === seat ? bots.quick : randomBot))
    return playOut(players, `won ${game}`).common.ending!.winners.includes(seat)
  })
  expect(won.filter(Boolean).length).toBeGreaterThan(7)
})

test('in a match of two, hard does the same when it is asked the same', () => {
  for (const { seen } of watched(bots.hard, 2, 'two again', {}).slice(0, 10))
    expect(bots.hard(seen, quickChance('same'))).toEqual(bots.hard(seen, quickChance('same')))
})

test('greedy takes its own agent as high as the roll allows', () => {
  const spends = watched(bots.greedy, 3, 'high', {}).filter(({ move }) => move.action.do === 'spend')
  for (const { seen, move } of spends) {
    const own = seen.view.hand.agent as Agent
    const at = seen.view.common.at[own]!
    const steps = (move.action as Extract<ShadowAction, { do: 'spend' }>).points[own] ?? 0
    const reach = Array.from({ length: (seen.view.common.roll === '1-3' ? 3 : seen.view.common.roll!) + 1 }, (_, i) => worth((at + i) % 12))
    expect(worth((at + steps) % 12)).toBe(Math.max(...reach))
  }
})

test('where dossiers are written, a bot draws from its own secret how much its taste in whom to look like counts', () => {
  const tastes: readonly Taste[] = [
    { taste: 0, share: 0.7 },
    { taste: 32, share: 0.3 },
  ]
  const { seen } = watched(bots.quick, 3, 'taste', { dossier: true })[6]!
  const costWith = (botSecret: string, drawnFrom: readonly Taste[]) =>
    costOfBeingSeen(
      beliefsOf({ ...seen, botSecret }, seen.feed(), { ...normalStrength, tastes: drawnFrom }, quickChance('cost')),
      seen.view.common.agents.map(() => 0),
    )
  const secrets = Array.from({ length: 200 }, (_, i) => `secret ${i}`)
  const withoutTaste = costWith('any', [{ taste: 0, share: 1 }])
  const costs = secrets.map((secret) => costWith(secret, tastes))
  expect(costs.filter((cost) => cost === withoutTaste).length / secrets.length).toBeCloseTo(0.7, 1)
  // Those that have one do not share it.
  expect(new Set(costs).size).toBeGreaterThan(50)
  expect(secrets.map((secret) => costWith(secret, tastes))).toEqual(costs)
})

describe('beliefs', () => {
  /** What a seat with this bot has seen last of three others, and who really held what. */
  const watchedBy = (bot: ShadowBot, others: ShadowBot, given: object, name: string) => {
    let last: BotInput<ShadowTypes> | undefined
    const watching: ShadowBot = (seen, chance) => {
      const feed = seen.feed()
      last = { ...seen, feed: () => feed }
      return bot(seen, chance)
    }
    const { hands } = playOut([watching, others, others, others], name, given)
    return { seen: last!, holds: hands.map(({ agent }) => agent) }
  }
  test('a player who always climbs is found out', () => {
    const sure = Array.from({ length: 5 }, (_, game) => {
      const { seen, holds } = watchedBy(randomBot, bots.greedy, {}, `found ${game}`)
      const suspicions = suspicionsFrom(seen.feed(), seen.setup, 24)
      return [1, 2, 3].map((seat) => exposure(suspicions[seat]!, seen.view.common.agents.indexOf(holds[seat]!)))
    }).flat()
    expect(sure.reduce((sum, one) => sum + one, 0) / sure.length).toBeGreaterThan(0.6)
  })
  test('a feed that was read in part before is read like one that is new', () => {
    const { seen } = watchedBy(randomBot, bots.quick, everything, 'read on')
    const feed = seen.feed()
    for (const length of [feed.length >> 2, feed.length >> 1, feed.length]) {
      const part = feed.slice(0, length)
      expect(suspicionsFrom(part, seen.setup, 8)).toEqual(suspicionsFrom(structuredClone(part), seen.setup, 8))
    }
  })
  test('where there are few dealings, the worlds are all of them, by their weights and the likeliest first', () => {
    const seen = watched(bots.quick, 2, 'all worlds', {}).at(-1)!.seen
    const dealings = dealingsFor(seen.view, suspicionsFrom(seen.feed(), seen.setup, 8))
    const worlds = worldsFor(seen, seen.feed(), dealings, 32, 1, quickChance('all'))
    expect(worlds.map(({ weight }) => weight)).toEqual(dealings.map(({ weight }) => weight).sort((one, other) => other - one))
    for (const { runs, weight } of worlds) expect(dealings).toContainEqual({ agents: runs.map((isRun) => isRun.indexOf(true)), weight })
  })
  test('every dealing keeps to what the seat knows, and a world has the hands that the table has counted', () => {
    const { seen } = watchedBy(randomBot, brisk, everything, 'worlds')
    const { view, setup } = seen
    const own = view.common.agents.indexOf(view.hand.agent!)
    const dealings = dealingsFor(view, suspicionsFrom(seen.feed(), setup, 8))
    for (const { agents } of dealings) expect([agents[0], new Set(agents).size]).toEqual([own, 4])
    for (const { hands, runs } of worldsFor(seen, seen.feed(), dealings, 12, 4, quickChance('worlds'))) {
      expect(hands.map((hand) => hand.length)).toEqual(view.common.cards.held)
      expect([...hands[0]!].sort()).toEqual([...view.hand.cards].sort())
      expect(runs[0]![own]).toBe(true)
    }
  })
})
