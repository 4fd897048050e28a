// Imagines a log of Spyfall 2 with the same feed for this viewer: cards and votes that it does not know are made up, except those that
// the end of a round has shown. Facts are made anew by tell.ts.
import type { Chance, Feed, FeedMessage, ImaginedEntry, Seat, Setup, Viewer } from '@safehouse/engine'
import { open } from '@safehouse/engine'
import { type Card, type Role, type Round, rolesFor, unusedPlaces } from './cards.ts'
import type { SpyfallOpenFact, SpyfallWhisper } from './facts.ts'
import * as tell from './tell.ts'
import { type Terms, termsOf } from './terms.ts'
import type { SpyfallToldFact, SpyfallTypes } from './types.ts'

type Heard = SpyfallOpenFact | SpyfallWhisper
type Of<N extends Heard['kind']> = Extract<Heard, { kind: N }>

export function imagine(feed: Feed<SpyfallTypes>, viewer: Viewer, setup: Setup<SpyfallTypes>, chance: Chance): ImaginedEntry<SpyfallTypes>[] {
  const terms = termsOf(setup)
  const used: string[] = []
  return feed.map((message, i) => {
    const ahead = feed.slice(i)
    const told: SpyfallToldFact[] = []
    for (const fact of message.facts) {
      if (fact.kind === 'roundBegan') told.push(...tell.roundBegan(imaginedRound(fact.dealer, ahead, viewer, terms, used, chance), terms.oldPals))
      else if (fact.kind === 'voted') told.push(...tell.voted(fact.by, voteOf(fact.by, message, ahead, chance)))
      else if (fact.kind !== 'cardDealt' && fact.kind !== 'ownVote') told.push(open(fact))
      if (fact.kind === 'roundEnded') used.push(fact.place)
    }
    return { at: message.at, told }
  })
}

function imaginedRound(dealer: Seat, ahead: Feed<SpyfallTypes>, viewer: Viewer, terms: Terms, used: readonly string[], chance: Chance): Round {
  const end = first('roundEnded', ahead)
  if (end) return { dealer, place: end.place, cards: end.cards }
  const card = first('cardDealt', ahead)
  const shown = ahead.flatMap((message) => message.facts.flatMap((fact) => (fact.kind === 'spyShown' ? [fact.by] : [])))
  if (card && viewer !== 'spectator') return roundWith(card, viewer, shown, { dealer, terms, used }, chance)
  return roundWith({ place: null, role: null, pal: null }, undefined, shown, { dealer, terms, used }, chance)
}

interface Frame {
  readonly dealer: Seat
  readonly terms: Terms
  readonly used: readonly string[]
}
/** A deal in which the viewer has this card and these others have shown that they are spies. */
function roundWith(card: Card, me: Seat | undefined, shown: readonly Seat[], { dealer, terms, used }: Frame, chance: Chance): Round {
  const known = new Set(shown)
  if (me !== undefined && card.role === null) known.add(me)
  if (card.pal !== null) known.add(card.pal)
  const innocent = (seat: Seat) => !known.has(seat) && !(seat === me && card.role !== null)
  const rest = chance.shuffle(Array.from({ length: terms.seats }, (_, seat) => seat).filter(innocent))
  const spies = [...known, ...rest.slice(0, terms.spies - known.size)]
  const place = unusedPlaces(terms, used).find(({ key }) => key === card.place) ?? chance.pick(unusedPlaces(terms, used))
  const ownRoles = card.role === null ? [] : [card.role]
  const roles = rolesFor(terms, place, terms.seats - spies.length - ownRoles.length, chance, ownRoles)
  const cards = Array.from({ length: terms.seats }, (_, seat): Role => (spies.includes(seat) ? null : seat === me ? card.role : roles.pop()!))
  return { dealer, place: place.key, cards }
}

/** The viewer's own vote is in the message itself; others' are as they were shown later, or may be either. */
function voteOf(by: Seat, { facts }: FeedMessage<SpyfallTypes>, ahead: Feed<SpyfallTypes>, chance: Chance): boolean {
  const own = facts.find((fact) => fact.kind === 'ownVote')
  if (own?.kind === 'ownVote') return own.up
  const shown = first('votesShown', ahead)
  return shown ? shown.hands.includes(by) : chance.below(2) === 0
}

function first<N extends Heard['kind']>(kind: N, ahead: Feed<SpyfallTypes>): Of<N> | undefined {
  for (const { facts } of ahead) for (const fact of facts) if (fact.kind === kind) return fact as Of<N>
  return undefined
}
