// Who hears which fact. A feed is selected from the log by channel alone; a fact is told whole or not at all.
import type { BareEntry, Entry, Feed, FeedMessage, GameTypes, HeardFact, ToldFact, Viewer } from './contract.ts'

/** Whether a viewer hears a fact; nothing else decides it. No feed has a sealed fact: those come with the record of a match that is over. */
export const hears = <K extends GameTypes>(told: ToldFact<K>, viewer: Viewer): boolean =>
  told.channel === 'open' || (told.channel === 'whisper' && viewer !== 'spectator' && told.to.includes(viewer))

/** What a viewer hears of one decision; undefined if nothing of it was told to that viewer. */
export function messageOf<K extends GameTypes>(entry: BareEntry<K>, viewer: Viewer): FeedMessage<K> | undefined {
  const facts: HeardFact<K>[] = []
  for (const told of entry.told) if (hears(told, viewer)) facts.push(told.fact)
  return facts.length === 0 ? undefined : { at: entry.at, facts }
}

/** A viewer's whole feed. Its numbering is its own: a message's index counts what this viewer heard, not the entries of the log. */
export function feedOf<K extends GameTypes>(log: readonly (Entry<K> | BareEntry<K>)[], viewer: Viewer): Feed<K> {
  const feed: FeedMessage<K>[] = []
  for (const entry of log) {
    const message = messageOf(entry, viewer)
    if (message) feed.push(message)
  }
  return feed
}

/** All viewers of a match: each seat, and one for all spectators. */
export const viewersOf = (seatCount: number): Viewer[] => [...Array.from({ length: seatCount }, (_, seat) => seat), 'spectator']
