// What people may ask of a table outside of play: the body of POST /api/tables/CODE. Who may ask what is the server's to say.
import { z } from 'zod'
import { botPaces, places } from './house.ts'

export { codeAlphabet, codeLength } from './code.ts'

const person = z.string().min(1).max(24)
/** As long as a body may be: `nameOf` says what is wrong with it. */
const name = z.string()

export const createBody = z.strictObject({ name, place: z.enum(places), game: z.string().max(40).optional() })
export const joinBody = z.strictObject({ name })

export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addBot') }),
  /** As many bots as the game needs to begin, or one more if it has enough. */
  z.strictObject({ do: z.literal('fillWithBots') }),
  z.strictObject({ do: z.literal('remove'), person }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rename'), name }),
  z.strictObject({ do: z.literal('chooseGame'), game: z.string().max(40) }),
  z.strictObject({ do: z.literal('setOptions'), options: z.record(z.string().max(40), z.unknown()) }),
  z.strictObject({ do: z.literal('setPlace'), place: z.enum(places) }),
  z.strictObject({
    do: z.literal('setSettings'),
    settings: z.strictObject({ botPace: z.enum(botPaces), watching: z.boolean(), sound: z.boolean() }).partial(),
  }),
  z.strictObject({ do: z.literal('order'), people: z.array(person).max(12) }),
  z.strictObject({ do: z.literal('handOver'), person }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  /** `n` is the number of the game to start: pressed twice, or by two, it starts once. */
  z.strictObject({ do: z.literal('start'), n: z.int().min(1) }),
  z.strictObject({ do: z.literal('endGame'), n: z.int().min(1) }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('goOn') }),
])
export type Command = z.output<typeof command>
