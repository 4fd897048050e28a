// What this device hears of one person, by either way: directly as a stream of the browser, or as frames over the server, which are
// played one after another with a small delay that evens out how they arrive.
import { SoundDecoder } from './codec.ts'

/** Delay before the first frame is played. */
const JITTER_BUFFER_SECONDS = 0.08
/** More sound than this is never waiting: frames that come late in a bunch are dropped, so that a delay does not last. */
const MAX_WAITING_SECONDS = 0.3

export class Listening {
  private readonly audio = new Audio()
  private readonly gain: GainNode
  private readonly decoder = new SoundDecoder((samples, rate) => this.playAt(samples, rate))
  /** Whether frames are played: not where the direct way works, or the person would be heard twice. */
  takesFrames = false
  /** When the next frame is due, in the context's time. */
  private nextAt = 0

  constructor(private readonly context: AudioContext) {
    this.gain = context.createGain()
    this.gain.connect(context.destination)
    this.audio.autoplay = true
  }
  /** Sound that comes directly. Played by an audio element, which the browser's echo cancellation knows of. */
  playStream(track: MediaStreamTrack): void {
    this.audio.srcObject = new MediaStream([track])
    this.resume()
  }
  /** Browsers may want a press before the first sound. */
  resume(): void {
    if (this.audio.paused && this.audio.srcObject) this.audio.play().catch(() => {})
  }
  addFrame(frame: Uint8Array): void {
    if (this.takesFrames) this.decoder.add(frame)
  }
  /** 0 is not heard at all. */
  setVolume(volume: number): void {
    this.audio.volume = volume
    this.audio.muted = volume === 0
    this.gain.gain.value = volume
  }
  setSpeaker(deviceId: string): void {
    this.audio.setSinkId?.(deviceId).catch(() => {})
  }
  close(): void {
    this.decoder.close()
    this.audio.srcObject = null
    this.gain.disconnect()
  }

  private playAt(samples: Float32Array<ArrayBuffer>, rate: number): void {
    const now = this.context.currentTime
    if (this.nextAt < now) this.nextAt = now + JITTER_BUFFER_SECONDS
    if (this.nextAt > now + MAX_WAITING_SECONDS || samples.length === 0) return
    const buffer = this.context.createBuffer(1, samples.length, rate)
    buffer.copyToChannel(samples, 0)
    const source = this.context.createBufferSource()
    source.buffer = buffer
    source.connect(this.gain)
    source.start(this.nextAt)
    this.nextAt += buffer.duration
  }
}
