// How long a bot seems to think before each action in Spyfall 2, in milliseconds (../pace.ts). It depends on the action and never on a card.
// Harder decisions take no longer than easy ones: how long a round lasts is measured, and balanced between spies and the others.
// Before actions that need no thought, such as dealing the next round, bots wait so that people can read cards and points, and talk.
import { type Chance, quickChance } from '@safehouse/engine'
import type { SpyfallAction, SpyfallCommon } from '@safehouse/games/spyfall-2'
import { between, delayFor, type Pace } from '../pace.ts'

const paces: Readonly<Record<SpyfallAction['do'], Pace>> = {
  startClock: between(4500, 5500),
  ask: between(8000, 14_000),
  answer: between(7000, 11_000),
  shade: between(1500, 4000),
  accuse: between(1500, 4000),
  vote: between(1500, 4000),
  stopRound: between(1500, 4000),
  namePlace: between(3000, 6000),
  openVoting: between(14_000, 16_000),
  dealRound: between(7500, 8500),
}
export const delayOf = (actionName: SpyfallAction['do'], chance: Chance, now: number): number => delayFor(paces[actionName], chance, now)

/** If several bots accuse at the same moment, their delays differ by up to this, so that chance and not the seat decides who is first. */
const BLINK_MS = 60
/**
 * How long a bot seems to think before it accuses: the same for all bots of a level, from open facts, apart from a blink. If each bot drew a time of its own, the first of
 * several who suspect the same person would be quicker than one who is alone with a suspicion, as a spy is: a tell.
 */
export function accusationDelayOf({ round, record, trials }: SpyfallCommon, chance: Chance, now: number): number {
  const shared = quickChance(`accusation/${round}/${record.length}/${trials.length}/${record.at(-1)?.answer ?? ''}`)
  return delayOf('accuse', shared, now) + chance.below(BLINK_MS)
}
