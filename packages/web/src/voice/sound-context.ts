// The audio context of the voice: measures the microphone, and carries sound that goes over the server. Browsers start it with a
// press. It rests while it is not used: a context that runs costs a device work even in silence, and direct sound does not need it.
import type { Signal } from '@preact/signals'

/** Time without use before it rests, so that it does not stop between two presses of the button for talking. */
const REST_AFTER_MS = 10_000

export class SoundContext {
  readonly context = new AudioContext({ latencyHint: 'interactive' })
  private isResting = false
  private usedAt = performance.now()

  /** `needsPress` is set while the browser waits for a press. */
  constructor(needsPress: Signal<boolean>) {
    const { context } = this
    const follow = () => {
      needsPress.value = context.state === 'suspended' && !this.isResting
    }
    context.onstatechange = follow
    follow()
  }
  /** There was a press, or there may have been one before. */
  resume(): void {
    if (this.context.state === 'suspended' && !this.isResting) void this.context.resume()
  }
  /** Called every now and then with whether something needs it. */
  followUse(isUsed: boolean): void {
    const { context } = this
    const now = performance.now()
    if (isUsed) this.usedAt = now
    const rests = now - this.usedAt > REST_AFTER_MS
    if (this.isResting === rests || (rests && context.state !== 'running')) return
    this.isResting = rests
    void (rests ? context.suspend() : context.resume()).catch(() => {})
  }
  setSpeaker(deviceId: string): void {
    ;(this.context as { setSinkId?(id: string): Promise<void> }).setSinkId?.(deviceId).catch(() => {})
  }
  close(): void {
    void this.context.close()
  }
}
