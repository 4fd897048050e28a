// One line in a game's tests: conformance(game, schemas, { options: [...] }).
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { type Game, type GameTypes, readOptions, type Schemas, type Setup } from '../src/index.ts'
import { checks } from './checks.ts'
import { imaginesEverything } from './secrecy.ts'

export interface Conformance<K extends GameTypes> {
  /** The sets of options to try; what is left out has its default. */
  readonly options?: readonly Partial<K['options']>[]
  readonly runs?: number
  /** A setup so small that every world a seat could be in can be listed: each must be imagined. */
  readonly small?: Setup<K>
}

export function conformance<K extends GameTypes>(
  game: Game<K>,
  schemas: Schemas<K>,
  { options = [{}], runs = 60, small }: Conformance<K> = {},
): void {
  const setups = fc
    .record({ name: fc.integer({ min: 0, max: 1e9 }).map(String), seats: fc.integer(game.seats), given: fc.constantFrom(...options) })
    .map(({ name, seats, given }) => ({
      name,
      setup: { seats, options: readOptions<K['options'] & object>(game.options as never, given, seats) as K['options'] },
    }))
    .filter(({ setup }) => !game.misfit?.(setup))
  describe(`${game.id} conforms`, () => {
    for (const check of checks) {
      test(check.title, { timeout: 300_000 }, () => {
        const property = fc.property(setups, ({ name, setup }) => check.run(game as never, schemas as never, setup as never, name))
        fc.assert(property, { numRuns: Math.max(1, Math.round(runs * check.share)) })
      })
    }
    if (small) test('every world that a seat could be in is imagined', { timeout: 300_000 }, () => imaginesEverything(game, small, game.id))
  })
}
