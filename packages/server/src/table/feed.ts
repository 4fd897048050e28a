// Feeds as text. A fact is turned into text once and sent to all who hear it; who hears it is decided by its channel alone.
// A frame's size tells nothing of what was whispered: whatever is open is filled up to a multiple of 256 bytes, and so are the
// whispers of each message, all of which are smaller than that.
import { type Entry, type GameTypes, hears, type Seat, type Viewer } from '@safehouse/engine'
import { paddedSize } from '@safehouse/protocol'

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
export const heardBy = (counts: HeardCounts, viewer: Viewer): number => counts[viewer === 'spectator' ? counts.length - 1 : viewer] ?? 0
export const nothingHeard = (seats: number): HeardCounts => new Array<number>(seats + 1).fill(0)
export function countOn(counts: HeardCounts, entries: readonly Entry<GameTypes>[]): HeardCounts {
  const next = [...counts]
  for (const { told } of entries) {
    const aloud = told.some(({ channel }) => channel === 'open')
    for (let i = 0; i < next.length; i++) {
      if (aloud || (i < next.length - 1 && told.some((one) => hears(one, i)))) next[i]!++
    }
  }
  return next
}

/** Of which decisions this viewer was told anything. */
export const heardIn = (entries: readonly Entry<GameTypes>[], viewer: Viewer): readonly Entry<GameTypes>[] =>
  entries.filter(({ told }) => told.some((one) => hears(one, viewer)))

export function spoken(entry: Entry<GameTypes>): Spoken {
  const sayings: Saying[] = []
  let aloud = true
  for (const told of entry.told) {
    if (told.channel === 'sealed') continue
    if (told.channel === 'whisper') aloud = false
    sayings.push({ to: told.channel === 'open' ? 'all' : told.to, text: JSON.stringify(told.fact) })
  }
  return { at: entry.at, sayings, aloud }
}

/** As one viewer hears a decision. */
export interface Message {
  readonly text: string
  /** How many bytes of it were not for all. */
  readonly whispered: number
}
/** One viewer's message of one decision, if it was told anything. */
function messageTo(viewer: Viewer, { at, sayings }: Spoken): Message | undefined {
  let facts = ''
  let whispered = 0
  for (const { to, text } of sayings) {
    if (to !== 'all' && (viewer === 'spectator' || !to.includes(viewer))) continue
    const next = facts === '' ? text : `,${text}`
    if (to !== 'all') whispered += Buffer.byteLength(next)
    facts += next
  }
  return facts === '' ? undefined : { text: `{"at":${at},"facts":[${facts}]}`, whispered }
}
export const messagesTo = (viewer: Viewer, decisions: readonly Spoken[]): Message[] =>
  decisions.map((decision) => messageTo(viewer, decision)).filter((message) => message !== undefined)

export function feedFrame(n: number, from: number, messages: readonly Message[], anew = false): string {
  const texts = messages.map(({ text }) => text).join(',')
  const frame = `{"t":"feed","n":${n},"from":${from},${anew ? '"anew":true,' : ''}"messages":[${texts}],"pad":"`
  const size = Buffer.byteLength(frame) + 2
  let [open, secret] = [size, 0]
  for (const { whispered } of messages) {
    open -= whispered
    secret += paddedSize(whispered)
  }
  return `${frame}${'.'.repeat(paddedSize(open) + secret - size)}"}`
}
