// What every bus must do: one suite, run by each bus's own test. `open` gives the buses of two nodes.
import { describe, expect, test } from 'vitest'
import type { Bus } from './bus.ts'

const soon = 2000

export function busContract(name: string, open: () => Promise<readonly [Bus, Bus]>): void {
  describe(`${name} keeps the bus's contract`, () => {
    test('what one node tells, the other hears, and the teller does not', async () => {
      const [here, there] = await open()
      const heardHere: string[] = []
      here.listen((code) => heardHere.push(code))
      const heard = new Promise<string>((hear) => there.listen(hear))
      here.grown('ABCD')
      expect(await within(soon, heard)).toBe('ABCD')
      expect(heardHere).toEqual([])
    })
    test('every listener of a node hears', async () => {
      const [here, there] = await open()
      const both = Promise.all([new Promise((hear) => there.listen(hear)), new Promise((hear) => there.listen(hear))])
      here.grown('ABCD')
      expect(await within(soon, both)).toEqual(['ABCD', 'ABCD'])
    })
    test('words that are passed on arrive whole at the other node, at every receiver, and wake nobody', async () => {
      const [here, there] = await open()
      const woken: string[] = []
      const own: string[] = []
      there.listen((code) => woken.push(code))
      here.receive((_, words) => own.push(words))
      const words = '{"text":"Žoë  夜 \\n\u2028 said: \\"hm\\""}'
      const both = Promise.all([0, 1].map(() => new Promise((hear) => there.receive((...heard) => hear(heard)))))
      here.pass('ABCD', words)
      expect(await within(soon, both)).toEqual([
        ['ABCD', words],
        ['ABCD', words],
      ])
      expect([woken, own]).toEqual([[], []])
    })
    test('telling after the other has gone is no failure', async () => {
      const [here, there] = await open()
      await there.close()
      expect(() => here.grown('ABCD')).not.toThrow()
      expect(() => here.pass('ABCD', 'words')).not.toThrow()
    })
    test('a bus with other nodes does not say that it is alone', async () => {
      const [here] = await open()
      expect(here.alone).toBe(false)
    })
  })
}

const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, failed) => setTimeout(() => failed(new Error('nothing heard')), milliseconds))])
