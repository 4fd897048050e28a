// Why somebody accused somebody: what the accuser believed then, and what had made it believe so, recomputed from its own feed.
import type { Entry, GameTypes, Seat } from '@safehouse/engine'
import { type Accusation, type AnyModel, type Belief, keyOf, type Statement } from './contract.ts'
import type { Span } from './timeline.ts'

export interface Reason extends Accusation {
  /** The entry of the accusation. */
  readonly entry: number
  /** What the accuser believed just before. */
  readonly believed: number
  /** The highest belief in a statement of this kind about anybody else. */
  readonly nextBest: number
  /** Where its belief had risen most; missing if it never rose. */
  readonly cause?: { readonly entry: number; readonly before: number; readonly after: number }
}

/** `beliefs`: by seat, what it believed at each entry of the span. */
export function reasonsIn(
  model: AnyModel,
  entries: readonly Entry<GameTypes>[],
  span: Span,
  beliefs: readonly (readonly (readonly Belief[])[])[],
): Reason[] {
  const reasons: Reason[] = []
  for (let entry = span.from + 1; entry <= span.until && entry < entries.length; entry++)
    for (const { channel, fact } of entries[entry]!.told)
      if (channel === 'open')
        for (const accusation of model.accusationsIn?.(fact) ?? [])
          reasons.push(reasonFor(accusation, entry, span, beliefs[accusation.by]!.slice(0, entry - span.from)))
  return reasons
}

function reasonFor({ by, statement }: Accusation, entry: number, { from }: Span, before: readonly (readonly Belief[])[]): Reason {
  const values = before.map((beliefs) => beliefs.find((one) => keyOf(one.statement) === keyOf(statement))?.probability ?? 0)
  let cause: Reason['cause']
  for (let i = 1; i < values.length; i++) {
    const [earlier, later] = [values[i - 1]!, values[i]!]
    if (later - earlier > (cause ? cause.after - cause.before : 0)) cause = { entry: from + i, before: earlier, after: later }
  }
  const others = before.at(-1)!.filter((one) => one.statement.kind === statement.kind && ![by, seatIn(statement)].includes(seatIn(one.statement)))
  const nextBest = Math.max(0, ...others.map(({ probability }) => probability))
  return { by, statement, entry, believed: values.at(-1)!, nextBest, ...(cause && { cause }) }
}
const seatIn = (statement: Statement): Seat | undefined => (statement as { readonly seat?: Seat }).seat
