// The set-up of Spyfall 2: places, spies, cards and rounds.
import { packs } from '@safehouse/content/spyfall-2/packs.ts'
import { dealMatch, feedOf, readOptions, seedFromText } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { dealRound, spySeats } from './cards.ts'
import { spyfall2 } from './game.ts'
import type { SpyfallOptions } from './options.ts'
import { misfit, termsOf, votesNeeded } from './terms.ts'
import { MINUTE_MS, position, spy, type startRound } from './testing/position.ts'

const setupOf = (seats: number, chosenOptions: Partial<SpyfallOptions> = {}) => ({
  seats,
  options: readOptions(spyfall2.options, chosenOptions, seats),
})
const ownPack = (rolesEach: number, places: number) => ({
  format: 'spyfall-2 pack 1' as const,
  id: 'ours',
  name: 'ours',
  rolesEach,
  places: Array.from({ length: places }, (_, i) => ({ name: `Place ${i}`, roles: Array.from({ length: rolesEach }, (_, j) => `Role ${j}`) })),
})
const dealMany = (seats: number, chosenOptions: Partial<SpyfallOptions>, count = 60) =>
  Array.from({ length: count }, (_, i) => dealMatch(spyfall2, setupOf(seats, chosenOptions), seedFromText(`deal ${i}`), 0))

test('[SF-01] twenty places of ten roles are on a list that is the same for everybody', () => {
  const { common } = dealMany(5, {}, 1)[0]!.truth
  expect(common.terms.places).toHaveLength(20)
  expect(common.terms.places.every((place) => place.roles === 10)).toBe(true)
  expect(common.terms.places[0]).toEqual({ key: 'lamplight/lighthouse', roles: 10 })
})

test.each([
  [3, 1],
  [6, 1],
  [7, 1],
  [8, 1],
  [9, 2],
  [12, 2],
])('[SF-02] %i players are advised to play with %i spies', (seats, spies) => {
  expect(termsOf(setupOf(seats)).spies).toBe(spies)
  expect(misfit(setupOf(seats))).toBeUndefined()
})
test('[SF-02] the host may choose one or two spies at any table, but twelve players always have two', () => {
  for (let seats = 3; seats <= 12; seats++) expect(misfit(setupOf(seats, { spies: 2 }))).toBeUndefined()
  for (let seats = 3; seats <= 11; seats++) expect(misfit(setupOf(seats, { spies: 1 }))).toBeUndefined()
  expect(misfit(setupOf(12, { spies: 1 }))).toEqual({ rule: 'SF-02', code: 'twelveNeedTwoSpies' })
  for (const match of dealMany(3, { spies: 2 }, 20)) expect(match.truth.hands.filter(({ card }) => card.role === null)).toHaveLength(2)
})

describe('a match of rounds', () => {
  const playRoundWithoutConviction = (match: ReturnType<typeof startRound>, from: number) => {
    const { seats } = match.setup
    const { dealer } = match.truth.common
    if (match.common().stage.is === 'dealt') match.does(dealer, { do: 'startClock' }, from)
    const roundEndsAt = from + match.truth.common.terms.roundMs
    match.does(dealer, { do: 'openVoting' }, roundEndsAt)
    for (let tried = 0; tried < seats; tried++)
      for (let seat = 0; seat < seats; seat++) if (seat !== (dealer + tried) % seats) match.does(seat, { do: 'vote', up: false }, roundEndsAt)
    return roundEndsAt
  }
  test('[SF-03] five rounds by default; most points win, and players who are tied win together', () => {
    expect(setupOf(4).options.rounds).toBe(5)
    const match = position([spy, 0, 1], { rounds: 1 })
    expect(spyfall2.outcome(match.truth.common)).toBeUndefined()
    playRoundWithoutConviction(match, 0)
    expect(spyfall2.outcome(match.truth.common)).toMatchObject({ winners: [0], points: [2, 0, 0] })
    const two = position([0, spy, 1, spy, 2], { rounds: 1, spies: 2 })
    playRoundWithoutConviction(two, 0)
    expect(spyfall2.outcome(two.truth.common)).toMatchObject({ winners: [1, 3], points: [0, 2, 0, 2, 0] })
  })
  test('[SF-04] a used place does not come back, and everyone knows which are used', () => {
    const match = position([spy, 0, 1], { rounds: 20 })
    let now = 0
    const places = new Set<string>()
    for (let round = 1; round <= 20; round++) {
      now = playRoundWithoutConviction(match, now)
      places.add(match.truth.common.results.at(-1)!.place)
      expect(match.truth.common.results).toHaveLength(round)
      if (round < 20) match.does(round % 3, { do: 'dealRound' }, now)
    }
    expect(places.size).toBe(20)
    expect(match.common().stage.is).toBe('over')
  })
  test('[SF-04] a match has at most as many rounds as places', () => {
    expect(misfit(setupOf(4, { rounds: 20 }))).toBeUndefined()
    expect(misfit(setupOf(4, { rounds: 21 }))).toEqual({ rule: 'SF-04', code: 'moreRoundsThanPlaces', with: { places: 20 } })
    expect(misfit(setupOf(4, { rounds: 50, packs: ['lamplight', 'daylight'] }))).toBeUndefined()
  })
  test('[SF-07] the first dealer is the host’s choice or random; then the next player to the left deals, and dealers play too', () => {
    expect(dealMany(5, { firstDealer: 3 }, 5).map((match) => match.truth.common.dealer)).toEqual([3, 3, 3, 3, 3])
    expect(dealMany(5, { firstDealer: 0 }).every((match) => match.truth.common.dealer === 0)).toBe(true)
    expect(new Set(dealMany(5, {}).map((match) => match.truth.common.dealer)).size).toBe(5)
    const match = position([spy, 0, 1])
    const now = playRoundWithoutConviction(match, 0)
    expect(spyfall2.choices({ seat: 2, common: match.truth.common, hand: match.truth.hands[2]! })).toEqual([])
    match.does(1, { do: 'dealRound' }, now)
    expect(match.truth.common).toMatchObject({ dealer: 1, round: 2, record: [], trials: [] })
    expect(match.truth.hands.filter(({ card }) => card.role === null)).toHaveLength(1)
  })
})

describe('the deal', () => {
  test('[SF-05] all spy cards and, for the rest, different roles of one place', () => {
    for (const match of dealMany(12, {})) {
      const roles = match.truth.hands.flatMap(({ card }) => (card.role === null ? [] : [card.role]))
      expect(roles).toHaveLength(10)
      expect(new Set(roles).size).toBe(10)
      expect(new Set(match.truth.hands.flatMap(({ card }) => card.place ?? [])).size).toBe(1)
    }
  })
  test('[SF-05] who is a spy, which place and which roles are random', () => {
    const plays = dealMany(4, {}, 400)
    expect(new Set(plays.map((match) => spySeats(match.truth.hands.map(({ card }) => card.role)).join())).size).toBe(4)
    expect(new Set(plays.flatMap((match) => match.truth.hands.map(({ card }) => card.place))).size).toBe(21)
    expect(new Set(plays.flatMap((match) => match.truth.hands.map(({ card }) => card.role))).size).toBe(11)
  })
  test('[SF-05, SF-06] everyone sees only their own card; a spy’s card shows neither place nor role, nor the other spy', () => {
    const match = position([spy, 4, spy, 7, 2], { spies: 2 })
    expect(match.truth.hands[0]!.card).toEqual({ place: null, role: null, pal: null })
    expect(match.truth.hands[1]!.card).toEqual({ place: 'lamplight/lighthouse', role: 4, pal: null })
    for (const seat of [0, 2]) expect(JSON.stringify(feedOf(match.entries, seat))).not.toContain('lighthouse')
    expect(feedOf(match.entries, 3)[0]!.facts).toHaveLength(2)
    expect(feedOf(match.entries, 'spectator')).toEqual([{ at: 0, facts: [{ kind: 'roundBegan', dealer: 0 }] }])
  })
  test('[SF-08] the role is on the card whether roles are played or not', () => {
    expect(setupOf(4).options.roles).toBe(true)
    for (const roles of [true, false]) expect(position([spy, 4, 5], { roles }).truth.hands[1]!.card.role).toBe(4)
  })
})

test.each([
  [3, 6],
  [4, 6],
  [5, 7],
  [6, 7],
  [7, 8],
  [8, 8],
  [9, 9],
  [10, 9],
  [11, 10],
  [12, 10],
])('[SF-09] a round of %i players lasts %i minutes', (seats, minutes) => {
  expect(termsOf(setupOf(seats)).roundMs).toBe(minutes * MINUTE_MS)
  expect(termsOf(setupOf(seats, { minutes: 4 })).roundMs).toBe(4 * MINUTE_MS)
})

test('[SF-09] the host may set any number of minutes from 1 to 30', () => {
  for (let minutes = 1; minutes <= 30; minutes++) expect(termsOf(setupOf(5, { minutes })).roundMs).toBe(minutes * MINUTE_MS)
  for (const minutes of [0, 31, 7.5]) expect(() => setupOf(5, { minutes })).toThrow('minutes')
})

describe('packs', () => {
  test('[SF-31] our second pack has thirty places of seven roles, for up to eight players with one spy', () => {
    expect(packs.map((pack) => [pack.places.length, pack.roles])).toEqual([
      [20, 10],
      [30, 7],
    ])
    expect(misfit(setupOf(8, { packs: ['daylight'], spies: 1 }))).toBeUndefined()
    expect(misfit(setupOf(9, { packs: ['daylight'], spies: 1 }))).toEqual({ rule: 'SF-31', code: 'morePlayersThanCards', with: { cards: 8 } })
  })
  test('[SF-31] played alone with two spies, the second pack has each role twice', () => {
    const terms = termsOf(setupOf(12, { packs: ['daylight'] }))
    expect(terms).toMatchObject({ spies: 2, sets: 2 })
    const chance = { below: () => 0, pick: <T>(list: readonly T[]) => list[0]!, shuffle: <T>(list: readonly T[]) => [...list].reverse() }
    expect(dealRound(terms, [], 0, chance).cards.filter((role) => role === 6)).toHaveLength(2)
    for (const match of dealMany(12, { packs: ['daylight'] })) {
      const roles = match.truth.hands.flatMap(({ card }) => (card.role === null ? [] : [card.role]))
      expect(roles).toHaveLength(10)
      for (const role of roles) expect(roles.filter((other) => other === role).length).toBeLessThanOrEqual(2)
    }
  })
  test('[SF-31] packs of different deck sizes are mixed with one spy only, for as many as the smallest deck serves', () => {
    const mixed = { packs: ['lamplight', 'daylight'] as const }
    expect(termsOf(setupOf(8, mixed))).toMatchObject({ spies: 1, sets: 1 })
    expect(termsOf(setupOf(8, mixed)).places).toHaveLength(50)
    expect(misfit(setupOf(8, { ...mixed, spies: 2 }))).toEqual({ rule: 'SF-31', code: 'mixedDecksOneSpy' })
    expect(misfit(setupOf(9, mixed))).toMatchObject({ code: 'morePlayersThanCards' })
  })
  test('[SF-31] which roles of a larger deck are left is random', () => {
    const cards = dealMany(8, { packs: ['lamplight', 'daylight'] }).flatMap((match) => match.truth.hands.map(({ card }) => card))
    const ofLargerDecks = cards.filter(({ place }) => place?.startsWith('lamplight/'))
    expect(new Set(ofLargerDecks.map(({ role }) => role)).size).toBe(10)
  })
  test('[SF-32] a host’s own pack is played, and mixed with others', () => {
    const ours = ownPack(10, 6)
    expect(termsOf(setupOf(12, { packs: [], ownPacks: [ours] })).places.map((place) => place.key)).toContain('ours/6')
    expect(termsOf(setupOf(6, { ownPacks: [ours] })).places).toHaveLength(26)
    expect(misfit(setupOf(5, { packs: [] }))).toEqual({ rule: 'SF-01', code: 'noPlaces' })
    expect(misfit(setupOf(5, { ownPacks: [ours, ours] }))).toEqual({ rule: 'SF-32', code: 'samePackTwice' })
  })
  test('[SF-32] an own pack with a mistake is refused with the exact position of the mistake', () => {
    const wrong = { ...ownPack(3, 4), rolesEach: 4 }
    expect(() => readOptions(spyfall2.options, { ownPacks: [wrong] }, 4)).toThrow('ownPacks: [0].places[0].roles: tooFew (atLeast 4)')
  })
})

test.each([
  [6, 1, 1, 5],
  [3, 1, 2, 2],
  [5, 2, 1, 3],
  [7, 2, 1, 5],
  [12, 2, 1, 10],
  [5, 2, 2, 3],
  [7, 2, 2, 4],
  [12, 2, 2, 9],
] as const)('[SF-16] of %i players with %i spies and %i dissenting, %i hands convict', (seats, spies, dissent, needed) => {
  expect(votesNeeded(seats, spies, dissent)).toBe(needed)
})

describe('[SF-34] options that do not go together are refused', () => {
  test.each([
    ['twelve players with one spy', setupOf(12, { spies: 1 }), 'twelveNeedTwoSpies'],
    ['two spies with packs of mixed deck sizes', setupOf(6, { spies: 2, packs: ['lamplight', 'daylight'] }), 'mixedDecksOneSpy'],
    ['old pals with one spy', setupOf(6, { oldPals: true }), 'oldPalsNeedTwoSpies'],
    ['more players than the deck has cards', setupOf(9, { spies: 1, packs: ['daylight'] }), 'morePlayersThanCards'],
    ['more rounds than places', setupOf(6, { rounds: 31, packs: ['daylight'] }), 'moreRoundsThanPlaces'],
  ])('%s', (_, setup, code) => {
    expect(misfit(setup)).toMatchObject({ code })
  })
})
