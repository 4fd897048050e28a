// Voice at a table: who has joined it, and the messages that carry it. Sound goes straight between two browsers (WebRTC) or, where
// that fails, as frames over the server. None of it is stored, and it is the same for every role.
import type { PersonId } from './house.ts'

/** Somebody who has joined the voice of a table. Everybody sees it alike. */
export interface VoiceMember {
  /** Random id, new whenever the person joins: other browsers then open a new connection. */
  readonly session: string
  /** Says nothing for now; missing is false. */
  readonly muted?: true
  /** Cannot decode Opus: frames over the server must be µ-law. */
  readonly plain?: true
  /** The people whom this device does not reach directly: sound of these pairs goes over the server. */
  readonly relay?: readonly PersonId[]
}
export type VoiceMembers = Readonly<Record<PersonId, VoiceMember>>

/** Somebody who had joined when their connection ended. The next device that opens the seat joins automatically. */
export interface VoiceReturn {
  readonly muted?: true
}
export type VoiceReturns = Readonly<Record<PersonId, VoiceReturn>>

/** Whether the sound of this pair goes over the server: one of the two asking for it is enough. */
export const isRelayed = (members: VoiceMembers, person: PersonId, peer: PersonId): boolean =>
  members[person]?.relay?.includes(peer) === true || members[peer]?.relay?.includes(person) === true

/** An ICE candidate, as `RTCIceCandidate.toJSON` writes it. */
export interface VoiceCandidate {
  readonly candidate: string
  readonly sdpMid?: string | null | undefined
  readonly sdpMLineIndex?: number | null | undefined
  readonly usernameFragment?: string | null | undefined
}
export interface VoiceDescription {
  readonly type: 'offer' | 'answer'
  readonly sdp: string
}
/** What two browsers tell each other to connect. `session` is the sender's, `yours` the receiver's; an older one is ignored. */
export interface VoiceSignal {
  readonly session: string
  readonly yours: string
  readonly description?: VoiceDescription | undefined
  readonly candidates?: readonly VoiceCandidate[] | undefined
}
export interface IceServer {
  readonly urls: readonly string[]
  readonly username?: string
  readonly credential?: string
}
export type VoiceFromServer =
  /** The answer to joining: servers that help browsers to connect. `relayOnly`: no browser may learn another's address. */
  | { readonly t: 'iceServers'; readonly servers: readonly IceServer[]; readonly relayOnly: boolean }
  | ({ readonly t: 'signal'; readonly from: PersonId } & VoiceSignal)
  /** Somebody begins or stops to speak. Clients stop showing a speaker eight seconds after the last such message. */
  | { readonly t: 'speaking'; readonly by: PersonId; readonly on: boolean }

/** Maximum size of a frame of sound as a client sends it, in bytes. */
export const MAX_VOICE_FRAME_BYTES = 1500
/** Maximum number of people whose sound somebody asks for over the server: all others at the largest table. */
export const MAX_RELAYED_PEOPLE = 11

/** A frame as its receivers get it: the speaker's id, in ASCII after its length, before what the speaker sent. */
export function voiceFrameFrom(speaker: PersonId, sound: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode(speaker)
  const frame = new Uint8Array(1 + name.length + sound.length)
  frame[0] = name.length
  frame.set(name, 1)
  frame.set(sound, 1 + name.length)
  return frame
}
export function readVoiceFrame(frame: Uint8Array): { readonly speaker: PersonId; readonly sound: Uint8Array } {
  const headerEnd = 1 + (frame[0] ?? 0)
  return { speaker: new TextDecoder().decode(frame.subarray(1, headerEnd)), sound: frame.subarray(headerEnd) }
}
