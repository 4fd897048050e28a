// The programs (bots of others) that the server's operator offers (`SAFEHOUSE_BOTS`): a JSON file of addresses to call or commands to start. Each
// is given the link of one seat and takes it by itself. A command gets none of the server's settings, which may hold secrets.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { OfferedBot } from '@safehouse/protocol'
import { parseMaker, parseName } from '@safehouse/protocol'
import { z } from 'zod'
import { RequestError } from '../request-error.ts'

const nameFields = { name: z.string(), by: z.string() }
const entry = z.union([
  z.strictObject({ ...nameFields, address: z.url({ protocol: /^https?$/ }) }),
  z.strictObject({ ...nameFields, command: z.array(z.string().min(1)).min(1) }),
])
export type OfferedBotEntry = z.output<typeof entry>

const MAX_OFFERED_BOTS = 40
/** How many programs that this server has started may run at the same time. */
const MAX_STARTED_PROGRAMS = 24
/** How many of them may be at one table. */
const MAX_STARTED_AT_TABLE = 8
const CALL_TIMEOUT_MS = 5000
/** Environment variables that a started program gets. */
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot', 'PATHEXT']

/** Reads and checks the operator's file; throws a sentence that says what is wrong with it. */
export function readOfferedBots(file: string): readonly OfferedBotEntry[] {
  const newFileError = (what: string) => new Error(`SAFEHOUSE_BOTS: ${file} ${what}`)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (problem) {
    throw newFileError(problem instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read')
  }
  if (!Array.isArray(content) || content.length > MAX_OFFERED_BOTS) throw newFileError(`must be a list of at most ${MAX_OFFERED_BOTS} bots`)
  const bots = content.map((listed: unknown, i) => {
    const parsedBot = entry.safeParse(listed)
    if (!parsedBot.success || 'problem' in parseName(parsedBot.data.name) || 'problem' in parseMaker(parsedBot.data.by))
      throw newFileError(
        `must have in entry ${i + 1} a "name", a maker "by", and either an "address" (http or https) or a "command" (a list of words)`,
      )
    return parsedBot.data
  })
  const duplicate = bots.find(({ name }, i) => bots.findIndex((other) => other.name === name) < i)
  if (duplicate) throw newFileError(`has two bots named "${duplicate.name}"`)
  return bots
}

interface SeatLinkParts {
  readonly code: string
  readonly key: string
}
export class OfferedBots {
  /** Programs that this server has started, with the code of their table. */
  private readonly started = new Map<ChildProcess, string>()

  constructor(
    private readonly entries: readonly OfferedBotEntry[],
    /** Addresses of this server: for programs on this machine, and for those elsewhere. */
    private readonly origins: () => { readonly local: string; readonly external: string },
  ) {}

  get list(): readonly OfferedBot[] {
    return this.entries.map(({ name, by }) => ({ name, by }))
  }
  /** The name and maker of an offered bot; throws `unknownPerson` if none has this name. */
  find(name: string): OfferedBot {
    return this.findEntry(name)
  }
  /** Gives the bot the link of its seat; throws `programAway` if it cannot be called or started. */
  async call(name: string, { code, key }: SeatLinkParts): Promise<void> {
    const bot = this.findEntry(name)
    const { local, external } = this.origins()
    const linkFor = (origin: string) => `${origin}/t/${code}#program=${key}`
    const isReached =
      'address' in bot ? await postJson(bot.address, { seat: linkFor(external) }) : await this.start(bot.command, code, linkFor(local))
    if (!isReached) throw new RequestError('programAway', { with: { name } })
  }
  /** Ends the programs that this server has started. */
  stop(): void {
    for (const child of this.started.keys()) child.kill()
  }

  private findEntry(name: string): OfferedBotEntry {
    const found = this.entries.find((bot) => bot.name === name)
    if (!found) throw new RequestError('unknownPerson')
    return found
  }
  private start([program, ...args]: readonly string[], code: string, link: string): Promise<boolean> {
    const countAtTable = [...this.started.values()].filter((table) => table === code).length
    if (this.started.size >= MAX_STARTED_PROGRAMS || countAtTable >= MAX_STARTED_AT_TABLE) throw new RequestError('serverFull')
    const env = Object.fromEntries(PASSED_ENVIRONMENT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
    const child = spawn(program!, [...args, link], { stdio: 'ignore', env })
    this.started.set(child, code)
    child.once('exit', () => this.started.delete(child))
    return new Promise((answer) => {
      child.once('spawn', () => answer(true))
      child.once('error', () => {
        this.started.delete(child)
        answer(false)
      })
    })
  }
}

async function postJson(address: string, body: object): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
