// How long things take in Spyfall 2 (../pace.ts): by what is done, and never by a card. Where nothing is to be thought about there
// is time to read cards and points, and for people to talk.
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
export const paceOf = (what: SpyfallAction['do'], chance: Chance, now: number): number => delayFor(paces[what], chance, now)

/** By how much accusers of the same moment differ, so that chance and not the seat decides who is first. */
const BLINK_MS = 60
/**
 * How long an accusation takes: by open facts the same for everybody, apart from a blink. If each bot drew a time of its own, the first of
 * several who suspect the same person would be quicker than one who is alone with a suspicion, as a spy is: a tell.
 */
export function accusationPaceOf({ round, record, trials }: SpyfallCommon, chance: Chance, now: number): number {
  const shared = quickChance(`accusation/${round}/${record.length}/${trials.length}/${record.at(-1)?.answer ?? ''}`)
  return paceOf('accuse', shared, now) + chance.below(BLINK_MS)
}
