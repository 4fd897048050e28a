// How long a bot seems to think before each action in Spyfall 2, in milliseconds (../pace.ts). It depends on the action and on what there is to
// read or to weigh that everybody has heard, and never on a card. Over a whole round an action takes about as long on average as it would
// without that, early questions a little less: how long rounds last is measured, and balanced between spies and the others.
// Before actions that need no thought, such as dealing the next round, bots wait so that people can read cards and points, and talk.
import { type Chance, quickChance } from '@safehouse/engine'
import type { SpyfallAction, SpyfallCommon } from '@safehouse/games/spyfall-2'
import { between, delayFor, type Pace, paceToWeigh, type Weighing } from '../pace.ts'

type ActionName = SpyfallAction['do']
const paces: Readonly<Record<ActionName, Pace>> = {
  startClock: between(4500, 5500),
  ask: between(6600, 12_600),
  answer: between(5400, 9400),
  shade: between(1500, 4000),
  accuse: between(1000, 3500),
  vote: between(1000, 3500),
  stopRound: between(1000, 3500),
  namePlace: between(2500, 5500),
  openVoting: between(14_000, 16_000),
  dealRound: between(7500, 8500),
}
const weighings = {
  /** Each character of the question. */
  answer: { msForEach: 50, mostMs: 4000 },
  /** Each answer of this round. */
  ask: { msForEach: 150, mostMs: 1800 },
  accuse: { msForEach: 50, mostMs: 1000 },
  stopRound: { msForEach: 50, mostMs: 1000 },
  namePlace: { msForEach: 50, mostMs: 1000 },
  /** Each answer of the suspect. */
  vote: { msForEach: 200, mostMs: 1000 },
} as const satisfies Partial<Record<ActionName, Weighing>>

/** A spoken question has no text: it counts as one of the bots' own, which have 32 characters on average. */
const SPOKEN_LENGTH = 32
export const delayOf = (actionName: ActionName, common: SpyfallCommon, chance: Chance, now: number): number =>
  delayFor(paceOf(actionName, common), chance, now)
function paceOf(actionName: ActionName, { record, stage }: SpyfallCommon): Pace {
  const pace = paces[actionName]
  const answers = record.filter(({ answer }) => answer !== null)
  switch (actionName) {
    case 'answer':
      return paceToWeigh(pace, record.at(-1)!.question.length || SPOKEN_LENGTH, weighings.answer)
    case 'ask':
    case 'accuse':
    case 'stopRound':
    case 'namePlace':
      return paceToWeigh(pace, answers.length, weighings[actionName])
    case 'vote':
      return paceToWeigh(pace, answers.filter(({ to }) => stage.is === 'voting' && to === stage.suspect).length, weighings.vote)
    default:
      return pace
  }
}

/**
 * If several bots accuse at the same moment, their delays differ by up to this, so that chance and hardly ever the seat decides who is first. The
 * order is each bot's own secret: if everybody could compute it, the first accuser would tell which bots before it suspected nobody.
 */
const BLINK_MS = 100
/**
 * How long a bot seems to think before it accuses: the same for all bots of a level, from open facts, apart from a blink. If each bot drew a time
 * of its own, the first of several who suspect the same person would be quicker than one who is alone with a suspicion, as a spy is: a tell.
 */
export function accusationDelayOf(common: SpyfallCommon, chance: Chance, now: number): number {
  const { round, record, trials } = common
  const shared = quickChance(`accusation/${round}/${record.map(({ by, to }) => `${by}>${to}`).join()}/${trials.length}`)
  return delayOf('accuse', common, shared, now) + chance.below(BLINK_MS)
}
