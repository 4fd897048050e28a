// Why a seat accused another: what the accuser believed at that moment, and which entry had raised that belief most, recomputed from the
// accuser's own feed.
import type { Entry, GameTypes } from '@safehouse/engine'
import { type Accusation, type AnyModel, type Belief, keyOf, type Mind, type OpenTruth, type Statement } from './contract.ts'
import { subjectOf } from './onlooker-span.ts'
import type { Span } from './timeline.ts'

export interface Reason extends Accusation {
  /** Index of the entry in which it was made. */
  readonly entry: number
  /** The accuser's belief in the statement just before. */
  readonly believed: number
  /** The highest belief in a statement of this kind about anybody else. */
  readonly nextBest: number
  /** Whether a bot of ours on that seat believed exactly this; false where beliefs depend on its level and the level is not known. */
  readonly isBotsOwnBelief: boolean
  /** The entry at which that belief had risen most; missing if it never rose. */
  readonly cause?: { readonly entry: number; readonly before: number; readonly after: number }
}

/** The reasons of a span's accusations, also of those that are shown after its end. `beliefs`: by seat, what it believed at each entry of the span. */
export function reasonsIn(
  model: AnyModel,
  entries: readonly Entry<GameTypes>[],
  span: Span,
  beliefs: readonly (readonly (readonly Belief[])[])[],
  minds: readonly (Mind | undefined)[],
): Reason[] {
  const isTrue = model.truthOf(entries.slice(0, span.until))
  const reasons: Reason[] = []
  for (let entry = span.from + 1; entry < entries.length && !(entry > span.until && beginsSpan(model, entries[entry]!)); entry++)
    for (const accusation of accusationsMadeIn(model, entries[entry]!, isTrue))
      reasons.push({
        ...reasonFor(accusation, entry, span, beliefs[accusation.by]!.slice(0, entry - span.from)),
        isBotsOwnBelief: model.believeAs === undefined || minds[accusation.by] !== undefined,
      })
  return reasons
}
const beginsSpan = ({ span }: AnyModel, { told }: Entry<GameTypes>): boolean => told.some(({ fact }) => fact.kind === span.from)

/** The accusations made in an entry. In games that decide them in secret first, the secret decision counts, and not the open fact. */
const accusationsMadeIn = (model: AnyModel, { told }: Entry<GameTypes>, isTrue: OpenTruth): readonly Accusation[] =>
  told.flatMap((toldFact) => {
    if (toldFact.channel === 'whisper') return model.decisionsIn?.(toldFact.fact, toldFact.to[0]!, isTrue) ?? []
    return toldFact.channel === 'open' && !model.decisionsIn ? model.accusationsIn(toldFact.fact, isTrue) : []
  })

function reasonFor(accusation: Accusation, entry: number, { from }: Span, before: readonly (readonly Belief[])[]): Omit<Reason, 'isBotsOwnBelief'> {
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
  // The same statement about the other seats.
  const others = before
    .at(-1)!
    .filter((belief) => ![by, subjectOf(statement)].includes(subjectOf(belief.statement)) && differsInSeatOnly(statement, belief.statement))
  const nextBest = Math.max(0, ...others.map((belief) => probability([belief], keyOf(belief.statement))))
  return { ...accusation, entry, believed: values.at(-1)!, nextBest, ...(cause && { cause }) }
}
const differsInSeatOnly = (first: Statement, second: Statement): boolean =>
  keyOf({ ...first, seat: 0 } as Statement) === keyOf({ ...second, seat: 0 } as Statement)
