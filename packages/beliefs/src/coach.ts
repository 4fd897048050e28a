// The coach of a practice match: what an attentive opponent takes a seat for now, from open facts alone, and what gave most away.
import type { Feed, GameTypes, Seat, Setup } from '@safehouse/engine'
import { type AnyModel, type Belief, type Budget, keyOf, type Statement, WHOLE_BUDGET } from './contract.ts'
import { subjectOf } from './onlooker-span.ts'
import { openFeedOf } from './timeline.ts'

/** Something that an opponent may take the seat for, and how much the opponent gives it. */
export interface Taken {
  readonly statement: Statement
  /** Set where the statement being wrong is what is given so much. */
  readonly denies?: true
  readonly probability: number
}
export interface CoachNote {
  /** What the seat is. */
  readonly own: Taken
  /** Everything that it may be taken for, the likeliest first. */
  readonly all: readonly Taken[]
  /** Where the belief in `own` rose most: the message of the open feed, and before and after; missing if it never rose. */
  readonly rise?: { readonly message: number; readonly before: number; readonly after: number }
}

/** Undefined while there is no secret. The seat's own feed only says what it is; what the opponent believes follows from open facts. */
export function coachNote(
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
  const certain = known.find(({ probability }) => probability > 0.999)
  const ownBelief = certain ?? (known.length === 1 ? known[0] : undefined)
  if (!ownBelief) return undefined
  // The one statement about a seat (in Spyfall 2, that it is a spy) may be wrong: then its being wrong is what the seat is.
  const denies = !certain
  const taken = ({ statement, probability }: Belief): Taken =>
    denies ? { statement, denies: true, probability: 1 - probability } : { statement, probability }
  const believed = now.find(({ statement }) => keyOf(statement) === keyOf(ownBelief.statement))
  if (!believed) return undefined
  const rise = riseOf(model, heard, setup, budget, keyOf(ownBelief.statement), denies)
  return { own: taken(believed), all: now.map(taken).sort((one, other) => other.probability - one.probability), ...(rise && { rise }) }
}
/** Where an onlooker's belief in this statement, or in its being wrong, rose most since the secrets were dealt. */
function riseOf(model: AnyModel, heard: Feed<GameTypes>, setup: Setup<GameTypes>, budget: Budget, key: string, denies: boolean): CoachNote['rise'] {
  const from = heard.findLastIndex(({ facts }) => facts.some(({ kind }) => kind === model.span.from))
  let before: number | undefined
  let best: CoachNote['rise']
  for (let message = from; message < heard.length; message++) {
    const found = model
      .believe(heard.slice(0, message + 1), 'spectator', setup, budget)
      .find(({ statement }) => keyOf(statement) === key)?.probability
    if (found === undefined) continue
    const after = denies ? 1 - found : found
    if (before !== undefined && after - before > (best ? best.after - best.before : 0)) best = { message, before, after }
    before = after
  }
  return best
}
