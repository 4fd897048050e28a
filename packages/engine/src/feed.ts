// Who hears which fact. A feed is picked out of the log by channel alone; nothing is ever taken out of a fact.
import type { BareEntry, Entry, Feed, FeedMessage, GameTypes, HeardFact, ToldFact, Viewer } from './contract.ts'

/** Whether a viewer hears a fact. Every feed that is folded, counted or sent asks this; nothing else decides it. */
export const hears = <K extends GameTypes>(told: ToldFact<K>, viewer: Viewer): boolean =>
  told.channel === 'open' || (told.channel === 'whisper' && viewer !== 'spectator' && told.to.includes(viewer))

/** What a viewer hears of one decision; a viewer to whom nothing was told receives nothing. */
export function messageOf<K extends GameTypes>(entry: BareEntry<K>, viewer: Viewer): FeedMessage<K> | undefined {
  const facts: HeardFact<K>[] = []
  for (const told of entry.told) if (hears(told, viewer)) facts.push(told.fact)
  return facts.length === 0 ? undefined : { at: entry.at, facts }
}

/** A viewer's whole feed. Its numbering is its own: message n is the nth that this viewer heard. */
export function feedOf<K extends GameTypes>(log: readonly (Entry<K> | BareEntry<K>)[], viewer: Viewer): Feed<K> {
  const feed: FeedMessage<K>[] = []
  for (const entry of log) {
    const message = messageOf(entry, viewer)
    if (message) feed.push(message)
  }
  return feed
}

export const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
