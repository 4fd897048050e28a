// The WebSocket's messages. The client speaks first (`hello`); every message is one JSON object in one text frame.
// Feed messages carry one viewer's facts in that viewer's own numbering; they, and actions, are padded so that their size tells
// nothing.

import type { Refusal } from '@safehouse/engine'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { House, PersonId } from './house.ts'
import { type ChatLine, type Reaction, reactions } from './talk.ts'

const code = z.string().max(12)
const token = z.string().max(200)
/** As many as have a seat at the largest table. */
const mostOnOneDevice = 12
/** Made by the client, at random, once for each thing it wants done: sent again it gets the first answer again. */
export const actionId = z.string().regex(/^[\w-]{8,40}$/)
export const entropy = z.string().regex(/^[0-9a-f]{64}$/)
/** How much of which game's feed the client has: `count` messages of game `n`, heard on that seat (-1: on none). */
const heard = z.strictObject({ n: z.int().min(1), count: z.int().min(0), seat: z.int().min(-1).optional() })

export const fromClient = z.discriminatedUnion('t', [
  /** Without a token: a spectator or the shared screen, or with `with` a device that people pass between them. */
  z.strictObject({
    t: z.literal('hello'),
    code,
    token: token.optional(),
    /** Those who are here by this device while none of them holds it: their tokens. It hears open facts alone. */
    with: z.array(token).min(1).max(mostOnOneDevice).optional(),
    heard: heard.optional(),
    version: z.string().max(40).optional(),
    /** The shared screen of a room, not somebody who watches. Means nothing where there is a token. */
    screen: z.literal(true).optional(),
  }),
  /** `action` is checked by the game's own schema; `pad` is ignored. */
  z.strictObject({ t: z.literal('act'), id: actionId, n: z.int().min(1), action: z.unknown(), pad: z.string().optional() }),
  /** `person`: for one of those who are here by this device. */
  z.strictObject({ t: z.literal('entropy'), n: z.int().min(1), value: entropy, person: z.string().max(40).optional() }),
  /** To the people of the table; as long as a message may be, `lineOf` says what is wrong with it. */
  z.strictObject({ t: z.literal('say'), id: actionId, text: z.string() }),
  z.strictObject({ t: z.literal('react'), id: actionId, reaction: z.enum(reactions) }),
  z.strictObject({ t: z.literal('ping'), sent: z.number() }),
])
export type FromClient = z.output<typeof fromClient>

export type FromServer =
  | { readonly t: 'welcome'; readonly you: PersonId | null; readonly now: number; readonly version: string }
  | { readonly t: 'house'; readonly house: House }
  /**
   * Messages number `from` onwards (counted from 0) of this viewer's feed of game `n`; `pad` is to be ignored. `anew`: another
   * feed of the same game, because the viewer has got a seat in it; what was heard before is not part of it.
   */
  | {
      readonly t: 'feed'
      readonly n: number
      readonly from: number
      readonly anew?: true
      readonly messages: readonly FeedMessage[]
      readonly pad?: string
    }
  | { readonly t: 'ack'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'pong'; readonly sent: number; readonly now: number }
  /** Who is here by this device, in the order of its tokens: those whose seats have moved or who have left are not. */
  | { readonly t: 'seats'; readonly seats: readonly PersonId[] }
  /** Somebody waits for this person, and says so; `whom`, where it is one of several who pass a device. */
  | { readonly t: 'nudged'; readonly by: PersonId; readonly whom?: PersonId }
  /** What people said: all that is remembered after `hello`, then each line as it is said. A line may come twice. */
  | { readonly t: 'said'; readonly lines: readonly ChatLine[] }
  /** For this moment alone; nobody keeps it. */
  | { readonly t: 'reacted'; readonly by: PersonId | null; readonly reaction: Reaction }
  /** The seat was opened on another connection; the server closes this one. */
  | { readonly t: 'elsewhere' }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly id?: string }

export interface FeedMessage {
  readonly at: number
  readonly facts: readonly { readonly kind: string }[]
}
