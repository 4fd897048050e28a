// Imagines where all cards are, consistent with what a viewer knows. It draws at random and starts again on a contradiction; the real
// distribution is always among the possible ones.
import type { Chance, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { ShadowTypes } from '../types.ts'
import { type Call, type Clues, gatherClues, type Slot } from './clues.ts'
import { type Card, cardKinds } from './index.ts'

export interface ImaginedCards {
  /** By seat, as dealt. */
  readonly hands: readonly (readonly Card[])[]
  /** The first pile, then those made of the discards, each from the top. */
  readonly piles: readonly (readonly Card[])[]
  /** In the order in which they were drawn. */
  readonly drawn: readonly Card[]
  /** In the order in which they were given, of all calls. */
  readonly answers: readonly Answer[]
}
export interface Answer {
  readonly seat: Seat
  readonly wants: boolean
}

export const noImaginedCards: ImaginedCards = { hands: [], piles: [], drawn: [], answers: [] }

export function imagineCards(feed: Feed<ShadowTypes>, viewer: Viewer, setup: Setup<ShadowTypes>, chance: Chance): ImaginedCards {
  const clues = cluesIn(feed, viewer, setup)
  for (let tries = 0; tries < 10_000; tries++) {
    const guess = guessCards(clues, chance)
    if (guess) return layOutCards(clues, guess, viewer, setup.seats, chance)
  }
  throw new Error('the cards cannot lie in any way that fits this feed')
}

/** The clues of the last feed, as a cache: bots imagine many worlds from one feed. */
let last: { readonly feed: Feed<ShadowTypes>; readonly heard: number; readonly viewer: Viewer; readonly clues: Clues } | undefined
function cluesIn(feed: Feed<ShadowTypes>, viewer: Viewer, setup: Setup<ShadowTypes>): Clues {
  if (last?.feed !== feed || last.heard !== feed.length || last.viewer !== viewer)
    last = { feed, heard: feed.length, viewer, clues: gatherClues(feed, viewer, setup) }
  return last.clues
}

interface Guess {
  /** By slot. */
  readonly cards: readonly Card[]
  /** By slot: whether it has been played. */
  readonly gone: readonly boolean[]
  /** By pack: what nobody got of it. */
  readonly rest: readonly (readonly Card[])[]
}
function guessCards({ slots, packs, signs }: Clues, chance: Chance): Guess | undefined {
  const cards = slots.map(({ card }) => card)
  const cardsLeft = packs.map((pack) => [...pack])
  for (const { card, pack } of slots) if (card) takeFrom(cardsLeft[pack]!, card)
  const gone = slots.map(() => false)
  const playableHands: { readonly inHand: readonly number[]; readonly isPlayable: (card: Card) => boolean }[] = []
  for (const sign of signs) {
    const inHand = sign.slots.filter((slot) => !gone[slot])
    if (sign.shows === 'wanted') playableHands.push({ inHand, isPlayable: (card) => cardKinds[card].fieldsFor(sign.board) !== undefined })
    else {
      const possible = inHand.filter((slot) => cardsLeft[slots[slot]!.pack]!.includes(sign.card))
      if (possible.length === 0) return undefined
      const slot = chance.pick(possible)
      takeFrom(cardsLeft[slots[slot]!.pack]!, sign.card)
      cards[slot] = sign.card
      gone[slot] = true
    }
  }
  const rest = cardsLeft.map((pack) => chance.shuffle(pack))
  const allCards = cards.map((card, slot) => card ?? rest[slots[slot]!.pack]!.pop()!)
  if (!playableHands.every(({ inHand, isPlayable }) => inHand.some((slot) => isPlayable(allCards[slot]!)))) return undefined
  return { cards: allCards, gone, rest }
}
const takeFrom = (pack: Card[], card: Card): void => void pack.splice(pack.indexOf(card), 1)

function layOutCards({ slots, packs, calls }: Clues, { cards, gone, rest }: Guess, viewer: Viewer, seats: number, chance: Chance): ImaginedCards {
  const cardsWhere = (isWanted: (slot: Slot) => boolean): Card[] => cards.filter((_, slot) => isWanted(slots[slot]!))
  const canPlay = ({ board }: Call, seat: Seat): boolean =>
    slots.some((slot, i) => slot.seat === seat && slot.turn !== board.turn && !gone[i] && cardKinds[cards[i]!].fieldsFor(board) !== undefined)
  return {
    hands: Array.from({ length: seats }, (_, seat) => cardsWhere((slot) => slot.turn === 0 && slot.seat === seat)),
    piles: packs.map((_, pack) => [...cardsWhere((slot) => slot.turn > 0 && slot.pack === pack), ...rest[pack]!]),
    drawn: cardsWhere((slot) => slot.turn > 0),
    answers: calls.flatMap((call) => answersTo(call, viewer, chance, (seat) => canPlay(call, seat))),
  }
}

/** Whose the answers were, and what they were: who is known to have wanted to has answered, the others in any order. */
function answersTo({ asked, answers, wanting }: Call, viewer: Viewer, chance: Chance, canPlay: (seat: Seat) => boolean): Answer[] {
  const otherAnswers = answers.filter((answer) => answer === null).length
  const otherSeats = asked.filter((seat) => seat !== viewer)
  const wantingSeats = otherSeats.filter((seat) => wanting?.includes(seat))
  const furtherSeats = chance.shuffle(otherSeats.filter((seat) => !wantingSeats.includes(seat))).slice(0, otherAnswers - wantingSeats.length)
  const order = chance.shuffle([...wantingSeats, ...furtherSeats])
  const wantsToPlay = (seat: Seat): boolean => (wanting ? wanting.includes(seat) : canPlay(seat) && chance.below(2) === 1)
  return answers.map((ownAnswer) => {
    const seat = ownAnswer ? (viewer as Seat) : order.pop()!
    return { seat, wants: ownAnswer ? ownAnswer.wants : wantsToPlay(seat) }
  })
}
