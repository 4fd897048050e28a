// Schemas of facts, and of the fields that facts and views share; unknown keys are refused. Every field has a description: the server
// serves the schemas to people who write programs. Only a game's facts.ts and view-schemas.ts may use this: rules never check schemas.
import { timeFactors } from '@safehouse/engine'
import { z } from 'zod'

/** The fields of each kind of fact. */
type Shapes = Record<string, z.ZodRawShape>
/** The union of all facts that these shapes describe. */
export type FactsOf<S extends Shapes> = {
  [N in keyof S & string]: { readonly kind: N } & (keyof S[N] extends never ? unknown : Readonly<z.output<z.ZodObject<S[N]>>>)
}[keyof S & string]

/** The schema of a channel. `meanings` says of each kind what happened. */
export function factsSchema<S extends Shapes>(
  shapes: S,
  meanings: Readonly<Record<keyof S & string, string>>,
): { parse(value: unknown): FactsOf<S> } {
  const kinds = Object.entries(shapes).map(([kind, shape]) =>
    z.strictObject({ kind: z.literal(kind), ...shape }).describe(meanings[kind as keyof S & string]),
  )
  if (kinds.length === 0) return z.never() as never
  return z.discriminatedUnion('kind', kinds as never) as never
}

export const seat = z.int().min(0).max(11).describe('A seat, numbered from 0.')
export const seats = z.array(seat).readonly()
/** The name of a question; longer than any that a game asks. */
export const question = z.string().max(60).describe('The question that this answers, as the choice names it.')
export const time = z.int().describe('A game time, in milliseconds.')
/** When the time for the decision that follows is up; null where there is no limit. */
export const until = z.int().nullable().describe('The game time at which the time for the next decision is up; null where there is no limit.')
export const byClock = z.boolean().describe('Whether the player let the time run out, so that the clock decided.')

/** How long the players of a match have for a decision. */
export const decisionClock = z
  .strictObject({
    decisionSeconds: z.int().describe('Seconds for a decision; 0 for no limit.'),
    timeFactors: z
      .array(z.literal(timeFactors))
      .readonly()
      .describe('By seat: how many times as much time it has; 0 for no limit. Missing where all have the same.')
      .exactOptional(),
  })
  .describe('How long the players have for a decision.')
