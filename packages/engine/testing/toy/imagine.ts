// Another log of Winks that gives a viewer the same feed: cards that the viewer has not seen are dealt anew, and nobody winked
// but those the viewer knows of. All facts come from tell.ts.
import type { Chance, Feed, HeardFact, ImaginedEntry, Setup, ToldFact, Viewer } from '@safehouse/engine'
import * as tell from './tell.ts'
import type { Winks } from './types.ts'

export function imagine(feed: Feed<Winks>, viewer: Viewer, { seats }: Setup<Winks>, chance: Chance): ImaginedEntry<Winks>[] {
  const [first, ...later] = feed
  const cards = cardsFor(feed, viewer, seats, chance)
  const dealt = cards.slice(0, seats).map((card, seat) => tell.cardDealt(seat, card))
  const begun = first!.facts.filter(({ kind }) => kind !== 'cardDealt').map(retold)
  return [
    { at: first!.at, told: [...dealt, tell.buried(cards[seats]!), ...begun] },
    ...later.map(({ at, facts }) => ({ at, told: facts.map(retold) })),
  ]
}

/** A card for each seat, and last the buried one. */
function cardsFor(feed: Feed<Winks>, viewer: Viewer, seats: number, chance: Chance): number[] {
  const known: (number | undefined)[] = Array(seats + 1).fill(undefined)
  for (const fact of feed.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'cardDealt' && viewer !== 'spectator') known[viewer] = fact.card
    if (fact.kind === 'shown') known[fact.seat] = fact.card
    if (fact.kind === 'finished') for (const [seat, card] of fact.cards.entries()) known[seat] = card
  }
  const unseen = chance.shuffle(Array.from({ length: seats + 1 }, (_, i) => i + 1).filter((card) => !known.includes(card)))
  return known.map((card) => card ?? unseen.pop()!)
}

function retold(fact: HeardFact<Winks>): ToldFact<Winks> {
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
      return tell.answered(fact.by, fact.to, fact.earlier, fact.yes)
    case 'cardDealt':
      throw new Error('a card is dealt with the deal alone')
  }
}
