// Compares what players received with the logs in the store. Players keep playing meanwhile: what they received is taken first and
// the logs are read afterwards, so everything that was taken must be in them.
import { isDeepStrictEqual } from 'node:util'
import { type Entry, feedOf, type GameTypes, recordOf, type Viewer, verify } from '@safehouse/engine'
import { allGames } from '../../src/serve.ts'
import type { Store } from '../../src/store/store.ts'
import { readStoredMatch } from '../../src/table/stored-match.ts'
import type { AnsweredAction, LoadPlayer } from './load-player.ts'
import type { TableLoad } from './table-load.ts'

export interface Verdict {
  /** Actions that were acknowledged but are not in the log. */
  lost: number
  /** Actions that are in the log twice, or were refused but are in it. */
  doubled: number
  /** Frames that differ from this viewer's feed of the stored log: from another log, or with another seat's secret. */
  misheard: number
  /** Logs that do not follow from their own deal and actions, or are missing. */
  untrue: number
}
interface TakenFromPlayer {
  readonly viewer: Viewer
  readonly texts: readonly string[]
  readonly answers: readonly AnsweredAction[]
}

export async function compareWithLog(load: TableLoad, store: Store): Promise<Verdict> {
  const verdict: Verdict = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
  for (const { code, players } of load.tables) {
    const taken = players.map(takeFrom)
    const logs = new Map<number, readonly Entry<GameTypes>[] | undefined>()
    const matchNumbers = taken.flatMap(({ texts, answers }) => [...texts.flatMap(matchNumberIn), ...answers.map((answer) => answer.matchNumber)])
    for (const matchNumber of new Set(matchNumbers)) {
      const stored = await store.match(`${code}/${matchNumber}`)
      const log = stored?.entries.map((entry) => JSON.parse(entry) as Entry<GameTypes>)
      logs.set(matchNumber, log)
      if (!stored || !isConsistent(stored)) verdict.untrue++
    }
    for (const action of taken) addProblems(action, logs, verdict)
    for (const log of logs.values()) verdict.doubled += countDoubled(log ?? [])
  }
  return verdict
}

function takeFrom(player: LoadPlayer): TakenFromPlayer {
  const { seat, receivedTexts: texts, answers } = player
  player.receivedTexts = []
  player.answers = []
  return { viewer: seat < 0 ? 'spectator' : seat, texts, answers }
}
function matchNumberIn(text: string): number[] {
  const { t, n } = JSON.parse(text) as { t: string; n: number }
  return t === 'feed' ? [n] : []
}
function addProblems(
  { viewer, texts, answers }: TakenFromPlayer,
  logs: ReadonlyMap<number, readonly Entry<GameTypes>[] | undefined>,
  verdict: Verdict,
): void {
  const feeds = new Map([...logs].map(([matchNumber, log]) => [matchNumber, feedOf(log ?? [], viewer)]))
  for (const text of texts) {
    const frame = JSON.parse(text) as { t: string; n: number; from: number; messages: readonly unknown[] }
    if (frame.t !== 'feed') verdict.misheard += text.includes('"facts"') ? 1 : 0
    else if (!isDeepStrictEqual(feeds.get(frame.n)!.slice(frame.from, frame.from + frame.messages.length), frame.messages)) verdict.misheard++
  }
  for (const { matchNumber, id, outcome } of answers) {
    const isInLog = logs.get(matchNumber)?.some((entry) => entry.id === id) ?? false
    if (outcome === 'stored' && !isInLog) verdict.lost++
    if (outcome === 'refused' && isInLog) verdict.doubled++
  }
}
function countDoubled(log: readonly Entry<GameTypes>[]): number {
  const ids = log.flatMap(({ id, input }) => (id !== undefined && typeof input === 'object' && 'seat' in input ? [`${input.seat} ${id}`] : []))
  return ids.length - new Set(ids).size
}
/** Whether every decision follows from those before it; a match that is still running may lack its end. */
function isConsistent(stored: { header: string; entries: readonly string[] }): boolean {
  const { match, header } = readStoredMatch(allGames, stored)
  const flaw = verify(match.game, recordOf(match, header.secret, header.entropy))
  return flaw === undefined || (flaw.problem === 'length' && match.game.outcome(match.truth.common) === undefined)
}
