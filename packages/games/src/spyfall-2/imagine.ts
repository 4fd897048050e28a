// Imagines a log of Spyfall 2 with the same feed for this viewer: cards and votes that it does not know are made up, except those that
// the end of a round has shown. Facts are made anew by tell.ts.
import type { BareEntry, Chance, Feed, FeedMessage, Seat, Setup, Viewer } from '@safehouse/engine'
import { open } from '@safehouse/engine'
import { type Card, type Role, type Round, rolesFor, unusedPlaces } from './cards.ts'
import type { SpyfallOpenFact, SpyfallWhisper } from './facts.ts'
import * as tell from './tell.ts'
import { type Terms, termsOf } from './terms.ts'
import type { SpyfallToldFact, SpyfallTypes } from './types.ts'

type Heard = SpyfallOpenFact | SpyfallWhisper
type Of<N extends Heard['kind']> = Extract<Heard, { kind: N }>

export function imagine(feed: Feed<SpyfallTypes>, viewer: Viewer, setup: Setup<SpyfallTypes>, chance: Chance): BareEntry<SpyfallTypes>[] {
  const terms = termsOf(setup)
  const used: string[] = []
  return feed.map((message, i) => {
    const laterMessages = feed.slice(i)
    const told: SpyfallToldFact[] = []
    for (const fact of message.facts) {
      if (fact.kind === 'roundBegan')
        told.push(...tell.roundBegan(imagineRound(fact.dealer, laterMessages, viewer, terms, used, chance), terms.oldPals))
      else if (fact.kind === 'voted') told.push(...tell.voted(fact.by, imagineVote(fact.by, message, laterMessages, chance)))
      else if (fact.kind !== 'cardDealt' && fact.kind !== 'ownVote') told.push(open(fact))
      if (fact.kind === 'roundEnded') used.push(fact.place)
    }
    return { at: message.at, told }
  })
}

function imagineRound(dealer: Seat, laterMessages: Feed<SpyfallTypes>, viewer: Viewer, terms: Terms, used: readonly string[], chance: Chance): Round {
  const roundEnd = findFirst('roundEnded', laterMessages)
  if (roundEnd) return { dealer, place: roundEnd.place, cards: roundEnd.cards }
  const card = findFirst('cardDealt', laterMessages)
  const spiesShown = laterMessages.flatMap((message) => message.facts.flatMap((fact) => (fact.kind === 'spyShown' ? [fact.by] : [])))
  if (card && viewer !== 'spectator') return imagineDeal(card, viewer, spiesShown, { dealer, terms, used }, chance)
  return imagineDeal({ place: null, role: null, pal: null }, undefined, spiesShown, { dealer, terms, used }, chance)
}

interface RoundContext {
  readonly dealer: Seat
  readonly terms: Terms
  readonly used: readonly string[]
}
/** A random deal in which seat `me` has this card and the seats in `shown` are spies. */
function imagineDeal(card: Card, me: Seat | undefined, shown: readonly Seat[], { dealer, terms, used }: RoundContext, chance: Chance): Round {
  const knownSpies = new Set(shown)
  if (me !== undefined && card.role === null) knownSpies.add(me)
  if (card.pal !== null) knownSpies.add(card.pal)
  const mayBeSpy = (seat: Seat) => !knownSpies.has(seat) && !(seat === me && card.role !== null)
  const possibleSpies = chance.shuffle(Array.from({ length: terms.seats }, (_, seat) => seat).filter(mayBeSpy))
  const spies = [...knownSpies, ...possibleSpies.slice(0, terms.spies - knownSpies.size)]
  const place = unusedPlaces(terms, used).find(({ key }) => key === card.place) ?? chance.pick(unusedPlaces(terms, used))
  const ownRoles = card.role === null ? [] : [card.role]
  const roles = rolesFor(terms, place, terms.seats - spies.length - ownRoles.length, chance, ownRoles)
  const cards = Array.from({ length: terms.seats }, (_, seat): Role => (spies.includes(seat) ? null : seat === me ? card.role : roles.pop()!))
  return { dealer, place: place.key, cards }
}

/** The viewer's own vote is in the message itself. The vote of another seat is the one that was shown later, or else random. */
function imagineVote(by: Seat, { facts }: FeedMessage<SpyfallTypes>, laterMessages: Feed<SpyfallTypes>, chance: Chance): boolean {
  const ownVote = facts.find((fact) => fact.kind === 'ownVote')
  if (ownVote?.kind === 'ownVote') return ownVote.up
  const votesShown = findFirst('votesShown', laterMessages)
  return votesShown ? votesShown.hands.includes(by) : chance.below(2) === 0
}

function findFirst<N extends Heard['kind']>(kind: N, laterMessages: Feed<SpyfallTypes>): Of<N> | undefined {
  for (const { facts } of laterMessages) for (const fact of facts) if (fact.kind === kind) return fact as Of<N>
  return undefined
}
