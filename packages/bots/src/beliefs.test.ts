// Our bots think with the beliefs of packages/beliefs: what they believed can be told afterwards from their feed.
import { loadModel, storyOf, WHOLE_BUDGET } from '@safehouse/beliefs'
import { beliefsOf as kgbBeliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { teammateOdds } from '@safehouse/beliefs/top-secret'
import { type AnyGame, type BotInput, type BotMove, type GameTypes, readOptions, recordOf, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import type { ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { type AlleyTypes, spies } from '@safehouse/games/spy-alley-dice'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { expect, test } from 'vitest'
import { botsFor } from './index.ts'
import { beliefsOf as shadowBeliefs } from './shadow-in-the-night/beliefs.ts'
import { briefly } from './shadow-in-the-night/strength.ts'
import { hardStrategy } from './spy-alley-dice/strategies.ts'
import { beliefsOf as spyfallBeliefs } from './spyfall-2/beliefs.ts'

/** Plays a match of quick bots and calls `check` with what each bot is given, and with what the model says about its feed. */
async function compare<K extends GameTypes>(id: string, check: (seen: BotInput<K>, told: ReadonlyMap<string, number>) => void): Promise<void> {
  const model = (await loadModel(id))!
  const game: AnyGame = games[id]!.game
  const setup = { seats: 6, options: readOptions(game.options, {}, 6) }
  const bot = botsFor(id).quick!
  let compared = 0
  const watched = (seen: BotInput<K>, chance: Parameters<typeof bot>[1]) => {
    const beliefs = model.believe(seen.feed(), seen.seat, setup, { ...WHOLE_BUDGET, readings: briefly.readings })
    if (beliefs.length > 0 && compared++ % 7 === 0) {
      check(seen, new Map(beliefs.map(({ statement: { kind: _, ...rest }, probability }) => [Object.values(rest).join(), probability])))
    }
    return bot(seen, chance)
  }
  simulate({ game, setup, secret: seedFromText('what bots think'), bots: new Array(6).fill(watched) })
  expect(compared).toBeGreaterThan(20)
}

test('in Spyfall 2, whom they suspect', () =>
  compare<SpyfallTypes>('spyfall-2', (seen, told) => {
    const { suspected, isSpy, likely, places } = spyfallBeliefs(seen)
    if (!isSpy) for (const [seat, share] of suspected.entries()) expect(told.get(`${seat}`)).toBeCloseTo(share)
    else for (const [i, { key }] of places.entries()) expect(told.get(key) ?? 0).toBeCloseTo(likely[i]!)
  }))
test('in Spy Alley Dice, who holds which card', () =>
  compare<AlleyTypes>('spy-alley-dice', (seen, told) => {
    const belief = hardStrategy.belief(seen)
    for (const [seat, cards] of seen.view.common.cards.entries())
      if (cards > 0) for (const spy of spies) expect(told.get(`${seat},${spy}`)).toBeCloseTo(belief(seat, spy))
  }))
test('in CIA vs. KGB, who is on their side', () =>
  compare<KgbTypes>('cia-vs-kgb', (seen, told) => {
    const { fellow } = kgbBeliefs(seen.view)
    const isKgb = seen.view.hand.cards[seen.seat] === 'kgb'
    for (const [seat, share] of fellow.entries()) expect(told.get(`${seat}`)).toBeCloseTo(isKgb ? share : 1 - share)
  }))
test('in Shadow in the Night, who is which agent', () =>
  compare<ShadowTypes>('shadow-in-the-night', (seen, told) => {
    const { dealings } = shadowBeliefs(seen, seen.feed(), briefly, { below: () => 0, pick: (list) => list[0]!, shuffle: (list) => [...list] })
    const all = dealings.reduce((sum, { weight }) => sum + weight, 0)
    for (const [i, agent] of seen.view.common.agents.entries()) {
      const held = dealings.reduce((sum, { agents, weight }) => (agents[0] === i ? sum + weight : sum), 0)
      expect(told.get(`0,${agent}`)).toBeCloseTo(held / all)
    }
  }))
test('in Top Secret, who is on their team', () =>
  compare<TopSecretTypes>('top-secret', ({ view }, told) => {
    const { mate } = teammateOdds(view, { learns: true })
    for (const [seat, share] of mate.entries())
      if (seat !== view.seat) expect(told.get(`${seat}`)).toBeCloseTo(view.hand.team === 'yellow' ? share : 1 - share)
  }))

test('why a bot accused somebody in Spyfall 2 is what it believed when it did', async () => {
  const model = (await loadModel('spyfall-2'))!
  const { game } = games['spyfall-2']!
  const setup = { seats: 6, options: readOptions(game.options, {}, 6) }
  const bot = botsFor('spyfall-2').quick!
  /** By accuser and suspect: what the bot believed when it decided. */
  const believed = new Map<string, { own: number; others: number }>()
  const watched = (seen: BotInput<SpyfallTypes>, chance: Parameters<typeof bot>[1]) => {
    const move = bot(seen, chance) as BotMove<SpyfallTypes> | undefined
    if (move?.action.do === 'accuse') {
      const { suspected } = spyfallBeliefs(seen)
      const { suspect } = move.action
      const others = Math.max(...suspected.filter((_, seat) => seat !== suspect && seat !== seen.seat))
      believed.set(`${seen.view.common.round} ${seen.seat} ${suspect}`, { own: suspected[suspect]!, others })
    }
    return move
  }
  let compared = 0
  for (let i = 0; i < 3; i++) {
    believed.clear()
    const secret = seedFromText(`accused ${i}`)
    const match = simulate({ game, setup, secret, bots: new Array(6).fill(watched) })
    for (const { round, reasons } of storyOf(model, recordOf(match, secret, [])).spans)
      for (const { by, statement, believed: told, nextBest, cause } of reasons) {
        const then = believed.get(`${round + 1} ${by} ${(statement as { seat?: number }).seat}`)!
        // A spy accuses by what others may think, and believes nothing of it.
        if (told === 0) continue
        expect(told).toBeCloseTo(then.own)
        expect(nextBest).toBeCloseTo(then.others)
        expect(cause!.after).toBeGreaterThan(cause!.before)
        compared++
      }
  }
  expect(compared).toBeGreaterThan(3)
})
