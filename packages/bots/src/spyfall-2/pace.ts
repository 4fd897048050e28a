// How long things take in Spyfall 2 (../pace.ts): by what is done, and never by a card. Where nothing is to be thought about there
// is time to read cards and points, and for people to talk.
import type { Chance } from '@safehouse/engine'
import type { SpyfallAction } from '@safehouse/games/spyfall-2'
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
