// Names that look like somebody else's are refused at one table, so that nobody can pass for another player.
import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { tableOf } from '../../testing/documents.ts'
import { addBots, join, rename } from './seating.ts'

describe('a name that looks like one at the table is refused', () => {
  const pairs = [
    ['Anna', 'Аnnа', 'Cyrillic letters'],
    ['ANNA', 'ΑΝΝΑ', 'Greek letters'],
    ['anna', 'ANΝA', 'one Greek letter, in capitals'],
    ['Bill', 'BiII', 'a capital I for an l'],
    ['lIl', 'III', 'l and I'],
    ['OO7', 'O07', 'O and 0'],
    ['Noor', 'N00r', 'zeros'],
    ['Zoë', 'Zоe', 'Cyrillic, and without the accent'],
    ['Mara', 'Ꮇara', 'a Cherokee letter'],
    ['Clara', 'CIara', 'a capital I'],
    ['Marnie', 'Mamie', 'rn and m'],
  ] as const
  for (const [first, second, how] of pairs)
    test(`${first} and ${second}: ${how}`, () => {
      expect(() => join(tableOf([first]), second)).toThrow('nameLooksAlike')
      expect(() => join(tableOf([second]), first)).toThrow('nameLooksAlike')
    })
})
test('the refusal says whose name it looks like', () => {
  expect(() => join(tableOf(['Anna']), 'Аnnа')).toThrow(expect.objectContaining({ body: { code: 'nameLooksAlike', with: { name: 'Anna' } } }))
})
test('names that only share letters, or that are written in another script, are different', () => {
  for (const [first, second] of [
    ['Anna', 'Anne'],
    ['Jan', 'Ian'],
    ['Иван', 'Ivan'],
    ['Ольга', 'Olga'],
    ['Νίκος', 'Nikos'],
    ['Bram', 'Brent'],
    ['Player 1', 'Player 2'],
    ['夜', '明'],
  ] as const)
    expect(join(tableOf([first]), second).person.name).toBe(second)
})
test('people may choose a name that looks like their own old one, and bots get names that look like nobody else’s', () => {
  const document = tableOf(['lIl'])
  expect(rename(document, document.host, 'III').people[0]?.name).toBe('III')
  expect(addBots(tableOf(['Μаgpіе']), 1, 12).people[1]?.name).toBe('Heron')
})
test('comparing the longest possible names is fast', () => {
  const worst = ['ﷺ'.repeat(20), 'ᾂ̸̸̸̸'.repeat(20).slice(0, 100), 'm'.repeat(20), '𝐌'.repeat(20)]
  const document = { ...tableOf(['Anna']), people: worst.flatMap((name) => tableOf(['Anna']).people.map((person) => ({ ...person, name }))) }
  join(tableOf(['Anna']), 'warm up')
  const begun = performance.now()
  for (let i = 0; i < 20; i++) join(document, `Bram ${i}`)
  expect((performance.now() - begun) / 20).toBeLessThan(20)
})
