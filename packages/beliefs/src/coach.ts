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
  /** Everything that it may be taken for, the likeliest first. */
  readonly all: readonly Impression[]
  /** Where the belief in `own` rose most: the message of the open feed, and before and after; missing if it never rose. */
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
  const heard = openFeedOf(model, feed)
  const about = (beliefs: readonly Belief[]) => beliefs.filter(({ statement }) => subjectOf(statement) === seat)
  const known = about(model.believe(feed, seat, setup, budget))
  const now = about(model.believe(heard, 'spectator', setup, budget))
  const certain = known.find(({ probability }) => probability > CERTAIN)
  const ownBelief = certain ?? (known.length === 1 ? known[0] : undefined)
  if (!ownBelief) return undefined
  // The one statement about a seat (in Spyfall 2, that it is a spy) may be wrong: then its being wrong is what the seat is.
  const negated = !certain
  const taken = ({ statement, probability }: Belief): Impression =>
    negated ? { statement, negated: true, probability: 1 - probability } : { statement, probability }
  const believed = now.find(({ statement }) => keyOf(statement) === keyOf(ownBelief.statement))
  if (!believed) return undefined
  const rise = riseOf(model, heard, setup, budget, keyOf(ownBelief.statement), negated)
  return { own: taken(believed), all: now.map(taken).sort((one, other) => other.probability - one.probability), ...(rise && { rise }) }
}
/** Where an onlooker's belief in this statement, or in its being wrong, rose most since the secrets were dealt. */
function riseOf(model: AnyModel, heard: Feed<GameTypes>, setup: Setup<GameTypes>, budget: Budget, key: string, negated: boolean): CoachNote['rise'] {
  // Never -1: before a deal nobody believes anything, and there is no note.
  const from = heard.findLastIndex(({ facts }) => facts.some(({ kind }) => kind === model.span.from))
  let before: number | undefined
  let best: CoachNote['rise']
  for (let message = from; message < heard.length; message++) {
    const found = model
      .believe(heard.slice(0, message + 1), 'spectator', setup, budget)
      .find(({ statement }) => keyOf(statement) === key)?.probability
    if (found === undefined) continue
    const after = negated ? 1 - found : found
    if (before !== undefined && after - before > (best ? best.after - best.before : 0)) best = { message, before, after }
    before = after
  }
  return best
}
