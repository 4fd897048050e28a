// The contract of a bus: one test suite that each bus's own test runs. `openBuses` gives the buses of two nodes.
import { describe, expect, test } from 'vitest'
import type { Bus } from './bus.ts'

const TIMEOUT_MS = 2000

export function busContract(name: string, openBuses: () => Promise<readonly [Bus, Bus]>): void {
  const open = async () => {
    const buses = await openBuses()
    await followBoth(buses, 'ABCD')
    return buses
  }
  describe(`${name} keeps the bus's contract`, () => {
    test('a change is announced to the other node and not to the one that announced it', async () => {
      const [here, there] = await open()
      const heardHere: string[] = []
      here.onChange((code) => heardHere.push(code))
      const changeHeard = new Promise<string>((hear) => there.onChange(hear))
      here.announceChange('ABCD')
      expect(await failAfterTimeout(changeHeard)).toBe('ABCD')
      expect(heardHere).toEqual([])
    })
    test('every listener of a node is called', async () => {
      const [here, there] = await open()
      const changesHeard = Promise.all([new Promise((hear) => there.onChange(hear)), new Promise((hear) => there.onChange(hear))])
      here.announceChange('ABCD')
      expect(await failAfterTimeout(changesHeard)).toEqual(['ABCD', 'ABCD'])
    })
    test.each(['message', 'entries'] as const)(
      'a text (%s) arrives unchanged at every listener of the other node and is not taken for anything else',
      async (kind) => {
        const [here, there] = await open()
        const listen = (bus: Bus, listener: (code: string, text: string) => void) =>
          kind === 'message' ? bus.onMessage(listener) : bus.onEntries(listener)
        const changesHeard: string[] = []
        const otherTexts: string[] = []
        if (kind === 'message') there.onEntries((_, text) => otherTexts.push(text))
        else there.onMessage((_, text) => otherTexts.push(text))
        const heardHere: string[] = []
        there.onChange((code) => changesHeard.push(code))
        listen(here, (_, words) => heardHere.push(words))
        const words = '{"text":"Žoë  夜 \\n\u2028 said: \\"hm\\""}'
        const textsHeard = Promise.all([0, 1].map(() => new Promise((hear) => listen(there, (...heard) => hear(heard)))))
        if (kind === 'message') here.sendMessage('ABCD', words)
        else here.announceEntries('ABCD', words)
        expect(await failAfterTimeout(textsHeard)).toEqual([
          ['ABCD', words],
          ['ABCD', words],
        ])
        expect([changesHeard, heardHere, otherTexts]).toEqual([[], [], []])
      },
    )
    test('sending after the other node has closed does not throw', async () => {
      const [here, there] = await open()
      await there.close()
      expect(() => here.announceChange('ABCD')).not.toThrow()
      expect(() => here.announceEntries('ABCD', 'words')).not.toThrow()
      expect(() => here.sendMessage('ABCD', 'words')).not.toThrow()
    })
    test('a bus with other nodes does not say that it is the only node', async () => {
      const [here] = await open()
      expect(here.isOnlyNode).toBe(false)
    })
  })
}

/** Both nodes follow the table, hear each other, and have heard all that was said to find that out. */
export async function followBoth(buses: readonly [Bus, Bus], code: string): Promise<void> {
  const [here, there] = buses
  for (const bus of buses) bus.follow(code)
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    const heardTexts = new Set<string>()
    to.onMessage((_, text) => heardTexts.add(text))
    await expect
      .poll(() => {
        from.sendMessage(code, 'do you hear me?')
        return heardTexts.size
      })
      .toBeGreaterThan(0)
    from.sendMessage(code, 'that was all')
    await expect.poll(() => heardTexts.has('that was all')).toBe(true)
  }
}

const failAfterTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, failed) => setTimeout(() => failed(new Error('nothing heard')), TIMEOUT_MS))])
