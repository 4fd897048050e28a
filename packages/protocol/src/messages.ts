// The WebSocket's messages. The client speaks first (`hello`); every message is one JSON object in one text frame.
// Feed messages carry one viewer's facts in that viewer's own numbering, and are padded so that their size tells nothing.

import type { Refusal } from '@safehouse/engine'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { House, PersonId } from './house.ts'

const code = z.string().max(12)
/** Made by the client, at random, once for each thing it wants done: sent again it gets the first answer again. */
export const actionId = z.string().regex(/^[\w-]{8,40}$/)
export const entropy = z.string().regex(/^[0-9a-f]{64}$/)
/** How much of which game's feed the client has: `count` messages of game `n`. */
const heard = z.strictObject({ n: z.int().min(1), count: z.int().min(0) })

export const fromClient = z.discriminatedUnion('t', [
  /** Without a token: a spectator or the shared screen. */
  z.strictObject({
    t: z.literal('hello'),
    code,
    token: z.string().max(200).optional(),
    heard: heard.optional(),
    version: z.string().max(40).optional(),
    /** The shared screen of a room, not somebody who watches. Means nothing where there is a token. */
    screen: z.literal(true).optional(),
  }),
  /** `action` is checked by the game's own schema. */
  z.strictObject({ t: z.literal('act'), id: actionId, n: z.int().min(1), action: z.unknown() }),
  z.strictObject({ t: z.literal('entropy'), n: z.int().min(1), value: entropy }),
  z.strictObject({ t: z.literal('ping'), sent: z.number() }),
])
export type FromClient = z.output<typeof fromClient>

export type FromServer =
  | { readonly t: 'welcome'; readonly you: PersonId | null; readonly now: number; readonly version: string }
  | { readonly t: 'house'; readonly house: House }
  /** Messages number `from` onwards (counted from 0) of this viewer's feed of game `n`; `pad` is to be ignored. */
  | { readonly t: 'feed'; readonly n: number; readonly from: number; readonly messages: readonly FeedMessage[]; readonly pad?: string }
  | { readonly t: 'ack'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly t: 'pong'; readonly sent: number; readonly now: number }
  /** Somebody waits for this person, and says so. */
  | { readonly t: 'nudged'; readonly by: PersonId }
  /** The seat was opened on another connection; the server closes this one. */
  | { readonly t: 'elsewhere' }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly id?: string }

export interface FeedMessage {
  readonly at: number
  readonly facts: readonly { readonly kind: string }[]
}
