import type { Ground, KgbCommon } from '@safehouse/games/cia-vs-kgb'
import { expect, test } from 'vitest'
import { testTable } from '../test-table.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { nl } from '../words/nl.ts'
import { isHandMissing, stampFor, stampOf, summaryOf } from './end-summary.ts'
import { glancesOf, rowsOf } from './sight-lines-layout.ts'

const cards = ['cia', 'kgb', 'cia', 'kgb', 'cia', 'kgb'] as const
/** A match that ended on this ground, with these hands up. */
function endMatch(ground: Ground, winner: 'cia' | 'kgb' | null, raised: readonly number[]) {
  const { common, seats } = testTable().openProps()
  const over: KgbCommon = { ...common, raised, end: { winner, ground, cards, at: 9000 } }
  return { over, end: over.end!, summary: summaryOf(over, over.end!, seats) }
}

test('a sentence with its numbers says which rule decided', () => {
  const { why } = en.result
  expect(why.fewerHands(endMatch('fewerHands', 'kgb', [0, 2]).summary)).toBe(
    'Two CIA hands, but Jonas did not join. Not a whole side, so fewer hands win: the KGB raised none.',
  )
  expect(why.wholeSideRaised(endMatch('wholeSideRaised', 'cia', [0, 1, 2, 4]).summary)).toBe(
    'All three CIA hands went up, and one KGB hand with them. A whole side wins.',
  )
  expect(why.equalHands(endMatch('equalHands', null, [0, 1]).summary)).toBe(
    'One hand of each side, and neither side whole. Equal hands: nobody wins.',
  )
  expect(why.everyoneRaised(endMatch('everyoneRaised', null, [0, 1, 2, 3, 4, 5]).summary)).toContain('All six hands')
  for (const { result } of [en, nl, de]) {
    expect(result.why.fewerHands(endMatch('fewerHands', 'kgb', [0, 2]).summary)).toMatch(/Jonas.*KGB/)
    expect(result.why.answersUsedUp({ ...endMatch('answersUsedUp', null, []).summary, answers: 120 })).toContain('120')
  }
})
test('a hand is missing only if its side raised some hands and did not win', () => {
  const lost = endMatch('fewerHands', 'kgb', [0, 1, 2])
  expect(cards.map((_, seat) => isHandMissing(lost.over, lost.end, seat))).toEqual([false, false, false, false, true, false])
  const won = endMatch('wholeSideRaised', 'cia', [0, 2, 4])
  expect(cards.some((_, seat) => isHandMissing(won.over, won.end, seat))).toBe(false)
})
test('the stamp of the scene speaks of the raise, and that of a debrief of its player', () => {
  const stamps = ({ end }: ReturnType<typeof endMatch>) => [stampOf(end), stampFor(end, 0), stampFor(end, 1), stampFor(end, undefined)]
  expect(stamps(endMatch('fewerHands', 'kgb', [0, 2]))).toEqual(['lost', 'lost', 'won', 'lost'])
  expect(stamps(endMatch('wholeSideRaised', 'cia', [0, 2, 4]))).toEqual(['won', 'won', 'lost', 'won'])
  expect(stamps(endMatch('equalHands', null, [0, 1]))).toEqual(['nobody', 'nobody', 'nobody', 'nobody'])
})
test('the chart groups rows by side, and draws an arrow from a card to who saw it, two for a yes', () => {
  const rows = rowsOf({ winner: null, ground: 'equalHands', cards, at: 0 })
  expect(rows.map(({ seat }) => seat)).toEqual([0, 2, 4, 1, 3, 5])
  expect(rows.filter(({ isFirst }) => isFirst).map(({ seat }) => seat)).toEqual([0, 1])
  const asked = { by: 1, to: 4, at: 0, byClock: false }
  const no = glancesOf({ ...asked, answer: { yes: false, at: 0, byClock: false } }, rows)
  expect(no.map(({ card, seenBy }) => [card, seenBy])).toEqual([[1, 4]])
  const yes = glancesOf({ ...asked, answer: { yes: true, at: 0, byClock: false } }, rows)
  expect(yes.map(({ card, seenBy }) => [card, seenBy])).toEqual([
    [1, 4],
    [4, 1],
  ])
  expect(yes[0]!.fromY).toBe(yes[1]!.toY)
})
