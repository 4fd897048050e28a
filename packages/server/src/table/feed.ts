// Feeds as text. A fact is turned into text once and sent to all who hear it; who hears it is decided by its channel alone.
// Every feed frame is padded to a multiple of 256 bytes, so that its size does not tell what was whispered.
import type { Entry, Kinds, Seat, Viewer } from '@safehouse/engine'

interface Saying {
  readonly to: 'all' | readonly Seat[]
  readonly text: string
}
/** What a decision said aloud or whispered; sealed facts are not in it. */
export interface Spoken {
  readonly at: number
  readonly sayings: readonly Saying[]
}

export function spoken(entry: Entry<Kinds>): Spoken {
  const sayings: Saying[] = []
  for (const told of entry.told) {
    if (told.channel === 'open') sayings.push({ to: 'all', text: JSON.stringify(told.fact) })
    else if (told.channel === 'whisper') sayings.push({ to: told.to, text: JSON.stringify(told.fact) })
  }
  return { at: entry.at, sayings }
}

/** One viewer's message of one decision, if it was told anything. */
export function messageTo(viewer: Viewer, { at, sayings }: Spoken): string | undefined {
  let facts = ''
  for (const { to, text } of sayings) {
    if (to === 'all' || (viewer !== 'table' && to.includes(viewer))) facts += facts === '' ? text : `,${text}`
  }
  return facts === '' ? undefined : `{"at":${at},"facts":[${facts}]}`
}

const step = 256
export function feedFrame(n: number, from: number, messages: readonly string[]): string {
  const frame = `{"t":"feed","n":${n},"from":${from},"messages":[${messages.join(',')}],"pad":"`
  const size = Buffer.byteLength(frame) + 2
  return `${frame}${'.'.repeat((step - (size % step)) % step)}"}`
}
