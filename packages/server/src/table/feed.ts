// Feeds as text. A fact is turned into text once and sent to all who hear it; who hears it is decided by its channel alone.
// Every feed frame is padded to a multiple of 256 bytes, so that its size does not tell what was whispered.
import { type Entry, hears, type Kinds, type Seat, type Viewer } from '@safehouse/engine'
import { padFor } from '@safehouse/protocol'

interface Saying {
  readonly to: 'all' | readonly Seat[]
  readonly text: string
}
/** What a decision said aloud or whispered; sealed facts are not in it. */
export interface Spoken {
  readonly at: number
  readonly sayings: readonly Saying[]
  /** Nothing was whispered: it is the same for everyone. */
  readonly aloud: boolean
}

/** How many messages each viewer's feed has: by seat, and the table's last. */
export type HeardCounts = readonly number[]
export const heardBy = (counts: HeardCounts, viewer: Viewer): number => counts[viewer === 'table' ? counts.length - 1 : viewer] ?? 0
export const nothingHeard = (seats: number): HeardCounts => new Array<number>(seats + 1).fill(0)
export function countOn(counts: HeardCounts, entries: readonly Entry<Kinds>[]): HeardCounts {
  const next = [...counts]
  for (const { told } of entries) {
    const aloud = told.some(({ channel }) => channel === 'open')
    for (let i = 0; i < next.length; i++) {
      if (aloud || (i < next.length - 1 && told.some((one) => hears(one, i)))) next[i]!++
    }
  }
  return next
}

export function spoken(entry: Entry<Kinds>): Spoken {
  const sayings: Saying[] = []
  let aloud = true
  for (const told of entry.told) {
    if (told.channel === 'sealed') continue
    if (told.channel === 'whisper') aloud = false
    sayings.push({ to: told.channel === 'open' ? 'all' : told.to, text: JSON.stringify(told.fact) })
  }
  return { at: entry.at, sayings, aloud }
}

/** One viewer's message of one decision, if it was told anything. */
export function messageTo(viewer: Viewer, { at, sayings }: Spoken): string | undefined {
  let facts = ''
  for (const { to, text } of sayings) {
    if (to === 'all' || (viewer !== 'table' && to.includes(viewer))) facts += facts === '' ? text : `,${text}`
  }
  return facts === '' ? undefined : `{"at":${at},"facts":[${facts}]}`
}

export function feedFrame(n: number, from: number, messages: readonly string[], anew = false): string {
  const frame = `{"t":"feed","n":${n},"from":${from},${anew ? '"anew":true,' : ''}"messages":[${messages.join(',')}],"pad":"`
  const size = Buffer.byteLength(frame) + 2
  return `${frame}${padFor(size)}"}`
}
