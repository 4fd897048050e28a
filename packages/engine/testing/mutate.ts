// Honest actions made wrong: what a cheat, an old page or a bug would send. What comes out may happen to be legal.
import type { Action, AnyChoice, Chance } from '../src/index.ts'

export function mutate(action: Action, choices: readonly AnyChoice[], chance: Chance): Action {
  const wrong: Record<string, unknown> = { ...action }
  const names = Object.keys(wrong).filter((name) => name !== 'do' && name !== 'question')
  const change = chance.below(3)
  if (change === 0 || names.length === 0) wrong.question = chance.pick(['', 'gone', ...choices.map((choice) => choice.question)])
  else {
    const name = chance.pick(names)
    wrong[name] = change === 1 ? otherValue(wrong[name], chance) : chance.pick([wrong[name], ...offeredAs(name, choices)])
  }
  return wrong as unknown as Action
}

/** What anybody may say in a field of this name just now. */
const offeredAs = (name: string, choices: readonly AnyChoice[]): unknown[] =>
  choices.flatMap(({ fields: { [name]: field } }) => {
    if (!field) return []
    return 'one' in field ? field.one : 'some' in field ? [field.some, field.some.slice(0, field.min)] : []
  })

function otherValue(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return chance.pick([value + 1, value - 1, 0, 11])
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return chance.pick([[], value.slice(1), [...value, ...value], value.map((element) => otherValue(element, chance))])
  if (typeof value === 'object' && value !== null) return mutateRecord(value as Record<string, unknown>, chance)
  return value
}
function mutateRecord(value: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const keys = Object.keys(value)
  if (keys.length === 0) return value
  const key = chance.pick(keys)
  const { [key]: taken, ...rest } = value
  return chance.pick([rest, { ...value, [key]: otherValue(taken, chance) }, { ...value, [key]: value[chance.pick(keys)] }])
}
