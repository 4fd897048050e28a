// Sampling: random permitted actions. Not in choice.ts, because every table page loads that file and most need no sampling.
import type { Chance } from './chance.ts'
import type { AnyChoice, AnyField, Choice } from './choice.ts'
import type { Action } from './contract.ts'

/** An action that the choice permits, drawn at random: for the weakest bots and for tests. */
export function sampleAction<A extends Action>(choice: Choice<A>, chance: Chance): A {
  const anyChoice = choice as unknown as AnyChoice
  const action: Record<string, unknown> = { do: anyChoice.do, question: anyChoice.question }
  for (const name in anyChoice.fields) action[name] = sampleField(anyChoice.fields[name]!, chance)
  return action as unknown as A
}

function sampleField(field: AnyField, chance: Chance): unknown {
  if ('one' in field) return chance.pick(field.one)
  if ('some' in field) return chance.shuffle(field.some).slice(0, field.min + chance.below(field.max - field.min + 1))
  if ('text' in field) return sampleText(field.text, chance)
  return 'spend' in field ? sampleDistribution(field, chance) : sampleAssignment(field, chance)
}
function sampleDistribution(field: Extract<AnyField, { spend: unknown }>, chance: Chance): Record<string, number> {
  const points: Record<string, number> = {}
  for (let pointsLeft = chance.pick(field.spend); pointsLeft > 0; pointsLeft--) {
    const item = chance.pick(field.over)
    points[item] = (points[item] ?? 0) + 1
  }
  return points
}
function sampleAssignment(field: Extract<AnyField, { match: unknown }>, chance: Chance): Record<string, unknown> {
  const fixedValues = Object.values(field.fixed)
  const values = field.with.filter((value) => !fixedValues.includes(value))
  const freeKeys = chance.shuffle(field.match.filter((key) => !Object.hasOwn(field.fixed, key)))
  return { ...field.fixed, ...Object.fromEntries(freeKeys.map((key, i) => [key, i < values.length ? values[i] : field.rest])) }
}
function sampleText(maxLength: number, chance: Chance): string {
  const letters = 'a quiet word, ninety-nine é 夜?'
  return Array.from({ length: chance.below(Math.min(maxLength, 40) + 1) }, () => letters[chance.below(letters.length)]).join('')
}
