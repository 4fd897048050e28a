// What people may ask of a table outside of play: the body of POST /api/tables/CODE. Who may ask what is the server's to say.
import { z } from 'zod'
import { awayMinutes, botPaces, venues } from './house.ts'
import { actionId } from './messages.ts'

export { codeAlphabet, codeLength } from './code.ts'

const person = z.string().min(1).max(24)
/** As long as a body may be: `nameOf` says what is wrong with it. */
const name = z.string()

const groupKey = z.string().max(100)
const options = z.record(z.string().max(40), z.unknown())

export const createBody = z.strictObject({
  name,
  place: z.enum(venues),
  game: z.string().max(40).optional(),
  options: options.optional(),
  /** Whose history the evening's games are kept in. */
  group: groupKey.optional(),
  /** So many seats, the others played by bots, and the game begins at once. */
  practice: z.int().min(2).max(12).optional(),
  /** Where not everybody may open tables: what those know who may. */
  key: z.string().max(100).optional(),
})
/** Keeps the evening in a new group, or in one that there is. */
export const keepBody = z.strictObject({ group: groupKey.optional() })
/** At a running table: in place of a bot, as soon as the host agrees, or waiting for the next game. */
export const joinBody = z.strictObject({
  name,
  insteadOf: person.optional(),
  nextGame: z.literal(true).optional(),
  /** Made at random for this coming in: sent again, it is the same seat again. */
  id: actionId.optional(),
  /** The same for all who come to this table from this device, and random otherwise: one device sees one hand of a game. */
  device: z.string().max(64).optional(),
})
/** Whose seat is to move: one's own, or for the host that of somebody who is away. */
export const moveBody = z.strictObject({ person: person.optional() })
export const claimBody = z.strictObject({ key: z.string().max(100) })

export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addBot') }),
  /** As many bots as the game needs to begin, or one more if it has enough. */
  z.strictObject({ do: z.literal('fillWithBots') }),
  z.strictObject({ do: z.literal('remove'), person }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rename'), name }),
  z.strictObject({ do: z.literal('chooseGame'), game: z.string().max(40) }),
  z.strictObject({ do: z.literal('setOptions'), options }),
  z.strictObject({ do: z.literal('setPlace'), place: z.enum(venues) }),
  z.strictObject({
    do: z.literal('setSettings'),
    settings: z
      .strictObject({
        botPace: z.enum(botPaces),
        watching: z.boolean(),
        watchersTalk: z.boolean(),
        sound: z.boolean(),
        awayMinutes: z.literal(awayMinutes),
      })
      .partial(),
  }),
  z.strictObject({ do: z.literal('order'), people: z.array(person).max(24) }),
  /** The host's; and anybody's, to take the keys of a host who has been away for a while. */
  z.strictObject({ do: z.literal('handOver'), person }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  /** `n` is the number of the game to start: pressed twice, or by two, it starts once. */
  z.strictObject({ do: z.literal('start'), n: z.int().min(1) }),
  /** The same people go on at once: this game, with as many bots as it needs. The options are for a game that is another one. */
  z.strictObject({ do: z.literal('playNext'), game: z.string().max(40), n: z.int().min(1), options: options.optional() }),
  z.strictObject({ do: z.literal('endGame'), n: z.int().min(1) }),
  z.strictObject({ do: z.literal('letBotPlay'), person }),
  /** One's own seat, back from the bot that kept it. */
  z.strictObject({ do: z.literal('takeBack') }),
  z.strictObject({ do: z.literal('nudge'), person }),
  /** The host's answer to a latecomer who wants a bot's chair. */
  z.strictObject({ do: z.literal('giveChair'), person, yes: z.boolean() }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('goOn') }),
])
export type Command = z.output<typeof command>
