// `safehouse verify`: is this record of a finished game true? It comes from a stranger, so its shape is checked before its
// contents, and whatever it makes the rules do, the answer is yes or no.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type DeviceMemory, type GameRecord, type RecordFlaw, verify as verifyRecord } from '@safehouse/engine'
import { askedGame, askedNumber, BadUsage } from './asked.ts'
import { malformed } from './malformed.ts'

const sentences: Readonly<Record<RecordFlaw['problem'], string>> = {
  commitment: 'the secret is not the one that the server was committed to',
  entropy: 'what your device added is not in it',
  rulesVersion: 'it was played by other rules than these',
  chain: 'the hash chain is broken: this entry, or one thing above all entries, was changed',
  refused: 'the rules do not permit this action',
  decision: 'this does not follow from the seed, the rules and what went before',
  length: 'entries are missing, or there are too many',
}

export async function verify(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { commitment: { type: 'string' }, seat: { type: 'string' }, entropy: { type: 'string' } },
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new BadUsage('verify takes one record')
  const remembered = askedMemory(values)
  const text = await readFile(path, 'utf8').catch((problem: Error) => {
    throw new BadUsage(`cannot read ${path}: ${problem.message}`)
  })
  const wrong = problemOf(text, remembered)
  console.log(wrong ? `${path}: not true. ${wrong}` : `${path}: true. Commitment, entropy, hash chain and every decision are as they must be.`)
  return wrong ? 1 : 0
}

function askedMemory({ commitment, seat, entropy }: { commitment?: string; seat?: string; entropy?: string }): DeviceMemory | undefined {
  if (commitment === undefined && seat === undefined && entropy === undefined) return undefined
  if (commitment === undefined || seat === undefined || entropy === undefined) throw new BadUsage('--commitment, --seat and --entropy go together')
  return { commitment, entropy, seat: askedNumber('seat', seat, 0, { min: 0, max: 99 }) }
}

function problemOf(text: string, remembered: DeviceMemory | undefined): string | undefined {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return 'It is no JSON.'
  }
  const shape = malformed(record)
  if (shape) return shape
  const checked = record as GameRecord
  try {
    const flaw = verifyRecord(askedGame(checked.game), checked, remembered)
    return flaw && describe(flaw)
  } catch (problem) {
    return `The rules cannot follow it: ${problem instanceof Error ? problem.message : problem}`
  }
}
const describe = ({ problem, entry }: RecordFlaw): string =>
  `${entry === undefined ? 'The whole record' : `Entry ${entry}`}: ${sentences[problem]} (${problem}).`
