// Which decisions of CIA vs. KGB are staged, and that neither length nor order of their beats gives a side away.
import { expect, test } from 'vitest'
import type { KgbOpenFact } from './facts.ts'
import { scene, turningOrder } from './scenes.ts'
import { seatRules } from './seat.ts'
import type { Side } from './sides.ts'

const options = { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 0 }
const { on, start } = seatRules.common
const dealt = on.dealt(start({ seats: 6, options }), { kind: 'dealt', dealer: 4, at: 0, until: null })
const handsRaisedFact = (...sides: Side[]): KgbOpenFact => ({ kind: 'handsRaised', hands: sides.map((side, seat) => ({ seat, side })), at: 0 })
const endedFact = (winner: Side | null): KgbOpenFact => ({ kind: 'ended', winner, ground: 'fewerHands', cards: [], at: 0 })

test('[CK-21] the beats of raised hands depend on their number alone, and the winner comes last', () => {
  const beats = scene([handsRaisedFact('cia', 'cia', 'kgb'), endedFact('kgb')])?.beats
  expect(scene([handsRaisedFact('kgb', 'kgb', 'kgb'), endedFact('cia')])?.beats).toEqual(beats)
  expect(beats?.map(({ name }) => name).join(' ')).toBe('turn look hush turn look turn look turn look stamp sentence winner')
  expect(scene([handsRaisedFact('cia', 'cia'), endedFact(null)])?.beats).toHaveLength(10)
})
test('[CK-19] a lone hand is shown while play goes on: nothing is held back', () => {
  expect(scene([{ kind: 'handRaised', seat: 2, at: 0 }])).toMatchObject({ kind: 'loneHand', holds: false })
})
test('[CK-28] the end without hands has a scene, an ordinary answer has none', () => {
  const answered: KgbOpenFact = { kind: 'answered', by: 1, to: 0, yes: false, byClock: false, at: 0, until: null }
  expect(scene([answered])).toBeUndefined()
  expect(scene([answered, endedFact(null)])).toMatchObject({ kind: 'usedUp', holds: true })
})
test('[CK-26] cards turn clockwise from the player on turn', () => {
  expect(turningOrder(dealt, [0, 3, 4, 5])).toEqual([4, 5, 0, 3])
})
