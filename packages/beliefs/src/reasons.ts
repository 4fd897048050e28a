// Why a seat accused another: what the accuser believed at that moment, and which entry had raised that belief most, recomputed from the
// accuser's own feed.
import type { Entry, GameTypes } from '@safehouse/engine'
import { type Accusation, type AnyModel, type Belief, type BotProfile, keyOf, type Statement, type TruthCheck } from './contract.ts'
import { subjectOf } from './onlooker-span.ts'
import type { Span } from './timeline.ts'

/** An accusation with the accuser's beliefs. Where it `denies` the statement, all these numbers are about the denial: 1 minus the belief in the statement. */
export interface Reason extends Accusation {
  /** Index of the entry in which the accusation was made. */
  readonly entryIndex: number
  /** The accuser's belief in the statement just before the accusation. */
  readonly believed: number
  /** The accuser's highest belief in the same statement about anybody but the accuser and the accused. */
  readonly nextBest: number
  /**
   * Whether a bot of ours on the accuser's seat had exactly these beliefs: where bots of all levels believe alike, or this bot's profile is
   * known. Where it is false, the numbers are the model's. It does not say that the accuser is a bot.
   */
  readonly isBotsOwnBelief: boolean
  /** The entry at which the belief rose most, with the belief before and after that entry; missing if it never rose. */
  readonly cause?: { readonly entryIndex: number; readonly before: number; readonly after: number }
}

/** The reasons of a span's accusations, also of those that are shown after its end. `beliefs`: by seat, what it believed at each entry of the span. */
export function reasonsIn(
  model: AnyModel,
  entries: readonly Entry<GameTypes>[],
  span: Span,
  beliefs: readonly (readonly (readonly Belief[])[])[],
  botProfiles: readonly (BotProfile | undefined)[],
): Reason[] {
  const isTrue = model.truthOf(entries.slice(0, span.until))
  const reasons: Reason[] = []
  for (let i = span.from + 1; i < entries.length && !(i > span.until && beginsSpan(model, entries[i]!)); i++)
    for (const accusation of accusationsMadeIn(model, entries[i]!, isTrue))
      reasons.push({
        ...reasonFor(accusation, i, span, beliefs[accusation.by]!.slice(0, i - span.from)),
        isBotsOwnBelief: model.believeAs === undefined || botProfiles[accusation.by] !== undefined,
      })
  return reasons
}
const beginsSpan = ({ span }: AnyModel, { told }: Entry<GameTypes>): boolean => told.some(({ fact }) => fact.kind === span.from)

/** The accusations made in an entry. In games that decide them in secret first, the secret decision counts, and not the open fact. */
const accusationsMadeIn = (model: AnyModel, { told }: Entry<GameTypes>, isTrue: TruthCheck): readonly Accusation[] =>
  told.flatMap((toldFact) => {
    // `to[0]`: a secret accusation is whispered to the seat that makes it, and to no other.
    if (toldFact.channel === 'whisper') return model.secretAccusationsIn?.(toldFact.fact, toldFact.to[0]!, isTrue) ?? []
    return toldFact.channel === 'open' && !model.secretAccusationsIn ? model.accusationsIn(toldFact.fact, isTrue) : []
  })

/** `earlierBeliefs`: what the accuser believed at each entry of the span before the accusation. */
function reasonFor(
  accusation: Accusation,
  entryIndex: number,
  { from }: Span,
  earlierBeliefs: readonly (readonly Belief[])[],
): Omit<Reason, 'isBotsOwnBelief'> {
  const { by, statement, denies } = accusation
  const probability = (beliefs: readonly Belief[], key: string) => {
    const found = beliefs.find((belief) => keyOf(belief.statement) === key)?.probability
    return found === undefined ? 0 : denies ? 1 - found : found
  }
  const values = earlierBeliefs.map((beliefs) => probability(beliefs, keyOf(statement)))
  let cause: Reason['cause']
  for (let i = 1; i < values.length; i++) {
    const [earlier, later] = [values[i - 1]!, values[i]!]
    if (later - earlier > (cause ? cause.after - cause.before : 0)) cause = { entryIndex: from + i, before: earlier, after: later }
  }
  // The same statement about anybody but the accuser and the accused.
  const others = earlierBeliefs
    .at(-1)!
    .filter((belief) => ![by, subjectOf(statement)].includes(subjectOf(belief.statement)) && differsInSeatOnly(statement, belief.statement))
  const nextBest = Math.max(0, ...others.map((belief) => probability([belief], keyOf(belief.statement))))
  return { ...accusation, entryIndex, believed: values.at(-1)!, nextBest, ...(cause && { cause }) }
}
const differsInSeatOnly = (first: Statement, second: Statement): boolean =>
  keyOf({ ...first, seat: 0 } as Statement) === keyOf({ ...second, seat: 0 } as Statement)
