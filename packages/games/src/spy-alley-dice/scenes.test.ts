// Which decisions of Spy Alley Dice are staged, and that the length of their beats gives nothing away before the card turns.
import type { Beat } from '@safehouse/engine'
import { expect, test } from 'vitest'
import type { AlleyOpenFact } from './facts.ts'
import { scene } from './scenes.ts'
import { seatRules } from './seat.ts'
import type { Spy } from './spies.ts'

const { on, start } = seatRules.common
const dealt = start({ seats: 4, options: { decisionSeconds: 0 } })
const begun = on.turnBegan(on.dealt(dealt, { kind: 'dealt', each: 1 }), { kind: 'turnBegan', seat: 0, until: null })
const threeAlike: Spy[] = ['italian', 'italian', 'italian', 'french', 'german']
const rolled = on.rolled(begun, { kind: 'rolled', seat: 0, dice: threeAlike, kept: [], until: null })
const guessed = (right: boolean): AlleyOpenFact => ({ kind: 'guessed', by: 0, whom: 1, spy: 'italian', right, until: null })
const ended = (accomplished: boolean): AlleyOpenFact => ({ kind: 'missionEnded', seat: 0, spy: 'italian', accomplished })
const turnEnded: AlleyOpenFact = { kind: 'turnEnded', seat: 0, byClock: false }
const beatsThroughTurn = (beats: readonly Beat[] = []) => beats.slice(0, 1 + beats.findIndex(({ name }) => name === 'turn'))

test('[SA-09, SA-11] a right and a wrong guess have the same beats until the card turns', () => {
  const [right, wrong] = [true, false].map((isRight) => beatsThroughTurn(scene([guessed(isRight)], rolled)?.beats))
  expect(right).toHaveLength(3)
  expect(wrong).toEqual(right)
})
test('[SA-18, SA-19] a true mission and a bluff have the same beats until the card turns', () => {
  const [honest, bluffed] = [true, false].map((isTrue) => beatsThroughTurn(scene([ended(isTrue)], rolled)?.beats))
  expect(honest).toHaveLength(3)
  expect(bluffed).toEqual(honest)
})
test('[SA-07] a third roll that brings nothing, and three alike without a guess, are shown for a moment', () => {
  const roll: AlleyOpenFact = { kind: 'rolled', seat: 0, dice: threeAlike, kept: [], until: null }
  expect(scene([roll, turnEnded], rolled)?.kind).toBe('nothing')
  expect(scene([turnEnded], rolled)?.kind).toBe('declined')
  expect(scene([roll], rolled)).toBeUndefined()
  expect(scene([turnEnded], begun)).toBeUndefined()
})
test('[SA-07] stopping early without three alike is shown for a moment too', () => {
  const stopped = on.rolled(begun, { kind: 'rolled', seat: 0, dice: ['italian', 'italian', 'russian', 'french', 'german'], kept: [], until: null })
  expect(scene([turnEnded], stopped)?.kind).toBe('declined')
})
test('[SA-09] a turn that ends with a thrown card is not shown as one without a guess', () => {
  const taken = on.guessed(rolled, { kind: 'guessed', by: 0, whom: 1, spy: 'italian', right: true, until: null })
  expect(scene([{ kind: 'cardThrown', seat: 0, byClock: false }, turnEnded], taken)).toBeUndefined()
})
