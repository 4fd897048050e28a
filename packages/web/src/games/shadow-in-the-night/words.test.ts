// What a newcomer reads: a roll gives steps, points are the score alone, and scoring is explained before it happens.
import { expect, test } from 'vitest'
import { first } from './first-words.ts'
import { de as scenesDe } from './scene-words/de.ts'
import { en as scenesEn } from './scene-words/en.ts'
import { nl as scenesNl } from './scene-words/nl.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { nl } from './words/nl.ts'

const heron = { name: 'Heron', you: false }
const languages = [
  ['en', en, /\bpoint/i, /safe.*scores the number of its building/],
  ['nl', nl, /\bpunt/i, /kluis.*scoort .*het getal van zijn gebouw/],
  ['de', de, /\bpunkt/i, /Tresor.*die Zahl seines Gebäudes/],
] as const

test.each(languages)('[SN-06] %s: a roll is taken in steps', (_, { turn, act, why, refusals }, point) => {
  const sentences = [turn.howManySteps, turn.tap, turn.left(0), turn.left(3), turn.leftOf(1, 3), act.points(2), why.pointsLeft(1), why.noPointsLeft]
  for (const sentence of [...sentences, refusals.tooManyPoints(), refusals.pointsLeft()]) expect(sentence).not.toMatch(point)
})
test.each(languages)('[SN-09] %s: the first screen and the first hint say what a scoring is', (language, { hints }, _, scoring) => {
  expect(first[language].also).toMatch(scoring)
  expect(hints.spend).toMatch(scoring)
  expect(first[language].goal).toContain('42')
})
test('[SN-10] the safe is moved, and nothing is said of agents where nobody is', () => {
  expect([scenesEn, scenesNl, scenesDe].map(({ takesSafe }) => takesSafe(heron))).toEqual([
    'Heron moves the safe',
    'Heron verplaatst de kluis',
    'Heron verrückt den Tresor',
  ])
  expect(en.safe.there(9, [])).toEqual({ strong: '9: nobody is there.', more: 'There is no scoring now.' })
})
