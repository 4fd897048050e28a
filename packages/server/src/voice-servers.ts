// The servers that help browsers to connect for voice. The operator's TURN server gives out sound for as long as a password made
// here holds: coturn's `use-auth-secret`, which needs no list of users (draft-uberti-behave-turn-rest).
import { createHmac, randomBytes } from 'node:crypto'
import type { IceServer } from '@safehouse/protocol'

export interface VoiceConfig {
  readonly turnUrls: readonly string[]
  readonly turnSecret: string | undefined
  /** No browser may learn another's address: sound goes through TURN or over this server. */
  readonly relayOnly: boolean
}
export const VOICE_WITHOUT_TURN: VoiceConfig = { turnUrls: [], turnSecret: undefined, relayOnly: false }

/** How long a password for the TURN server holds; an evening. A page that joins again gets another. */
const TURN_PASSWORD_SECONDS = 12 * 60 * 60

/** The servers for one person who joins. The user name is random: the TURN server learns no name and no table. */
export function iceServersFor({ turnUrls, turnSecret }: VoiceConfig, now: number): readonly IceServer[] {
  if (turnUrls.length === 0) return []
  if (turnSecret === undefined) return [{ urls: turnUrls }]
  const username = `${Math.floor(now / 1000) + TURN_PASSWORD_SECONDS}:${randomBytes(6).toString('hex')}`
  return [{ urls: turnUrls, username, credential: createHmac('sha1', turnSecret).update(username).digest('base64') }]
}
