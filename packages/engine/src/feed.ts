// Who hears what. A feed is picked out of the log by channel alone; nothing is ever taken out of a fact.
import type { Entry, Feed, Heard, Imagined, Kinds, Message, Told, Viewer } from './contract.ts'

export const hears = <K extends Kinds>(told: Told<K>, viewer: Viewer): boolean =>
  told.channel === 'open' || (told.channel === 'whisper' && viewer !== 'table' && told.to.includes(viewer))

/** What a viewer hears of one decision; a viewer to whom nothing was told receives nothing. */
export function messageOf<K extends Kinds>(entry: Imagined<K>, viewer: Viewer): Message<K> | undefined {
  const facts: Heard<K>[] = []
  for (const told of entry.told) if (hears(told, viewer)) facts.push(told.fact)
  return facts.length === 0 ? undefined : { at: entry.at, facts }
}

/** A viewer's whole feed. Its numbering is its own: message n is the nth that this viewer heard. */
export function feedOf<K extends Kinds>(log: readonly (Entry<K> | Imagined<K>)[], viewer: Viewer): Feed<K> {
  const feed: Message<K>[] = []
  for (const entry of log) {
    const message = messageOf(entry, viewer)
    if (message) feed.push(message)
  }
  return feed
}

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'table']
