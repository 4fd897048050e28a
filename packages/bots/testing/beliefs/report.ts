// The report on beliefs: a table and a chart for docs/beliefs.md, made of measured scores.
import { type Measured, MID_GAME, progressPoints } from './measure.ts'
import type { Figure, Scores } from './scores.ts'

/**
 * The goals: by how much the Brier score halfway through a match or round (mid-game) is at least better than that of the beliefs at the
 * deal, and the largest calibration error.
 */
const GOAL_BETTER = 0.2
const GOAL_CALIBRATION = 0.05

const percent = ({ value, halfWidth }: Figure): string => `${(100 * value).toFixed(1)} % (±${(100 * halfWidth).toFixed(1)})`
const decimal = ({ value, halfWidth }: Figure): string => `${value.toFixed(3)} (±${halfWidth.toFixed(3)})`
const yesOrNo = (good: boolean): string => (good ? 'yes' : 'no')

/** One row for each game, kind of statement and point of progress. */
export function tableOf(measured: readonly Measured[]): string {
  const head =
    '| game | bots | statement | at | forecasts | Brier | at the deal | better by | calibration error |\n|---|---|---|---|---|---|---|---|---|'
  const rows = measured.flatMap(({ game, level, kinds }) =>
    kinds.flatMap(({ kind, byPoint }) =>
      byPoint.map(
        (scores, point) =>
          `| ${game} | ${level} | \`${kind}\` | ${100 * progressPoints[point]!} % | ${scores.forecasts} | ${scores.brier.toFixed(4)} | ${scores.priorBrier.toFixed(4)} | ${percent(scores.better)} | ${decimal(scores.calibration)} |`,
      ),
    ),
  )
  return [head, ...rows].join('\n')
}
/** One row for each game and kind of statement: the size of the sample, and whether the goals are reached. */
function goalsOf(measured: readonly Measured[]): string {
  const goals = { better: `≥ ${100 * GOAL_BETTER} %`, calibration: `≤ ${GOAL_CALIBRATION}` }
  const head = `| game | bots | statement | matches | rounds | better in mid-game | ${goals.better} | calibration error, whole match | ${goals.calibration} |\n|---|---|---|---|---|---|---|---|---|`
  const rows = measured.flatMap(({ game, level, matches, spans, kinds }) =>
    kinds.map(({ kind, byPoint, overall }) => {
      const { better } = byPoint[MID_GAME] as Scores
      const { calibration } = overall
      return `| ${game} | ${level} | \`${kind}\` | ${matches} | ${spans} | ${percent(better)} | ${yesOrNo(better.value >= GOAL_BETTER)} | ${decimal(calibration)} | ${yesOrNo(calibration.value <= GOAL_CALIBRATION)} |`
    }),
  )
  return [head, ...rows].join('\n')
}

/** What docs/beliefs.md says about the scores. */
export function figuresOf(measured: readonly Measured[]): string {
  const command = `npm run beliefs -- ${measured.map(({ game, matches, level }) => `${game}:${matches}:${level}`).join(' ')}`
  return [
    `Matches between bots of one level at tables of every size, whose characters everybody there can read, with each game's usual options: \`${command}\`. In brackets: 95 % intervals.`,
    '![Brier score by progress, as a share of the score at the deal](beliefs.svg)',
    goalsOf(measured),
    'The scores by progress:',
    tableOf(measured),
  ].join('\n\n')
}

const WIDTH = 720
const HEIGHT = 360
const LEFT = 56
const RIGHT = 270
const TOP = 24
const BOTTOM = 48
const colours = ['#b4541a', '#1f6f8b', '#5b7f1c', '#8a3ffc', '#a8325e', '#3b5bdb', '#7a6a00']

/** One line for each game and kind of statement: the Brier score by progress, as a share of the score at the deal. */
export function chartOf(measured: readonly Measured[]): string {
  const xOf = (progress: number) => LEFT + progress * (WIDTH - LEFT - RIGHT)
  const yOf = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${yOf(share)}" y2="${yOf(share)}" stroke="#8888" stroke-width="1"/><text x="${LEFT - 8}" y="${yOf(share) + 4}" text-anchor="end">${100 * share} %</text><text x="${xOf(share)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${100 * share} %</text>`,
  )
  const lines = measured.flatMap(({ game, level, kinds }) => kinds.map(({ kind, byPoint }) => ({ name: `${game}, ${level}, ${kind}`, byPoint })))
  const labelYs = spreadLabels(lines.map(({ byPoint }) => yOf(1 - byPoint.at(-1)!.better.value)))
  const drawn = lines.map(({ name, byPoint }, i) => {
    const colour = colours[i % colours.length]!
    const path = [[0, 1] as const, ...byPoint.map(({ better }, point) => [progressPoints[point]!, 1 - better.value] as const)]
    const dots = path.map(([progress, share]) => `${xOf(progress).toFixed(1)},${yOf(share).toFixed(1)}`).join(' ')
    return `<polyline points="${dots}" fill="none" stroke="${colour}" stroke-width="2.5"/><text x="${WIDTH - RIGHT + 10}" y="${labelYs[i]!.toFixed(1)}" fill="${colour}">${name}</text>`
  })
  const style = 'font-family="sans-serif" font-size="13" fill="#777"'
  const label = `<text x="${LEFT}" y="${HEIGHT - 8}">progress of the match, or of the round; height: Brier score as a share of the score at the deal</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${style}>\n${[...grid, ...drawn, label].join('\n')}\n</svg>\n`
}
/** Heights of labels, moved apart so that they can be read. */
function spreadLabels(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!)
  const placed: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const i of order) {
    last = Math.max(heights[i]! + 4, last + 16)
    placed[i] = last
  }
  return placed
}
