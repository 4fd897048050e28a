// Playthroughs: a whole match as readable text, with every decision and what each seat is told of it. Each game keeps some as
// golden files, so that a change of what is told to whom shows up in review as changed lines.
import {
  type Bot,
  type Entry,
  type Game,
  type GameTypes,
  hears,
  type Input,
  type Setup,
  seedFromText,
  simulate,
  type ToldFact,
} from '../src/index.ts'

export function tracePlaythrough<K extends GameTypes>(game: Game<K>, setup: Setup<K>, name: string, bot: Bot<K>): string {
  const match = simulate({ game, setup, secret: seedFromText(name), bots: Array.from({ length: setup.seats }, () => bot) })
  const start = match.entries[0]!.at
  const heading = [`${game.id}, rules ${game.rulesVersion}, ${setup.seats} seats, options ${JSON.stringify(setup.options)}`, `secret: "${name}"`]
  const ending = ['', `over: ${JSON.stringify(game.outcome(match.truth.common))}`, '']
  return [...heading, ...match.entries.flatMap((entry, i) => describeEntry(entry, i, start)), ...ending].join('\n')
}

function describeEntry<K extends GameTypes>(entry: Entry<K>, i: number, start: number): string[] {
  const time = ((entry.at - start) / 1000).toFixed(1)
  return [
    '',
    `${i}. ${time} s  ${describeInput(entry.input)}`,
    ...entry.told.map((told) => `   ${`${describeAudience(told)}  `.padEnd(12)}${describeFact(told.fact)}`),
  ]
}
function describeInput<K extends GameTypes>(input: Input<K> | 'deal'): string {
  if (input === 'deal') return 'the deal'
  return 'deadline' in input
    ? `the clock: ${input.deadline}`
    : `seat ${input.seat}: ${describeFact({ ...input.action, kind: input.action.do, do: undefined })}`
}
const describeAudience = <K extends GameTypes>(told: ToldFact<K>): string =>
  told.channel === 'open' ? 'all' : told.channel === 'sealed' ? 'nobody' : `seat ${told.to.filter((seat) => hears(told, seat)).join(', ')}`
function describeFact({ kind, ...fields }: { kind: string }): string {
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined)
  return [kind, ...definedFields.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)].join(' ')
}
