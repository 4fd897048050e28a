// The moments of a replay: what each pair of eyes sees, and the addresses of moments.
import { feedOf, type GameRecord, randomBot, readOptions, recordOf, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { shelf } from '../games/index.ts'
import { addressOf, readAddress } from './address.ts'
import { type Eyes, momentsOf, playersOf, positionAt, type ReplaySource, viewsAt } from './moments.ts'

const playedSeats = { 'cia-vs-kgb': 6 } as Readonly<Record<string, number>>

/** A match of this game between random bots, ready to be looked at. */
async function lookerAt(id: string): Promise<ReplaySource> {
  const listed = shelf.find((game) => game.id === id)!
  const { game } = games[id]!
  const screens = await listed.load()
  const seats = playedSeats[id] ?? listed.practiceSeats
  const options = readOptions(game.options, {}, seats)
  const secret = `replay of ${id}`
  const match = simulate({ game, setup: { options, seats }, secret, bots: Array.from({ length: seats }, () => randomBot) })
  const record = recordOf(match, secret, []) as GameRecord
  const recording = { record, rules: game, setup: match.setup, own: 0 }
  const words = await screens.words.en()
  return {
    recording,
    game: { screens, words, scenes: undefined },
    details: await screens.replay?.(),
    seats: playersOf(recording, 0, (seat) => `Seat ${seat + 1}`),
  }
}

test.each(shelf.map(({ id }) => id))('%s: a seat’s eyes fold its own feed message by message, and everything has every decision', async (id) => {
  const looker = await lookerAt(id)
  const { record } = looker.recording
  const seen = (eyes: Eyes) => momentsOf(looker, eyes)
  expect(seen(1)).toHaveLength(feedOf(record.entries, 1).length)
  expect(seen('table')).toHaveLength(feedOf(record.entries, 'spectator').length)
  expect(seen('everything')).toHaveLength(record.entries.length)
  const last = seen(1).at(-1)!
  expect(last.milestone).toBe('end')
  expect(last.state.view).toEqual(viewsAt(looker.recording, last.entry)[1])
  expect(seen('table').every(({ state }) => state.view === undefined)).toBe(true)
  expect(seen('table')[0]!.milestone).toBe('deal')
  for (const view of viewsAt(looker.recording, 0)) {
    const held = looker.details!.describeHolding(view, { options: record.options, words: looker.game.words, seats: looker.seats })
    expect(held).not.toBe('')
  }
})
test('a decision that these eyes were told nothing of is the moment before it', () => {
  const moments = [0, 3, 4, 9].map((entry) => ({ entry })) as unknown as Parameters<typeof positionAt>[0]
  expect([0, 1, 2, 3, 4, 8, 9, 50].map((entry) => positionAt(moments, entry))).toEqual([0, 0, 0, 1, 2, 2, 3, 3])
})
test('an address names the decision and the eyes, counted from 1; what it does not name or what is not there is left out', () => {
  for (const eyes of ['table', 'everything', 0, 3] as const) expect(readAddress(addressOf(36, eyes), 4)).toEqual({ entry: 36, eyes })
  expect(addressOf(36, 1)).toBe('#at=37&as=2')
  expect(readAddress('#at=-1&as=9', 4)).toEqual({ entry: undefined, eyes: undefined })
  expect(readAddress('', 4)).toEqual({ entry: undefined, eyes: undefined })
})
