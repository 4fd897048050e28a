// Facts written as a list of shapes; unknown keys are refused. Only a game's facts.ts may use this: rules never check schemas.
import { z } from 'zod'

type Shapes = Record<string, z.ZodRawShape>
export type FactsOf<S extends Shapes> = {
  [N in keyof S & string]: { readonly kind: N } & (keyof S[N] extends never ? unknown : Readonly<z.output<z.ZodObject<S[N]>>>)
}[keyof S & string]

export function facts<S extends Shapes>(shapes: S): { parse(value: unknown): FactsOf<S> } {
  const kinds = Object.entries(shapes).map(([kind, shape]) => z.strictObject({ kind: z.literal(kind), ...shape }))
  if (kinds.length === 0) return z.never() as never
  return z.discriminatedUnion('kind', kinds as never) as never
}

export const seat = z.int().min(0).max(11)
/** The name of a question; longer than any that a game asks. */
export const question = z.string().max(60)
