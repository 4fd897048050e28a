// The codec that every browser has: what comes out sounds like what went in.
import { expect, test } from 'vitest'
import { decodeMulaw, encodeMulaw, resample, levelOf as rms, SoundDecoder, SoundEncoder } from './codec.ts'

const tone = (rate: number, seconds = 0.04, loudness = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => loudness * Math.sin((2 * Math.PI * 440 * i) / rate))

test('µ-law keeps a tone within two percent, at any loudness, and keeps silence silent', () => {
  for (const loudness of [1, 0.5, 0.05, 0.005]) {
    const before = tone(16_000, 0.04, loudness)
    const after = decodeMulaw(encodeMulaw(before))
    const noise = rms(before.map((sample, i) => sample - after[i]!))
    expect(noise / rms(before)).toBeLessThan(loudness < 0.01 ? 0.06 : 0.02)
  }
  expect(Math.max(...decodeMulaw(encodeMulaw(new Float32Array(100))).map(Math.abs))).toBeLessThan(0.001)
})
test('a tone at another sample rate is as loud and as long as before', () => {
  const resampled = resample(tone(44_100), 44_100, 16_000)
  expect(resampled.length).toBe(640)
  expect(rms(resampled)).toBeCloseTo(rms(tone(44_100)), 2)
})
test('frames without Opus are 643 bytes each, and decode to the sound of 40 milliseconds', () => {
  const heard: { samples: Float32Array; rate: number }[] = []
  const decoder = new SoundDecoder((samples, rate) => heard.push({ samples, rate }))
  const sizes: number[] = []
  const encoder = new SoundEncoder((frame) => {
    sizes.push(frame.length)
    decoder.add(frame)
  })
  encoder.encode(tone(48_000), 48_000, true)
  expect(sizes).toEqual([643])
  expect(heard[0]!.rate).toBe(16_000)
  expect(heard[0]!.samples.length).toBe(640)
  expect(rms(heard[0]!.samples)).toBeCloseTo(rms(tone(48_000)), 2)
})
test('silence is sent for a second after the last sound, and then no more until there is sound again', () => {
  let sent = 0
  const encoder = new SoundEncoder(() => sent++)
  const say = (loudness: number, frames: number) => {
    sent = 0
    for (let i = 0; i < frames; i++) encoder.encode(tone(48_000, 0.04, loudness), 48_000, true)
    return sent
  }
  expect(say(0.001, 100)).toBe(0)
  expect(say(0.01, 100)).toBe(100)
  expect(say(0.001, 100)).toBe(25)
  expect(say(0.01, 1)).toBe(1)
})
test('frames that are no sound are dropped', () => {
  let heard = 0
  const decoder = new SoundDecoder(() => heard++)
  for (const wrong of [new Uint8Array(), Uint8Array.of(9, 0, 0, 1), Uint8Array.of(1, 0, 0)]) decoder.add(wrong)
  expect(heard).toBe(0)
})
