// `safehouse verify`: checks whether the record of a finished match is true. A record is untrusted input: its shape is checked first,
// and whatever it contains, the answer is yes or no and never a crash.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type DeviceMemory, type GameRecord, type RecordFlaw, verify as verifyRecord } from '@safehouse/engine'
import { games, type ListedGame } from '@safehouse/games'
import { readGame, readNumber } from './arguments.ts'
import { UsageError } from './usage-error.ts'

const flawSentences: Readonly<Record<RecordFlaw['problem'], string>> = {
  commitment: 'the secret does not match the commitment',
  entropy: 'the entropy of your device is not in the record',
  rulesVersion: 'it was played with another version of the rules',
  chain: 'the hash chain is broken: this entry, or something before all entries, was changed',
  head: 'it is not what your device heard during the match: the log was changed afterwards',
  refused: 'the rules do not permit this action',
  decision: 'it does not follow from the seed, the rules and the entries before it',
  length: 'entries are missing, or there are too many',
}

export async function verify(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { commitment: { type: 'string' }, seat: { type: 'string' }, entropy: { type: 'string' }, head: { type: 'string' } },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError('verify needs exactly one record file')
  const remembered = readDeviceMemory(values)
  const text = await readFile(path, 'utf8').catch((problem: Error) => {
    throw new UsageError(`cannot read ${path}: ${problem.message}`)
  })
  const problem = findProblem(text, remembered)
  console.log(problem ? `${path}: not true. ${problem}` : `${path}: true. Commitment, entropy, hash chain and every decision are correct.`)
  return problem ? 1 : 0
}

interface GivenMemory {
  readonly commitment?: string
  readonly seat?: string
  readonly entropy?: string
  readonly head?: string
}
function readDeviceMemory({ commitment, seat, entropy, head }: GivenMemory): DeviceMemory | undefined {
  if (commitment === undefined && seat === undefined && entropy === undefined && head === undefined) return undefined
  if (commitment === undefined || seat === undefined || entropy === undefined)
    throw new UsageError('--commitment, --seat and --entropy must be given together')
  const ownDevice = { commitment, entropy, seat: readNumber('seat', seat, 0, { min: 0, max: 99 }) }
  if (head === undefined) return ownDevice
  const [message, link = ''] = head.split(':')
  return { ...ownDevice, head: { message: readNumber('head', message, 0, { min: 0, max: 1e6 }), link } }
}

function findProblem(text: string, remembered: DeviceMemory | undefined): string | undefined {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return 'It is not valid JSON.'
  }
  const shapeProblem = findShapeProblem(record)
  if (shapeProblem) return shapeProblem
  const checked = record as GameRecord
  try {
    const flaw = verifyRecord(readGame(checked.game), checked, remembered)
    return flaw && describeFlaw(flaw)
  } catch (problem) {
    return `The rules cannot replay it: ${problem instanceof Error ? problem.message : problem}`
  }
}
const describeFlaw = ({ problem, entry }: RecordFlaw): string =>
  `${entry === undefined ? 'The whole record' : `Entry ${entry}`}: ${flawSentences[problem]} (${problem}).`

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** What is wrong with the shape of a record; must be checked before anything is recomputed from it. */
function findShapeProblem(record: unknown): string | undefined {
  if (isObject(record) && record.format === 'safehouse record 1') return 'It has the old format 1, which this version cannot check.'
  if (!isObject(record) || record.format !== 'safehouse record 2') return 'It is not a Safehouse record.'
  const listed = typeof record.game === 'string' && Object.hasOwn(games, record.game) ? games[record.game] : undefined
  if (!listed) return `Its game "${record.game}" is unknown.`
  if (!isObject(record.options) || !Number.isInteger(record.rulesVersion)) return 'Its options or its rules version are missing.'
  const { min, max } = listed.game.seats
  const seats = Number(record.seats)
  if (!Number.isInteger(record.seats) || seats < min || seats > max) return `It has ${record.seats} seats; the game has ${min} to ${max}.`
  if (!isHash(record.commitment) || typeof record.secret !== 'string') return 'Its commitment or its secret is missing.'
  if (!Array.isArray(record.entropy) || !record.entropy.every((value) => value === null || typeof value === 'string'))
    return 'Its entropy is missing.'
  if (record.continues !== undefined && !(Array.isArray(record.continues) && record.continues.every(isEarlierSeed)))
    return 'What it says about the match that it continues is malformed.'
  if (!Array.isArray(record.chain) || !record.chain.every(isHash)) return 'Its hash chain is missing.'
  if (!Array.isArray(record.entries)) return 'Its entries are missing.'
  const wrong = record.entries.findIndex((entry) => !isEntry(entry, seats, listed))
  return wrong < 0 ? undefined : `Entry ${wrong} is malformed.`
}
const isEarlierSeed = (seed: unknown): boolean =>
  isObject(seed) && Number.isInteger(seed.entries) && typeof seed.secret === 'string' && Array.isArray(seed.entropy)
function isEntry(entry: unknown, seats: number, listed: ListedGame): boolean {
  if (!isObject(entry) || !Number.isSafeInteger(entry.at) || !Array.isArray(entry.told)) return false
  const { input } = entry
  if (input === 'deal') return true
  if (!isObject(input)) return false
  if (typeof input.deadline === 'string') return true
  return Number.isInteger(input.seat) && Number(input.seat) >= 0 && Number(input.seat) < seats && isAction(input.action, listed)
}
function isAction(action: unknown, { schemas }: ListedGame): boolean {
  try {
    schemas.action.parse(action)
    return true
  } catch {
    return false
  }
}
