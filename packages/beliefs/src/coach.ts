// The coach of a practice match: what an attentive opponent takes a seat for now, from open facts alone, and what gave most away.
import type { Feed, GameTypes, Seat, Setup } from '@safehouse/engine'
import { type AnyModel, type Belief, type Budget, keyOf, type Statement, WHOLE_BUDGET } from './contract.ts'
import { subjectOf } from './onlooker-span.ts'
import { openFeedOf } from './timeline.ts'

/** Something that an opponent may take the seat for, with the probability that the opponent assigns to it. */
export interface Impression {
  readonly statement: Statement
  /** Set if the impression is that the statement is false; `probability` is then that of its being false. */
  readonly negated?: true
  readonly probability: number
}
export interface CoachNote {
  /** What the seat is. */
  readonly own: Impression
  /** Everything that the seat may be taken for, the likeliest first. */
  readonly impressions: readonly Impression[]
  /** Where the belief in `own` rose most: the index of the message in the open feed, and the belief before and after it; missing if it never rose. */
  readonly rise?: { readonly message: number; readonly before: number; readonly after: number }
}

/** From this probability on, a seat's own belief about itself is knowledge. */
const CERTAIN = 0.999

/**
 * What the coach says to a seat now; undefined while there is no secret. The seat's own feed only says what it is; what the opponent
 * believes follows from open facts.
 */
export function writeCoachNote(
  model: AnyModel,
  feed: Feed<GameTypes>,
  seat: Seat,
  setup: Setup<GameTypes>,
  budget: Budget = WHOLE_BUDGET,
): CoachNote | undefined {
  const openFeed = openFeedOf(model, feed)
  const aboutThisSeat = (beliefs: readonly Belief[]) => beliefs.filter(({ statement }) => subjectOf(statement) === seat)
  const ownBeliefs = aboutThisSeat(model.believe(feed, seat, setup, budget))
  const publicBeliefs = aboutThisSeat(model.believe(openFeed, 'spectator', setup, budget))
  const certain = ownBeliefs.find(({ probability }) => probability > CERTAIN)
  const ownBelief = certain ?? (ownBeliefs.length === 1 ? ownBeliefs[0] : undefined)
  if (!ownBelief) return undefined
  // Where there is one statement about each seat (in Spyfall 2, that it is a spy), a seat of which it is false is described by its negation.
  const negated = !certain
  const toImpression = ({ statement, probability }: Belief): Impression =>
    negated ? { statement, negated: true, probability: 1 - probability } : { statement, probability }
  const believed = publicBeliefs.find(({ statement }) => keyOf(statement) === keyOf(ownBelief.statement))
  if (!believed) return undefined
  const rise = findLargestRise(model, openFeed, setup, budget, keyOf(ownBelief.statement), negated)
  return {
    own: toImpression(believed),
    impressions: publicBeliefs.map(toImpression).sort((a, b) => b.probability - a.probability),
    ...(rise && { rise }),
  }
}
/** Where an onlooker's belief in this statement, or in its negation, rose most since the secrets were dealt. */
function findLargestRise(
  model: AnyModel,
  openFeed: Feed<GameTypes>,
  setup: Setup<GameTypes>,
  budget: Budget,
  key: string,
  negated: boolean,
): CoachNote['rise'] {
  // Never -1: there are no beliefs before a deal, and this is called only if there are some.
  const from = openFeed.findLastIndex(({ facts }) => facts.some(({ kind }) => kind === model.span.from))
  let before: number | undefined
  let best: CoachNote['rise']
  for (let message = from; message < openFeed.length; message++) {
    const probability = model
      .believe(openFeed.slice(0, message + 1), 'spectator', setup, budget)
      .find(({ statement }) => keyOf(statement) === key)?.probability
    if (probability === undefined) continue
    const after = negated ? 1 - probability : probability
    if (before !== undefined && after - before > (best ? best.after - best.before : 0)) best = { message, before, after }
    before = after
  }
  return best
}
