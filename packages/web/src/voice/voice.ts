// Voice of one seat of this page: joins, connects to everybody else who has joined, and takes the way over the server for those
// who cannot be reached directly. Whether somebody is heard follows from what everyone knows: joined, muted, closed by the host
// or by the rules.
import { effect, signal, untracked } from '@preact/signals'
import {
  type ConnectionState,
  isRelayed,
  type PersonId,
  readVoiceFrame,
  type VoiceFromServer,
  type VoiceMember,
  type VoiceSignal,
} from '@safehouse/protocol'
import type { VoiceMessage } from '@safehouse/protocol/voice-messages'
import { listen } from '../parts/listen.ts'
import { randomHex } from '../random.ts'
import type { TableClient } from '../table/table-client.ts'
import { talkAt } from '../talk/talk.ts'
import { canDecodeOpus, SoundEncoder } from './codec.ts'
import { DirectConnection } from './direct-connection.ts'
import { Listening } from './listening.ts'
import { canHaveMicrophone, isMicrophoneAllowed, Microphone } from './microphone.ts'
import { SoundContext } from './sound-context.ts'
import { Speakers } from './speakers.ts'
import { rememberedJoin, rememberJoined, voiceSettings, volumeOf } from './voice-settings.ts'

/** One other person who has joined, and how this device hears them. */
interface Pair {
  readonly session: string
  readonly listening: Listening
  readonly direct: DirectConnection | undefined
  readonly since: number
}
export type PairState = 'direct' | 'relayed' | 'trying'
export type MicrophoneProblem = 'denied' | 'missing' | 'failed'

/** Louder than this is speech; below it for as long as the hangover, it is over. */
const SPEECH_LEVEL = 0.012
const SPEECH_HANGOVER_MS = 400
const LEVEL_INTERVAL_MS = 100
/** Speaking is said again after this time, while it lasts. */
const SPEAKING_INTERVAL_MS = 4000
/** Time for the server to show how this person takes part; then it is told again. */
const MEMBERSHIP_TIMEOUT_MS = 2000

export class Voice {
  readonly isJoined = signal(false)
  readonly isMuted = signal(false)
  /** Hears nobody. */
  readonly isDeaf = signal(false)
  /** The button or key for talking is held. */
  readonly isHeld = signal(false)
  readonly problem = signal<MicrophoneProblem | undefined>(undefined)
  readonly level = signal(0)
  /** The browser starts sound only with a press, and there was none on this page yet. */
  readonly needsPress = signal(false)
  /** How each other person who has joined is heard. */
  readonly pairStates = signal<ReadonlyMap<PersonId, PairState>>(new Map())
  readonly speakers = new Speakers()
  private readonly pairs = new Map<PersonId, Pair>()
  /** Those whom this device does not reach directly. */
  private readonly relayed = new Set<PersonId>()
  /** Whether `relayed` has changed since the server was told. */
  private hasNewRelayed = false
  private session = ''
  private saidMembershipAt = 0
  /** Left by choice, which the server may not know yet: the connection may have been lost just then. */
  private hasLeft = false
  private needsMicrophone = false
  private isClosed = false
  private ice: Extract<VoiceFromServer, { t: 'iceServers' }> | undefined
  private context: SoundContext | undefined
  private isAnyRelayed = false
  private microphone: Microphone | undefined
  private encoder: SoundEncoder | undefined
  private spokeAt = 0
  private saidSpeakingAt = 0
  private readonly cleanups: (() => void)[] = []

  constructor(
    readonly client: TableClient,
    readonly you: PersonId,
  ) {
    client.onVoice = (message) => this.receive(message)
    const timer = setInterval(() => {
      this.repeatMembership()
      this.context?.followUse(this.needsMicrophone || this.isAnyRelayed || this.isHeard)
      this.measure()
    }, LEVEL_INTERVAL_MS)
    this.cleanups.push(
      effect(() => {
        const state = client.connection.value
        untracked(() => this.followConnection(state))
      }),
      effect(() => this.followHouse()),
      effect(() => this.applyHearing()),
      () => clearInterval(timer),
      listen([window, 'pointerdown', this.resume], [window, 'keydown', this.resume]),
    )
  }

  /** Whether nobody may talk now: the host has closed voice, or the rules of the game ask for silence. */
  get closedBy(): 'host' | 'rules' | undefined {
    if (this.client.house.value?.settings.voice === false) return 'host'
    return talkAt(this.client.code).isClosedByRules.value ? 'rules' : undefined
  }
  /** Whether the others hear this person now. */
  get isHeard(): boolean {
    const isOpen = voiceSettings.value.heard === 'always' || this.isHeld.value
    return this.isJoined.value && !this.isMuted.value && isOpen && this.closedBy === undefined
  }
  /** Opens the microphone, to see its level before joining; what it hears goes nowhere. */
  async test(): Promise<void> {
    this.needsMicrophone = true
    await this.openMicrophone()
  }
  stopTesting(): void {
    this.needsMicrophone = false
    if (!this.isJoined.value) this.microphone?.close()
    this.applyHearing()
  }
  async join(muted: boolean): Promise<void> {
    this.isMuted.value = muted
    this.needsMicrophone = true // until it is permitted: before that this person has not joined
    if (!this.microphone?.track) await this.openMicrophone()
    this.needsMicrophone = false
    if (this.isClosed) return
    if (!this.microphone?.track) this.isMuted.value = true // listens alone
    this.start(muted)
  }
  leave(): void {
    rememberJoined(this.client.code, this.you, undefined)
    this.hasLeft = true
    this.sendLeaving()
    this.stop()
  }
  /** Whoever only listened so far is asked for the microphone, and stays muted without one. */
  async setMuted(muted: boolean): Promise<void> {
    if (!muted && !this.microphone?.track) await this.openMicrophone()
    this.isMuted.value = muted || !this.microphone?.track
    rememberJoined(this.client.code, this.you, this.isMuted.value ? 'muted' : 'heard')
    this.sendMembership()
  }
  /** Opens the chosen microphone, in place of the one that was open. */
  async openMicrophone(): Promise<void> {
    try {
      await this.sound.microphone.open(voiceSettings.value.microphone)
      this.problem.value = undefined
    } catch (problem) {
      const { name } = problem as DOMException
      this.problem.value = name === 'NotAllowedError' ? 'denied' : name === 'NotFoundError' ? 'missing' : 'failed'
    }
    // Whoever waited for it may have gone while the browser asked for permission.
    if (!this.needsMicrophone && !this.isJoined.value) this.microphone?.close()
    this.applyHearing()
  }
  changeSpeaker(deviceId: string): void {
    for (const { listening } of this.pairs.values()) listening.setSpeaker(deviceId)
    this.context?.setSpeaker(deviceId)
  }
  secondsTrying(person: PersonId): number {
    return Math.round((performance.now() - (this.pairs.get(person)?.since ?? performance.now())) / 1000)
  }
  close(): void {
    this.isClosed = true
    this.needsMicrophone = false
    for (const stop of this.cleanups) stop()
    this.stop()
    this.client.onVoice = undefined
    this.context?.close()
  }

  /** Browsers start sound with a press. */
  private readonly resume = () => {
    this.context?.resume()
    for (const { listening } of this.pairs.values()) listening.resume()
  }
  private get sound(): { readonly context: AudioContext; readonly microphone: Microphone } {
    this.context ??= new SoundContext(this.needsPress)
    const { context } = this.context
    this.microphone ??= new Microphone(context)
    this.resume()
    return { context, microphone: this.microphone }
  }
  private stop(): void {
    this.isJoined.value = false
    this.isHeld.value = false
    this.dropPairs()
    this.microphone?.close()
    this.encoder?.close()
    this.encoder = undefined
  }
  private dropPairs(): void {
    for (const person of [...this.pairs.keys()]) this.drop(person)
    this.relayed.clear()
    this.isAnyRelayed = false
  }
  private drop(person: PersonId): void {
    const pair = this.pairs.get(person)
    pair?.direct?.close()
    pair?.listening.close()
    this.pairs.delete(person)
    this.relayed.delete(person)
  }
  private start(muted: boolean): void {
    this.isJoined.value = true
    this.hasLeft = false
    rememberJoined(this.client.code, this.you, muted ? 'muted' : 'heard')
    this.joinAnew()
  }
  /**
   * Joins again after a reload or on another device: hears the others at once, and is heard as soon as the microphone is open.
   * `mayAsk`: this device may ask for the microphone, because somebody joined here before.
   */
  private async comeBack(muted: boolean, mayAsk: boolean): Promise<void> {
    this.isMuted.value = muted
    this.start(muted)
    if (mayAsk || (await isMicrophoneAllowed())) await this.openMicrophone()
    if (!this.isJoined.value || this.microphone?.track) return this.sendMembership()
    await this.setMuted(true)
  }
  /** The server forgets who has joined when a connection ends: after that everybody connects anew. */
  private followConnection(state: ConnectionState): void {
    if (state !== 'open') this.speakers.clear()
    if (state === 'refused' || state === 'elsewhere') return this.stop() // another device has the seat
    if (state !== 'open') return
    if (this.isJoined.value) return this.joinAnew()
    const before = rememberedJoin(this.client.code, this.you)
    if (before && canHaveMicrophone()) void this.comeBack(before === 'muted', true)
  }
  /** This person was in the voice until the connection of another device ended, or of this one before it left. */
  private followReturn(): void {
    const voiceReturn = this.client.house.value?.voiceReturns?.[this.you]
    if (!voiceReturn || this.client.connection.peek() !== 'open') return
    if (this.hasLeft) this.sendLeaving()
    else if (canHaveMicrophone()) untracked(() => void this.comeBack(voiceReturn.muted === true, false))
  }
  private joinAnew(): void {
    this.dropPairs()
    this.ice = undefined
    this.session = randomHex(8)
    this.sendMembership()
  }
  private sendMembership(): void {
    if (!this.isJoined.value) return
    this.saidMembershipAt = performance.now()
    this.hasNewRelayed = false
    const join = {
      session: this.session,
      ...(this.saysNothing && { muted: true as const }),
      ...(!canDecodeOpus && { plain: true as const }),
      ...(this.relayed.size > 0 && { relay: [...this.relayed] }),
    }
    this.client.sendVoice({ t: 'voice', id: randomHex(8), join })
  }

  private sendLeaving(): void {
    this.client.sendVoice({ t: 'voice', id: randomHex(8), join: null })
  }
  private get saysNothing(): boolean {
    return this.isMuted.value || !this.microphone?.track
  }
  /** Whether the server shows this person as they take part. What it refused for its rate, or lost, is said again. */
  private get isMembershipShown(): boolean {
    const members = this.client.house.peek()?.voice ?? {}
    const shown = members[this.you]
    if (shown?.session !== this.session || (shown.muted ?? false) !== this.saysNothing) return false
    return [...this.relayed].every((person) => !members[person] || shown.relay?.includes(person))
  }

  private receive(message: VoiceFromServer | ArrayBuffer): void {
    if (message instanceof ArrayBuffer) {
      const { speaker, sound } = readVoiceFrame(new Uint8Array(message))
      if (this.closedBy === undefined) this.pairs.get(speaker)?.listening.addFrame(sound)
    } else if (message.t === 'speaking') this.speakers.receive(message)
    else if (message.t === 'iceServers') {
      this.ice ??= message
      this.followHouse()
    } else {
      const pair = this.pairs.get(message.from)
      if (pair?.session === message.session && message.yours === this.session) pair.direct?.receive(message)
    }
  }
  /** Connects to those who have joined, and drops those who have left or joined anew. */
  private followHouse(): void {
    const house = this.client.house.value
    if (!house) return
    if (!this.isJoined.value) return this.followReturn()
    if (house.settings.voice === false) return this.stop()
    const members = house.voice ?? {}
    if (!this.ice || members[this.you]?.session !== this.session) return
    for (const [person, { session }] of this.pairs) if (members[person]?.session !== session) this.drop(person)
    for (const [person, member] of Object.entries(members)) if (person !== this.you && !this.pairs.has(person)) this.connect(person, member)
    this.showStates()
    this.applyHearing()
  }
  private connect(person: PersonId, { session }: VoiceMember): void {
    const { context } = this.sound
    const listening = new Listening(context)
    const { servers, relayOnly } = this.ice!
    const hasTurn = servers.some(({ urls }) => urls.some((url) => url.startsWith('turn')))
    const canBeDirect = typeof RTCPeerConnection === 'function' && (!relayOnly || hasTurn)
    const send = (signal: Pick<VoiceSignal, 'description' | 'candidates'>) =>
      this.client.sendVoice({ t: 'signal', to: person, session: this.session, yours: session, ...signal } as VoiceMessage)
    const direct = canBeDirect
      ? new DirectConnection({
          config: { iceServers: servers as RTCIceServer[], ...(relayOnly && { iceTransportPolicy: 'relay' }), bundlePolicy: 'max-bundle' },
          isPolite: this.you > person,
          track: this.sentTrack,
          send,
          onWorks: (works) => this.setRelayed(person, !works),
          onTrack: (track) => listening.playStream(track),
        })
      : undefined
    if (voiceSettings.value.speaker) listening.setSpeaker(voiceSettings.value.speaker)
    this.pairs.set(person, { session, listening, direct, since: performance.now() })
    if (!direct) this.setRelayed(person, true)
  }
  private setRelayed(person: PersonId, relayed: boolean): void {
    if (this.relayed.has(person) !== relayed) {
      if (relayed) this.relayed.add(person)
      else this.relayed.delete(person)
      this.hasNewRelayed = true // told with the next measuring, so that many pairs at once are one message
    }
    this.showStates()
    this.applyHearing()
  }
  private showStates(): void {
    const members = this.client.house.value?.voice ?? {}
    const stateOf = (person: PersonId, { direct }: Pair): PairState =>
      direct?.works ? 'direct' : isRelayed(members, this.you, person) ? 'relayed' : 'trying'
    this.pairStates.value = new Map([...this.pairs].map(([person, pair]) => [person, stateOf(person, pair)]))
  }
  /** Opens and closes microphone and loudspeakers by what holds now. */
  private applyHearing(): void {
    const isHeard = this.isHeard
    const members = this.client.house.value?.voice ?? {}
    const listeners = [...this.pairs.keys()].filter((person) => isRelayed(members, this.you, person))
    const isPlain = listeners.some((person) => members[person]?.plain)
    const isDeaf = this.isDeaf.value || this.closedBy !== undefined
    for (const [person, { listening, direct }] of this.pairs) {
      const isOverServer = isRelayed(members, this.you, person) && !direct?.works
      listening.setVolume(isDeaf ? 0 : volumeOf(this.client.code, person))
      listening.takesFrames = isOverServer
      direct?.setTrack(this.sentTrack)
    }
    this.isAnyRelayed = listeners.length > 0
    if (!this.microphone) return
    this.microphone.setHeard(isHeard || this.needsMicrophone)
    this.encoder ??= new SoundEncoder((frame) => this.client.sendVoice(frame))
    const encode = (samples: Float32Array<ArrayBuffer>, rate: number) => this.encoder?.encode(samples, rate, isPlain)
    this.microphone.setOnBlock(isHeard && listeners.length > 0 ? encode : undefined)
  }
  /** What direct connections send now. */
  private get sentTrack(): MediaStreamTrack | undefined {
    return this.isHeard ? this.microphone?.track : undefined
  }
  /** The message may be lost with a connection: it is sent until the house shows it. */
  private repeatMembership(): void {
    const isLost = performance.now() - this.saidMembershipAt > MEMBERSHIP_TIMEOUT_MS
    if (this.isJoined.peek() && (this.hasNewRelayed || (!this.isMembershipShown && isLost))) this.sendMembership()
  }
  /** Ten times a second: how loud it is, and whether that is speech. */
  private measure(): void {
    if (!this.microphone?.track) return
    const now = performance.now()
    const level = this.microphone.level
    this.level.value = level
    if (this.isHeard && level > SPEECH_LEVEL) this.spokeAt = now
    const speaks = this.isHeard && now - this.spokeAt < SPEECH_HANGOVER_MS
    const hasSaid = this.saidSpeakingAt > 0
    if (speaks ? now - this.saidSpeakingAt < SPEAKING_INTERVAL_MS && hasSaid : !hasSaid) return
    this.saidSpeakingAt = speaks ? now : 0
    this.client.sendVoice({ t: 'speaking', on: speaks })
  }
}
