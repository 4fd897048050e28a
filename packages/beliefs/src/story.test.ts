// Who knew what: turning points and honours, from lines that are written down and from matches that were played.
import { feedOf, randomBot, readOptions, recordOf, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { gameIds } from '@safehouse/games/registry'
import { describe, expect, test } from 'vitest'
import { honoursOf } from './honours.ts'
import {
  addFigures,
  type Claim,
  keyOf,
  loadModel,
  type OnlookerChart,
  type OnlookerSpan,
  onlookerStory,
  openEntries,
  type Statement,
  seatFigures,
  setupOfRecord,
  spansOf,
  storyOf,
  WHOLE_BUDGET,
} from './index.ts'

const chart = (seat: number, isTrue: boolean, ...tableBelief: readonly number[]): OnlookerChart => ({
  statement: { kind: 'isSpy', seat } as Statement,
  isTrue,
  tableBelief,
})
const claim = (by: number, seat: number, right: boolean, believed: number): Claim => ({
  by,
  statement: { kind: 'isSpy', seat } as Statement,
  right,
  believed,
})
const span = (charts: readonly OnlookerChart[], claims: readonly Claim[] = []): OnlookerSpan => ({
  round: 0,
  moments: [0, 1, 2],
  charts,
  turningPoints: [],
  claims,
})

describe('honours', () => {
  test('the liar lowered a true belief, the nose guessed right against the onlooker, and the wronged one was believed to be something else', () => {
    const followed = span([chart(0, true, 0.3, 0.75, 0.55), chart(1, false, 0.3, 0.3, 0.6)], [claim(2, 0, true, 0.2), claim(3, 1, false, 0.4)])
    expect(honoursOf([followed])).toEqual([
      { what: 'liar', seat: 0, from: 0.75, to: 0.55 },
      { what: 'nose', seat: 2, right: 1, guesses: 1, believed: 0.2 },
      { what: 'wronged', seat: 1, statement: { kind: 'isSpy', seat: 1 }, peak: 0.6, round: 0 },
    ])
  })
  test('nobody is honoured where nothing stood out, and nobody twice', () => {
    expect(honoursOf([span([chart(0, true, 0.3, 0.31, 0.3)], [claim(1, 0, true, 0.7)])])).toEqual([])
    const honours = honoursOf([span([chart(0, true, 0.3, 0.9, 0.3), chart(0, false, 0.1, 0.9, 0.9)])])
    expect(honours.map(({ seat }) => seat)).toEqual([0])
  })
})
test('figures count how often somebody was wrongly suspected, stayed hidden and guessed right, and on how many occasions', () => {
  const [first, second] = seatFigures(
    [
      span([chart(0, true, 0.3, 0.6, 0.4), chart(1, false, 0.3, 0.5, 0.2)], [claim(1, 0, true, 0.4)]),
      span([chart(0, true, 0.3, 0.6, 0.6), chart(1, false, 0.3, 0.4, 0.2)], [claim(1, 0, false, 0.4)]),
    ],
    2,
  )
  expect(first).toEqual({ suspected: { times: 0, of: 0 }, hid: { times: 1, of: 2 }, guessed: { times: 0, of: 0 } })
  expect(second).toEqual({ suspected: { times: 1, of: 2 }, hid: { times: 0, of: 0 }, guessed: { times: 1, of: 2 } })
  expect(addFigures([first!, second!]).hid).toEqual({ times: 1, of: 2 })
})

const smallBudget = { ...WHOLE_BUDGET, readings: 6 }

describe.each(gameIds)('the story of a match of %s', async (id) => {
  const model = (await loadModel(id))!
  const { game } = games[id]!
  const seats = Math.max(4, game.seats.min) // what a viewer believes is computed for each seat at each moment: six seats take ten times as long
  const setup = { seats, options: readOptions(game.options, {}, seats) }
  const secret = seedFromText('story')
  const record = recordOf(simulate({ game, setup, secret, bots: new Array(seats).fill(randomBot) }), secret, [])
  const story = storyOf(model, record, undefined, smallBudget)

  test('each point is what that seat could believe from its own feed then', () => {
    const { charts, moments } = story.spans.at(-1)!
    const { statement, lines } = charts[0]!
    const at = Math.floor(moments.length / 2)
    for (const { seat, values } of lines) {
      const feed = feedOf(record.entries.slice(0, moments[at]! + 1), seat)
      const beliefs = model.believe(feed, seat, setupOfRecord(record), smallBudget)
      const believed = beliefs.find((belief) => keyOf(belief.statement) === keyOf(statement))
      if (believed) expect(values[at]).toBe(believed.probability)
    }
  })
  test('no line is of a seat that knew from the deal on, and there are three turning points at most, in order', () => {
    for (const { charts, turningPoints, moments } of story.spans) {
      expect(charts.length).toBeGreaterThan(0)
      for (const { statement, lines, tableBelief } of charts) {
        expect(lines.some(({ seat }) => seat === (statement as { seat?: number }).seat)).toBe(false)
        expect(tableBelief).toHaveLength(moments.length)
      }
      expect(turningPoints.length).toBeLessThanOrEqual(3)
      expect(turningPoints.map(({ moment }) => moment)).toEqual(turningPoints.map(({ moment }) => moment).sort((a, b) => a - b))
      for (const { before, after } of turningPoints) expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.1)
    }
    expect(story.honours.length).toBeLessThanOrEqual(3)
  })
  test('every device that followed the match comes to the same honours and figures: a phone from its feed, a TV, and the record', () => {
    const entries = openEntries(model, feedOf(record.entries, 'spectator'))
    expect(openEntries(model, feedOf(record.entries, 1))).toEqual(entries)
    const onlooker = onlookerStory(model, entries, setup, smallBudget)
    expect(onlooker.honours).toEqual(story.honours)
    const ends = spansOf(model, record.entries).map(({ until }) => model.truthOf(record.entries.slice(0, until)))
    for (const { charts, round } of onlooker.spans) for (const chart of charts) expect(chart.isTrue).toBe(ends[round]!(chart.statement))
  })
  test('between two rounds an onlooker gets the story of those that are over, and nothing of the current round', () => {
    const [first, second] = record.entries.flatMap(({ told }, i) => (told.some(({ fact }) => fact.kind === model.span.until) ? [i] : []))
    const next = record.entries.findIndex(({ told }, i) => i > first! && told.some(({ fact }) => fact.kind === model.span.from))
    const openEntriesUntil = (length: number) => openEntries(model, feedOf(record.entries.slice(0, length), 1))
    expect(openEntriesUntil(first!)).toEqual([])
    const over = openEntriesUntil(next < 0 ? record.entries.length : next)
    expect(spansOf(model, over)).toHaveLength(1)
    for (let length = next; second !== undefined && length <= second; length++) expect(openEntriesUntil(length)).toEqual(over)
  })
  test('there is no story of a round whose secrets are not turned up yet', () => {
    const turnedUp = record.entries.findIndex(({ told }) => told.some(({ fact }) => fact.kind === model.span.until))
    expect(storyOf(model, { ...record, entries: record.entries.slice(0, turnedUp) }, undefined, smallBudget).spans).toEqual([])
  })
})
