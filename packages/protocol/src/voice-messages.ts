// Schemas of the voice messages that a client sends. Two browsers exchange session descriptions through the server, so what they
// may contain is checked here: sound alone, plain ASCII lines, a bounded size.
import { z } from 'zod'
import { MAX_RELAYED_PEOPLE } from './voice.ts'

const personId = z.string().min(1).max(24)
const session = z.string().regex(/^[\w-]{8,40}$/)
const MAX_SDP_LENGTH = 8000
const MAX_CANDIDATES = 16

/** Whether this is a session description (RFC 8866) of sound and nothing else. */
function isAudioSdp(text: string): boolean {
  const lines = text.split(/\r?\n/)
  if (lines[0] !== 'v=0' || lines.pop() !== '') return false
  const media = lines.filter((line) => line.startsWith('m='))
  return media.length === 1 && media[0]!.startsWith('m=audio ') && lines.every((line) => /^[a-z]=[\x20-\x7e]*$/.test(line))
}
const description = z.strictObject({
  type: z.enum(['offer', 'answer']),
  sdp: z.string().max(MAX_SDP_LENGTH).refine(isAudioSdp, { error: 'not a description of sound alone' }),
})
const candidate = z.strictObject({
  candidate: z.string().regex(/^(candidate:[\x20-\x7e]{1,400})?$/),
  sdpMid: z.string().max(16).nullish(),
  sdpMLineIndex: z.int().min(0).max(3).nullish(),
  usernameFragment: z.string().max(256).nullish(),
})

/** By the value of `t`. */
export const voiceMessages = {
  /** Joins the voice of the table, or changes how the sender takes part in it; answered with `iceServers`. `join: null` leaves; acknowledged. */
  voice: z.strictObject({
    t: z.literal('voice'),
    id: session,
    join: z
      .strictObject({
        session,
        muted: z.literal(true).optional(),
        plain: z.literal(true).optional(),
        relay: z.array(personId).max(MAX_RELAYED_PEOPLE).optional(),
      })
      .nullable(),
  }),
  /** A signal for one person who has joined too. Not answered, and dropped if that person is gone or talking is closed. */
  signal: z.strictObject({
    t: z.literal('signal'),
    to: personId,
    session,
    yours: session,
    description: description.optional(),
    candidates: z.array(candidate).min(1).max(MAX_CANDIDATES).optional(),
  }),
  /** The sender begins or stops to speak; repeated every four seconds while they speak. Not answered. */
  speaking: z.strictObject({ t: z.literal('speaking'), on: z.boolean() }),
}
export type VoiceMessage = z.output<(typeof voiceMessages)[keyof typeof voiceMessages]>
