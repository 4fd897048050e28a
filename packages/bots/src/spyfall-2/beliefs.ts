// The beliefs of one seat in a round of Spyfall 2, computed for each decision from what the seat has heard.
import {
  type Disclosure,
  type Feature,
  features,
  type KnownPlace,
  type Lexicon,
  lexiconIn,
  mannerOf,
  type Plainness,
  reliedOn,
  roundBeliefs,
  suspicions,
  topicOf,
  tuningFor,
} from '@safehouse/beliefs/spyfall-2'
import { type Voice, voiceOf, voices } from '@safehouse/content/spyfall-2/voices.ts'
import { type BotInput, quickChance, type Seat } from '@safehouse/engine'
import { isSpy, type SpyfallTypes } from '@safehouse/games/spyfall-2'
import { likeliestOf } from './judging.ts'

export interface Beliefs {
  readonly seat: Seat
  readonly lexicon: Lexicon
  readonly places: readonly KnownPlace[]
  readonly disclosures: readonly Disclosure[]
  /** By index in `places`: its probability from what the others said, for somebody who does not know the place. A spy's own belief. */
  readonly likely: readonly number[]
  /** By index in `places`: how far a spy relies on that when it talks and names the place; others expect it of a spy. */
  readonly relied: readonly number[]
  /** The round's place: known, or a spy's best guess. */
  readonly here: KnownPlace
  readonly isSpy: boolean
  /** By seat: the probability that it is a spy, as this seat sees it; for a spy, as somebody who knows the place may see it. */
  readonly suspected: readonly number[]
  /** By seat: how much its own answers speak for a spy. Somebody may be suspected most because the others are cleared; this is apart from that. */
  readonly against: readonly number[]
  /** Seats whose words had to be guessed: people who type or talk. */
  readonly ownWords: ReadonlySet<Seat>
  /** Those of them who only talk, without a tap on a shade: nothing of theirs was heard. */
  readonly unheard: ReadonlySet<Seat>
  /** The other spy, where spies know each other. */
  readonly pal: Seat | null
  /** How plainly this seat speaks in this round. */
  readonly manner: Plainness
  readonly voice: Voice | undefined
  /** Features that nobody has asked about yet in this round; all features once each was asked about. */
  readonly unasked: readonly Feature[]
}

export function beliefsOf({ view, setup, seat, botSecret }: BotInput<SpyfallTypes>): Beliefs {
  const { common, hand } = view
  const words = lexiconIn(setup.options.language)
  const { places, disclosures, placeProbabilities, spyOddsAt } = roundBeliefs(common, hand, seat, setup)
  const here = places.find((place) => place.key === hand.card.place) ?? places[likeliestOf(placeProbabilities, botSecret).at]!
  const odds = spyOddsAt(here)
  const askedTopics = common.record.map((exchange) => topicOf(exchange.question, words))
  const ownWords = new Set(disclosures.flatMap(({ by, sure }) => (sure < 1 ? [by] : [])))
  const unasked = features.filter((feature) => !askedTopics.includes(feature))
  return {
    seat,
    lexicon: words,
    places,
    disclosures,
    likely: placeProbabilities,
    relied: reliedOn(placeProbabilities, tuningFor(common.terms).trust),
    here,
    isSpy: isSpy(hand),
    suspected: suspicions(odds, isSpy(hand) ? undefined : seat, common.terms.spies),
    against: odds,
    ownWords,
    unheard: new Set([...ownWords].filter((by) => disclosures.every((said) => said.by !== by || (said.sure === 0 && said.hints.length === 0)))),
    pal: hand.card.pal,
    manner: mannerOf(common.terms, botSecret, common.round),
    voice: setup.options.roles ? voiceFor(here, hand.card.role, botSecret, common.round) : undefined,
    unasked: unasked.length > 0 ? unasked : features,
  }
}

/** The voice of the seat's role. A spy, and a role of a host's own pack, get a random voice, the same all round long, which nobody can predict. */
function voiceFor(here: KnownPlace, role: number | null, botSecret: string, round: number): Voice {
  return role !== null && here.builtInId ? voiceOf(here.builtInId, role) : quickChance(`${botSecret}/voice/${round}`).pick(voices)
}
