import type { Round } from '@safehouse/games/top-secret'
import { describe, expect, test } from 'vitest'
import { few } from '../../words/few.ts'
import { toldOf } from './plays.ts'
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
const person = (name: string, you = false) => ({ name, you })
const people = [person('Mara', true), person('Noor'), person('Teo'), person('Ilse')]

describe('what a round was for one seat', () => {
  test('names the teammates whose fingers were on it', () => {
    expect(toldOf(round, 1)).toEqual({ team: 'yellow', at: 3, finding: 3, found: 1, foundBy: [0, 3] })
  })
  test('does not count the fingers of the other team', () => {
    expect(toldOf(round, 0)?.foundBy).toEqual([])
  })
  test('is nothing before all of it is shown', () => {
    expect(toldOf({ ...round, teams: null }, 0)).toBeUndefined()
  })
  test('is a sentence in every language', () => {
    const told = toldOf(round, 1)!
    const by = told.foundBy.map((seat) => people[seat]!)
    const said = [en, nl, de].map((words) => words.reason(told, people[1]!, people[3]!, by))
    expect(said).toEqual(['Found Ilse, found by you and Ilse', 'Vond Ilse; gevonden door jou en Ilse', 'Fand Ilse; gefunden von dir und Ilse'])
  })
})

describe('whom a line names', () => {
  test('up to four by name, whoever reads it last', () => {
    expect(few(people)).toEqual({ named: [people[1], people[2], people[3], people[0]], others: 0 })
  })
  test('two of more than four, the reader among them', () => {
    const six = [...people, person('Sam'), person('Ada')]
    expect(few(six)).toEqual({ named: [people[1], people[0]], others: 4 })
    expect(en.answering.waiting(six)).toBe('Waiting for Noor, you, and 4 others.')
  })
})
