import { beforeEach, expect, test } from 'vitest'
import { rememberedJoin, rememberJoined, setVoiceSettings, setVolume, volumeOf } from './voice-settings.ts'

beforeEach(() => {
  setVoiceSettings({ volumes: {}, joined: {} })
  return () => setVoiceSettings({ volumes: {}, joined: {} })
})
const others = Array.from({ length: 60 }, (_, i) => `other-${i}`)

test('of sixty volumes that are kept, the one that was set longest ago goes first', () => {
  setVolume('K7QF', 'mara', 0.5)
  for (const person of others.slice(0, 59)) setVolume('K7QF', person, 0.2)
  setVolume('K7QF', 'mara', 0.7)
  setVolume('K7QF', others[59]!, 0.2)
  expect(volumeOf('K7QF', 'mara')).toBe(0.7)
  expect(volumeOf('K7QF', others[0]!)).toBe(1)
  expect(volumeOf('K7QF', others[1]!)).toBe(0.2)
})
test('how a seat joined is remembered until it leaves, or sixty others joined after it', () => {
  rememberJoined('K7QF', 'mara', 'heard')
  for (const person of others.slice(0, 59)) rememberJoined('K7QF', person, 'heard')
  rememberJoined('K7QF', 'mara', 'muted')
  rememberJoined('K7QF', others[59]!, 'heard')
  expect(rememberedJoin('K7QF', 'mara')).toBe('muted')
  expect(rememberedJoin('K7QF', others[0]!)).toBeUndefined()
  rememberJoined('K7QF', 'mara', undefined)
  expect(rememberedJoin('K7QF', 'mara')).toBeUndefined()
})
