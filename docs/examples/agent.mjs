// An agent for the arena that speaks JSON lines: a question on each line of the input, an answer with the same id on each of the output.
// It likes to end things: of what it may do it takes what asks for the fewest decisions, and then the first value.
//
//   npx --no safehouse arena spy-alley-dice --bots quick,random --bot "command:node docs/examples/agent.mjs"
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { id, choices } = JSON.parse(line)
  const [choice] = choices.filter(({ standing }) => !standing).sort((a, b) => Object.keys(a.fields).length - Object.keys(b.fields).length)
  console.log(JSON.stringify(choice ? { id, action: { do: choice.do, question: choice.question, ...valuesFor(choice.fields) } } : { id }))
}
function valuesFor(fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, firstValue(field)]))
}
/** The first value that a field may have. */
function firstValue(field) {
  if ('one' in field) return field.one[0]
  if ('some' in field) return field.some.slice(0, field.min)
  if ('text' in field) return 'Hm.'.slice(0, field.text)
  if ('spend' in field) return field.spend[0] > 0 ? { [field.over[0]]: field.spend[0] } : {}
  const values = field.with.filter((value) => !Object.values(field.fixed).includes(value))
  const free = field.match.filter((key) => !(key in field.fixed))
  return { ...field.fixed, ...Object.fromEntries(free.map((key, i) => [key, i < values.length ? values[i] : field.rest])) }
}
