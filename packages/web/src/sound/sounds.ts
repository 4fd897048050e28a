// Seven short sounds, synthesised with Web Audio: no files, none longer than 400 ms. Loaded only where the table's sound is on.
export const sounds = ['knock', 'paper', 'dice', 'step', 'stamp', 'tick', 'door'] as const
export type Sound = (typeof sounds)[number]

/** One stroke of a sound: filtered noise, or a tone, that decays. */
interface Stroke {
  readonly startS: number
  readonly durationS: number
  readonly pitchHz: number
  readonly volume: number
  readonly tone?: OscillatorType
}
const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  knock: [0, 0.14].map((startS) => ({ startS, durationS: 0.09, pitchHz: 190, volume: 0.5, tone: 'sine' as const })),
  paper: [
    { startS: 0, durationS: 0.12, pitchHz: 5200, volume: 0.12 },
    { startS: 0.07, durationS: 0.1, pitchHz: 3600, volume: 0.1 },
  ],
  dice: [0, 0.05, 0.11, 0.19, 0.3].map((startS, i) => ({ startS, durationS: 0.04, pitchHz: 1500 + i * 170, volume: 0.35 })),
  step: [{ startS: 0, durationS: 0.08, pitchHz: 240, volume: 0.4 }],
  stamp: [
    { startS: 0, durationS: 0.16, pitchHz: 90, volume: 0.8, tone: 'sine' },
    { startS: 0, durationS: 0.06, pitchHz: 900, volume: 0.3 },
  ],
  tick: [{ startS: 0, durationS: 0.03, pitchHz: 2400, volume: 0.2 }],
  door: [
    { startS: 0, durationS: 0.3, pitchHz: 120, volume: 0.3 },
    { startS: 0.28, durationS: 0.08, pitchHz: 160, volume: 0.5, tone: 'sine' },
  ],
}

/** Longer than any sound, and than the time between two that follow each other. */
const REST_AFTER_MS = 2000
/** A sound that would begin later than this is dropped. */
const MAX_DELAY_MS = 300

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined
let isResting = false
let restTimer: ReturnType<typeof setTimeout> | undefined

export async function playSound(name: Sound): Promise<void> {
  audio ??= new AudioContext()
  clearTimeout(restTimer)
  const askedAt = performance.now()
  if (isResting) await audio.resume()
  isResting = false
  // Browsers block sound until the user has touched the page, and while a phone call interrupts it; sounds from then are dropped, not played later.
  if (audio.state !== 'running') return audio.resume().then(restLater)
  restLater()
  if (performance.now() - askedAt > MAX_DELAY_MS) return
  for (const stroke of strokes[name]) playStroke(audio, stroke)
}
/** Lets the context rest once no more sounds come: one that runs costs a device work even in silence. */
function restLater(): void {
  clearTimeout(restTimer)
  restTimer = setTimeout(() => {
    if (audio?.state !== 'running') return
    isResting = true
    void audio.suspend() // fails only for a context that is closed, and this one never is
  }, REST_AFTER_MS)
}

function playStroke(audio: AudioContext, { startS, durationS, pitchHz, volume, tone }: Stroke): void {
  const startTimeS = audio.currentTime + startS
  const output = audio.createGain()
  output.gain.setValueAtTime(volume, startTimeS)
  output.gain.exponentialRampToValueAtTime(0.001, startTimeS + durationS)
  output.connect(audio.destination)
  const source = tone ? toneOf(audio, tone, pitchHz, output) : noiseOf(audio, pitchHz, output)
  source.start(startTimeS)
  source.stop(startTimeS + durationS)
}
function toneOf(audio: AudioContext, type: OscillatorType, pitchHz: number, output: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { type, frequency: pitchHz })
  source.connect(output)
  return source
}
function noiseOf(audio: AudioContext, pitchHz: number, output: AudioNode): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio)
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitchHz, Q: 1.4 })).connect(output)
  return source
}
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
