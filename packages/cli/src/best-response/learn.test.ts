// Learned responses: the learner finds a hole that was planted in a bot, plays by the rules, knows what its seat was told and no more, and
// gives the same plan for the same seed.
import { botsFor, type ListedBot } from '@safehouse/bots'
import { type AnyGame, type BotInput, type BotMove, foldFeed, type GameTypes, quickChance } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { SEATS } from '../match-counts.ts'
import { playMatch, readSeries } from '../series.ts'
import { changes } from './deviations.ts'
import { compareInSeat, describeResponse, deviate, learnable, learnResponse } from './index.ts'

const seriesOf = (game: string, games: number, seed: string) => readSeries([game], { players: String(SEATS[game]), games: String(games), seed })
/** One match at a small table, which is over soon and in which every aspect of play still comes up. */
const shortSeriesOf = (game: string, seed: string) =>
  readSeries([game], { players: SMALL_TABLES[game]!, games: '1', seed, options: game === 'spyfall-2' ? '{"rounds":1}' : '{}' })
const SMALL_TABLES: Readonly<Record<string, string>> = {
  'cia-vs-kgb': '6',
  'shadow-in-the-night': '2',
  'spy-alley-dice': '3',
  'spyfall-2': '4',
  'top-secret': '4',
}

describe('bots that convict whoever is accused', () => {
  const { aspects } = learnable['spyfall-2']!
  const hasty = deviate(botsFor('spyfall-2').quick!, [{ about: 'votes', ways: { yes: changes('vote', () => ({ up: true })) } }], ['yes'])
  const seriesFrom = (seed: string, games: number) => readSeries(['spyfall-2'], { players: '4', games: String(games), seed, options: '{"rounds":1}' })
  const learn = (trials: number) => learnResponse(seriesFrom('planted', 1), aspects, hasty, trials)
  const learned = learn(200)

  test('are answered by accusing, and the report says so', () => {
    expect(describeResponse(aspects, learned)).toMatch(/it accuses: .* \(\+\d/)
  })
  test('lose to that in matches that were not learned from', () => {
    const { difference, n } = compareInSeat(seriesFrom('unseen', 100), deviate(hasty, aspects, learned.plan), hasty)
    expect(n).toBe(100)
    expect(difference.low).toBeGreaterThan(0)
  })
  test('get the same response from the same seed', () => expect(learn(60)).toEqual(learn(60)))
})

test('a response without deviations is the bot itself, and the comparison finds no difference', () => {
  const { aspects } = learnable['top-secret']!
  const { quick } = botsFor('top-secret')
  const { plan, worths } = learnResponse(seriesOf('top-secret', 1, 'nothing'), aspects, quick!, 0)
  expect(new Set(plan)).toEqual(new Set([undefined]))
  expect(describeResponse(aspects, { plan, worths })).toMatch(/^plays as the bot does: none of 12 /)
  const { difference } = compareInSeat(seriesOf('top-secret', 10, 'nothing'), deviate(quick!, aspects, plan), quick!)
  expect(difference).toEqual({ share: 0, low: 0, high: 0 })
})

/** Decisions of a match of which every so many are thought about again. */
const CHECKED_EVERY = 3
/** What a bot knows who has nothing but its feed: everything else is folded from it again. */
function fromFeedAlone(seen: BotInput<GameTypes>): BotInput<GameTypes> {
  const feed = structuredClone(seen.feed())
  const view = foldFeed(seen.game as AnyGame, seen.setup as never, feed as never, seen.seat)
  return { ...seen, view: view as never, choices: seen.game.choices(view as never), feed: () => feed }
}
const levelFor = (game: string): ListedBot => botsFor(game)[game === 'shadow-in-the-night' ? 'easy' : 'quick']!

describe.each(Object.keys(learnable))('in %s', (game) => {
  const { aspects } = learnable[game]!
  const ways = aspects.flatMap(({ about, ways }, i) =>
    Object.keys(ways).map((way) => ({ name: `${about}: ${way}`, plan: aspects.map((_, j) => (i === j ? way : undefined)) })),
  )

  test.each(ways)('$name – is permitted and follows from the feed of its seat alone', ({ plan }) => {
    const bot = deviate(levelFor(game), aspects, plan)
    const checked: { readonly move: BotMove<GameTypes> | undefined; readonly again: BotMove<GameTypes> | undefined }[] = []
    let decisions = 0
    const recording: ListedBot = (seen, chance) => {
      if (decisions++ % CHECKED_EVERY > 0) return bot(seen, chance)
      const name = `chance ${decisions}`
      const move = bot(seen, quickChance(name))
      checked.push({ move, again: bot(fromFeedAlone(seen), quickChance(name)) })
      return move
    }
    const series = shortSeriesOf(game, 'alone')
    playMatch(series, 0, [recording, ...new Array(series.setup.seats - 1).fill(levelFor(game))]) // a refused action would throw
    expect(checked.length).toBeGreaterThan(0)
    for (const { move, again } of checked) expect(again).toEqual(move)
  })

  test('deviations go together: any choice of them plays to the end', () => {
    const chance = quickChance(`together ${game}`)
    const series = shortSeriesOf(game, 'together')
    for (let i = 0; i < 8; i++) {
      const plan = aspects.map(({ ways }) => chance.pick([undefined, ...Object.keys(ways)]))
      const bots = [deviate(levelFor(game), aspects, plan), ...new Array(series.setup.seats - 1).fill(levelFor(game))]
      expect(series.game.outcome(playMatch(series, i, bots).truth.common)).toBeDefined()
    }
  })
})
