// Imagines a log of Winks that gives a viewer the same feed: cards that the viewer has not seen are dealt anew, and there are no winks
// but those that the viewer knows of. All facts come from tell.ts.
import type { BareEntry, Chance, Feed, HeardFact, Setup, ToldFact, Viewer } from '@safehouse/engine'
import * as tell from './tell.ts'
import type { WinksTypes } from './types.ts'

export function imagine(feed: Feed<WinksTypes>, viewer: Viewer, { seats }: Setup<WinksTypes>, chance: Chance): BareEntry<WinksTypes>[] {
  const [first, ...later] = feed
  const cards = imagineCards(feed, viewer, seats, chance)
  const dealt = cards.slice(0, seats).map((card, seat) => tell.cardDealt(seat, card))
  const otherFacts = first!.facts.filter(({ kind }) => kind !== 'cardDealt').map(retell)
  return [
    { at: first!.at, told: [...dealt, tell.buried(cards[seats]!), ...otherFacts] },
    ...later.map(({ at, facts }) => ({ at, told: facts.map(retell) })),
  ]
}

/** A card for each seat, and last the buried one. */
function imagineCards(feed: Feed<WinksTypes>, viewer: Viewer, seats: number, chance: Chance): number[] {
  const knownCards: (number | undefined)[] = Array(seats + 1).fill(undefined)
  for (const fact of feed.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'cardDealt' && viewer !== 'spectator') knownCards[viewer] = fact.card
    if (fact.kind === 'shown') knownCards[fact.seat] = fact.card
    if (fact.kind === 'finished') for (const [seat, card] of fact.cards.entries()) knownCards[seat] = card
  }
  const unseenCards = chance.shuffle(Array.from({ length: seats + 1 }, (_, i) => i + 1).filter((card) => !knownCards.includes(card)))
  return knownCards.map((card) => card ?? unseenCards.pop()!)
}

function retell(fact: HeardFact<WinksTypes>): ToldFact<WinksTypes> {
  switch (fact.kind) {
    case 'roundBegun':
      return tell.roundBegun(fact.round, fact.until)
    case 'rolled':
      return tell.rolled(fact.seat, fact.pips)
    case 'skipped':
      return tell.skipped(fact.seat)
    case 'shown':
      return tell.shown(fact.seat, fact.card)
    case 'finished':
      return tell.finished(fact.cards)
    case 'winked':
      return tell.winked(fact)
    case 'faded':
      return tell.faded(fact)
    case 'answered':
      return tell.answered(fact.by, fact.to, fact.earlierWinks, fact.yes)
    case 'cardDealt':
      throw new Error('cardDealt occurs only in the first entry')
  }
}
