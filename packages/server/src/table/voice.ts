// Voice at one table: who has joined, what their browsers tell each other to connect, and frames of sound for pairs that cannot.
// Nothing is stored or queued: what cannot be passed on at once is dropped. Only people at the table with a WebSocket of their own
// take part, and nothing passes while the host or the rules have closed talking.
import {
  type FromServer,
  isRelayed,
  MAX_VOICE_FRAME_BYTES,
  type PersonId,
  type VoiceMember,
  type VoiceMembers,
  type VoiceReturn,
  type VoiceReturns,
  voiceFrameFrom,
} from '@safehouse/protocol'
import type { FromClient } from '@safehouse/protocol/messages'
import { RequestError } from '../request-error.ts'
import { iceServersFor } from '../voice-servers.ts'
import { parseBusMessage } from './bus-message.ts'
import type { TableParts } from './parts.ts'
import type { Subscriber, Subscribers } from './subscribers.ts'

type Message<T extends FromClient['t']> = Extract<FromClient, { t: T }>
type Signal = Extract<FromServer, { t: 'signal' }>

/** What voice needs of its table. */
export interface VoiceTable {
  readonly subscribers: Pick<Subscribers, 'all'>
  /** Whether the host allows voice. */
  isAllowed(): boolean
  /** Whether the person is connected, at this node or another one. */
  isPresent(person: PersonId): boolean
  /** Whether this person may take part: a person who is at the table, and not a program. */
  mayJoin(person: PersonId): boolean
  /** Whether talking is closed now, by the host or by the rules. */
  isClosed(): boolean
  membersChanged(): void
  /** The table must stay in memory. */
  markUsed(): void
  /** Sends to the same table at the other nodes. */
  sendToNodes(text: string): void
}
/** How long somebody whose connection ended is expected back: enough to open the seat on another device. */
const RETURN_EXPECTED_MS = 10 * 60_000

interface ExpectedReturn extends VoiceReturn {
  readonly until: number
}
/** Between nodes. `voiceAsks` comes from a table that has just come into memory. */
type NodeMessage =
  | { readonly voiceAsks: true }
  | { readonly voiceOf: PersonId; readonly member: VoiceMember }
  | { readonly voiceLeft: PersonId; readonly session: string }
  | { readonly voiceReturns: PersonId; readonly how: ExpectedReturn }
  | { readonly voiceSignalTo: PersonId; readonly signal: Signal }
  | { readonly voiceSpeaking: PersonId; readonly on: boolean }
  | { readonly voiceFrameOf: PersonId; readonly sound: string }
const NODE_MESSAGES = ['voiceAsks', 'voiceOf', 'voiceLeft', 'voiceReturns', 'voiceSignalTo', 'voiceSpeaking', 'voiceFrameOf']

export class Voice {
  /** Everybody who has joined, at any node. */
  private readonly all = new Map<PersonId, VoiceMember>()
  /** The connections of those who have joined at this node. */
  private readonly here = new Map<PersonId, Subscriber>()
  /** Those whose connection ended while they were in the voice. */
  private readonly expected = new Map<PersonId, ExpectedReturn>()

  constructor(
    private readonly table: VoiceTable,
    private readonly parts: Pick<TableParts, 'bus' | 'clock' | 'voice'>,
  ) {
    this.sendToNodes({ voiceAsks: true })
  }

  /** Who has joined; undefined if nobody has. */
  get members(): VoiceMembers | undefined {
    return this.all.size > 0 ? Object.fromEntries(this.all) : undefined
  }
  /** Who is expected back; undefined if nobody is. */
  get returns(): VoiceReturns | undefined {
    const now = this.parts.clock.now()
    for (const [person, { until }] of this.expected) if (until <= now) this.expected.delete(person)
    if (this.expected.size === 0) return undefined
    return Object.fromEntries([...this.expected].map(([person, { muted }]) => [person, muted ? { muted } : {}]))
  }
  /** Whether somebody is, or was until a while ago, expected back. */
  get expectsReturns(): boolean {
    return this.expected.size > 0
  }
  /** Whether somebody has joined through this connection. */
  hasJoined(subscriber: Subscriber): boolean {
    return this.speakerOf(subscriber) !== undefined
  }
  /** Joins or leaves; joining is answered with the servers that help to connect. */
  answer(subscriber: Subscriber, { id, join }: Message<'voice'>): FromServer {
    if (!join) {
      if (subscriber.person !== null) this.remove(subscriber.person)
      return { t: 'ack', id }
    }
    this.join(subscriber, join)
    const { voice, clock } = this.parts
    return { t: 'iceServers', servers: iceServersFor(voice, clock.now()), relayOnly: voice.relayOnly }
  }
  /** Joins, or changes how somebody takes part. */
  private join(subscriber: Subscriber, { session, muted, plain, relay }: NonNullable<Message<'voice'>['join']>): void {
    const { person } = subscriber
    if (person === null || !subscriber.sendFrame || !this.table.mayJoin(person)) throw new RequestError('notSeated')
    if (!this.table.isAllowed()) throw new RequestError('silence', { with: { by: 'host' } })
    this.here.set(person, subscriber)
    this.expected.delete(person)
    const relayed = relay?.filter((other) => this.table.mayJoin(other)) ?? [] // ids of people here, and no other words
    const member: VoiceMember = { session, ...(muted && { muted }), ...(plain && { plain }), ...(relayed.length > 0 && { relay: relayed }) }
    this.set(person, member)
    this.sendToNodes({ voiceOf: person, member })
  }
  /** The connection has ended. Does nothing if the person has joined through another one since. */
  disconnect(subscriber: Subscriber): void {
    const person = this.speakerOf(subscriber)
    if (person !== undefined) this.expectBack(person)
  }
  /** Passes a signal on to one person who has joined. */
  signal(subscriber: Subscriber, { to, t, ...signal }: Message<'signal'>): void {
    const from = this.speakerOf(subscriber)
    if (from === undefined || !this.all.has(to) || to === from || this.table.isClosed()) return
    const message: Signal = { t, from, ...signal }
    if (this.here.has(to)) this.here.get(to)?.sendSignal?.(JSON.stringify(message))
    else this.sendToNodes({ voiceSignalTo: to, signal: message })
  }
  /** Shows everybody at the table alike that somebody speaks. */
  speak(subscriber: Subscriber, on: boolean): void {
    const by = this.speakerOf(subscriber)
    if (by === undefined || this.table.isClosed() || (on && this.all.get(by)?.muted)) return
    this.showSpeaking(by, on)
    this.sendToNodes({ voiceSpeaking: by, on })
  }
  /** Passes a frame of sound on to those whom the speaker does not reach directly. */
  relay(subscriber: Subscriber, sound: Uint8Array): void {
    const from = this.speakerOf(subscriber)
    if (from === undefined || sound.length > MAX_VOICE_FRAME_BYTES || this.all.get(from)?.muted) return
    this.table.markUsed()
    if (this.table.isClosed()) return
    if (this.relayHere(from, sound)) this.sendToNodes({ voiceFrameOf: from, sound: Buffer.from(sound).toString('base64') })
  }
  /** The document has changed: removes people who may no longer take part. */
  followDocument(): void {
    const isGone = (person: PersonId) => !this.here.has(person) && !this.table.isPresent(person) // their node may have died
    for (const person of [...this.all.keys(), ...this.expected.keys()]) {
      if (!this.table.isAllowed() || !this.table.mayJoin(person)) this.remove(person)
      else if (this.all.has(person) && isGone(person)) this.expectBack(person)
    }
  }
  /** A message from another node, which has already checked it. */
  receive(text: string): void {
    const message = parseBusMessage<NodeMessage>(text, NODE_MESSAGES)
    if (!message) return
    if ('voiceAsks' in message) {
      for (const person of this.here.keys()) this.sendToNodes({ voiceOf: person, member: this.all.get(person)! })
      for (const [voiceReturns, how] of this.expected) this.sendToNodes({ voiceReturns, how })
    } else if ('voiceOf' in message) {
      this.here.delete(message.voiceOf)
      this.expected.delete(message.voiceOf)
      this.set(message.voiceOf, message.member)
    } else if ('voiceLeft' in message) this.forget(message.voiceLeft, message.session)
    else if ('voiceReturns' in message) this.setExpected(message.voiceReturns, message.how)
    else if ('voiceSignalTo' in message) this.here.get(message.voiceSignalTo)?.sendSignal?.(JSON.stringify(message.signal))
    else if ('voiceSpeaking' in message) this.showSpeaking(message.voiceSpeaking, message.on)
    else if (!this.table.isClosed()) this.relayHere(message.voiceFrameOf, Buffer.from(message.sound, 'base64'))
  }

  /** The person who has joined through this connection. */
  private speakerOf(subscriber: Subscriber): PersonId | undefined {
    const { person } = subscriber
    return person !== null && this.here.get(person) === subscriber ? person : undefined
  }
  /** Somebody has left at another node; nothing happens if they have joined anew since, here or elsewhere. */
  private forget(person: PersonId, session: string): void {
    if (this.all.get(person)?.session !== session) return
    this.here.delete(person)
    this.all.delete(person)
    this.expected.delete(person)
    this.table.membersChanged()
  }
  /** Out of the voice until one of their devices joins again, by itself. */
  private expectBack(person: PersonId): void {
    const muted = this.all.get(person)?.muted
    const how = { ...(muted && { muted }), until: this.parts.clock.now() + RETURN_EXPECTED_MS }
    this.drop(person)
    this.setExpected(person, how)
    this.sendToNodes({ voiceReturns: person, how })
  }
  private setExpected(person: PersonId, how: ExpectedReturn): void {
    if (!this.all.has(person) && this.table.isAllowed() && this.table.mayJoin(person)) this.expected.set(person, how)
    this.table.membersChanged()
  }
  private set(person: PersonId, member: VoiceMember): void {
    this.all.set(person, member)
    this.table.membersChanged()
  }
  private remove(person: PersonId): void {
    const wasExpected = this.expected.delete(person)
    if (this.drop(person) || wasExpected) this.table.membersChanged()
  }
  /** False if the person had not joined. */
  private drop(person: PersonId): boolean {
    const wasHere = this.here.delete(person)
    const member = this.all.get(person)
    if (!member) return false
    this.all.delete(person)
    if (wasHere) this.sendToNodes({ voiceLeft: person, session: member.session })
    return true
  }
  private showSpeaking(by: PersonId, on: boolean): void {
    const text = JSON.stringify({ t: 'speaking', by, on } satisfies FromServer)
    for (const subscriber of this.table.subscribers.all()) subscriber.send(text)
  }
  /** Sends to those at this node; true if somebody at another one should hear it too. */
  private relayHere(from: PersonId, sound: Uint8Array): boolean {
    const members = Object.fromEntries(this.all)
    let isWantedElsewhere = false
    let frame: Uint8Array | undefined
    for (const listener of this.all.keys()) {
      if (listener === from || !isRelayed(members, from, listener)) continue
      const connection = this.here.get(listener)
      if (connection) {
        frame ??= voiceFrameFrom(from, sound)
        connection.sendFrame?.(frame)
      } else isWantedElsewhere = true
    }
    return isWantedElsewhere
  }
  private sendToNodes(message: NodeMessage): void {
    if (!this.parts.bus.isOnlyNode) this.table.sendToNodes(JSON.stringify(message))
  }
}
