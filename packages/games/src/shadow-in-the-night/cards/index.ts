// All kinds of cards of the variant with cards ("Top Secret cards"), in the order of the rules. A new kind is a file of its own and a line here.
import { aGoodWord } from './aGoodWord.ts'
import type { CardKind } from './card.ts'
import { changePlaces } from './changePlaces.ts'
import { evensong } from './evensong.ts'
import { hurry } from './hurry.ts'
import { intoTheRuin } from './intoTheRuin.ts'
import { moveTheSafe } from './moveTheSafe.ts'
import { offTheSafe } from './offTheSafe.ts'
import { outOfTheRuin } from './outOfTheRuin.ts'
import { payAVisit } from './payAVisit.ts'
import { recruit } from './recruit.ts'
import { sidestep } from './sidestep.ts'
import { stepBack } from './stepBack.ts'
import { toTheSafe } from './toTheSafe.ts'
import { twoAdvance } from './twoAdvance.ts'
import { twoRetreat } from './twoRetreat.ts'

const kinds = {
  stepBack,
  sidestep,
  twoRetreat,
  twoAdvance,
  offTheSafe,
  moveTheSafe,
  intoTheRuin,
  evensong,
  changePlaces,
  payAVisit,
  outOfTheRuin,
  hurry,
  aGoodWord,
  toTheSafe,
  recruit,
}
export type Card = keyof typeof kinds
export const cardKinds: Readonly<Record<Card, CardKind>> = kinds
export const cardNames = Object.keys(kinds) as [Card, ...Card[]]

/** SN-14: the whole pack; with seven players there is nobody to recruit, and that card stays in the box. */
export const packFor = (seats: number): Card[] =>
  cardNames.flatMap((card) => (card === 'recruit' && seats === 7 ? [] : new Array<Card>(cardKinds[card].copies).fill(card)))
/** SN-14: how many cards everybody is dealt. */
export const cardsEach = 2
/** SN-17: the most cards that anybody holds. */
export const maxCardsHeld = 4
