// A seat's choices in lines that can be copied: the action as JSON, and what each open field may be.
import type { AnyChoice } from '@safehouse/engine'

type AnyField = AnyChoice['fields'][string]

export function describeChoices(choices: readonly AnyChoice[]): string {
  if (choices.length === 0) return 'You have nothing to do now. Use wait.'
  const awaited = choices.filter(({ standing }) => !standing)
  const standing = choices.filter((choice) => choice.standing)
  const lines = [
    ...(awaited.length > 0 ? ['You may do one of these now (with act):', ...awaited.map(describeChoice)] : ['Nobody waits for you now.']),
    ...(standing.length > 0 ? ['At any time you may also:', ...standing.map(describeChoice)] : []),
  ]
  return lines.join('\n')
}
function describeChoice({ do: what, question, fields }: AnyChoice): string {
  const fieldPlaceholders = Object.keys(fields).map((name) => `,${JSON.stringify(name)}:…`)
  const values = Object.entries(fields).map(([name, field]) => `${name} ${describeField(field)}`)
  return `- {"do":${JSON.stringify(what)},"question":${JSON.stringify(question)}${fieldPlaceholders.join('')}}${values.length > 0 ? ` where ${values.join('; ')}` : ''}`
}
function describeField(field: AnyField): string {
  if ('one' in field) return `is one of ${JSON.stringify(field.one)}`
  if ('some' in field) return `is a list of ${field.min} to ${field.max} different ones of ${JSON.stringify(field.some)}`
  if ('text' in field) return `is text of at most ${field.text} characters`
  if ('spend' in field) return `is an object of whole numbers from 1 on some of ${JSON.stringify(field.over)}, ${field.spend.join(' or ')} in all`
  return `is an object with the keys ${JSON.stringify(field.match)}: each of ${JSON.stringify(field.with)} exactly once, all others ${JSON.stringify(field.rest)}, fixed ${JSON.stringify(field.fixed)}`
}
