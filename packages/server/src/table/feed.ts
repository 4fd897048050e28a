// Feeds as text. Each fact is serialized once and sent to every viewer who hears it; the engine's `hears` alone decides who does.
// A frame's size must not tell what was whispered: open bytes are padded to a multiple of 256, and so are the whispers of each
// message, which are always smaller than that.
import { type ChainHead, type Entry, type GameTypes, hears, type ToldFact, type Viewer } from '@safehouse/engine'
import { paddedSize } from '@safehouse/protocol'

/** One decision with its facts as text. Sealed facts are not in it. */
export interface DecisionText {
  readonly at: number
  readonly facts: readonly { readonly told: ToldFact<GameTypes>; readonly text: string }[]
  /** Nothing was whispered: every viewer hears the same. */
  readonly isOpen: boolean
}
/** One viewer's message of one decision, as text. */
export interface MessageText {
  readonly text: string
  /** How many of its bytes were whispered. */
  readonly whisperedBytes: number
}

/** How many messages each viewer's feed has: by seat, and last the spectators'. */
export type MessageCounts = readonly number[]
export const messageCountOf = (counts: MessageCounts, viewer: Viewer): number => counts[viewer === 'spectator' ? counts.length - 1 : viewer] ?? 0
export const noMessages = (seats: number): MessageCounts => new Array<number>(seats + 1).fill(0)
/** The counts after these entries: a viewer gets one message for each decision that tells it something. */
export function countMessages(counts: MessageCounts, entries: readonly Entry<GameTypes>[]): MessageCounts {
  const next = [...counts]
  for (const entry of entries) for (let i = 0; i < next.length; i++) if (isHeardBy(entry, i === next.length - 1 ? 'spectator' : i)) next[i]!++
  return next
}
export const entriesHeardBy = (entries: readonly Entry<GameTypes>[], viewer: Viewer): readonly Entry<GameTypes>[] =>
  entries.filter((entry) => isHeardBy(entry, viewer))
/** Where in the log the last `count` messages of a viewer's feed begin. */
export function placeOfLast(count: number, entries: readonly Entry<GameTypes>[], viewer: Viewer): number {
  let place = entries.length
  for (let left = count; left > 0 && place > 0; ) if (isHeardBy(entries[--place]!, viewer)) left--
  return place
}
function isHeardBy({ told }: Entry<GameTypes>, viewer: Viewer): boolean {
  for (const toldFact of told) if (hears(toldFact, viewer)) return true
  return false
}

/**
 * The head of the hash chain after an entry that everybody heard something of. A head goes out with such an entry only: sent at any
 * other moment, it would tell that something secret was stored.
 */
export interface OpenHead {
  readonly entry: Entry<GameTypes>
  readonly link: string
}
export const hasOpenFact = ({ told }: Entry<GameTypes>): boolean => told.some(({ channel }) => channel === 'open')
/** The head with the number of its message in a viewer's feed. `heard`: entries that told the viewer something, from message `from` on. */
export const headFor = (head: OpenHead | undefined, heard: readonly Entry<GameTypes>[], from: number): ChainHead | undefined =>
  head && heard.includes(head.entry) ? { message: from + heard.indexOf(head.entry), link: head.link } : undefined
/** The same for a viewer whose feed ends with the log and has `count` messages. */
export function headAtEnd(head: OpenHead | undefined, entries: readonly Entry<GameTypes>[], viewer: Viewer, count: number): ChainHead | undefined {
  if (!head) return undefined
  const heardSince = entriesHeardBy(entries.slice(entries.lastIndexOf(head.entry)), viewer)
  return headFor(head, heardSince, count - heardSince.length)
}

export function decisionText(entry: Entry<GameTypes>): DecisionText {
  const audible = entry.told.filter(({ channel }) => channel !== 'sealed')
  return {
    at: entry.at,
    facts: audible.map((told) => ({ told, text: JSON.stringify(told.fact) })),
    isOpen: audible.every(({ channel }) => channel === 'open'),
  }
}
function messageFor(viewer: Viewer, { at, facts }: DecisionText): MessageText | undefined {
  let joined = ''
  let whisperedBytes = 0
  for (const { told, text } of facts) {
    if (!hears(told, viewer)) continue
    const next = joined === '' ? text : `,${text}`
    if (told.channel === 'whisper') whisperedBytes += Buffer.byteLength(next)
    joined += next
  }
  return joined === '' ? undefined : { text: `{"at":${at},"facts":[${joined}]}`, whisperedBytes }
}
/** A viewer's messages of these decisions. A decision that tells it nothing gives no message. */
export const messagesFor = (viewer: Viewer, decisions: readonly DecisionText[]): MessageText[] =>
  decisions.map((decision) => messageFor(viewer, decision)).filter((message) => message !== undefined)

/** Of a feed; a longer one is sent in several frames. A page takes a few milliseconds at most, whatever was typed in its facts. */
export const MAX_MESSAGES_A_PAGE = 250
const MAX_BYTES_A_PAGE = 128 * 1024
/**
 * The next page of a viewer's feed, from this place in the log on, and the place after it. Whispers count with their padding: where a
 * page ends must not depend on what they say.
 */
export function nextPage(entries: readonly Entry<GameTypes>[], viewer: Viewer, place: number) {
  const messages: MessageText[] = []
  let [next, bytes] = [place, 0]
  for (; next < entries.length && messages.length < MAX_MESSAGES_A_PAGE && bytes < MAX_BYTES_A_PAGE; next++) {
    const entry = entries[next]!
    const message = isHeardBy(entry, viewer) && messageFor(viewer, decisionText(entry))
    if (!message) continue
    messages.push(message)
    bytes += Buffer.byteLength(message.text) - message.whisperedBytes + paddedSize(message.whisperedBytes)
  }
  return { messages, next }
}

/** A padded `feed` message of the protocol. `anew`: the client must drop what it has of this match's feed. */
export function feedFrame(matchNumber: number, from: number, messages: readonly MessageText[], head?: ChainHead, anew = false): string {
  const texts = messages.map(({ text }) => text).join(',')
  const headText = head ? `"head":{"message":${head.message},"link":"${head.link}"},` : ''
  const frame = `{"t":"feed","n":${matchNumber},"from":${from},${anew ? '"anew":true,' : ''}${headText}"messages":[${texts}],"pad":"`
  const size = Buffer.byteLength(frame) + 2
  let [openBytes, paddedWhispers] = [size, 0]
  for (const { whisperedBytes } of messages) {
    openBytes -= whisperedBytes
    paddedWhispers += paddedSize(whisperedBytes)
  }
  return `${frame}${'.'.repeat(paddedSize(openBytes) + paddedWhispers - size)}"}`
}
