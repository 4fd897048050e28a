// What a bot believes of the round so far: put together once a decision from what its seat has heard.

import { type Voice, voiceOf, voices } from '@safehouse/content/spyfall-2/voices.ts'
import { type BotInput, quickChance, type Seat } from '@safehouse/engine'
import { type Exchange, isSpy, type SpyfallTypes, usedPlaces } from '@safehouse/games/spyfall-2'
import { likeliest, remembered } from '../beliefs.ts'
import { oddsOfSpying, placesAfter, suspicions } from './inference.ts'
import { type Feature, features } from './meaning.ts'
import { type KnownPlace, knownPlaces } from './places.ts'
import { type Statement, statementsIn, topicOf } from './understand.ts'
import { type Lexicon, lexicon } from './words.ts'

export interface Beliefs {
  readonly seat: Seat
  readonly lexicon: Lexicon
  readonly places: readonly KnownPlace[]
  readonly statements: readonly Statement[]
  /** How likely each place is to one who knows only what was said by others. A spy's own belief. */
  readonly likely: readonly number[]
  /** Where we are: known, or the spy's best guess. */
  readonly here: KnownPlace
  readonly spying: boolean
  /** How likely each seat is a spy, to somebody who is none and is here; for a spy, as the others may see it, itself included. */
  readonly suspected: readonly number[]
  /** How much others may doubt oneself, where 1 is as much as anybody at the start. */
  readonly doubt: number
  readonly voice: Voice | undefined
  /** What nobody has asked about yet in this round. */
  readonly unasked: readonly Feature[]
}

const heard = remembered<readonly Exchange[], readonly Statement[]>()
const judged = remembered<readonly Statement[], readonly number[]>()

export function beliefsOf({ view, setup, seat, botSecret }: BotInput<SpyfallTypes>): Beliefs {
  const { common, hand } = view
  const known = knownPlaces(setup)
  const words = lexicon(setup.options.language)
  const statements = heard(common.record, setup.options.language, () => statementsIn(common.record, words, known))
  const used = usedPlaces(common)
  const spying = isSpy(hand)
  const likely = placesAfter(statements, known, used, (by) => by === seat || by === hand.card.pal)
  const here = known.find((place) => place.key === hand.card.place) ?? known[likeliest(likely).at]!
  const odds = judged(statements, here.key, () => oddsOfSpying(statements, here, known, used, setup.seats))
  const asked = common.record.map((exchange) => topicOf(exchange.question, words))
  const unasked = features.filter((feature) => !asked.includes(feature))
  return {
    seat,
    lexicon: words,
    places: known,
    statements,
    likely,
    here,
    spying,
    suspected: suspicions(odds, spying ? undefined : seat, common.terms.spies),
    doubt: (suspicions(odds, undefined, common.terms.spies)[seat]! * setup.seats) / common.terms.spies,
    voice: setup.options.roles ? voiceFor(here, hand.card.role, botSecret, common.round) : undefined,
    unasked: unasked.length > 0 ? unasked : features,
  }
}

/** A spy, and a role that we do not know, speak like anybody: the same all round long, and nobody can tell beforehand like whom. */
function voiceFor(here: KnownPlace, role: number | null, own: string, round: number): Voice {
  return role !== null && here.own ? voiceOf(here.own, role) : quickChance(`${own}/voice/${round}`).pick(voices)
}
