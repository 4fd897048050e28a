// The agents that play in the arena: our bots by name, a module, a command that speaks JSON lines, or an HTTP address. All get the same
// request and are told nothing but what their seat knows.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { botsFor, type ListedBot } from '@safehouse/bots'
import type { Bot, BotInput, Chance, GameTypes } from '@safehouse/engine'
import { sampleAction } from '@safehouse/engine'
import { UsageError } from '../usage-error.ts'

/** What an agent wants to do: an action that is checked afterwards, and after how much game time. */
export interface AgentMove {
  readonly action: unknown
  readonly delayMs: number
}
export interface Agent {
  readonly name: string
  decide(input: BotInput<GameTypes>, chance: Chance): AgentMove | undefined | Promise<AgentMove | undefined>
  close(): void
}
/** Game time that an agent from outside takes for a decision if it does not say. */
const DEFAULT_DELAY_MS = 1000
const ANSWER_TIMEOUT_MS = 30_000

const alwaysTake =
  (index: 0 | -1): Bot<GameTypes> =>
  ({ choices }, chance) => {
    const choice = choices.filter(({ standing }) => !standing).at(index)
    return choice && { action: sampleAction(choice, chance), delayMs: DEFAULT_DELAY_MS }
  }
/** Bots for comparison: they always take the first, or the last, permitted choice. */
const simpleBots: Readonly<Record<string, ListedBot>> = { first: alwaysTake(0), last: alwaysTake(-1) }

/** The example of an agent from outside, where the docs are at hand. */
const example = resolve('docs/examples/agent.mjs')
/** Specs of the agents that every newcomer is compared with: our bots, and the example. */
export const referencePool = (game: string): readonly string[] => [
  ...Object.keys({ ...simpleBots, ...botsFor(game) }),
  ...(existsSync(example) ? [`command:${process.execPath} ${example}`] : []),
]

export async function openAgent(game: string, spec: string): Promise<Agent> {
  const ownBots: Readonly<Record<string, ListedBot>> = { ...simpleBots, ...botsFor(game) }
  if (Object.hasOwn(ownBots, spec)) return { name: spec, decide: ownBots[spec]!, close: () => {} }
  if (/^https?:\/\//.test(spec)) return addressAgent(spec)
  if (spec.startsWith('command:')) return commandAgent(spec.slice('command:'.length).trim().split(/\s+/))
  if (/[.][cm]?[jt]s$/.test(spec)) return moduleAgent(spec)
  const known = Object.keys(ownBots).join(', ')
  throw new UsageError(`there is no bot "${spec}" for ${game}. Bots: ${known}; a module (./bot.js), command:WORDS, or an address (https://…)`)
}

/** The request that an agent from outside gets for a decision. */
const requestFor = ({ game, setup, seat, now, view, choices }: BotInput<GameTypes>) => ({
  game: game.id,
  setup,
  seat,
  now,
  view: { common: view.common, hand: view.hand },
  choices,
})
function readMove(answer: unknown): AgentMove | undefined {
  const { action, delayMs } = (answer ?? {}) as { readonly action?: unknown; readonly delayMs?: unknown }
  return action === undefined || action === null
    ? undefined
    : { action, delayMs: typeof delayMs === 'number' && delayMs >= 0 ? delayMs : DEFAULT_DELAY_MS }
}
const shortName = (path: string): string => path.split(/[\\/]/).at(-1)!

async function moduleAgent(path: string): Promise<Agent> {
  const loaded = (await import(pathToFileURL(resolve(path)).href).catch((problem: Error) => {
    throw new UsageError(`cannot load ${path}: ${problem.message}`)
  })) as { readonly default?: unknown }
  const { default: decide } = loaded
  if (typeof decide !== 'function') throw new UsageError(`${path} must export a function as default`)
  return { name: shortName(path), decide: async (input, chance) => readMove(await decide({ ...requestFor(input), chance })), close: () => {} }
}
function addressAgent(address: string): Agent {
  const decide = async (input: BotInput<GameTypes>) => {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(requestFor(input)), signal })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return readMove(await answer.json())
  }
  return { name: new URL(address).host, decide, close: () => {} }
}
/** One process for all matches: a request is a line, and so is its answer, which has the same `id`. */
function commandAgent([program = '', ...args]: readonly string[]): Agent {
  const child: ChildProcess = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const name = shortName(args.at(-1) ?? program)
  const pendingRequests = new Map<number, { answer(value: unknown): void; fail(problem: Error): void }>()
  const failAll = (what: string) => {
    for (const { fail } of pendingRequests.values()) fail(new Error(`${name} ${what}`))
  }
  child.once('error', (problem) => failAll(`cannot be started: ${problem.message}`))
  child.once('exit', () => failAll('ended before the match'))
  createInterface({ input: child.stdout! }).on('line', (line) => {
    try {
      const answer = JSON.parse(line) as { readonly id?: number }
      pendingRequests.get(answer.id ?? -1)?.answer(answer)
    } catch {
      failAll(`wrote a line that is not JSON: ${line.slice(0, 80)}`)
    }
  })
  let requestCount = 0
  const decide = (input: BotInput<GameTypes>) =>
    new Promise<AgentMove | undefined>((done, fail) => {
      const id = requestCount++
      const timer = setTimeout(() => fail(new Error(`${name} did not answer within ${ANSWER_TIMEOUT_MS / 1000} seconds`)), ANSWER_TIMEOUT_MS)
      const settle = () => {
        clearTimeout(timer)
        pendingRequests.delete(id)
      }
      pendingRequests.set(id, {
        answer: (value) => {
          settle()
          done(readMove(value))
        },
        fail: (problem) => {
          settle()
          fail(problem)
        },
      })
      if (child.exitCode !== null || child.stdin!.destroyed) failAll('has ended')
      else child.stdin!.write(`${JSON.stringify({ id, ...requestFor(input) })}\n`)
    })
  return { name, decide, close: () => child.kill() }
}
