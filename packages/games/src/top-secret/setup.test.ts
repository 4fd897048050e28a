// The set-up of Top Secret: teams, decks and tokens.
import { type OwnPack, ownPackFormat } from '@safehouse/content/top-secret/own-pack.ts'
import { BadOption, chanceFrom, readOptions, seedFromText } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { cardsDrawnBefore } from './common.ts'
import { decksOf, draw } from './draw.ts'
import { topSecret } from './game.ts'
import { cardsInRound, roundsInMatch, teamCards, teams, tokenColourOf, tokenColours, tokensEach } from './teams.ts'
import { position } from './testing/position.ts'

const deckOf = (cards: number, id = 'ours'): OwnPack => ({
  format: ownPackFormat,
  id,
  name: 'Ours',
  cards: Array.from({ length: cards }, (_, i) => [
    { yellow: `Yellow ${i}?`, blue: `Blue ${i}?` },
    { yellow: `Yellow ${i} b?`, blue: `Blue ${i} b?` },
  ]),
})
const misfitOf = (...ownPacks: OwnPack[]) => topSecret.misfit!({ seats: 4, options: readOptions(topSecret.options, { packs: [], ownPacks }, 4) })

test('[TS-01] two teams, never more than five cards of each, and a hundred cards with two sides', () => {
  expect(teams).toEqual(['yellow', 'blue'])
  for (const team of teams) expect(teamCards(10).filter((card) => card === team)).toHaveLength(5)
  const decks = readOptions(topSecret.options, {}, 4)
  expect(decksOf(decks).map(({ cards }) => cards)).toEqual([100])
  const chance = chanceFrom(seedFromText('sides'), 'sides')
  const sides = Array.from({ length: 50 }, () => draw(decks, [], chance).side)
  expect([...new Set(sides)].sort()).toEqual([0, 1])
})

test.each([4, 6, 8, 10])('[TS-02] %i players: half of them Yellow, half Blue, nothing left over', (seats) => {
  const match = position(seats)
  const { teams } = match
  expect(teams().filter((team) => team === 'yellow')).toHaveLength(seats / 2)
  expect(match.truth.hidden.leftOver).toBeNull()
})
test.each([3, 5, 7, 9])('[TS-02] %i players: with the card left over, which nobody is shown, the teams are even', (seats) => {
  const match = position(seats)
  const { teams, heard, everyone } = match
  const cards = [...teams(), match.truth.hidden.leftOver]
  expect(cards.filter((team) => team === 'yellow')).toHaveLength((seats + 1) / 2)
  for (const viewer of [...everyone, 'spectator' as const]) expect(heard(viewer).map((fact) => fact.kind)).not.toContain('cardLeftOver')
})

test('[TS-03] ten colours for ten seats, four tokens each, of which a round uses three', () => {
  const match = position(10)
  expect(new Set(match.everyone.map(tokenColourOf)).size).toBe(10)
  expect(tokenColours).toHaveLength(topSecret.seats.max)
  match.answerAll()
  for (const seat of match.everyone)
    expect(match.round().cards.filter((card) => card.answerTokens.some((token) => token.seat === seat))).toHaveLength(3)
  expect(cardsInRound).toBeLessThan(tokensEach)
})

describe('decks', () => {
  test.each([
    ['one deck', [deckOf(9)]],
    ['two decks with the same numbers on their cards', [deckOf(5, 'five'), deckOf(4, 'four')]],
  ])('[TS-04] %s: no card comes twice in a game, not even with its other side, and every card of nine comes', (_, ownPacks) => {
    const match = position(4, { packs: [], ownPacks })
    for (let round = 1; round <= roundsInMatch; round++) {
      match.answerAll()
      match.pointRound()
      match.goOnAll()
    }
    const everyCard = ownPacks.flatMap(({ id, cards }) => cards.map((_, card) => `${id} ${card}`))
    const drawn = cardsDrawnBefore(match.common()).map(({ deck, card }) => `${deck} ${card}`)
    expect(drawn.toSorted()).toEqual(everyCard.toSorted())
    expect(drawn).not.toEqual(everyCard)
  })
  test('[TS-04] an own deck may join ours', () => {
    const withBothDecks = readOptions(topSecret.options, { ownPacks: [deckOf(50)] }, 4)
    const chance = chanceFrom(seedFromText('join'), 'join')
    const decks = Array.from({ length: 40 }, () => draw(withBothDecks, [], chance).deck)
    expect([...new Set(decks)].sort()).toEqual(['kitchen-table', 'ours'])
  })
  test('[TS-04] decks that join each other need nine cards together', () => {
    expect(misfitOf(deckOf(5, 'five'), deckOf(4, 'four'))).toBeUndefined()
  })
  test('[TS-04, TS-17] fewer than nine cards are refused', () => {
    expect(misfitOf(deckOf(8))).toEqual({ rule: 'TS-04', code: 'tooFewCards', with: { cards: 8, atLeast: 9 } })
  })
  test('[TS-04] a deck with a mistake is refused with its place', () => {
    const cards = [[{ yellow: 'Is it late?', blue: '' }]]
    expect(() => readOptions(topSecret.options, { ownPacks: [{ ...deckOf(9), cards }] }, 4)).toThrow(BadOption)
    expect(() => readOptions(topSecret.options, { ownPacks: [{ ...deckOf(9), cards }] }, 4)).toThrow('ownPacks: [0].cards[0][0].blue: empty')
  })
})

test('[TS-05] teams are dealt anew each round', () => {
  const deals = new Set<string>()
  const match = position(10)
  for (let round = 1; round <= roundsInMatch; round++) {
    deals.add(match.teams().join())
    match.answerAll()
    match.pointRound()
    match.goOnAll()
  }
  expect(deals.size).toBe(3)
})
