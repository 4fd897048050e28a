// Tells a feed in sentences: what happened since somebody last looked, from the facts that the seat was told and from nothing else.
import type { Feed, GameTypes, Seat } from '@safehouse/engine'
import type { House, PackTexts } from '@safehouse/protocol'
import { sentences as kgb } from './sentences/cia-vs-kgb.ts'
import { sentences as shadow } from './sentences/shadow-in-the-night.ts'
import { sentences as alley } from './sentences/spy-alley-dice.ts'
import { sentences as spyfall } from './sentences/spyfall-2.ts'
import type { Teller } from './sentences/teller.ts'
import { sentences as topSecret } from './sentences/top-secret.ts'

type AnySentences = Readonly<Record<string, ((fact: never, teller: Teller) => string) | undefined>>
const sentencesByGame: Readonly<Record<string, AnySentences>> = {
  'spy-alley-dice': alley,
  'cia-vs-kgb': kgb,
  'shadow-in-the-night': shadow,
  'spyfall-2': spyfall,
  'top-secret': topSecret,
}

/** The texts of packs that are known by now, by pack id. */
export type KnownTexts = ReadonlyMap<string, PackTexts | undefined>
/** Ids of the packs whose texts a feed speaks of. */
export function packsIn(feed: Feed<GameTypes>): Set<string> {
  const ids = new Set<string>()
  for (const { facts } of feed)
    for (const fact of facts as readonly { readonly place?: unknown; readonly deck?: unknown }[]) {
      if (typeof fact.place === 'string') ids.add(fact.place.split('/')[0]!)
      if (typeof fact.deck === 'string') ids.add(fact.deck)
    }
  return ids
}

/** How sentences name seats and texts, for the viewer in `seat`. */
export function tellerFor({ on, people }: House, seat: Seat, texts: KnownTexts): Teller {
  const nameOf = (namedSeat: Seat) => {
    if (namedSeat === seat) return 'you'
    const person = people.find(({ id }) => id === on?.seats[namedSeat])
    return person ? JSON.stringify(person.name) : `seat ${namedSeat}` // in quotes: people choose their names
  }
  const placeOf = (key: string) => texts.get(key.split('/')[0]!)?.places?.find((place) => place.key === key)
  return {
    who: (seats) => {
      if (seats === null) return 'nobody'
      if (typeof seats === 'number') return nameOf(seats)
      return seats.length === 0 ? 'nobody' : seats.map(nameOf).join(', ')
    },
    does: (subject, plural, singular) => `${nameOf(subject)} ${subject === seat ? plural : singular}`,
    place: (key) => (key === null ? 'no place' : (placeOf(key)?.name ?? key)),
    role: (place, role) => (role === null || place === null ? 'no role' : (placeOf(place)?.roles[role] ?? `role ${role}`)),
    questions: (deck, card, side) => {
      const cardSide = texts.get(deck)?.cards?.[card]?.[side]
      return cardSide
        ? `yellow question ${JSON.stringify(cardSide.yellow)}, blue question ${JSON.stringify(cardSide.blue)}`
        : `${deck}, card ${card}, side ${side}`
    },
  }
}

/** A sentence for each fact, in order. A fact of a kind that has no sentence is given as JSON. */
export function narrate(game: string, feed: Feed<GameTypes>, teller: Teller): readonly string[] {
  const sentences = sentencesByGame[game] ?? {}
  return feed.flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const tellFact = Object.hasOwn(sentences, fact.kind) ? sentences[fact.kind] : undefined
      const sentence = tellFact ? tellFact(fact as never, teller) : JSON.stringify(fact)
      return sentence === '' ? [] : sentence.charAt(0).toUpperCase() + sentence.slice(1)
    }),
  )
}
