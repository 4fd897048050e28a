// Our bots think with the beliefs of packages/beliefs, so what they believed can be computed afterwards from their feed.
import { loadModel, type Statement, storyOf, WHOLE_BUDGET } from '@safehouse/beliefs'
import { beliefsOf as kgbBeliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { inclination, type Judgement, teammateOdds } from '@safehouse/beliefs/top-secret'
import {
  type AnyGame,
  type BotInput,
  type BotLevel,
  type BotMove,
  type GameTypes,
  readOptions,
  recordOf,
  seedFromText,
  simulate,
} from '@safehouse/engine'
import { games } from '@safehouse/games'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import type { ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { type AlleyTypes, spies } from '@safehouse/games/spy-alley-dice'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { describe, expect, test } from 'vitest'
import { botsFor } from './index.ts'
import { beliefsOf as shadowBeliefs } from './shadow-in-the-night/beliefs.ts'
import { quickStrength } from './shadow-in-the-night/strength.ts'
import { hardStrategy, quickStrategy } from './spy-alley-dice/strategies.ts'
import { beliefsOf as spyfallBeliefs } from './spyfall-2/beliefs.ts'

/** A probability of the model and the bot's for the same statement. The model's is undefined if it left the statement out. */
type Comparison = readonly [ofModel: number | undefined, ofBot: number]
/** The fields of a statement without its kind, joined by commas. */
const fieldsOf = ({ kind: _, ...fields }: Statement): string => Object.values(fields).join()

/**
 * Plays a match of quick bots. For every seventh input, if there are beliefs, `comparisonsAt` gets the input and the model's beliefs for
 * the same feed, by the fields of the statement.
 */
async function compareBeliefs<K extends GameTypes>(
  id: string,
  comparisonsAt: (seen: BotInput<K>, modelBeliefs: ReadonlyMap<string, number>) => readonly Comparison[],
): Promise<void> {
  const model = (await loadModel(id))!
  const game: AnyGame = games[id]!.game
  const setup = { seats: 6, options: readOptions(game.options, {}, 6) }
  const bot = botsFor(id).quick!
  let inputs = 0
  let comparisons = 0
  const watched = (seen: BotInput<K>, chance: Parameters<typeof bot>[1]) => {
    const beliefs = inputs++ % 7 === 0 ? model.believe(seen.feed(), seen.seat, setup, { ...WHOLE_BUDGET, readings: quickStrength.readings }) : []
    if (beliefs.length > 0) {
      const modelBeliefs = new Map(beliefs.map(({ statement, probability }) => [fieldsOf(statement), probability]))
      for (const [ofModel, ofBot] of comparisonsAt(seen, modelBeliefs)) {
        expect(ofModel).toBeCloseTo(ofBot)
        comparisons++
      }
    }
    return bot(seen, chance)
  }
  simulate({ game, setup, secret: seedFromText('what bots think'), bots: new Array(6).fill(watched) })
  expect(comparisons).toBeGreaterThan(50)
}

test('in Spyfall 2, whom they suspect', () =>
  compareBeliefs<SpyfallTypes>('spyfall-2', (seen, modelBeliefs) => {
    const { suspected, isSpy, likely, places } = spyfallBeliefs(seen)
    if (!isSpy) return suspected.map((share, seat) => [modelBeliefs.get(`${seat}`), share])
    // The model leaves out places that are impossible.
    return places.map(({ key }, i) => [modelBeliefs.get(key) ?? 0, likely[i]!])
  }))
test('in Spy Alley Dice, who holds which card', () =>
  compareBeliefs<AlleyTypes>('spy-alley-dice', (seen, modelBeliefs) => {
    const belief = hardStrategy.belief(seen)
    return seen.view.common.cards.flatMap((cards, seat) =>
      cards > 0 ? spies.map((spy): Comparison => [modelBeliefs.get(`${seat},${spy}`), belief(seat, spy)]) : [],
    )
  }))
test('in CIA vs. KGB, who is on their side', () =>
  compareBeliefs<KgbTypes>('cia-vs-kgb', (seen, modelBeliefs) => {
    const { fellow } = kgbBeliefs(seen.view)
    const isKgb = seen.view.hand.cards[seen.seat] === 'kgb'
    return fellow.map((share, seat) => [modelBeliefs.get(`${seat}`), isKgb ? share : 1 - share])
  }))
test('in Shadow in the Night, who is which agent', () =>
  compareBeliefs<ShadowTypes>('shadow-in-the-night', (seen, modelBeliefs) => {
    const { dealings } = shadowBeliefs(seen, seen.feed(), quickStrength, { below: () => 0, pick: (list) => list[0]!, shuffle: (list) => [...list] })
    const totalWeight = dealings.reduce((sum, { weight }) => sum + weight, 0)
    return seen.view.common.agents.map((agent, i) => {
      const held = dealings.reduce((sum, { agents, weight }) => (agents[0] === i ? sum + weight : sum), 0)
      return [modelBeliefs.get(`0,${agent}`), held / totalWeight]
    })
  }))
test('in Top Secret, who is on their team', () =>
  compareBeliefs<TopSecretTypes>('top-secret', ({ view }, modelBeliefs) => {
    const { mate } = teammateOdds(view, { learns: true })
    return mate.flatMap((share, seat) =>
      seat === view.seat ? [] : [[modelBeliefs.get(`${seat}`), view.hand.team === 'yellow' ? share : 1 - share] as const],
    )
  }))

/**
 * The statements that a move of a bot acts on, by their fields, each with how much the bot believes in it. Most are about a seat that it
 * accuses; in CIA vs. KGB and Top Secret they are about a supposed teammate, to whom it signals or at whom it points.
 */
type ActedOn = readonly (readonly [statement: string, believed: number])[]

/** Seats and options of matches that would take long otherwise, or without reasons. */
const shorter: Readonly<Record<string, { readonly seats?: number; readonly [option: string]: unknown }>> = {
  'shadow-in-the-night': { dossier: true },
  'spy-alley-dice': { seats: 4 },
  'spyfall-2': { rounds: 2 },
}
/** Plays matches and compares every reason with what the bot itself believed when it decided. Returns how many were compared. */
async function compareReasons<K extends GameTypes>(
  id: string,
  level: BotLevel,
  matches: number,
  actedOn: (seen: BotInput<K>, action: K['action']) => ActedOn,
) {
  const model = (await loadModel(id))!
  const game: AnyGame = games[id]!.game
  const { seats = 6, ...given } = shorter[id] ?? {}
  const setup = { seats, options: readOptions(game.options, given, seats) }
  const characters = ['badger', null, 'lynx', 'heron', null, 'wren'].slice(0, seats)
  const bot = botsFor(id)[level]!
  let compared = 0
  for (let i = 0; i < matches; i++) {
    /** By bot and statement: how much it believed in the statement whenever it decided on a move that acts on it, the latest last. */
    const beliefsActedOn = new Map<string, number[]>()
    const watched = (seen: BotInput<K>, chance: Parameters<typeof bot>[1]) => {
      const move = bot(seen, chance) as BotMove<K> | undefined
      for (const [statement, believed] of move ? actedOn(seen, move.action) : []) {
        const key = `${seen.seat}: ${statement}`
        beliefsActedOn.set(key, [...(beliefsActedOn.get(key) ?? []), believed])
      }
      return move
    }
    const secret = seedFromText(`accused ${i}`)
    const match = simulate({ game, setup, secret, bots: new Array(seats).fill(watched), company: { characters } })
    const botProfiles = Array.from({ length: seats }, () => ({ level, characters }))
    const { spans } = storyOf(model, recordOf(match, secret, []), undefined, { ...WHOLE_BUDGET, readings: quickStrength.readings }, botProfiles)
    for (const { by, statement, believed: reasonBelief, isBotsOwnBelief } of spans.flatMap(({ reasons }) => reasons)) {
      const botBeliefs = beliefsActedOn.get(`${by}: ${fieldsOf(statement)}`) ?? []
      expect(isBotsOwnBelief).toBe(true)
      // A bot that has decided on a move decides anew if something happens before it acts. So there may be several beliefs here, and the
      // reason has to be one of them.
      expect(
        Math.min(...botBeliefs.map((share) => Math.abs(share - reasonBelief))),
        `${id} ${by} ${JSON.stringify(statement)} ${reasonBelief} ${botBeliefs.join(' ')}`,
      ).toBeLessThan(1e-6)
      compared++
    }
  }
  return compared
}

describe('the reason for a move against or with somebody is what the bot believed when it decided on it', () => {
  test.each(['normal', 'hard'] as const)('in Spyfall 2, %s', async (level) => {
    const compared = await compareReasons<SpyfallTypes>('spyfall-2', level, 2, (seen, action) => {
      if (action.do !== 'accuse') return []
      const { suspected, isSpy } = spyfallBeliefs(seen)
      // A spy accuses by what others may think, and believes nothing of it.
      return [[`${action.suspect}`, isSpy ? 0 : suspected[action.suspect]!]]
    })
    expect(compared).toBeGreaterThan(1)
  })
  test.each(['normal', 'hard'] as const)('in Spy Alley Dice, %s', async (level) => {
    const strategy = level === 'hard' ? hardStrategy : quickStrategy
    const compared = await compareReasons<AlleyTypes>('spy-alley-dice', level, 1, (seen, action) => {
      if (action.do === 'guess') return [[`${action.whom},${action.spy}`, strategy.belief(seen)(action.whom, action.spy)]]
      const { due, turn } = seen.view.common
      if (action.do !== 'challenge' || due.what !== 'mission') return []
      return [[`${turn.roller},${due.spy}`, strategy.honestyOfAttempt(seen, turn.roller, due.spy)]]
    })
    expect(compared).toBeGreaterThan(2)
  })
  test.each(['normal', 'hard'] as const)('in CIA vs. KGB, %s', async (level) => {
    const compared = await compareReasons<KgbTypes>('cia-vs-kgb', level, 4, ({ view }, action) => {
      const { fellow } = kgbBeliefs(view)
      if (action.do === 'signal') return action.to.map((seat) => [`${seat}`, fellow[seat]!])
      return action.do === 'makeReady' && action.ready ? [[`${action.from}`, fellow[action.from]!]] : []
    })
    expect(compared).toBeGreaterThan(3)
  })
  test.each(['easy', 'normal', 'hard'] as const)('in Top Secret, %s', async (level) => {
    const compared = await compareReasons<TopSecretTypes>('top-secret', level, 2, ({ view, characters }, action) => {
      if (action.do !== 'point' && action.do !== 'changePointing') return []
      const judgements: Record<BotLevel, Judgement> = {
        easy: { learns: false, remembers: 1 },
        normal: { learns: false },
        hard: { learns: true, inclination: (seat, question, team) => inclination(characters![seat], question, team) },
      }
      return [[`${action.at}`, teammateOdds(view, judgements[level]).mate[action.at]!]]
    })
    expect(compared).toBeGreaterThan(10)
  })
  test('in Shadow in the Night, normal', async () => {
    const withoutChance = { below: () => 0, pick: <T>(list: readonly T[]) => list[0]!, shuffle: <T>(list: readonly T[]) => [...list] }
    const compared = await compareReasons<ShadowTypes>('shadow-in-the-night', 'normal', 1, (seen, action) => {
      if (action.do !== 'enterDossier') return []
      const { dealings } = shadowBeliefs(seen, seen.feed(), quickStrength, withoutChance)
      const totalWeight = dealings.reduce((sum, { weight }) => sum + weight, 0)
      return Object.entries(action.names).flatMap(([agent, seat]) => {
        const agentIndex = seen.view.common.agents.indexOf(agent as (typeof seen.view.common.agents)[number])
        const held =
          typeof seat === 'number' ? dealings.reduce((sum, { agents, weight }) => (agents[seat] === agentIndex ? sum + weight : sum), 0) : 0
        return typeof seat === 'number' ? [[`${seat},${agent}`, held / totalWeight] as const] : []
      })
    })
    expect(compared).toBeGreaterThan(5)
  })
})
