// Everything that can be said and done in Winks, as strict schemas. Only index.ts and tests load it.
import type { Schemas } from '@safehouse/engine'
import { z } from 'zod'
import { facts, question, seat } from '../fact.ts'
import type { Winks } from './types.ts'

const card = z.int().min(1).max(5)
const until = z.int()
const wink = { by: seat, to: seat, n: z.int().min(0), until }

export const schemas: Schemas<Winks> = {
  action: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('roll'), question }),
    z.strictObject({ do: z.literal('show'), question }),
    z.strictObject({ do: z.literal('wink'), question, to: seat }),
    z.strictObject({ do: z.literal('answer'), question, to: seat, yes: z.boolean() }),
  ]),
  open: facts({
    roundBegun: { round: z.int().min(0), until },
    rolled: { seat, pips: z.int().min(1).max(6) },
    skipped: { seat },
    shown: { seat, card },
    finished: { cards: z.array(card).readonly() },
  }),
  whisper: facts({ cardDealt: { card }, winked: wink, answered: { by: seat, to: seat, n: z.int().min(0), yes: z.boolean() }, faded: wink }),
  sealed: facts({ buried: { card } }),
}
