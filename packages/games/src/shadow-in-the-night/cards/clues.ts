// Clues in a viewer's feed about cards that the viewer has not seen: who must have held what, and when. `imagine` draws cards by them.
import type { Feed, HeardFact, Seat, Setup, Viewer } from '@safehouse/engine'
import { common, foldOpenFact, type ShadowCommon } from '../common.ts'
import type { ShadowOpenFact } from '../facts.ts'
import type { ShadowTypes } from '../types.ts'
import { type Card, cardsEach, packFor } from './index.ts'

/** A card that somebody got: dealt or drawn. */
export interface Slot {
  readonly seat: Seat
  /** Which pack it came from: 0 for the first, one more each time that the discards were shuffled. */
  readonly pack: number
  /** The turn in which it was drawn; 0 if it was dealt. */
  readonly turn: number
  /** What it is, if the viewer has seen it. */
  readonly card: Card | undefined
}
/** Evidence by another seat: one of these slots (by index), if it was still in hand, had a card like this. */
export type Sign =
  | { readonly shows: 'played'; readonly slots: readonly number[]; readonly card: Card }
  | { readonly shows: 'wanted'; readonly slots: readonly number[]; readonly board: ShadowCommon }
/** One call for cards. */
export interface Call {
  readonly asked: readonly Seat[]
  /** One for each answer: what the viewer said, or null for somebody else's. */
  readonly answers: ({ readonly wants: boolean } | null)[]
  /** Those who wanted to play, once that was told. */
  wanting: readonly Seat[] | null
  readonly board: ShadowCommon
}
export interface Clues {
  readonly slots: Slot[]
  /** What each pack was made of. */
  readonly packs: (readonly Card[])[]
  readonly signs: Sign[]
  readonly calls: Call[]
}

export function gatherClues(feed: Feed<ShadowTypes>, viewer: Viewer, setup: Setup<ShadowTypes>): Clues {
  const clues: Clues = { slots: [], packs: [packFor(setup.seats)], signs: [], calls: [] }
  let state = common.start(setup)
  for (const { facts } of feed) {
    const ownFacts = ownFactsIn(facts)
    for (const fact of facts) {
      if (!isOpen(fact)) continue
      addClues(clues, fact, state, viewer, ownFacts)
      state = foldOpenFact(state, fact)
    }
  }
  return clues
}
const isOpen = (fact: HeardFact<ShadowTypes>): fact is ShadowOpenFact => fact.kind in common.on

/** What one message told the viewer alone. */
interface OwnFacts {
  readonly cards?: readonly Card[]
  readonly taken?: Card
  readonly wants?: boolean
}
function ownFactsIn(facts: readonly HeardFact<ShadowTypes>[]): OwnFacts {
  let ownFacts: OwnFacts = {}
  for (const fact of facts) {
    if (fact.kind === 'cardsDealt') ownFacts = { ...ownFacts, cards: fact.cards }
    else if (fact.kind === 'cardTaken') ownFacts = { ...ownFacts, taken: fact.card }
    else if (fact.kind === 'answerNoted') ownFacts = { ...ownFacts, wants: fact.wants }
  }
  return ownFacts
}

function addClues(clues: Clues, fact: ShadowOpenFact, state: ShadowCommon, viewer: Viewer, ownFacts: OwnFacts): void {
  const { slots, packs, signs, calls } = clues
  switch (fact.kind) {
    case 'handsDealt':
      for (let seat = 0; seat < state.seats; seat++)
        for (let i = 0; i < cardsEach; i++) slots.push({ seat, pack: 0, turn: 0, card: seat === viewer ? ownFacts.cards?.[i] : undefined })
      break
    case 'pileRenewed':
      packs.push(state.cards.discards)
      break
    case 'cardDrawn':
      slots.push({ seat: fact.seat, pack: packs.length - 1, turn: state.turn, card: fact.seat === viewer ? ownFacts.taken : undefined })
      break
    case 'cardPlayed':
      if (fact.seat !== viewer) signs.push({ shows: 'played', slots: slotsPlayableIn(slots, fact.seat, state.turn), card: fact.card })
      break
    case 'cardsCalled':
      calls.push({ asked: state.cards.held.flatMap((held, seat) => (held > 0 ? [seat] : [])), answers: [], wanting: null, board: state })
      break
    case 'callAnswered':
      calls.at(-1)!.answers.push(ownFacts.wants === undefined ? null : { wants: ownFacts.wants })
      break
    case 'callClosed':
      calls.at(-1)!.wanting = fact.wanting
      for (const seat of fact.wanting)
        if (seat !== viewer) signs.push({ shows: 'wanted', slots: slotsPlayableIn(slots, seat, state.turn), board: state })
      break
  }
}
const slotsPlayableIn = (slots: readonly Slot[], seat: Seat, turn: number): number[] =>
  slots.flatMap((slot, i) => (slot.seat === seat && slot.turn !== turn ? [i] : []))
