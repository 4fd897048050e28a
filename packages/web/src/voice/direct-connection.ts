// A direct connection to one person (WebRTC), with the perfect negotiation pattern: either side may begin to negotiate, and where
// both do at once the polite one gives way. It says whether it works; while it does not, sound goes over the server.
import type { VoiceCandidate, VoiceSignal } from '@safehouse/protocol'

export interface DirectParts {
  readonly config: RTCConfiguration
  /** Gives way where both begin at once; the other one makes the first offer. */
  readonly isPolite: boolean
  readonly track: MediaStreamTrack | undefined
  send(signal: Pick<VoiceSignal, 'description' | 'candidates'>): void
  onWorks(works: boolean): void
  onTrack(track: MediaStreamTrack): void
}
/** Time for a connection; then sound goes over the server while it is tried further. Most connect within a second, and nobody should wait for the others. */
const CONNECT_TIMEOUT_MS = 1500
/** A short loss of network is no reason to change the way. */
const DISCONNECTED_GRACE_MS = 2000
/** Signals can be lost or come too early: an offer without an answer is sent again after this time, then after twice as long, and so on. */
const ANSWER_TIMEOUT_MS = 1500
/** How often a connection that does not work is tried again, and the longest wait for an answer. */
const RETRY_INTERVAL_MS = 20_000
/** Candidates that are found within this time travel together. */
const CANDIDATES_DELAY_MS = 50
const MAX_CANDIDATES = 16
const MAX_BITRATE = 24_000
/** Sound a packet. With the usual 20 ms, twelve people cost each device over a thousand packets a second, and headers as many bytes as sound. */
const PACKET_MS = 60

export class DirectConnection {
  private readonly peer: RTCPeerConnection
  private track: MediaStreamTrack | undefined
  private isOffering = false
  private ignoresOffer = false
  private candidates: VoiceCandidate[] = []
  private candidatesTimer: ReturnType<typeof setTimeout> | undefined
  private giveUpTimer: ReturnType<typeof setTimeout> | undefined
  private answerTimer: ReturnType<typeof setTimeout> | undefined
  private readonly retryTimer: ReturnType<typeof setInterval>
  /** Signals are handled one after another. */
  private handled: Promise<void> = Promise.resolve()

  constructor(private readonly parts: DirectParts) {
    const peer = new RTCPeerConnection(parts.config)
    this.peer = peer
    this.track = parts.track
    peer.onnegotiationneeded = () => void this.offer()
    peer.onicecandidate = ({ candidate }) => candidate && this.addCandidate(candidate.toJSON() as VoiceCandidate)
    peer.onconnectionstatechange = () => this.followState()
    peer.ontrack = ({ track }) => parts.onTrack(track)
    // Only whoever makes the first offer adds a line for sound; the other one answers on the same line.
    if (!parts.isPolite) this.useTrack(peer.addTransceiver('audio', { direction: 'sendrecv' }))
    this.giveUpAfter(CONNECT_TIMEOUT_MS)
    this.retryTimer = setInterval(() => !this.works && !parts.isPolite && !this.isUnanswered && peer.restartIce(), RETRY_INTERVAL_MS)
  }
  get works(): boolean {
    return this.peer.connectionState === 'connected'
  }
  receive(signal: VoiceSignal): void {
    this.handled = this.handled.then(() => this.handle(signal)).catch(() => {}) // what another browser says is never trusted
  }
  /** Sends this track, or nothing: a track of silence would be encoded for every person all the time. */
  setTrack(track: MediaStreamTrack | undefined): void {
    if (this.track === track) return
    this.track = track
    for (const sender of this.peer.getSenders()) void sender.replaceTrack(track ?? null).catch(() => {})
  }
  close(): void {
    clearTimeout(this.candidatesTimer)
    clearTimeout(this.giveUpTimer)
    clearTimeout(this.answerTimer)
    clearInterval(this.retryTimer)
    this.peer.onconnectionstatechange = null
    this.peer.close()
  }

  private async handle({ description, candidates = [] }: VoiceSignal): Promise<void> {
    const { peer, parts } = this
    if (description) {
      const collides = description.type === 'offer' && (this.isOffering || peer.signalingState !== 'stable')
      this.ignoresOffer = collides && !parts.isPolite
      if (this.ignoresOffer) return
      await peer.setRemoteDescription(description)
      if (description.type === 'offer') {
        for (const transceiver of peer.getTransceivers()) this.useTrack(transceiver)
        await peer.setLocalDescription()
        this.sendDescription()
      }
    }
    for (const candidate of candidates) {
      await peer.addIceCandidate(candidate as RTCIceCandidateInit).catch((problem: unknown) => {
        if (!this.ignoresOffer) throw problem
      })
    }
  }
  private async offer(): Promise<void> {
    try {
      this.isOffering = true
      await this.peer.setLocalDescription()
      this.sendDescription()
      this.repeatUnanswered(ANSWER_TIMEOUT_MS)
    } catch {
      // Closed meanwhile.
    } finally {
      this.isOffering = false
    }
  }
  /** Without this the pair would stay on the way over the server: a new offer cannot be made while the last one has no answer. */
  private repeatUnanswered(afterMs: number): void {
    clearTimeout(this.answerTimer)
    this.answerTimer = setTimeout(() => {
      if (!this.isUnanswered) return
      this.sendDescription() // with the candidates that were found meanwhile
      this.repeatUnanswered(Math.min(2 * afterMs, RETRY_INTERVAL_MS))
    }, afterMs)
  }
  private get isUnanswered(): boolean {
    return this.peer.signalingState === 'have-local-offer'
  }
  private sendDescription(): void {
    const { type, sdp } = this.peer.localDescription ?? {}
    if ((type === 'offer' || type === 'answer') && sdp) this.parts.send({ description: { type, sdp: askForFewPackets(sdp) } })
  }
  private useTrack(transceiver: RTCRtpTransceiver): void {
    transceiver.direction = 'sendrecv'
    const { sender } = transceiver
    void sender.replaceTrack(this.track ?? null).catch(() => {})
    const parameters = sender.getParameters()
    for (const encoding of parameters.encodings ?? []) encoding.maxBitrate = MAX_BITRATE
    void sender.setParameters(parameters).catch(() => {})
  }
  private addCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: VoiceCandidate): void {
    this.candidates.push({ candidate, sdpMid, sdpMLineIndex, usernameFragment })
    if (this.candidates.length >= MAX_CANDIDATES) this.sendCandidates()
    else this.candidatesTimer ??= setTimeout(() => this.sendCandidates(), CANDIDATES_DELAY_MS)
  }
  private sendCandidates(): void {
    clearTimeout(this.candidatesTimer)
    this.candidatesTimer = undefined
    const { candidates } = this
    this.candidates = []
    if (candidates.length > 0) this.parts.send({ candidates })
  }
  private followState(): void {
    const { connectionState } = this.peer
    clearTimeout(this.giveUpTimer)
    if (connectionState === 'connected') this.parts.onWorks(true)
    else if (connectionState === 'failed') this.parts.onWorks(false)
    else this.giveUpAfter(connectionState === 'disconnected' ? DISCONNECTED_GRACE_MS : CONNECT_TIMEOUT_MS)
  }
  private giveUpAfter(milliseconds: number): void {
    clearTimeout(this.giveUpTimer)
    this.giveUpTimer = setTimeout(() => this.parts.onWorks(false), milliseconds)
  }
}

/** A description that asks the other side for long packets of sound, and for none while nobody speaks (discontinuous transmission of Opus). */
const askForFewPackets = (sdp: string): string => `${sdp.replace(/^a=fmtp:\d+ .*useinbandfec=1/m, '$&;usedtx=1')}a=ptime:${PACKET_MS}\r\n`
