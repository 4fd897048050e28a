// Which decisions of Spyfall 2 are staged, and that lengths tell nothing before the hands have been seen.
import { readOptions, sceneMs } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { FAILED_VOTE_SHOWN_MS } from './deadlines.ts'
import type { SpyfallOpenFact } from './facts.ts'
import { scene } from './scenes.ts'
import { seatRules } from './seat.ts'

const { on, start } = seatRules.common
const setup = { seats: 4, options: readOptions(seatRules.options, { rounds: 2 }, 4) }
const dealt = on.roundBegan(start(setup), { kind: 'roundBegan', dealer: 0 })
const voting = on.accused(dealt, { kind: 'accused', by: 0, suspect: 1, left: 60_000, until: null })
const votes = (convicted: boolean): SpyfallOpenFact => ({
  kind: 'votesShown',
  hands: convicted ? [0, 2, 3] : [0],
  missing: [],
  convicted,
  goesOnAt: convicted ? null : FAILED_VOTE_SHOWN_MS,
})
const ended: Extract<SpyfallOpenFact, { kind: 'roundEnded' }> = {
  kind: 'roundEnded',
  place: 'lamplight/bakery',
  cards: [0, null, 1, 2],
  ending: { how: 'accused', convicted: 1, firstAccuser: 0 },
  awards: [],
}
const scored = on.roundEnded(voting, ended)

test('[SF-13, SF-19] hands that convict and hands that do not are shown alike, and a failed vote is seen before the clock goes on', () => {
  const failed = scene([votes(false)], voting, voting)!
  const convicted = scene([votes(true), ended], voting, scored)!
  expect(convicted.beats.slice(0, failed.beats.length)).toEqual(failed.beats)
  expect(sceneMs(failed)).toBeLessThan(FAILED_VOTE_SHOWN_MS)
})
test('[SF-29] the card turns before the stamp, and the place comes last', () => {
  const { beats } = scene([votes(true), ended], voting, scored)!
  const order = beats.map(({ name, part }) => `${name}${part ? ` ${part}` : ''}`)
  expect(order.indexOf('turn card')).toBeLessThan(order.indexOf('stamp'))
  expect(order.indexOf('sentence')).toBeLessThan(order.indexOf('turn place'))
})
test('[SF-07] after a round the next dealer waits until people have gone on, and after the last round nobody does', () => {
  expect(scene([ended], voting, scored)).toBeUndefined()
  expect(scene([votes(true), ended], voting, scored)?.awaits).toBe(1)
  const last = { ...scored, stage: { is: 'over' } as const }
  expect(scene([votes(true), ended], voting, last)).not.toHaveProperty('awaits')
})
