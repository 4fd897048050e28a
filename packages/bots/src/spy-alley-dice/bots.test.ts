import {
  type Bot,
  type BotInput,
  type BotMove,
  type Chance,
  foldFeed,
  type Game,
  permits,
  quickChance,
  randomBot,
  seedFromText,
  simulate,
} from '@safehouse/engine'
import { PROPERTY_TIMEOUT_MS, scaledRuns } from '@safehouse/engine/testing'
import { type AlleyTypes, bitOf, possibleWorlds, spies, spyAlleyDice } from '@safehouse/games/spy-alley-dice'
import { describe, expect, test } from 'vitest'
import { bots } from './index.ts'

type AlleyBot = Bot<AlleyTypes>
type Watch = (seen: BotInput<AlleyTypes>, move: BotMove<AlleyTypes>, name: string) => void

/** The rules with dice that often show the last spy, because with fair dice there are few missions to look at. */
const loadedDice: Game<AlleyTypes> = {
  ...spyAlleyDice,
  decide: (truth, input, chance, now) => {
    const mostlySpanish: Chance = {
      below: (n) => chance.below(n),
      shuffle: (list) => chance.shuffle(list),
      pick: (list) => (list.length === spies.length && chance.below(2) === 0 ? list.at(-1)! : chance.pick(list)),
    }
    return spyAlleyDice.decide(truth, input, mostlySpanish, now)
  },
}

function playOut(players: readonly AlleyBot[], name: string, game = spyAlleyDice): number {
  const setup = { seats: players.length, options: { decisionSeconds: 0 } }
  return simulate<AlleyTypes>({ game, setup, secret: seedFromText(name), bots: players }).truth.common.ending!.winner
}
/** Plays matches of this bot against itself and a random one, and calls `watch` with each of its moves. */
function watchGames(bot: AlleyBot, games: number, watch: Watch, rules = spyAlleyDice, isEnough = () => false): void {
  for (let game = 0; game < games && !isEnough(); game++) {
    const watched: AlleyBot = (seen) => {
      const name = `${game}/${seen.seat}/${seen.feed().length}`
      const move = bot(seen, quickChance(name))
      if (move) watch(seen, move, name)
      return move
    }
    playOut(
      Array.from({ length: 2 + (game % 5) }, (_, seat) => (seat === 1 ? randomBot : watched)),
      `watched ${game}`,
      rules,
    )
  }
}

describe.each(Object.entries(bots))('%s', { timeout: PROPERTY_TIMEOUT_MS }, (level, bot) => {
  test('makes only permitted moves, and takes one to six seconds for each', () => {
    watchGames(bot, scaledRuns(5), ({ choices }, { action, delayMs }) => {
      expect(permits(choices, action)).toBe(true)
      expect(delayMs).toBeGreaterThanOrEqual(1000)
      expect(delayMs).toBeLessThanOrEqual(6000)
    })
  })

  test('makes the same move from the same feed, and needs nothing else', () => {
    watchGames(bot, scaledRuns(3), (seen, move, name) => {
      const feed = JSON.parse(JSON.stringify(seen.feed())) as ReturnType<typeof seen.feed>
      const view = foldFeed(spyAlleyDice, seen.setup, feed, seen.seat)
      const again: BotInput<AlleyTypes> = { ...seen, view, choices: spyAlleyDice.choices(view), feed: () => feed }
      expect(bot(again, quickChance(name))).toEqual(move)
    })
  })

  test('never guesses what it knows to be wrong', () => {
    let guesses = 0
    watchGames(bot, scaledRuns(5), (seen, { action }) => {
      if (action.do !== 'guess') return
      guesses++
      expect(seen.view.hand.cards).not.toContain(action.spy)
      expect(seen.view.common.ruledOut[action.whom]).not.toContain(action.spy)
      const worlds = possibleWorlds(seen.feed(), seen.seat, seen.setup)
      expect(worlds.some(({ hands }) => hands[action.whom]! & bitOf(action.spy))).toBe(true)
    })
    expect(guesses).toBeGreaterThan(scaledRuns(5))
  })

  // `easy` neither bluffs nor challenges.
  test.skipIf(level === 'easy')('attempts missions with the spy and sometimes without, and challenges some missions of others', () => {
    const seen = new Set<string>()
    const look: Watch = ({ view }, { action }) => {
      if (action.do === 'attemptMission') seen.add(view.hand.cards.includes('spanish') ? 'honest' : 'bluff')
      if (action.do === 'challenge' || action.do === 'letPass') seen.add(action.do)
      if (action.do === 'challenge') expect(view.hand.cards).not.toContain(view.common.turn.dice[0])
    }
    watchGames(bot, 60, look, loadedDice, () => seen.size === 4)
    expect([...seen].sort()).toEqual(['bluff', 'challenge', 'honest', 'letPass'])
  })

  test('beats random players by far', () => {
    let wins = 0
    for (let game = 0; game < 30; game++) {
      const seat = game % 4
      const players = Array.from({ length: 4 }, (_, player) => (player === seat ? bot : (randomBot as AlleyBot)))
      if (playOut(players, `against random ${game}`) === seat) wins++
    }
    expect(wins).toBeGreaterThan(16) // a fair share would be 7.5
  })
})

test('hard is no worse than quick', () => {
  let wins = 0
  for (let game = 0; game < scaledRuns(40); game++) {
    const players = Array.from({ length: 4 }, (_, seat) => (seat % 2 === game % 2 ? bots.hard : bots.quick))
    if (playOut(players, `levels ${game}`) % 2 === game % 2) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(scaledRuns(20))
})
