import { dealMatch, seedFromText } from '@safehouse/engine'
import { type AlleyOpenFact, spyAlleyDice } from '@safehouse/games/spy-alley-dice'
import { expect, test } from 'vitest'
import type { FactContext } from '../screens.ts'
import { sentenceOf } from './sentences.ts'
import { de } from './words/de.ts'
import { en, type Words } from './words/en.ts'
import { nl } from './words/nl.ts'

const names = ['Mara', 'Noor', 'Teo']
const { common } = dealMatch(spyAlleyDice, { seats: 3, options: { decisionSeconds: 30 } }, seedFromText('told'), 0).truth
/** The sentence as Noor reads it, before anybody has rolled. */
const said = (fact: AlleyOpenFact, words: Words = en) =>
  sentenceOf(fact, {
    words,
    before: common,
    after: common,
    seats: names.map((name, seat) => ({ seat, name, you: seat === 1 })),
  } as unknown as FactContext<never, Words>)

test('[SA-21] sentences say when the clock acted for a player, in every language', () => {
  const facts = (byClock: boolean): AlleyOpenFact[] => [
    { kind: 'cardHandedOver', from: 0, to: 1, byClock, until: null },
    { kind: 'cardThrown', seat: 0, byClock },
    { kind: 'missionPassed', seat: 0, byClock, until: null },
  ]
  for (const [words, timeIsUp] of [
    [en, /^Time is up: Mara /],
    [nl, /^De tijd is om: Mara /],
    [de, /^Die Zeit ist um: Mara /],
  ] as const) {
    for (const fact of facts(true)) expect(said(fact, words)).toMatch(timeIsUp)
    for (const fact of facts(false)) expect(said(fact, words)).not.toMatch(timeIsUp)
  }
})

test('[SA-21] one sentence names everyone for whom the clock rolled for the start', () => {
  const rolls = (seat: number, byClock: boolean): AlleyOpenFact => ({ kind: 'startRolled', seat, dice: [], byClock })
  expect([0, 1, 2].map((seat) => said(rolls(seat, true)))).toEqual(['Time is up: the clock rolls for Mara, you, and Teo.', undefined, undefined])
  expect(said(rolls(0, true), nl)).toBe('De tijd is om: de klok gooit voor Mara, jou en Teo.')
  expect(said(rolls(0, true), de)).toBe('Die Zeit ist um: Die Uhr würfelt für Mara, dich und Teo.')
  expect(said(rolls(0, false))).toBeUndefined()
})
