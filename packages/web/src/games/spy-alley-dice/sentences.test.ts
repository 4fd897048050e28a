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
/** The sentence as Noor reads it, by default before anybody has rolled. */
const sentenceForNoor = (fact: AlleyOpenFact, words: Words = en, before = common) =>
  sentenceOf(fact, {
    words,
    before,
    after: before,
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
    for (const fact of facts(true)) expect(sentenceForNoor(fact, words)).toMatch(timeIsUp)
    for (const fact of facts(false)) expect(sentenceForNoor(fact, words)).not.toMatch(timeIsUp)
  }
})

test('[SA-21] one sentence names everyone for whom the clock rolled for the start', () => {
  const rolls = (seat: number, byClock: boolean): AlleyOpenFact => ({ kind: 'startRolled', seat, dice: [], byClock })
  expect([0, 1, 2].map((seat) => sentenceForNoor(rolls(seat, true)))).toEqual([
    'Time is up: the clock rolls for Mara, you, and Teo.',
    undefined,
    undefined,
  ])
  expect(sentenceForNoor(rolls(0, true), nl)).toBe('De tijd is om: de klok gooit voor Mara, jou en Teo.')
  expect(sentenceForNoor(rolls(0, true), de)).toBe('Die Zeit ist um: Die Uhr würfelt für Mara, dich und Teo.')
  expect(sentenceForNoor(rolls(0, false))).toBeUndefined()
})

test('[SA-07] a sentence says who stopped early without three alike, in every language', () => {
  const turn = { ...common.turn, roller: 0, rolls: 1, dice: ['french', 'german', 'italian', 'russian', 'american'] } as const
  const fact: AlleyOpenFact = { kind: 'turnEnded', seat: 0, byClock: false }
  const stopped = { ...common, turn, due: { what: 'turn' } } as const
  expect(sentenceForNoor(fact, en, stopped)).toBe('Mara stopped after one roll.')
  expect(sentenceForNoor(fact, nl, stopped)).toBe('Mara is na één worp gestopt.')
  expect(sentenceForNoor(fact, de, stopped)).toBe('Mara hat nach einem Wurf aufgehört.')
  expect(sentenceForNoor(fact, en, { ...stopped, due: { what: 'throw', seat: 0 } })).toBeUndefined()
})

test('[SA-11] a wrong guess names who guessed, in every language', () => {
  const fact: AlleyOpenFact = { kind: 'guessed', by: 0, whom: 1, spy: 'spanish', right: false, until: null }
  expect(sentenceForNoor(fact)).toBe('Mara guessed wrong: you are not the Spaniard.')
  expect(sentenceForNoor(fact, nl)).toBe('Mara raadde mis: jij bent de Spanjaard niet.')
  expect(sentenceForNoor(fact, de)).toBe('Mara hat falsch geraten: Du bist nicht der Spanier.')
})
