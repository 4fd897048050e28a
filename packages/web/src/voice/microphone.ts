// This device's microphone: its track for direct connections, its level, and its sound in blocks for the way over the server. It is
// open only while somebody tests it or talks, and nothing of it is kept.
import workletUrl from './capture-worklet.js?url&no-inline'
import { levelOf } from './codec.ts'

/** Browsers give pages a microphone on secure addresses only. */
export const canHaveMicrophone = () => window.isSecureContext && navigator.mediaDevices !== undefined
/** Whether the microphone opens without a question to the person. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'microphone' as PermissionName }).catch(() => undefined)
  return permission?.state === 'granted'
}

type OnBlock = (samples: Float32Array<ArrayBuffer>, rate: number) => void

export class Microphone {
  track: MediaStreamTrack | undefined
  private onBlock: OnBlock | undefined
  private source: MediaStreamAudioSourceNode | undefined
  private capture: Promise<AudioWorkletNode> | undefined
  /** The source that goes into the capture now. */
  private captured: MediaStreamAudioSourceNode | undefined
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
    void this.connectCapture()
    return this.track
  }
  close(): void {
    this.track?.stop()
    this.track = undefined
    this.source?.disconnect()
    this.source = undefined
    this.captured = undefined
  }
  /** Calls this with the sound of each 40 ms from now on. Without it nothing is captured: a worklet would cost the device work all the time. */
  setOnBlock(onBlock: OnBlock | undefined): void {
    this.onBlock = onBlock
    void this.connectCapture()
  }
  setHeard(isHeard: boolean): void {
    if (this.track) this.track.enabled = isHeard
  }
  /** How loud it is now, from 0 to 1 (root mean square). */
  get level(): number {
    this.analyser.getFloatTimeDomainData(this.measured)
    return levelOf(this.measured)
  }

  private async connectCapture(): Promise<void> {
    if (!this.onBlock && !this.captured) return
    this.capture ??= this.newCapture()
    try {
      const capture = await this.capture
      const wanted = this.onBlock && this.source
      if (wanted === this.captured) return
      this.captured?.disconnect(capture)
      wanted?.connect(capture)
      this.captured = wanted
    } catch {
      this.capture = undefined // the worklet could not be loaded: the next call tries again
    }
  }
  private async newCapture(): Promise<AudioWorkletNode> {
    await this.context.audioWorklet.addModule(workletUrl)
    const capture = new AudioWorkletNode(this.context, 'capture', { numberOfOutputs: 0 })
    capture.port.onmessage = ({ data }) => this.onBlock?.(data, this.context.sampleRate)
    return capture
  }
}
