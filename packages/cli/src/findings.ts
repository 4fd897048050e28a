// What `safehouse arena --exploit` finds out, as plain data: a process sends it to another one. And how it is written in the report.
import type { Share } from './duel.ts'

/** A share with a goal. */
export interface GoalResult {
  readonly game: string
  readonly what: string
  readonly result: Share
  /** Bounds of the share, or one of them. */
  readonly goal: { readonly atLeast?: number; readonly atMost?: number }
}
/** How a learned response does, beside the bot itself in the same seat of the same matches. */
export interface ResponseResult {
  readonly game: string
  /** What the response does otherwise than the bot, in words. */
  readonly does: string
  readonly response: Share
  readonly bot: Share
  readonly difference: { readonly share: number; readonly low: number; readonly high: number }
}
export type Finding =
  | { readonly section: 'exploiters' | 'tells' | 'levels' | 'newcomers' | 'times'; readonly goal: GoalResult }
  | { readonly section: 'responses'; readonly response: ResponseResult }
  /** A row of the table of decision times. */
  | { readonly section: 'times'; readonly times: readonly string[] }

/** The whole interval is on the wrong side of the goal. */
export const isMissed = ({ result, goal: { atLeast = 0, atMost = 1 } }: GoalResult): boolean => result.low > atMost || result.high < atLeast
const isReached = ({ result, goal: { atLeast = 0, atMost = 1 } }: GoalResult): boolean => result.share <= atMost && result.share >= atLeast

export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`
const formatPoints = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`
const formatInterval = ({ low, high }: { readonly low: number; readonly high: number }, format = formatPercent): string =>
  `${format(low)} to ${format(high)}`
const formatGoal = ({ goal: { atLeast, atMost } }: GoalResult): string =>
  [atLeast === undefined ? [] : `≥ ${formatPercent(atLeast)}`, atMost === undefined ? [] : `≤ ${formatPercent(atMost)}`].flat().join(', ')
const verdictOf = (line: GoalResult): string => (isMissed(line) ? 'missed' : isReached(line) ? 'reached' : 'not shown')

const goalRow = (line: GoalResult): string[] => [
  line.game,
  line.what,
  formatPercent(line.result.share),
  formatInterval(line.result),
  String(line.result.n),
  formatGoal(line),
  verdictOf(line),
]
const responseRow = ({ game, response, bot, difference }: ResponseResult): string[] => [
  game,
  formatPercent(response.share),
  formatInterval(response),
  formatPercent(bot.share),
  formatPoints(difference.share),
  formatInterval(difference, formatPoints),
  String(response.n),
]
const formatTable = ([head, ...rows]: readonly (readonly string[])[]): string =>
  [head!, head!.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const formatGoals = (lines: readonly GoalResult[]): string =>
  formatTable([['game', 'what', 'share', '95 % interval', 'n', 'goal', ''], ...lines.map(goalRow)])
export const formatResponses = (lines: readonly ResponseResult[]): string =>
  formatTable([
    ['game', 'response wins', '95 % interval', '`hard` in its seat wins', 'difference, points', '95 % interval', 'n'],
    ...lines.map(responseRow),
  ])
export const formatTimes = (rows: readonly (readonly string[])[]): string => formatTable([['game', 'player', 'p50', 'p99', 'decisions'], ...rows])

/** One line for somebody who waits. */
export function formatFinding(finding: Finding): string {
  if ('goal' in finding) return goalRow(finding.goal).join(', ')
  if ('times' in finding) return finding.times.join(', ')
  const { game, does, difference } = finding.response
  return `${game}, a learned response wins ${formatPoints(difference.share)} points (${formatInterval(difference, formatPoints)}): ${does}`
}
