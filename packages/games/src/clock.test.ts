// Time factors: in each game a decision has the time of the seats that are openly asked for it, and of no others.
import {
  type GameTypes,
  type Match,
  randomBot,
  readOptions,
  recordOf,
  type Seat,
  simulate,
  type TimeFactor,
  verify,
  viewOfSeat,
} from '@safehouse/engine'
import { expect, test } from 'vitest'
import { decisionEndsAt } from './clock.ts'
import { games, type ListedGame } from './index.ts'

const DECISION_SECONDS = 60
/** Facts that ask for a decision; other facts with a time begin a round, a reading time or a count. */
const askingFacts = new Set(
  [
    ['startAsked', 'turnBegan', 'rolled', 'guessed', 'missionAttempted', 'missionPassed', 'cardHandedOver'],
    ['accused', 'suspectTried', 'spyShown'],
    ['answersOpened', 'pointingOpened', 'roundScored'],
    ['dealt', 'asked', 'answered', 'satDown'],
    ['safeLifted', 'drawOffered', 'cardsCalled', 'askedToPlay', 'dossiersCalled'],
  ].flat(),
)
/** Options under which a match has every kind of decision. */
const givenOptions: Readonly<Record<string, object>> = { 'shadow-in-the-night': { cards: true, dossier: true } }

function playMatch({ game }: ListedGame, timeFactors: readonly TimeFactor[], onDecision?: (match: Match<GameTypes>) => void) {
  const seats = timeFactors.length
  const options = readOptions(game.options, { ...givenOptions[game.id], decisionSeconds: DECISION_SECONDS }, seats)
  const setup = { options, seats, timeFactors }
  return simulate({ game, setup, secret: 'more time', bots: new Array(seats).fill(randomBot), ...(onDecision && { onDecision }) })
}
/**
 * The factor by which the last question's time is longer than the table's; nothing where the last entry asks nothing. In Shadow in the Night
 * a decision's time begins after the scene before it (SN-46), which is less than half of the table's time here.
 */
function lastTimeFactor({ entries, game }: Match<GameTypes>): number | null | undefined {
  const { at, told } = entries.at(-1)!
  const asking = told.flatMap(({ channel, fact }) => (channel === 'open' && askingFacts.has(fact.kind) ? [fact as { until?: number | null }] : []))
  const until = asking.at(-1)?.until
  if (typeof until !== 'number') return until
  const factor = (until - at) / DECISION_SECONDS / 1000
  return game.id === 'shadow-in-the-night' ? Math.floor(factor * 2) / 2 : factor
}
/** Seats that the table waits for. */
const awaitedSeats = ({ game, setup, truth }: Match<GameTypes>): Seat[] =>
  Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => game.choices(viewOfSeat(truth, seat)).some(({ standing }) => !standing))

test('of several seats that are asked at once the one with the most time sets the end for all', () => {
  const clock = { decisionSeconds: 60, timeFactors: [1, 1.5, 2, 0] as const }
  expect(decisionEndsAt(clock, 1000, [0])).toBe(61_000)
  expect(decisionEndsAt(clock, 1000, [1])).toBe(91_000)
  expect(decisionEndsAt(clock, 1000, [0, 2, 1])).toBe(121_000)
  expect(decisionEndsAt(clock, 1000, [0, 3])).toBeNull()
  expect(decisionEndsAt({ decisionSeconds: 60 }, 1000, [3])).toBe(61_000)
  expect(decisionEndsAt({ ...clock, decisionSeconds: 0 }, 1000, [2])).toBeNull()
})

test.each(Object.entries(games))('%s gives each decision the time of those who are asked for it', (_, listed) => {
  const seats = Math.max(listed.game.seats.min, 4)
  const factors = Array.from({ length: seats }, (_, seat): TimeFactor => ([1, 1.5, 2] as const)[seat % 3]!)
  const factorsSeen = new Set<number>()
  playMatch(listed, factors, (match) => {
    const factor = lastTimeFactor(match)
    if (factor === undefined || match.game.outcome(match.truth.common)) return
    const expected = Math.max(...awaitedSeats(match).map((seat) => factors[seat]!))
    expect({ factor, told: match.entries.at(-1)?.told }).toMatchObject({ factor: expected })
    factorsSeen.add(expected)
  })
  expect(factorsSeen.size).toBeGreaterThan(0)
})

test.each(Object.entries(games))('%s waits without a limit for somebody who has none', (_, listed) => {
  const seats = Math.max(listed.game.seats.min, 4)
  const factors = Array.from({ length: seats }, (_, seat): TimeFactor => (seat === 1 ? 0 : 1))
  let waits = 0
  playMatch(listed, factors, (match) => {
    const factor = lastTimeFactor(match)
    if (factor === undefined || match.game.outcome(match.truth.common)) return
    expect(factor).toBe(awaitedSeats(match).includes(1) ? null : 1)
    if (factor === null) waits++
  })
  expect(waits).toBeGreaterThan(0)
})

test.each(Object.entries(games))('a record of %s contains the time factors of its players, and does not verify without them', (_, listed) => {
  const seats = Math.max(listed.game.seats.min, 4)
  const match = playMatch(listed, new Array<TimeFactor>(seats).fill(2))
  const record = recordOf(match, 'more time', [])
  expect(verify(listed.game, record)).toBeUndefined()
  const { timeFactors: _times, ...recordWithoutFactors } = record
  expect(verify(listed.game, recordWithoutFactors)).toBeDefined()
  expect(verify(listed.game, recordOf({ ...match, setup: { options: match.setup.options, seats } }, 'more time', []))).toMatchObject({
    problem: 'decision',
  })
})
