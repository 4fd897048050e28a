// What the screens say about the card round, also after the last card has gone to a pile or a player.
import { foldOpenFeed, readOptions } from '@safehouse/engine'
import { type ShadowCommon, type ShadowOpenFact, shadowInTheNight } from '@safehouse/games/shadow-in-the-night'
import { expect, test } from 'vitest'
import { lastPlayed, passedSince } from './card-round.ts'

/** The table after these facts of a card round that seat 1, which is on turn, begins. */
function inRound(seats: number, ...facts: readonly ShadowOpenFact[]): ShadowCommon {
  const options = readOptions(shadowInTheNight.options, { cards: true }, seats)
  const begun: ShadowOpenFact[] = [
    { kind: 'dealt', agents: ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle', 'larsson'] },
    { kind: 'handsDealt', each: 2, pile: 1 },
    { kind: 'cardPlayed', seat: 0, card: 'evensong' },
    { kind: 'turnBegan', seat: 1, roll: 2, until: null },
    { kind: 'callClosed', wanting: [1] },
    { kind: 'askedToPlay', seat: 1, until: null },
  ]
  return foldOpenFeed(shadowInTheNight, { seats, options }, [{ at: 0, facts: [...begun, ...facts] }])
}
const done: ShadowOpenFact[] = [
  { kind: 'finished', seat: 1 },
  { kind: 'askedToPlay', seat: 2, until: null },
]
const twoPasses: ShadowOpenFact[] = [
  { kind: 'passed', seat: 2 },
  { kind: 'askedToPlay', seat: 3, until: null },
  { kind: 'passed', seat: 3 },
  { kind: 'askedToPlay', seat: 0, until: null },
]

test('before the first card of a round no card was played last, whatever lies on the discards', () => {
  expect([lastPlayed(inRound(4)), passedSince(inRound(4))]).toEqual([null, []])
  expect(lastPlayed(inRound(4, { kind: 'roundClosed' }))).toBeNull()
})
test('a card is the last one through all passes, and those who passed are named in order', () => {
  const common = inRound(4, { kind: 'cardPlayed', seat: 1, card: 'hurry' }, ...done, ...twoPasses)
  expect([lastPlayed(common), passedSince(common)]).toEqual([{ seat: 1, card: 'hurry' }, [2, 3]])
})
test('a recruit card that has left the game was still played last', () => {
  const common = inRound(6, { kind: 'cardPlayed', seat: 1, card: 'recruit' }, { kind: 'recruited', seat: 1, unseen: 0 }, ...done)
  expect([common.cards.discards, lastPlayed(common)]).toEqual([['evensong'], { seat: 1, card: 'recruit' }])
})
test('a card that was shuffled into a new pile was still played last, and passes count from it', () => {
  const drawing: ShadowOpenFact[] = [{ kind: 'pileRenewed' }, { kind: 'cardDrawn', seat: 1 }]
  const common = inRound(4, { kind: 'cardPlayed', seat: 1, card: 'intoTheRuin' }, ...drawing, ...done, ...twoPasses)
  expect([common.cards.discards, lastPlayed(common), passedSince(common)]).toEqual([[], { seat: 1, card: 'intoTheRuin' }, [2, 3]])
})
