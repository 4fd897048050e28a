// What holds for the beliefs of every game: they follow from one viewer's feed and the setup alone, and are probabilities.
import {
  feedOf,
  type GameTypes,
  type Match,
  quickChance,
  randomBot,
  readOptions,
  type Setup,
  seedFromText,
  simulate,
  viewersOf,
} from '@safehouse/engine'
import { games } from '@safehouse/games'
import { gameIds } from '@safehouse/games/registry'
import { describe, expect, test } from 'vitest'
import { type AnyModel, beliefsOver, keyOf, loadModel, spansOf, WHOLE_BUDGET } from './index.ts'

const models = new Map(await Promise.all(gameIds.map(async (id) => [id, (await loadModel(id))!] as const)))
const SEATS = 6

function randomMatch(id: string, name: string): Match<GameTypes> {
  const { game } = games[id]!
  const setup: Setup<GameTypes> = { seats: SEATS, options: readOptions(game.options, {}, SEATS) }
  return simulate({ game, setup, secret: seedFromText(name), bots: new Array(SEATS).fill(randomBot) })
}
/** A place within a random span of a match. */
function cutOf(model: AnyModel, { entries }: Match<GameTypes>, name: string): number {
  const chance = quickChance(name)
  const { from, until } = chance.pick(spansOf(model, entries))
  return from + 1 + chance.below(until - from)
}

describe.each(gameIds)('%s', (id) => {
  const model = models.get(id)!
  const { game } = games[id]!

  test('two worlds: a viewer who cannot tell two logs apart believes the same in both', () => {
    for (let i = 0; i < 4; i++) {
      const match = randomMatch(id, `worlds ${i}`)
      const { entries, setup } = match
      const before = entries.slice(0, cutOf(model, match, `cut ${i}`))
      const now = before.at(-1)!.at
      for (const viewer of viewersOf(SEATS)) {
        const feed = feedOf(before, viewer)
        const copy = JSON.parse(JSON.stringify(feed))
        const imagined = game.imagine(copy, viewer, setup, quickChance(`imagine ${i} ${viewer}`), now)
        const beliefs = model.believe(feed, viewer, setup, WHOLE_BUDGET)
        expect(beliefs.length).toBeGreaterThan(0)
        expect(model.believe(JSON.parse(JSON.stringify(feedOf(imagined, viewer))), viewer, setup, WHOLE_BUDGET)).toEqual(beliefs)
      }
    }
  })

  test('every belief is a probability, a seat is certain of what it was dealt, and nothing true is ruled out', () => {
    for (let i = 0; i < 4; i++) {
      const match = randomMatch(id, `sound ${i}`)
      const { entries, setup } = match
      const before = entries.slice(0, cutOf(model, match, `sound cut ${i}`))
      const isTrue = model.truthOf(before)
      for (const viewer of viewersOf(SEATS)) {
        for (const { statement, probability } of model.believe(feedOf(before, viewer), viewer, setup, WHOLE_BUDGET)) {
          expect(probability).toBeGreaterThanOrEqual(0)
          expect(probability).toBeLessThanOrEqual(1 + 1e-9)
          if (isTrue(statement)) expect(probability).toBeGreaterThan(0)
          else expect(probability).toBeLessThan(1)
          if ((statement as { seat?: number }).seat === viewer) expect(probability).toBeCloseTo(isTrue(statement) ? 1 : 0)
        }
      }
    }
  })

  test('a small budget gives beliefs about the same statements', () => {
    const match = randomMatch(id, 'budget')
    const feed = feedOf(match.entries.slice(0, cutOf(model, match, 'budget cut')), 'spectator')
    const keys = (worlds: number) => model.believe(feed, 'spectator', match.setup, { worlds, readings: 4 }).map(({ statement }) => keyOf(statement))
    expect(keys(5)).toEqual(keys(10_000))
  })

  test('nothing is believed before secrets are dealt or once they are turned up', () => {
    const { entries, setup } = randomMatch(id, 'ends')
    for (const viewer of viewersOf(SEATS)) {
      expect(model.believe([], viewer, setup, WHOLE_BUDGET)).toEqual([])
      expect(model.believe(feedOf(entries, viewer), viewer, setup, WHOLE_BUDGET)).toEqual([])
    }
  })

  test('beliefs over a span are the beliefs at each of its entries', () => {
    const { entries, setup } = randomMatch(id, 'over')
    const span = spansOf(model, entries).at(-1)!
    const over = [...beliefsOver(model, entries, span, 2, setup, WHOLE_BUDGET)]
    expect(over).toHaveLength(span.until - span.from)
    expect(over.at(-1)).toEqual(model.believe(feedOf(entries.slice(0, span.until), 2), 2, setup, WHOLE_BUDGET))
  })
})

test('a game without a model has no beliefs', async () => {
  expect(await loadModel('winks')).toBeUndefined()
})
