// Every possible world of Spy Alley Dice: all ways in which the cards may be distributed, given one viewer's feed and nothing else. With
// six cards, each thrown away at most once, they can all be listed: `imagine` draws one, and bots weigh them.
import type { Feed, FeedMessage, Seat, Setup, Viewer } from '@safehouse/engine'
import type { AlleyOpenFact } from './facts.ts'
import { cardsEach, type Spy, spies } from './spies.ts'
import type { AlleyTypes } from './types.ts'

/** A set of cards as a bit set, one bit for each spy, because worlds are compared and copied very often. */
export type CardSet = number
export interface World {
  /** By seat: the cards that it was dealt. A card of no seat was never dealt. */
  readonly dealt: readonly CardSet[]
  /** By seat: the cards that it holds now. */
  readonly hands: readonly CardSet[]
  /** The cards that left a hand face down (given or thrown away), in that order. */
  readonly secretMoves: readonly Spy[]
}

export const toCardSet = (cards: readonly Spy[]): CardSet => cards.reduce((set, card) => set | bitOf(card), 0)
export const cardsIn = (set: CardSet): Spy[] => spies.filter((card) => set & bitOf(card))
export const bitOf = (card: Spy): CardSet => 1 << spies.indexOf(card)
const allCards: CardSet = toCardSet(spies)

export function possibleWorlds(feed: Feed<AlleyTypes>, viewer: Viewer, setup: Setup<AlleyTypes>): World[] {
  const ending = findFact(feed.at(-1)?.facts ?? [], 'gameEnded')
  const throwCounts: number[] = new Array(setup.seats).fill(0)
  let worlds: World[] = []
  for (const message of feed) {
    for (const fact of message.facts) {
      if (fact.kind === 'dealt') worlds = possibleDeals(viewer, findFact(message.facts, 'handDealt')?.cards ?? [], setup.seats)
      else if (fact.kind === 'guessed') worlds = keepWorldsAfterGuess(worlds, fact)
      else if (fact.kind === 'missionEnded')
        worlds = worlds.filter(({ hands }) => ((hands[fact.seat]! & bitOf(fact.spy)) !== 0) === fact.accomplished)
      else if (fact.kind === 'cardHandedOver') worlds = moveCardInWorlds(worlds, fact.from, fact.to, findFact(message.facts, 'cardGiven')?.spy)
      else if (fact.kind === 'cardThrown') {
        const thrownCard = ending?.thrown[fact.seat]?.[throwCounts[fact.seat]!++]
        worlds = moveCardInWorlds(worlds, fact.seat, undefined, findFact(message.facts, 'ownCardThrown')?.spy ?? thrownCard)
      } else if (fact.kind === 'gameEnded') worlds = worlds.filter((world) => isAsShown(world, fact))
    }
  }
  return worlds
}

function possibleDeals(viewer: Viewer, ownCards: readonly Spy[], seats: number): World[] {
  const cardsPerSeat = cardsEach(seats)
  let deals: CardSet[][] = [[]]
  for (let seat = 0; seat < seats; seat++) {
    const isViewer = seat === viewer
    const possibleCards = isViewer ? allCards : allCards & ~toCardSet(ownCards)
    deals = deals.flatMap((hands) => {
      const remaining = hands.reduce((cards, hand) => cards & ~hand, possibleCards)
      return isViewer ? [[...hands, toCardSet(ownCards)]] : listCombinations(remaining, cardsPerSeat).map((hand) => [...hands, hand])
    })
  }
  return deals.map((hands) => ({ dealt: hands, hands, secretMoves: [] }))
}
/** All sets of `count` cards. */
function listCombinations(from: CardSet, count: number): CardSet[] {
  if (count === 0) return [0]
  return cardsIn(from).flatMap((card, i, cards) => listCombinations(toCardSet(cards.slice(i + 1)), count - 1).map((others) => others | bitOf(card)))
}

function keepWorldsAfterGuess(worlds: World[], { by, whom, spy, right }: Extract<AlleyOpenFact, { kind: 'guessed' }>): World[] {
  const card = bitOf(spy)
  const remaining = worlds.filter(({ hands }) => ((hands[whom]! & card) !== 0) === right)
  return right ? remaining.map((world) => ({ ...world, hands: moveCard(world.hands, whom, by, card) })) : remaining
}

/** The worlds after a card left a hand face down: the card `known` to the viewer, else any card of that hand. Without `to` it is thrown away. */
function moveCardInWorlds(worlds: World[], from: Seat, to: Seat | undefined, known: Spy | undefined): World[] {
  return worlds.flatMap(({ dealt, hands, secretMoves }) => {
    const candidates = known === undefined ? cardsIn(hands[from]!) : hands[from]! & bitOf(known) ? [known] : []
    return candidates.map((card) => ({ dealt, hands: moveCard(hands, from, to, bitOf(card)), secretMoves: [...secretMoves, card] }))
  })
}
const moveCard = (hands: readonly CardSet[], from: Seat, to: Seat | undefined, card: CardSet): CardSet[] =>
  hands.map((hand, seat) => (seat === from ? hand & ~card : seat === to ? hand | card : hand))

const isAsShown = (world: World, shown: Extract<AlleyOpenFact, { kind: 'gameEnded' }>): boolean =>
  undealtIn(world) === toCardSet(shown.undealt) && world.hands.every((hand, seat) => hand === toCardSet(shown.hands[seat]!))
export const undealtIn = ({ dealt }: World): CardSet => dealt.reduce((cards, hand) => cards & ~hand, allCards)

type Heard = FeedMessage<AlleyTypes>['facts'][number]
const findFact = <N extends Heard['kind']>(facts: readonly Heard[], kind: N): Extract<Heard, { kind: N }> | undefined =>
  facts.find((fact): fact is Extract<Heard, { kind: N }> => fact.kind === kind)
