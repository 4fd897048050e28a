import type { Round } from '@safehouse/games/top-secret'
import { describe, expect, test } from 'vitest'
import { nameSome } from '../../i18n/name-some.ts'
import type { SeatedPlayer } from '../screens.ts'
import { outcomeOf, reasonOf } from './props.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { nl } from './words/nl.ts'

const round: Round = {
  cards: [],
  ready: [],
  pointedByClock: [],
  teams: ['yellow', 'yellow', 'blue', 'yellow'],
  pointings: [1, 3, 0, 1],
  points: [
    { finding: 3, found: 0 },
    { finding: 3, found: 1 },
    { finding: 0, found: 0 },
    { finding: 3, found: 1 },
  ],
}
const person = (name: string, you = false): SeatedPlayer => ({
  name,
  you,
  seat: 0,
  mark: 0,
  initials: '',
  kind: 'person',
  here: true,
  standIn: false,
})
const people = [person('Mara', true), person('Noor'), person('Teo'), person('Ilse')]
const reasonsIn = (round: Round, seat: number) => [en, nl, de].map((words) => reasonOf({ seats: people, words }, outcomeOf(round, seat)!, seat))

describe('the outcome of a round for a seat', () => {
  test('names the teammates who pointed at it', () => {
    expect(outcomeOf(round, 1)).toEqual({ team: 'yellow', target: 3, byClock: false, finding: 3, found: 1, foundBy: [0, 3], foundByClock: [] })
  })
  test('does not count pointing by the other team', () => {
    expect(outcomeOf(round, 0)?.foundBy).toEqual([])
  })
  test('is undefined until the round is revealed', () => {
    expect(outcomeOf({ ...round, teams: null }, 0)).toBeUndefined()
  })
  test('is a sentence in every language', () => {
    expect(reasonsIn(round, 1)).toEqual([
      'Found Ilse. Found by you and Ilse',
      'Vond Ilse. Gevonden door jou en Ilse',
      'Fand Ilse. Gefunden von dir und Ilse',
    ])
  })
  test('[TS-16] says when the clock pointed, not a player', () => {
    const hurried = { ...round, pointedByClock: [1, 2, 3] }
    expect(reasonsIn(hurried, 1)).toEqual([
      'The clock found Ilse. Found by you and the clock',
      'De klok vond Ilse. Gevonden door jou en de klok',
      'Die Uhr fand Ilse. Gefunden von dir und der Uhr',
    ])
    expect(reasonsIn(hurried, 2)).toEqual([
      'The clock pointed at you: wrong. Found by nobody',
      'De klok wees naar jou: fout. Door niemand gevonden',
      'Die Uhr zeigte auf dich: falsch. Von niemandem gefunden',
    ])
    expect(reasonsIn(hurried, 0)[0]).toBe('Found Noor. Found by nobody')
  })
  test('[TS-16] does not say of a lone player that they knew it when the clock pointed', () => {
    const points = [0, 0, 4].map((finding) => ({ finding, found: 0 }))
    const idle: Round = { ...round, pointedByClock: [0, 1, 2], teams: ['yellow', 'yellow', 'blue'], pointings: [0, 2, 2], points }
    expect(reasonsIn(idle, 2)).toEqual([
      'Was alone, and the clock pointed right. Found by nobody',
      'Was alleen, en de klok wees goed. Door niemand gevonden',
      'War allein, und die Uhr zeigte richtig. Von niemandem gefunden',
    ])
    expect(reasonsIn({ ...idle, pointedByClock: [0, 1] }, 2)[0]).toBe('Was alone and knew it. Found by nobody')
    expect(reasonsIn(idle, 0)[0]).toBe('The clock pointed at you: wrong. Found by nobody')
  })
})

describe('a list of players in a sentence', () => {
  test('has up to four names, the reader first', () => {
    expect(nameSome([...people].reverse())).toEqual({ named: [people[0], people[3], people[2], people[1]], others: 0 })
  })
  test('has two names of more than four people, one of them the reader', () => {
    const six = [person('Sam'), person('Ada'), ...people]
    expect(nameSome(six)).toEqual({ named: [people[0], six[0]], others: 4 })
    expect(en.answering.waiting(six)).toBe('Waiting for you, Sam, and 4 others.')
  })
})

test('the sentence of an arrow has the right verb for the reader', () => {
  const [mara, noor] = people as [SeatedPlayer, SeatedPlayer]
  expect(en.scoredTitle.arrow(mara, noor, true)).toBe('You pointed at Noor, and were right')
  expect(en.scoredTitle.arrow(noor, mara, false)).toBe('Noor pointed at you, and was wrong')
})

test('[TS-15] players who win together are named in one sentence, with the right verb for the reader', () => {
  const [mara, noor] = people as [SeatedPlayer, SeatedPlayer]
  const wins = (...winners: SeatedPlayer[]) => [en, nl, de].map((words) => words.result.wins(winners, 7))
  expect(wins(mara, noor)).toEqual(['You and Noor win with 7', 'Jij en Noor winnen met 7', 'Du und Noor gewinnt mit 7'])
  expect(wins(noor, mara)).toEqual(['Noor and you win with 7', 'Noor en jij winnen met 7', 'Noor und du gewinnt mit 7'])
})
