// The coach: what an attentive opponent takes a seat for, from open facts alone.
import { feedOf, randomBot, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { gameIds } from '@safehouse/games/registry'
import { describe, expect, test } from 'vitest'
import { keyOf, loadModel, openFeedOf, spansOf, subjectOf, writeCoachNote } from './index.ts'

const SEATS = 6
const budget = { worlds: 500, readings: 4 }

describe.each(gameIds)('%s', async (id) => {
  const model = (await loadModel(id))!
  const { game } = games[id]!
  const setup = { seats: SEATS, options: readOptions(game.options, {}, SEATS) }
  const { entries } = simulate({ game, setup, secret: seedFromText('coach'), bots: new Array(SEATS).fill(randomBot) })
  const { from, until } = spansOf(model, entries)[0]!
  const before = entries.slice(0, from + 1 + Math.min(12, Math.floor((until - from) / 2)))

  test('the figures are those of somebody who heard open facts alone, and what the seat is comes from its own feed', () => {
    const isTrue = model.truthOf(before)
    for (const seat of [0, 3]) {
      const feed = feedOf(before, seat)
      const openFeed = openFeedOf(model, feed)
      expect(openFeed).toEqual(feedOf(before, 'spectator'))
      const { own, impressions } = writeCoachNote(model, feed, seat, setup, budget)!
      expect(isTrue(own.statement)).toBe(own.negated !== true)
      const opponentBeliefs = new Map(
        model.believe(openFeed, 'spectator', setup, budget).map(({ statement, probability }) => [keyOf(statement), probability]),
      )
      for (const { statement, negated, probability } of impressions) {
        expect(subjectOf(statement)).toBe(seat)
        expect(probability).toBe(negated ? 1 - opponentBeliefs.get(keyOf(statement))! : opponentBeliefs.get(keyOf(statement)))
      }
    }
  })
  test('there is no note once everything is turned up', () => {
    expect(writeCoachNote(model, feedOf(entries, 0), 0, setup, budget)).toBeUndefined()
  })
})
