// Asking and answering: somebody who knows the place hints without giving it away; a spy says what fits the likeliest places.

import { drawWeighted, happens } from '@safehouse/beliefs/probability'
import { type Feature, hazyShades, likelihood, placesAfter, plainShades, predicted, type Shade } from '@safehouse/beliefs/spyfall-2'
import type { Chance, Seat } from '@safehouse/engine'
import type { Beliefs } from './beliefs.ts'

/** How a level talks. */
export interface TalkStyle {
  /** How many topics are weighed before a question is asked. */
  readonly looks: number
  /** How often an answer is plain at a table of six, and how often a vague one says nothing at all. */
  readonly plain: number
  readonly foggy: number
}

/** Suspects are asked more often, and for something informative; others for something harmless, because a spy listens. */
export function questionFor(
  beliefs: Beliefs,
  whom: readonly Seat[],
  style: TalkStyle,
  chance: Chance,
): { readonly to: Seat; readonly about: Feature } {
  const to = drawWeighted(chance, whom, (seat) => (beliefs.isSpy ? 1 : 0.03 + beliefs.suspected[seat]!))
  const some = chance.shuffle(beliefs.unasked).slice(0, style.looks)
  if (beliefs.isSpy) return { to, about: best(some, (feature) => uncertaintyOf(beliefs, feature)) }
  const isSuspect = beliefs.suspected[to]! >= 1 / beliefs.suspected.length
  return { to, about: best(some, (feature) => informationOf(beliefs, feature) * (isSuspect ? 1 : -1)) }
}
function best<T>(list: readonly T[], worth: (element: T) => number): T {
  return list.reduce((found, one) => (worth(one) > worth(found) ? one : found))
}
/** How uncertain the answer is to a spy: 1 minus the probability of the likeliest one. */
const uncertaintyOf = ({ places, likely }: Beliefs, feature: Feature): number =>
  1 - Math.max(...plainShades.map((shade) => predicted(shade, feature, places, likely)))
/** Information of an honest answer for somebody who does not know the place: Kullback–Leibler divergence from what they expect. */
function informationOf({ places, likely, here }: Beliefs, feature: Feature): number {
  let sum = 0
  for (const shade of plainShades) {
    const honest = likelihood(shade, here.grades[feature])
    sum += honest * Math.log(honest / predicted(shade, feature, places, likely))
  }
  return sum
}

export function answerTo(beliefs: Beliefs, about: Feature | undefined, style: TalkStyle, chance: Chance): Shade {
  if (!about) return chance.pick(['foggy', ...hazyShades])
  return beliefs.isSpy ? bluff(beliefs, about, chance) : hint(beliefs, about, style, chance)
}

/** The truth, as plain as the bot dares. Squaring makes it err less than people do. */
function hint(beliefs: Beliefs, about: Feature, style: TalkStyle, chance: Chance): Shade {
  const grade = beliefs.here.grades[about]
  if (grade === undefined) return vagueAnswer(chance)
  const plain = drawWeighted(chance, plainShades, (shade) => likelihood(shade, grade) ** 2)
  if (happens(chance, plainness(beliefs, about, plain, style))) return plain
  return happens(chance, style.foggy) ? 'foggy' : drawWeighted(chance, hazyShades, (shade) => likelihood(shade, grade) ** 2)
}
/** An answer about a feature for which the pack has no grade. */
const vagueAnswer = (chance: Chance): Shade => (happens(chance, 0.5) ? 'foggy' : chance.pick(hazyShades))
/** The probability of a plain answer: higher while others suspect this seat, lower if the answer gives the place away or many others hint. */
function plainness({ places, statements, here, seat, doubt, suspected }: Beliefs, about: Feature, shade: Shade, style: TalkStyle): number {
  const said = { by: seat, feature: about, shade, sure: 1, hints: [] }
  const given = placesAfter([...statements, said], places, [], () => false)[places.indexOf(here)]!
  const fewer = (5 / (suspected.length - 1)) ** 1.5
  return Math.max(0, Math.min(0.95, style.plain * fewer * Math.min(2, doubt) * (1.2 - given)))
}

/** What fits the likeliest places; the less they agree, the vaguer. */
function bluff({ places, likely }: Beliefs, about: Feature, chance: Chance): Shade {
  const known = places.reduce((sum, place, i) => (place.grades[about] === undefined ? sum : sum + likely[i]!), 0)
  if (!happens(chance, known)) return vagueAnswer(chance)
  const guess = drawWeighted(chance, plainShades, (shade) => predicted(shade, about, places, likely) ** 2)
  const certain = predicted(guess, about, places, likely)
  if (happens(chance, 0.25 + 0.7 * certain)) return guess
  return happens(chance, 0.4) ? 'foggy' : drawWeighted(chance, hazyShades, (shade) => predicted(shade, about, places, likely))
}
