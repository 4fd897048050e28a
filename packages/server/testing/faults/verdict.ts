// What the log says about what the guests heard and were told. Guests go on playing meanwhile: what they had is taken first
// and the log read after, so everything that was taken must be in it.

import { isDeepStrictEqual } from 'node:util'
import { type Entry, feedOf, type GameTypes, recordOf, type Viewer, verify } from '@safehouse/engine'
import { allGames } from '../../src/serve.ts'
import type { Store } from '../../src/store/store.ts'
import { readStoredMatch } from '../../src/table/live-match.ts'
import type { Answered, Guest } from './guest.ts'
import type { Party } from './party.ts'

export interface Verdict {
  /** Acknowledged, and not in the log. */
  lost: number
  /** In the log twice, or refused and in it all the same. */
  doubled: number
  /** Frames that are not what this viewer's feed of the log has at that place: another log, or another's secret. */
  misheard: number
  /** Logs that do not follow from their own deal and actions. */
  untrue: number
}
interface Heard {
  readonly guest: Guest
  readonly viewer: Viewer
  readonly texts: readonly string[]
  readonly answers: readonly Answered[]
}

export async function judge(party: Party, store: Store): Promise<Verdict> {
  const verdict: Verdict = { lost: 0, doubled: 0, misheard: 0, untrue: 0 }
  for (const { code, guests } of party.tables) {
    const heard = guests.map(take)
    const logs = new Map<number, readonly Entry<GameTypes>[] | undefined>()
    for (const n of new Set(heard.flatMap(({ texts, answers }) => [...texts.flatMap(gameIn), ...answers.map((answer) => answer.n)]))) {
      const stored = await store.game(`${code}/${n}`)
      logs.set(
        n,
        stored?.entries.map((entry) => JSON.parse(entry) as Entry<GameTypes>),
      )
      if (!stored || !isTrue(stored)) verdict.untrue++
    }
    for (const one of heard) weigh(one, logs, verdict)
    for (const log of logs.values()) verdict.doubled += doubledIn(log ?? [])
  }
  return verdict
}

function take(guest: Guest): Heard {
  const { seat, texts, answers } = guest
  guest.texts = []
  guest.answers = []
  return { guest, viewer: seat < 0 ? 'spectator' : seat, texts, answers }
}
function gameIn(text: string): number[] {
  const { t, n } = JSON.parse(text) as { t: string; n: number }
  return t === 'feed' ? [n] : []
}
function weigh({ viewer, texts, answers }: Heard, logs: ReadonlyMap<number, readonly Entry<GameTypes>[] | undefined>, verdict: Verdict): void {
  const feeds = new Map([...logs].map(([n, log]) => [n, feedOf(log ?? [], viewer)]))
  for (const text of texts) {
    const frame = JSON.parse(text) as { t: string; n: number; from: number; messages: readonly unknown[] }
    if (frame.t !== 'feed') verdict.misheard += text.includes('"facts"') ? 1 : 0
    else if (!isDeepStrictEqual(feeds.get(frame.n)!.slice(frame.from, frame.from + frame.messages.length), frame.messages)) verdict.misheard++
  }
  for (const { n, id, as } of answers) {
    const there = logs.get(n)?.some((entry) => entry.id === id) ?? false
    if (as === 'stored' && !there) verdict.lost++
    if (as === 'refused' && there) verdict.doubled++
  }
}
function doubledIn(log: readonly Entry<GameTypes>[]): number {
  const ids = log.flatMap(({ id, input }) => (id !== undefined && typeof input === 'object' && 'seat' in input ? [`${input.seat} ${id}`] : []))
  return ids.length - new Set(ids).size
}
/** Every decision follows from what went before it; a game that still goes on has no end to check. */
function isTrue(stored: { header: string; entries: readonly string[] }): boolean {
  const { match, header } = readStoredMatch(allGames, stored)
  const flaw = verify(match.game, recordOf(match, header.secret, header.entropy))
  return flaw === undefined || (flaw.problem === 'length' && match.game.outcome(match.truth.common) === undefined)
}
