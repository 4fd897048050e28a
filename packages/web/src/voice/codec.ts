// Sound in frames for the way over the server: Opus where the browser has it (WebCodecs), µ-law (G.711, at 16 kHz) everywhere.
// A frame is one byte for the codec, two for its number, and the sound of 40 ms.

const OPUS = 1
const MULAW = 2
const HEADER_BYTES = 3
const OPUS_RATE = 48_000
const MULAW_RATE = 16_000
const OPUS_BITRATE = 24_000
const FRAME_MICROSECONDS = 40_000
/** Quieter than this (root mean square) is silence: the noise of a room, after the browser has suppressed most of it. */
const SILENCE_LEVEL = 0.002
/** Silence is sent for this long after a sound, so that the pauses between words stay whole: 1 s. */
const FRAMES_AFTER_SOUND = 25

/** Whether this browser can decode Opus by itself. */
export const canDecodeOpus = typeof AudioDecoder === 'function'

const MULAW_BIAS = 0x84
const MULAW_MAX = 0x7fff - MULAW_BIAS
export function encodeMulaw(samples: Float32Array): Uint8Array {
  return Uint8Array.from(samples, (sample) => {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff)
    const magnitude = Math.min(Math.abs(value), MULAW_MAX) + MULAW_BIAS
    const exponent = 24 - Math.clz32(magnitude)
    return ~((value < 0 ? 0x80 : 0) | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff
  })
}
export function decodeMulaw(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(bytes, (byte) => {
    const bits = ~byte & 0xff
    const magnitude = ((((bits & 0x0f) << 3) + MULAW_BIAS) << ((bits >> 4) & 7)) - MULAW_BIAS
    return (bits & 0x80 ? -magnitude : magnitude) / 0x7fff
  })
}
/** The same sound at another sample rate, by linear interpolation. */
export function resample(samples: Float32Array<ArrayBuffer>, from: number, to: number): Float32Array<ArrayBuffer> {
  if (from === to) return samples
  const step = from / to
  return Float32Array.from({ length: Math.round(samples.length / step) }, (_, i) => {
    const at = i * step
    const before = samples[Math.floor(at)] ?? 0
    return before + ((samples[Math.floor(at) + 1] ?? before) - before) * (at % 1)
  })
}

/** How loud samples are, from 0 to 1 (root mean square). */
export const levelOf = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Encodes what one person says. Silence is not encoded: it would cost everybody as much as speech. */
export class SoundEncoder {
  private opus: AudioEncoder | undefined
  private count = 0
  private silentFrames = FRAMES_AFTER_SOUND

  constructor(private readonly send: (frame: Uint8Array<ArrayBuffer>) => void) {
    if (typeof AudioEncoder === 'function') void this.startOpus()
  }
  /** `plain`: somebody who listens cannot decode Opus. */
  encode(samples: Float32Array<ArrayBuffer>, rate: number, plain: boolean): void {
    this.silentFrames = levelOf(samples) > SILENCE_LEVEL ? 0 : this.silentFrames + 1
    if (this.silentFrames > FRAMES_AFTER_SOUND) return
    if (plain || this.opus?.state !== 'configured') return this.sendFrame(MULAW, encodeMulaw(resample(samples, rate, MULAW_RATE)))
    const sound = resample(samples, rate, OPUS_RATE)
    const format = { format: 'f32-planar', sampleRate: OPUS_RATE, numberOfChannels: 1, numberOfFrames: sound.length } as const
    const block = new AudioData({ ...format, timestamp: this.count * FRAME_MICROSECONDS, data: sound })
    this.opus.encode(block)
    block.close()
  }
  close(): void {
    if (this.opus?.state === 'configured') this.opus.close()
  }

  private async startOpus(): Promise<void> {
    const config = {
      codec: 'opus',
      sampleRate: OPUS_RATE,
      numberOfChannels: 1,
      bitrate: OPUS_BITRATE,
      opus: { frameDuration: FRAME_MICROSECONDS },
    }
    const { supported } = await AudioEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
    if (!supported) return
    const output = (chunk: EncodedAudioChunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      this.sendFrame(OPUS, bytes)
    }
    const encoder = new AudioEncoder({ output, error: () => {} })
    encoder.configure(config)
    this.opus = encoder
  }
  private sendFrame(codec: number, sound: Uint8Array): void {
    this.count = (this.count + 1) & 0xffff
    const frame = new Uint8Array(HEADER_BYTES + sound.length)
    frame.set([codec, this.count >> 8, this.count & 0xff])
    frame.set(sound, HEADER_BYTES)
    this.send(frame)
  }
}

/** Decodes the frames of one speaker, who is never trusted: what cannot be decoded is dropped. */
export class SoundDecoder {
  private opus: AudioDecoder | undefined

  constructor(private readonly play: (samples: Float32Array<ArrayBuffer>, rate: number) => void) {}
  add(frame: Uint8Array): void {
    const sound = frame.subarray(HEADER_BYTES)
    if (frame[0] === MULAW) this.play(decodeMulaw(sound), MULAW_RATE)
    if (frame[0] !== OPUS || !canDecodeOpus || sound.length === 0) return
    if (this.opus?.state !== 'configured') this.opus = this.newDecoder()
    const timestamp = ((frame[1]! << 8) | frame[2]!) * FRAME_MICROSECONDS
    this.opus.decode(new EncodedAudioChunk({ type: 'key', timestamp, data: sound as Uint8Array<ArrayBuffer> }))
  }
  close(): void {
    if (this.opus?.state === 'configured') this.opus.close()
  }

  private newDecoder(): AudioDecoder {
    const output = (block: AudioData) => {
      const { numberOfFrames, sampleRate } = block
      const samples = new Float32Array(numberOfFrames)
      block.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
      block.close()
      this.play(samples, sampleRate)
    }
    const decoder = new AudioDecoder({ output, error: () => {} }) // it closes itself then, and the next frame starts another
    decoder.configure({ codec: 'opus', sampleRate: OPUS_RATE, numberOfChannels: 1 })
    return decoder
  }
}
