// Opens the record of a match for a replay: from the server, for those who may read it, or from a file. A file is untrusted: it must
// verify, so that whatever is folded and drawn afterwards was decided by these rules. It never leaves this device.
import { type AnyGame, type GameRecord, type GameTypes, readOptions, type Seat, type Setup, verify } from '@safehouse/engine'
import { ApiError, type OwnRecord } from '@safehouse/protocol'
import { loadChunk } from '../chunks.ts'
import { gameOnShelf, shelf } from '../games/index.ts'
import { language } from '../i18n/language.ts'
import { api } from '../table/api.ts'
import { peopleOfBrowser, peopleOfTab } from '../table/local-people.ts'

/** A record that can be looked at. */
export interface Recording {
  readonly record: GameRecord
  readonly rules: AnyGame
  readonly setup: Setup<GameTypes>
  /** The seat of whoever looks, if they sat there. */
  readonly own: Seat | undefined
  /** Missing for a record from a file. */
  readonly match?: { readonly code: string; readonly matchNumber: number; readonly token: string | undefined }
}
/** The file is no record, was changed, or is newer than this client. */
export class UnreadableRecord extends Error {}

/** More than the longest match takes. */
const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Decisions of a match: ten times those of the longest one in the bots' arena. */
const MAX_ENTRIES = 20_000

/** The record of a table's match, with the first token of this browser that may read it. */
export async function fetchRecording(code: string, matchNumber: number): Promise<Recording> {
  const [plainCode = code] = code.split('-')
  const tokens = [...peopleOfTab(plainCode), ...peopleOfBrowser(plainCode)].map(({ token }) => token)
  let problem: unknown
  for (const token of [...new Set<string | undefined>(tokens), undefined]) {
    try {
      return await openRecording(await api.record(code, matchNumber, token), { code, matchNumber, token })
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      problem ??= refusal
    }
  }
  throw problem
}

export async function readRecording(file: Blob): Promise<Recording> {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableRecord()
  try {
    const { you: _, ...record } = JSON.parse(await file.text()) as OwnRecord
    const recording = await openRecording(record)
    checkSize(recording)
    if (verify(recording.rules, record)) throw new UnreadableRecord()
    return { ...recording, record: { ...record, ...(record.sitters && { sitters: record.sitters.map(readSitter) }) } }
  } catch {
    throw new UnreadableRecord()
  }
}
/** Throws for a match that cannot have been: to recompute one of a million seats or rounds would hold the page for minutes. */
export function checkSize({ rules, record: { seats, options, entries, chain, entropy } }: Pick<Recording, 'rules' | 'record'>): void {
  const { min, max } = rules.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new UnreadableRecord()
  for (const list of [entries, chain, entropy]) if (!Array.isArray(list) || list.length > MAX_ENTRIES) throw new UnreadableRecord()
  readOptions(rules.options, options, seats)
}
const readSitter = ({ name, kind, mark }: NonNullable<GameRecord['sitters']>[number]) => ({
  name: String(name).slice(0, 40),
  kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
  mark: Number.isInteger(mark) ? Math.abs(mark) % 12 : 0,
})

async function openRecording({ you, ...record }: OwnRecord, match?: Recording['match']): Promise<Recording> {
  const game = gameOnShelf(record.game)
  if (!game) throw new UnreadableRecord()
  const rules = (await loadChunk((await loadChunk(game.load)).rules)) as AnyGame
  const { options, seats, timeFactors } = record
  return { record, rules, setup: { options, seats, ...(timeFactors && { timeFactors }) }, own: you, ...(match && { match }) }
}

/** Fetches whatever any game needs for a replay, so that a file can be opened without a network. */
export async function prefetchGames(): Promise<void> {
  for (const { load } of shelf) {
    const screens = await loadChunk(load)
    await Promise.all([screens.rules(), screens.words[language.value](), screens.scenes?.(), screens.replay?.()])
  }
}
