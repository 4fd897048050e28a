// This device's microphone: its track for direct connections, its level, and its sound in blocks for the way over the server. It is
// open only while somebody tests it or talks, and nothing of it is kept.
import workletUrl from './capture-worklet.js?url&no-inline'

/** Browsers give pages a microphone on secure addresses only. */
export const canHaveMicrophone = () => window.isSecureContext && navigator.mediaDevices !== undefined
/** Whether the microphone opens without a question to the person. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'microphone' as PermissionName }).catch(() => undefined)
  return permission?.state === 'granted'
}

export class Microphone {
  track: MediaStreamTrack | undefined
  /** Called with the sound of each 40 ms, while it is set. */
  onBlock: ((samples: Float32Array<ArrayBuffer>, rate: number) => void) | undefined
  private source: MediaStreamAudioSourceNode | undefined
  private capture: AudioWorkletNode | undefined
  private readonly analyser: AnalyserNode
  private readonly measured = new Float32Array(1024)

  constructor(private readonly context: AudioContext) {
    this.analyser = context.createAnalyser()
    this.analyser.fftSize = this.measured.length
  }
  /** Opens this device, or the browser's choice. Throws what `getUserMedia` throws, such as `NotAllowedError`. */
  async open(deviceId: string | undefined): Promise<MediaStreamTrack> {
    const cleaning = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { ...cleaning, ...(deviceId && { deviceId }) } })
    this.close()
    this.track = stream.getAudioTracks()[0]!
    this.source = this.context.createMediaStreamSource(stream)
    this.source.connect(this.analyser)
    await this.startCapture()
    return this.track
  }
  close(): void {
    this.track?.stop()
    this.track = undefined
    this.source?.disconnect()
    this.source = undefined
  }
  setHeard(isHeard: boolean): void {
    if (this.track) this.track.enabled = isHeard
  }
  /** How loud it is now, from 0 to 1 (root mean square). */
  get level(): number {
    this.analyser.getFloatTimeDomainData(this.measured)
    return Math.sqrt(this.measured.reduce((sum, sample) => sum + sample * sample, 0) / this.measured.length)
  }

  private async startCapture(): Promise<void> {
    if (!this.capture) {
      await this.context.audioWorklet.addModule(workletUrl)
      this.capture = new AudioWorkletNode(this.context, 'capture', { numberOfOutputs: 0 })
      this.capture.port.onmessage = ({ data }) => this.onBlock?.(data, this.context.sampleRate)
    }
    this.source?.connect(this.capture)
  }
}
