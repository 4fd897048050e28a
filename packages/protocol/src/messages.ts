// Messages of the WebSocket. The client sends the first one (`hello`); every message is one JSON object in one text frame,
// except frames of sound (`voice.ts`), which are binary.
// Feeds contain one viewer's facts in that viewer's own numbering. Feeds and actions are padded, so that sizes reveal nothing.
import type { ChainHead, FeedMessage, GameTypes, Hurry, Refusal } from '@safehouse/engine'
import { z } from 'zod'
import type { SeatChoices, SeatView } from './answers.ts'
import type { ErrorBody } from './errors.ts'
import type { House, PersonId } from './house.ts'
import { type ChatLine, type Reaction, reactions } from './talk.ts'
import type { VoiceFromServer } from './voice.ts'
import { voiceMessages } from './voice-messages.ts'

const code = z.string().max(12)
const token = z.string().max(200)
/** The number of seats at the largest table. */
const MAX_PEOPLE_ON_ONE_DEVICE = 12
export const ACTION_ID_PATTERN = /^[\w-]{8,40}$/
/** Random id that a client makes for each action, which makes it idempotent: sent again, it gets the first answer again. */
export const actionId = z.string().regex(ACTION_ID_PATTERN)
export const entropy = z.string().regex(/^[0-9a-f]{64}$/)
/** What the client already has: `count` messages of match `n`, of that seat's feed (-1: a spectator's). */
const heard = z.strictObject({ n: z.int().min(1), count: z.int().min(0), seat: z.int().min(-1).optional() })

/** By the value of `t`. */
export const clientMessages = {
  /** With a token: that person. With `with`: a passed device. With neither: a spectator or the shared screen. */
  hello: z.strictObject({
    t: z.literal('hello'),
    code,
    token: token.optional(),
    /** Tokens of the people of a passed device while nobody holds it. It receives open facts only. */
    with: z.array(token).min(1).max(MAX_PEOPLE_ON_ONE_DEVICE).optional(),
    heard: heard.optional(),
    version: z.string().max(40).optional(),
    /** This is the shared screen of the room, not a spectator. Ignored with a token. */
    screen: z.boolean().optional(),
    /** Send the seat's choices after each frame of its feed, and after a pause. */
    choices: z.boolean().optional(),
    /** Send the viewer's folded view after each frame of its feed. */
    view: z.boolean().optional(),
    /** Send the house document once, with packs named by hash, and then only what has changed (`houseChanged`). */
    changes: z.boolean().optional(),
  }),
  /** `action` is checked by the game's own schema; `pad` is ignored. */
  act: z.strictObject({ t: z.literal('act'), id: actionId, n: z.int().min(1), action: z.unknown(), pad: z.string().optional() }),
  /** `person`: one of the people of a passed device. It is acknowledged if it has an `id`. */
  entropy: z.strictObject({
    t: z.literal('entropy'),
    id: actionId.optional(),
    n: z.int().min(1),
    value: entropy,
    person: z.string().max(40).optional(),
  }),
  /** A chat line. Any string here: `parseChatLine` checks it and says what is wrong. */
  say: z.strictObject({ t: z.literal('say'), id: actionId, text: z.string() }),
  react: z.strictObject({ t: z.literal('react'), id: actionId, reaction: z.enum(reactions) }),
  /**
   * This person has seen the first `heard` open messages of match `n` and asks for what is left of their scenes faster; at the end
   * of a round, the bots may go on. `all`: the host goes on for everybody. Not answered.
   */
  goOn: z.strictObject({ t: z.literal('goOn'), n: z.int().min(1), heard: z.int().min(0), all: z.literal(true).optional() }),
  ping: z.strictObject({ t: z.literal('ping'), sent: z.number() }),
  ...voiceMessages,
}
const { hello, act, entropy: entropyMessage, say, react, goOn, ping, voice, signal, speaking } = clientMessages
export const fromClient = z.discriminatedUnion('t', [hello, act, entropyMessage, say, react, goOn, ping, voice, signal, speaking])
export type FromClient = z.output<typeof fromClient>

/** How many open messages of match `n` each person has gone on past, and the scenes that everybody wants to see faster. */
export interface GoneOn {
  readonly n: number
  readonly people: Readonly<Record<PersonId, number>>
  readonly hurried: readonly Hurry[]
}
export type FromServer =
  | { readonly t: 'welcome'; readonly you: PersonId | null; readonly now: number; readonly version: string; readonly protocol: number }
  | { readonly t: 'house'; readonly house: House }
  /** Fields of the house document that have changed, and the names of those that it no longer has. Sent after `changes` in `hello`. */
  | { readonly t: 'houseChanged'; readonly house: Partial<House>; readonly gone?: readonly string[] }
  /**
   * Messages number `from` onwards (counted from 0) of this viewer's feed of match `n`; `pad` is to be ignored. `anew`: this is
   * another feed of the same match, because the viewer got a seat in it; messages received before are not part of it. `head`: the
   * head of the match's hash chain after the last decision that everybody heard something of.
   */
  | {
      readonly t: 'feed'
      readonly n: number
      readonly from: number
      readonly anew?: true
      readonly head?: ChainHead
      readonly messages: readonly FeedMessage<GameTypes>[]
      readonly pad?: string
    }
  /** What the seat may do now; only for clients that asked for it. */
  | ({ readonly t: 'choices'; readonly n: number; readonly pad?: string } & SeatChoices)
  /** What this viewer knows now; only for clients that asked for it. */
  | ({ readonly t: 'view'; readonly n: number; readonly pad?: string } & SeatView)
  | { readonly t: 'ack'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'pong'; readonly sent: number; readonly now: number }
  /** People of this passed device whose tokens are still valid, in the order of the tokens. */
  | { readonly t: 'seats'; readonly seats: readonly PersonId[] }
  /** Somebody nudges this person; `whom` says which one on a passed device. */
  | { readonly t: 'nudged'; readonly by: PersonId; readonly whom?: PersonId }
  /** After `hello` if somebody has gone on, and whenever somebody does. */
  | ({ readonly t: 'goneOn' } & GoneOn)
  /** Chat lines: the last ones after `hello`, then each new one. A line may come twice. */
  | { readonly t: 'said'; readonly lines: readonly ChatLine[] }
  /** A reaction; it is not repeated after `hello`. */
  | { readonly t: 'reacted'; readonly by: PersonId | null; readonly reaction: Reaction }
  | VoiceFromServer
  /** The seat was opened on another connection; the server closes this one. */
  | { readonly t: 'elsewhere' }
  /** `with.field` names the wrong field of a bad message; `with.limit` and `with.seconds` a rate limit. */
  | ({ readonly t: 'error' } & ErrorBody)
