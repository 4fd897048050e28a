// Why somebody accused somebody: what the accuser believed then, and what had made it believe so, recomputed from its own feed.
import type { Entry, GameTypes, Seat } from '@safehouse/engine'
import { type Accusation, type AnyModel, type Belief, keyOf, type Mind, type OpenTruth, type Statement } from './contract.ts'
import type { Span } from './timeline.ts'

export interface Reason extends Accusation {
  /** The entry of the accusation. */
  readonly entry: number
  /** What the accuser believed just before. */
  readonly believed: number
  /** The highest belief in a statement of this kind about anybody else. */
  readonly nextBest: number
  /** Whether this is what a bot of ours on that seat believed; false where its level decides and is not known. */
  readonly isBots: boolean
  /** Where its belief had risen most; missing if it never rose. */
  readonly cause?: { readonly entry: number; readonly before: number; readonly after: number }
}

/** `beliefs`: by seat, what it believed at each entry of the span. Accusations that are shown after its end count too. */
export function reasonsIn(
  model: AnyModel,
  entries: readonly Entry<GameTypes>[],
  span: Span,
  beliefs: readonly (readonly (readonly Belief[])[])[],
  minds: readonly (Mind | undefined)[],
): Reason[] {
  const isTrue = model.truthOf(entries.slice(0, span.until))
  const reasons: Reason[] = []
  for (let entry = span.from + 1; entry < entries.length && !(entry > span.until && opens(model, entries[entry]!)); entry++)
    for (const accusation of accusationsIn(model, entries[entry]!, isTrue))
      reasons.push({
        ...reasonFor(accusation, entry, span, beliefs[accusation.by]!.slice(0, entry - span.from)),
        isBots: model.believeAs === undefined || minds[accusation.by] !== undefined,
      })
  return reasons
}
const opens = ({ span }: AnyModel, { told }: Entry<GameTypes>): boolean => told.some(({ fact }) => fact.kind === span.from)

/** Where accusations are decided in secret first, that is when they were made. */
const accusationsIn = (model: AnyModel, { told }: Entry<GameTypes>, isTrue: OpenTruth): readonly Accusation[] =>
  told.flatMap((toldFact) => {
    if (toldFact.channel === 'whisper') return model.decisionsIn?.(toldFact.fact, toldFact.to[0]!, isTrue) ?? []
    return toldFact.channel === 'open' && !model.decisionsIn ? model.accusationsIn(toldFact.fact, isTrue) : []
  })

function reasonFor(accusation: Accusation, entry: number, { from }: Span, before: readonly (readonly Belief[])[]): Omit<Reason, 'isBots'> {
  const { by, statement, denies } = accusation
  const probability = (beliefs: readonly Belief[], key: string) => {
    const found = beliefs.find((belief) => keyOf(belief.statement) === key)?.probability
    return found === undefined ? 0 : denies ? 1 - found : found
  }
  const values = before.map((beliefs) => probability(beliefs, keyOf(statement)))
  let cause: Reason['cause']
  for (let i = 1; i < values.length; i++) {
    const [earlier, later] = [values[i - 1]!, values[i]!]
    if (later - earlier > (cause ? cause.after - cause.before : 0)) cause = { entry: from + i, before: earlier, after: later }
  }
  // The same of anybody else, whatever else may be believed of them.
  const others = before
    .at(-1)!
    .filter((belief) => ![by, seatIn(statement)].includes(seatIn(belief.statement)) && isSameOf(statement, belief.statement))
  const nextBest = Math.max(0, ...others.map((belief) => probability([belief], keyOf(belief.statement))))
  return { ...accusation, entry, believed: values.at(-1)!, nextBest, ...(cause && { cause }) }
}
const seatIn = (statement: Statement): Seat | undefined => (statement as { readonly seat?: Seat }).seat
const isSameOf = (one: Statement, other: Statement): boolean => keyOf({ ...one, seat: 0 } as Statement) === keyOf({ ...other, seat: 0 } as Statement)
