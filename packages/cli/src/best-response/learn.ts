// A learned best response: which deviations (deviations.ts) make a seat win more often against seats that all play the same bot. How often
// it wins more than the bot itself in that seat is a lower bound of how much the bot can be exploited: a better response may exist.
//
// What each deviation is worth is learned by linear Thompson sampling: a match's result, less that of the bot itself in the same match, is
// taken for the sum of what the deviations in it are worth, plus noise. Before each match worths are drawn from what is known of them, and
// the plan that is best by them is played. So matches go to the plans that may be best.
import type { ListedBot } from '@safehouse/bots'
import { quickChance } from '@safehouse/engine'
import { charactersFor, playMatch, type Series } from '../series.ts'
import { deviate, type ListedAspect, type Plan } from './deviations.ts'
import { Regression } from './regression.ts'

/** What is believed of a deviation's worth before the first match, in shares of wins: most cost something. */
const EXPECTED_WORTH = -0.05
const EXPECTED_WORTH_SD = 0.1
/** How far one match's result is from the sum of the worths. */
const RESULT_SD = 0.5
/** How many plans are tried in the same match, for one result of the bot itself to compare them with. */
const TRIALS_A_MATCH = 4

export interface LearnedResponse {
  readonly plan: Plan
  /** By aspect, what the plan's way is taken to be worth, in shares of wins; 0 where it plays as the bot does. */
  readonly worths: readonly number[]
}

/** Learns a plan in this many matches. The same series gives the same plan. */
export function learnResponse(series: Series, aspects: readonly ListedAspect[], bot: ListedBot, trials: number): LearnedResponse {
  const options = aspects.flatMap(({ ways }, aspect) => Object.keys(ways).map((way) => ({ aspect, way })))
  const worths = new Regression(options.length, EXPECTED_WORTH, EXPECTED_WORTH_SD, RESULT_SD)
  /** For each aspect the option of the highest worth, if that is above 0. */
  const bestBy = (worth: readonly number[]): (number | undefined)[] =>
    aspects.map((_, aspect) => {
      const ofAspect = options.flatMap((option, i) => (option.aspect === aspect && worth[i]! > 0 ? [i] : []))
      return ofAspect.length === 0 ? undefined : ofAspect.reduce((best, i) => (worth[i]! > worth[best]! ? i : best))
    })
  const planOf = (chosen: readonly (number | undefined)[]): Plan => chosen.map((i) => (i === undefined ? undefined : options[i]!.way))

  const ownResults: number[] = []
  for (let trial = 0; trial < trials; trial++) {
    const match = Math.floor(trial / TRIALS_A_MATCH)
    ownResults[match] ??= playSeat(series, match, bot, bot)
    const chosen = bestBy(worths.draw(quickChance(`${series.seed}/trial/${trial}`)))
    const result = playSeat(series, match, deviate(bot, aspects, planOf(chosen)), bot)
    worths.learn(
      chosen.filter((i) => i !== undefined),
      result - ownResults[match],
    )
  }
  const means = worths.means()
  const chosen = bestBy(means)
  return { plan: planOf(chosen), worths: chosen.map((i) => (i === undefined ? 0 : means[i]!)) }
}

export interface Comparison {
  readonly responseWins: number
  readonly botWins: number
  readonly n: number
  /** By how much the share of wins of the response is higher, with a 95 % interval from the differences match by match. */
  readonly difference: { readonly share: number; readonly low: number; readonly high: number }
}

/** Plays every match of a series twice: with the response in a seat, and with the bot itself there. */
export function compareInSeat(series: Series, response: ListedBot, bot: ListedBot): Comparison {
  let [responseWins, botWins, changed] = [0, 0, 0]
  const n = series.matchCount
  for (let i = 0; i < n; i++) {
    const [responded, own] = [playSeat(series, i, response, bot), playSeat(series, i, bot, bot)]
    responseWins += responded
    botWins += own
    if (responded !== own) changed++
  }
  const share = (responseWins - botWins) / n
  const half = (Z_95_PERCENT * Math.sqrt(Math.max(0, changed / n - share ** 2))) / Math.sqrt(n)
  return { responseWins, botWins, n, difference: { share, low: share - half, high: share + half } }
}
const Z_95_PERCENT = 1.959964

/** 1 if `player` wins with `bot` in all other seats. Its seat changes from match to match; it has no character, as a program has none. */
function playSeat(series: Series, match: number, player: ListedBot, bot: ListedBot): 0 | 1 {
  const { seats } = series.setup
  const seat = match % seats
  const bots = Array.from({ length: seats }, (_, other) => (other === seat ? player : bot))
  const characters = charactersFor(series, match).map((character, other) => (other === seat ? null : character))
  return series.game.outcome(playMatch(series, match, bots, { characters }).truth.common)?.winners.includes(seat) ? 1 : 0
}

/** The plan in words: what it does otherwise, and what that is worth in points of a hundred. */
export function describeResponse(aspects: readonly ListedAspect[], { plan, worths }: LearnedResponse): string {
  const points = (worth: number) => `+${(100 * worth).toFixed(1)}`
  const deviations = aspects.flatMap(({ about }, i) => (plan[i] === undefined ? [] : [`${about}: ${plan[i]} (${points(worths[i]!)})`]))
  const wayCount = aspects.reduce((sum, { ways }) => sum + Object.keys(ways).length, 0)
  return deviations.length > 0 ? deviations.join('; ') : `plays as the bot does: none of ${wayCount} deviations seemed to be worth anything`
}
