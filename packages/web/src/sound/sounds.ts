// Seven short sounds, synthesised with Web Audio: no files, none longer than 400 ms. Loaded only where the table's sound is on.
export const sounds = ['knock', 'paper', 'dice', 'step', 'stamp', 'tick', 'door'] as const
export type Sound = (typeof sounds)[number]

/** One stroke of a sound: filtered noise, or a tone, that decays. Times in seconds, `pitch` in hertz. */
interface Stroke {
  readonly at: number
  readonly lasts: number
  readonly pitch: number
  readonly loud: number
  readonly tone?: OscillatorType
}
const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  knock: [0, 0.14].map((at) => ({ at, lasts: 0.09, pitch: 190, loud: 0.5, tone: 'sine' as const })),
  paper: [
    { at: 0, lasts: 0.12, pitch: 5200, loud: 0.12 },
    { at: 0.07, lasts: 0.1, pitch: 3600, loud: 0.1 },
  ],
  dice: [0, 0.05, 0.11, 0.19, 0.3].map((at, i) => ({ at, lasts: 0.04, pitch: 1500 + i * 170, loud: 0.35 })),
  step: [{ at: 0, lasts: 0.08, pitch: 240, loud: 0.4 }],
  stamp: [
    { at: 0, lasts: 0.16, pitch: 90, loud: 0.8, tone: 'sine' },
    { at: 0, lasts: 0.06, pitch: 900, loud: 0.3 },
  ],
  tick: [{ at: 0, lasts: 0.03, pitch: 2400, loud: 0.2 }],
  door: [
    { at: 0, lasts: 0.3, pitch: 120, loud: 0.3 },
    { at: 0.28, lasts: 0.08, pitch: 160, loud: 0.5, tone: 'sine' },
  ],
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

export function playSound(name: Sound): void {
  audio ??= new AudioContext()
  // Browsers block sound until the user has touched the page; sounds from before that are dropped, not played later.
  if (audio.state === 'suspended') return void audio.resume()
  for (const stroke of strokes[name]) strike(audio, stroke)
}

function strike(audio: AudioContext, { at, lasts, pitch, loud, tone }: Stroke): void {
  const begins = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(loud, begins)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
  volume.connect(audio.destination)
  const source = tone ? toneOf(audio, tone, pitch, volume) : noiseOf(audio, pitch, volume)
  source.start(begins)
  source.stop(begins + lasts)
}
function toneOf(audio: AudioContext, type: OscillatorType, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { type, frequency: pitch })
  source.connect(to)
  return source
}
function noiseOf(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio)
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.4 })).connect(to)
  return source
}
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
