// The test vectors of docs/fairness.md: what the page says follows from a secret is what our rules deal.
import { readFileSync } from 'node:fs'
import { commitmentTo, dealMatch, deriveSeed, type Entropy, recordOf } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { games } from './index.ts'

interface Vector {
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly secret: string
  readonly entropy: Entropy
  readonly commitment: string
  readonly seed: string
  readonly deal: object
  readonly link: string
}
const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8')
const vectors = [...page.matchAll(/```json\n(\{"game".*\})\n```/g)].map(([, text]) => JSON.parse(text!) as Vector)

test('every game has a test vector', () => {
  expect(vectors.map(({ game }) => game).sort()).toEqual(Object.keys(games).sort())
})
test.each(vectors)('$game is dealt as docs/fairness.md says', ({ game: id, seats, options, secret, entropy, ...expected }) => {
  const { game } = games[id]!
  const defaults = Object.fromEntries(Object.entries(game.options).map(([name, { default: value }]) => [name, value]))
  const seed = deriveSeed(secret, entropy)
  const match = dealMatch(game, { seats, options: { ...defaults, ...options } }, seed, 0)
  const record = recordOf(match, secret, entropy)
  const dealt = match.entries[0]!.told.map(({ fact }) => fact)
  expect({ commitment: commitmentTo(secret), seed, deal: dealt, link: record.chain[0] }).toEqual(expected)
})
