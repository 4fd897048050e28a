// Runs in the audio thread: collects what the microphone hears into blocks of 40 ms and hands them to the page.

// What an audio worklet has instead of a window.
const { AudioWorkletProcessor, registerProcessor, sampleRate } = /** @type {any} */ (globalThis)

const BLOCK_SECONDS = 0.04

class Capture extends AudioWorkletProcessor {
  constructor() {
    super()
    this.block = new Float32Array(Math.round(sampleRate * BLOCK_SECONDS))
    this.filled = 0
  }
  /** @param {Float32Array[][]} inputs */
  process([input]) {
    for (const sample of input?.[0] ?? []) {
      this.block[this.filled++] = sample
      if (this.filled < this.block.length) continue
      this.port.postMessage(this.block.slice())
      this.filled = 0
    }
    return true
  }
}
registerProcessor('capture', Capture)
