// The beliefs of one seat in a round of Spyfall 2, computed for each decision from what the seat has heard.

import { likeliest } from '@safehouse/beliefs/probability'
import {
  type Feature,
  features,
  type KnownPlace,
  type Lexicon,
  lexicon,
  roundBeliefs,
  type Statement,
  suspicions,
  topicOf,
} from '@safehouse/beliefs/spyfall-2'
import { type Voice, voiceOf, voices } from '@safehouse/content/spyfall-2/voices.ts'
import { type BotInput, quickChance, type Seat } from '@safehouse/engine'
import { isSpy, type SpyfallTypes } from '@safehouse/games/spyfall-2'

export interface Beliefs {
  readonly seat: Seat
  readonly lexicon: Lexicon
  readonly places: readonly KnownPlace[]
  readonly statements: readonly Statement[]
  /** By index in `places`: its probability from what the others said, for somebody who does not know the place. A spy's own belief. */
  readonly likely: readonly number[]
  /** The round's place: known, or a spy's best guess. */
  readonly here: KnownPlace
  readonly isSpy: boolean
  /** By seat: the probability that it is a spy, as this seat sees it; for a spy, as somebody who knows the place may see it. */
  readonly suspected: readonly number[]
  /** How much others may suspect this seat, where 1 is the suspicion of anybody before a word was said. */
  readonly doubt: number
  readonly voice: Voice | undefined
  /** Features that nobody has asked about yet in this round; all features once each was asked about. */
  readonly unasked: readonly Feature[]
}

export function beliefsOf({ view, setup, seat, botSecret }: BotInput<SpyfallTypes>): Beliefs {
  const { common, hand } = view
  const words = lexicon(setup.options.language)
  const { places, statements, likely, oddsAt } = roundBeliefs(common, hand, seat, setup)
  const here = places.find((place) => place.key === hand.card.place) ?? places[likeliest(likely).at]!
  const odds = oddsAt(here)
  const asked = common.record.map((exchange) => topicOf(exchange.question, words))
  const unasked = features.filter((feature) => !asked.includes(feature))
  return {
    seat,
    lexicon: words,
    places,
    statements,
    likely,
    here,
    isSpy: isSpy(hand),
    suspected: suspicions(odds, isSpy(hand) ? undefined : seat, common.terms.spies),
    doubt: (suspicions(odds, undefined, common.terms.spies)[seat]! * setup.seats) / common.terms.spies,
    voice: setup.options.roles ? voiceFor(here, hand.card.role, botSecret, common.round) : undefined,
    unasked: unasked.length > 0 ? unasked : features,
  }
}

/** The voice of the seat's role. A spy, and a role of a host's own pack, get a random voice, the same all round long, which nobody can predict. */
function voiceFor(here: KnownPlace, role: number | null, own: string, round: number): Voice {
  return role !== null && here.own ? voiceOf(here.own, role) : quickChance(`${own}/voice/${round}`).pick(voices)
}
