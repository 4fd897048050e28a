// The meaning of an answer apart from its words: how much of a feature there is, said plainly, hazily or not at all.
import { type Feature, features, type Grade, highestGrade } from '@safehouse/content/spyfall-2/features.ts'

/** Plain answers: low, mid, high. Hazy (vague) ones: ratherLow, ratherHigh. Evasive, without information: foggy. */
export const shades = ['low', 'mid', 'high', 'ratherLow', 'ratherHigh', 'foggy'] as const
export type Shade = (typeof shades)[number]
export const plainShades = ['low', 'mid', 'high'] as const
export const hazyShades = ['ratherLow', 'ratherHigh'] as const

/** By grade: the probabilities of low, mid and high, given a plain answer by somebody who knows the place. */
const plainly: readonly (readonly [number, number, number])[] = [
  [0.94, 0.05, 0.01],
  [0.72, 0.26, 0.02],
  [0.14, 0.72, 0.14],
  [0.02, 0.26, 0.72],
  [0.01, 0.05, 0.94],
]
/** By grade: the probabilities of ratherLow and ratherHigh, given a hazy answer. */
const hazily: readonly (readonly [number, number])[] = [
  [0.8, 0.2],
  [0.7, 0.3],
  [0.5, 0.5],
  [0.3, 0.7],
  [0.2, 0.8],
]
/** How likely a shade is for somebody of whose place this grade is known; without a grade, for any place alike. */
export function likelihood(shade: Shade, grade: Grade | undefined): number {
  if (shade === 'foggy') return 1
  if (grade === undefined) return average[shade]
  if (shade === 'ratherLow' || shade === 'ratherHigh') return hazily[grade]![shade === 'ratherLow' ? 0 : 1]
  return plainly[grade]![plainShades.indexOf(shade)]!
}
/** By shade: its likelihood, averaged over all grades. */
const average = Object.fromEntries(
  shades.map((shade) => {
    let sum = 0
    if (shade !== 'foggy') for (let grade = 0; grade <= highestGrade; grade++) sum += likelihood(shade, grade as Grade)
    return [shade, sum / (highestGrade + 1)]
  }),
) as Record<Shade, number>

/** How much bots prefer the likelier of two shades: they err less than people do. */
const BOT_CARE = 2
/** How readily a bot says a shade that it takes for so likely. */
export const readinessFor = (likely: number): number => likely ** BOT_CARE
/** The shades that are as plain as this one. */
const asPlainAs = (shade: Shade): readonly Shade[] => (shade === 'ratherLow' || shade === 'ratherHigh' ? hazyShades : plainShades)
/** How likely a bot says this shade among those that are as plain, by how likely it takes each of them to be. */
export function saidByBot(shade: Shade, likelyOf: (shade: Shade) => number): number {
  const sum = asPlainAs(shade).reduce((all, other) => all + readinessFor(likelyOf(other)), 0)
  return readinessFor(likelyOf(shade)) / sum
}
/** By grade: how likely a bot that knows the place says each shade. */
const byBotAt = Array.from({ length: highestGrade + 1 }, (_, grade) => {
  const likelyOf = (shade: Shade): number => likelihood(shade, grade as Grade)
  return Object.fromEntries(shades.map((shade) => [shade, shade === 'foggy' ? 1 : saidByBot(shade, likelyOf)])) as Record<Shade, number>
})
/** How likely a shade is in the words of a bot that knows the place. */
export const botLikelihood = (shade: Shade, grade: Grade | undefined): number =>
  grade === undefined ? likelihood(shade, undefined) : byBotAt[grade]![shade]

export { type Feature, features, type Grade }
