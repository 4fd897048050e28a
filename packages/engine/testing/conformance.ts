// The conformance suite: checks that every game must pass, run as tests with random seats, options and decisions. A game's
// conformance.test.ts calls `testConformance`. A check may know a game through its contract alone.
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { type Game, type GameTypes, readOptions, type Schemas, type Setup, timeFactors } from '../src/index.ts'
import { PROPERTY_TIMEOUT_MS, scaledRuns } from './runs.ts'
import { checkAllDealsAreImagined, checkPurge, checkTwoWorlds } from './secrecy-checks.ts'
import { checkChanceNames, checkLateAnswers, checkLegality, checkPlayEnds, checkRecords, checkReplay } from './soundness-checks.ts'

export interface Check<K extends GameTypes> {
  readonly title: string
  /** Share of the usual number of runs: slow checks run less often. */
  readonly share: number
  /** Throws if the game fails in the random match of this name. */
  run(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void
}
export const checks: readonly Check<GameTypes>[] = [
  { title: 'random play ends, every fact fits its schema, and nothing that was told or folded is changed later', share: 1, run: checkPlayEnds },
  { title: 'replay equals live through JSON, for the truth and for the view of every seat', share: 1, run: checkReplay },
  { title: 'chance is never drawn twice under one name', share: 0.5, run: checkChanceNames },
  { title: 'a record verifies, and one with any entry changed does not', share: 0.2, run: checkRecords },
  { title: 'a late answer to an earlier question is refused as questionGone', share: 0.1, run: checkLateAnswers },
  { title: 'what is sampled from choices is accepted, what is mutated is refused by a rule and changes nothing', share: 0.5, run: checkLegality },
  {
    title: 'two worlds: an imagined log gives the same feed, and goes on the same until something declared is revealed',
    share: 0.6,
    run: checkTwoWorlds,
  },
  {
    title: 'purge: without the actions that do not concern a viewer its feed is the same until something declared is revealed',
    share: 0.6,
    run: checkPurge,
  },
]

export interface Conformance<K extends GameTypes> {
  /** Sets of options to try; what a set leaves out has its default. */
  readonly options?: readonly Partial<K['options']>[]
  /** Number of random matches for each check in a normal `npm test`. */
  readonly runs?: number
  /** A setup so small that all its deals can be listed: `imagine` must make every one that a seat thinks possible. */
  readonly small?: Setup<K>
}

export function testConformance<K extends GameTypes>(
  game: Game<K>,
  schemas: Schemas<K>,
  { options = [{}], runs = 24, small }: Conformance<K> = {},
): void {
  const setups = fc
    .record({
      name: fc.integer({ min: 0, max: 1e9 }).map(String),
      seats: fc.integer(game.seats),
      chosenOptions: fc.constantFrom(...options),
      times: fc.option(fc.array(fc.constantFrom(...timeFactors), { minLength: game.seats.max, maxLength: game.seats.max })),
    })
    .map(({ name, seats, chosenOptions, times }) => ({
      name,
      setup: {
        seats,
        options: readOptions<K['options'] & object>(game.options as never, chosenOptions, seats) as K['options'],
        ...(times && { timeFactors: times.slice(0, seats) }),
      },
    }))
    .filter(({ setup }) => !game.misfit?.(setup))
  describe(`${game.id} conforms`, () => {
    for (const check of checks) {
      test(check.title, { timeout: PROPERTY_TIMEOUT_MS }, () => {
        const property = fc.property(setups, ({ name, setup }) => check.run(game as never, schemas as never, setup as never, name))
        fc.assert(property, { numRuns: scaledRuns(runs * check.share) })
      })
    }
    if (small)
      test('every world that a seat could be in is imagined', { timeout: PROPERTY_TIMEOUT_MS }, () => checkAllDealsAreImagined(game, small, game.id))
  })
}
