// Who knew what: turning points and honours, from lines that are written down and from matches that were played.
import { feedOf, randomBot, readOptions, recordOf, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { gameIds } from '@safehouse/games/registry'
import { describe, expect, test } from 'vitest'
import { honoursOf } from './honours.ts'
import { keyOf, loadModel, type SpanStory, setupOf, storyOf, WHOLE_BUDGET } from './index.ts'

const chart = (seat: number, isTrue: boolean, ...lines: readonly (readonly number[])[]): SpanStory['charts'][number] => ({
  statement: { kind: 'isSpy', seat } as { kind: string },
  isTrue,
  lines: lines.map((values, i) => ({ seat: i >= seat ? i + 1 : i, values })),
  table: lines[0]!.map((_, moment) => lines.reduce((sum, values) => sum + values[moment]!, 0) / lines.length),
})
const span = (...charts: SpanStory['charts']): SpanStory => ({ round: 0, moments: [0, 1, 2], charts, turningPoints: [], reasons: [] })

describe('honours', () => {
  test('who talked the table down lies best, who was taken for what they were not is wronged, and who gave most to the truth has the nose', () => {
    const given = honoursOf([span(chart(0, true, [0.3, 0.6, 0.2], [0.3, 0.9, 0.9]), chart(1, false, [0.3, 0.3, 0.6], [0.3, 0.3, 0.6]))])
    expect(given.map(({ what, seat }) => [what, seat])).toEqual([
      ['liar', 0],
      ['nose', 2],
      ['wronged', 1],
    ])
    expect(given[0]).toMatchObject({ from: 0.75, to: 0.55 })
  })
  test('nobody is honoured where nothing stood out, and nobody twice', () => {
    expect(honoursOf([span(chart(0, true, [0.3, 0.31, 0.3], [0.3, 0.3, 0.3]))])).toEqual([])
    const one = honoursOf([span(chart(0, true, [0.3, 0.9, 0.3]), chart(0, false, [0.1, 0.9, 0.9]))])
    expect(one.map(({ seat }) => seat)).toEqual([0])
  })
})

describe.each(gameIds)('the story of a match of %s', async (id) => {
  const model = (await loadModel(id))!
  const { game } = games[id]!
  const setup = { seats: 6, options: readOptions(game.options, {}, 6) }
  const secret = seedFromText('story')
  const record = recordOf(simulate({ game, setup, secret, bots: new Array(6).fill(randomBot) }), secret, [])
  const story = storyOf(model, record, undefined, { ...WHOLE_BUDGET, readings: 6 })

  test('each point is what that seat could believe from its own feed then', () => {
    const { charts, moments } = story.spans.at(-1)!
    const { statement, lines } = charts[0]!
    const at = Math.floor(moments.length / 2)
    for (const { seat, values } of lines) {
      const feed = feedOf(record.entries.slice(0, moments[at]! + 1), seat)
      const beliefs = model.believe(feed, seat, setupOf(record), { ...WHOLE_BUDGET, readings: 6 })
      const believed = beliefs.find((one) => keyOf(one.statement) === keyOf(statement))
      if (believed) expect(values[at]).toBe(believed.probability)
    }
  })
  test('no line is of a seat that knew from the deal on, and there are three turning points at most, in order', () => {
    for (const { charts, turningPoints, moments } of story.spans) {
      expect(charts.length).toBeGreaterThan(0)
      for (const { statement, lines, table } of charts) {
        expect(lines.some(({ seat }) => seat === (statement as { seat?: number }).seat)).toBe(false)
        expect(table).toHaveLength(moments.length)
      }
      expect(turningPoints.length).toBeLessThanOrEqual(3)
      expect(turningPoints.map(({ moment }) => moment)).toEqual(turningPoints.map(({ moment }) => moment).sort((a, b) => a - b))
      for (const { before, after } of turningPoints) expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.1)
    }
    expect(story.honours.length).toBeLessThanOrEqual(3)
  })
  test('a match that is not over has no story of the round that is on', () => {
    const { from } = { from: record.entries.findIndex(({ told }) => told.some(({ fact }) => fact.kind === model.span.until)) }
    expect(storyOf(model, { ...record, entries: record.entries.slice(0, from) }, undefined, { ...WHOLE_BUDGET, readings: 6 }).spans).toEqual([])
  })
})
