// Schemas of HTTP request bodies: joining, moving seats, and commands (POST /api/tables/CODE). Who may send which command is decided
// by the server.
import { botLevels, timeFactors } from '@safehouse/engine'
import { z } from 'zod'
import { awayMinutes, botPaces, venues } from './house.ts'
import { MAX_PEOPLE_AT_TABLE } from './line-up.ts'
import { actionId } from './messages.ts'

// The lengths here are generous upper bounds against abuse, no rules.
const personId = z.string().min(1).max(24)
/** Any string here: `parseName` checks it and says what is wrong. */
const name = z.string()

const groupKey = z.string().max(100)
const options = z.record(z.string().max(40), z.unknown())

export const createBody = z.strictObject({
  name,
  place: z.enum(venues),
  game: z.string().max(40).optional(),
  options: options.optional(),
  /** Key of the group in whose history the matches are kept. */
  group: groupKey.optional(),
  /** Number of seats of a practice match: bots take the other seats, and it starts at once. */
  practice: z.int().min(2).max(12).optional(),
  /** The level of bots at this table. */
  botLevel: z.enum(botLevels).optional(),
  /** The operator's key, where opening a table needs one. */
  key: z.string().max(100).optional(),
})
/** Plays on from a moment of a match that is over: how many of its decisions are kept, and on which seat. Bots take the others. */
export const playOnBody = z.strictObject({ kept: z.int().min(1).max(1e6), seat: z.int().min(0).max(99) })
/** Keeps the table's matches in a new group, or in the existing one with this key. */
export const keepBody = z.strictObject({ group: groupKey.optional() })
/** A program that says that it is one, and who made it. */
const declaredProgram = z.strictObject({ name, by: z.string() })
const join = z.strictObject({
  name: name.optional(),
  /** Instead of a name: a program takes the seat, as a bot for good. */
  bot: declaredProgram.optional(),
  /** The key of the link with which the host invited a program. Used again, it gives the same seat again. */
  key: z.string().max(100).optional(),
  /** While a match runs: the bot whose seat this latecomer asks the host for. */
  insteadOf: personId.optional(),
  /** While a match runs: joins from the next match on. */
  nextGame: z.literal(true).optional(),
  /** Random id of this join, which makes it idempotent: sent again, it gets the same seat. */
  id: actionId.optional(),
  /** Random id of this device at this table: a device may see only one seat's hand in a match. */
  device: z.string().max(64).optional(),
})
/** Joins a table. While a match runs: in place of a bot, as soon as the host agrees, or from the next match on. */
export const joinBody = join
  .refine(({ name, bot }) => (name === undefined) !== (bot === undefined), { path: ['name'], error: 'either a name or a bot' })
  .refine(({ bot, key, insteadOf }) => (bot ? insteadOf === undefined : key === undefined), {
    path: ['bot'], // `key` is for programs only, `insteadOf` for humans only
    error: 'only for programs, or not for them',
  })
/**
 * Invites a program with a one-time key; `bot` is the name of one that the server's operator offers: the server then sends it a request.
 */
export const inviteBody = z.strictObject({ bot: z.string().max(100).optional() })
/**
 * Knocks at a locked or full table; or, with `thatIsMe`, at any table where the name is taken: the person of that name is back on
 * another device. `id` is the one with which this device joins when it is let in; `stop` takes the knock of this `id` back.
 */
export const knockBody = z.strictObject({ name, id: actionId, thatIsMe: z.literal(true).optional(), stop: z.literal(true).optional() })
/** Asks for a key that moves a seat: one's own, or, as host, that of somebody who is away. */
export const moveBody = z.strictObject({ person: personId.optional() })
/** A browser's push subscription, and the language in which this device is told that it is its person's turn. */
export const pushBody = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
  language: z.enum(['en', 'nl', 'de']),
})
/** Takes a seat on this device with a key that moves it. */
export const claimBody = z.strictObject({ key: z.string().max(100) })

export const command = z.discriminatedUnion('do', [
  /** Adds one bot, or `count`: those with these faces first, where they are free, and all of this level instead of the table's. */
  z.strictObject({
    do: z.literal('addBot'),
    count: z.int().min(1).max(MAX_PEOPLE_AT_TABLE).optional(),
    faces: z.array(z.string().max(40)).max(MAX_PEOPLE_AT_TABLE).optional(),
    level: z.enum(botLevels).optional(),
  }),
  /** Adds as many bots as the game needs to start, or one if it has enough people. */
  z.strictObject({ do: z.literal('fillWithBots') }),
  /** The level of one bot, from the next match on. The table's level is a setting, and setting it sets that of all bots. */
  z.strictObject({ do: z.literal('setBotLevel'), person: personId, level: z.enum(botLevels) }),
  /** The host sends somebody away. */
  z.strictObject({ do: z.literal('remove'), person: personId }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rename'), name }),
  /** How much time one needs for decisions, compared with the others; 0 is no limit. It counts from the next match on. */
  z.strictObject({ do: z.literal('setTime'), factor: z.literal(timeFactors) }),
  z.strictObject({ do: z.literal('chooseGame'), game: z.string().max(40) }),
  z.strictObject({ do: z.literal('setOptions'), options }),
  z.strictObject({ do: z.literal('setPlace'), place: z.enum(venues) }),
  z.strictObject({
    do: z.literal('setSettings'),
    settings: z
      .strictObject({
        botPace: z.enum(botPaces),
        botLevel: z.enum(botLevels),
        watching: z.boolean(),
        watchersTalk: z.boolean(),
        sound: z.boolean(),
        awayMinutes: z.literal(awayMinutes),
        voice: z.boolean(),
      })
      .partial(),
  }),
  /** The order of the people at the table, in which they sit down for the next match. */
  z.strictObject({ do: z.literal('order'), people: z.array(personId).max(24) }),
  /** Makes somebody else host. When the host has been away for a while, anybody may name themselves. */
  z.strictObject({ do: z.literal('handOver'), person: personId }),
  /** A locked table lets in only those whose knock is answered. */
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  /** `n` is the number of the match to start, so that a command that is sent twice starts it once. */
  z.strictObject({ do: z.literal('start'), n: z.int().min(1) }),
  /**
   * Chooses a game and starts it with the same people and as many bots as it needs. `options` count only if it is another game than before.
   */
  z.strictObject({ do: z.literal('playNext'), game: z.string().max(40), n: z.int().min(1), options: options.optional() }),
  /** Ends the current match without an outcome. */
  z.strictObject({ do: z.literal('endGame'), n: z.int().min(1) }),
  /** Lets everybody read the record of a match that is over, or only those who sat at the table. */
  z.strictObject({ do: z.literal('publishRecord'), n: z.int().min(1), published: z.boolean() }),
  /**
   * Lets a bot play for somebody. The host may at any time; other players may when the person has been away for a while, or at once if two
   * of them ask.
   */
  z.strictObject({ do: z.literal('letBotPlay'), person: personId }),
  /** Swaps two people for the next match: one who would sit it out, and one who would play. */
  z.strictObject({ do: z.literal('letPlay'), person: personId, insteadOf: personId }),
  /** Takes one's own seat back from the bot that plays it. */
  z.strictObject({ do: z.literal('takeBack') }),
  /** Reminds somebody whom the table waits for. */
  z.strictObject({ do: z.literal('nudge'), person: personId }),
  /** The host's answer to a latecomer who asks for a bot's seat. */
  z.strictObject({ do: z.literal('giveChair'), person: personId, yes: z.boolean() }),
  /** The answer to somebody at the door: the host's, or that of others where a seat is asked for (see `docs/protocol.md`). */
  z.strictObject({ do: z.literal('answerKnock'), knock: z.string().min(1).max(24), yes: z.boolean() }),
  z.strictObject({ do: z.literal('pause') }),
  /** Ends a pause. The host may at any time, any player after two minutes. */
  z.strictObject({ do: z.literal('goOn') }),
])
export type Command = z.output<typeof command>
