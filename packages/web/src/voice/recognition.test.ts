// Speech is recognised on the device or not at all, whatever a browser offers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canRecogniseOnDevice, recogniseOnDevice } from './recognition.ts'

const started: object[] = []
const hearing = { onText: () => {}, onEnd: () => {} }
/** A browser's recognition, with these static methods. */
function browserWith(statics: object, fields: object = { processLocally: false }): void {
  class Recogniser {
    constructor() {
      Object.assign(this, fields)
    }
    start() {
      started.push({ ...this })
    }
    abort() {}
  }
  vi.stubGlobal('SpeechRecognition', Object.assign(Recogniser, statics))
}
beforeEach(() => {
  started.length = 0
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] })
})
afterEach(() => vi.unstubAllGlobals())

test('it starts on the device, in the language of the page as this device speaks it', async () => {
  const available = vi.fn(async () => 'available')
  browserWith({ available })
  expect(await canRecogniseOnDevice()).toBe(true)
  expect(await recogniseOnDevice(hearing)).toBeTypeOf('function')
  expect(available).toHaveBeenCalledWith({ langs: ['en-GB'], processLocally: true })
  expect(started).toEqual([expect.objectContaining({ lang: 'en-GB', processLocally: true, interimResults: true })])
})
test('a language that is not there yet is fetched first', async () => {
  const install = vi.fn(async () => true)
  browserWith({ available: async () => 'downloadable', install })
  expect(await recogniseOnDevice(hearing)).toBeTypeOf('function')
  expect(install).toHaveBeenCalledWith({ langs: ['en-GB'], processLocally: true })
})
const refused: readonly [string, object?, object?][] = [
  ['the browser has no recognition'],
  ['the browser knows recognition by a service alone', {}],
  ['the device does not know the language', { available: async () => 'unavailable' }],
  ['the browser does not say', { available: async () => Promise.reject(new Error('policy')) }],
  ['the language cannot be fetched', { available: async () => 'downloadable', install: async () => false }],
  ['what starts could not be kept on the device', { available: async () => 'available' }, {}],
]
test.each(refused)('nothing starts where %s', async (_, statics, fields = { processLocally: false }) => {
  if (statics) browserWith(statics, fields)
  expect(await recogniseOnDevice(hearing)).toBeUndefined()
  expect(started).toEqual([])
})
