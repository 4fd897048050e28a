// Asking and answering: somebody who knows the place hints without giving it away; a spy says what fits the likeliest places. How plainly
// either of them speaks comes from the same distribution (plainness.ts).

import { drawWeighted, drawWhether } from '@safehouse/beliefs/probability'
import type { Form } from '@safehouse/beliefs/spyfall-2'
import { degreeOf, type Feature, hazyShades, likelihood, plainShades, predictShade, readinessFor, type Shade } from '@safehouse/beliefs/spyfall-2'
import type { Chance, Seat } from '@safehouse/engine'
import type { Beliefs } from './beliefs.ts'

/** How a level talks. */
export interface TalkStyle {
  /** How many topics are weighed before a question is asked. */
  readonly looks: number
}

/** What the talk of a seat rests on. */
export type Talking = Pick<Beliefs, 'isSpy' | 'suspected' | 'places' | 'relied' | 'here' | 'unasked' | 'manner' | 'pal'>

/** Suspects are asked more often, and for something informative; others for something harmless, because a spy listens. A spy does not lay a pal open. */
export function questionFor(
  beliefs: Talking,
  whom: readonly Seat[],
  style: TalkStyle,
  chance: Chance,
): { readonly to: Seat; readonly about: Feature } {
  const others = whom.filter((seat) => seat !== beliefs.pal)
  const to = drawWeighted(chance, others.length > 0 ? others : whom, (seat) => (beliefs.isSpy ? 1 : 0.03 + beliefs.suspected[seat]!))
  const considered = chance.shuffle(beliefs.unasked).slice(0, style.looks)
  if (beliefs.isSpy) return { to, about: best(considered, (feature) => uncertaintyOf(beliefs, feature)) }
  const isSuspect = beliefs.suspected[to]! >= 1 / beliefs.suspected.length
  return { to, about: best(considered, (feature) => informationOf(beliefs, feature) * (isSuspect ? 1 : -1)) }
}
function best<T>(list: readonly T[], worth: (element: T) => number): T {
  return list.reduce((found, candidate) => (worth(candidate) > worth(found) ? candidate : found))
}
/** How uncertain the answer is to a spy: 1 minus the probability of the likeliest one. */
const uncertaintyOf = ({ places, relied }: Talking, feature: Feature): number =>
  1 - Math.max(...plainShades.map((shade) => predictShade(shade, feature, places, relied)))
/** Information of an honest answer for somebody who does not know the place: Kullback–Leibler divergence from what they expect. */
function informationOf({ places, relied, here }: Talking, feature: Feature): number {
  let sum = 0
  for (const shade of plainShades) {
    const honest = likelihood(shade, here.grades[feature])
    sum += honest * Math.log(honest / predictShade(shade, feature, places, relied))
  }
  return sum
}

/** Topics about which a plain answer also answers a question of this form. */
const topicsOfForm: Readonly<Partial<Record<Form, readonly Feature[]>>> = {
  who: ['crowd', 'children', 'romance', 'animals'],
  why: ['trouble', 'danger', 'effort', 'noise', 'smell', 'waiting'],
  where: ['travel', 'sitting', 'indoors', 'height'],
  when: ['night', 'age', 'weather', 'waiting'],
}
/** What is asked for in a form to which no sentence about the topic is an answer is left unsaid, spy or not. */
const mustEvade = (about: Feature, form: Form): boolean => topicsOfForm[form]?.includes(about) === false

/** Forms of questions to which there are vague answers. */
const vagueForms: readonly Form[] = ['yesNo', 'amount', 'who']

export function answerTo(beliefs: Talking, about: Feature | undefined, form: Form, chance: Chance): Shade {
  if (!about || mustEvade(about, form)) return 'foggy'
  const isGraded = beliefs.isSpy ? drawWhether(chance, gradedShare(beliefs, about)) : beliefs.here.grades[about] !== undefined
  if (!isGraded) return drawWhether(chance, 0.5) ? 'foggy' : chance.pick(hazyShades)
  const degree = degreeOf(beliefs.manner, chance)
  if (degree === 'foggy') return 'foggy'
  const shades: readonly Shade[] = degree === 'plain' || !vagueForms.includes(form) ? plainShades : hazyShades
  return drawWeighted(chance, shades, (shade) => readinessFor(expected(beliefs, about, shade)))
}
/** How likely an answer is: by the place, or by what a spy takes for it. */
const expected = ({ isSpy, here, places, relied }: Talking, about: Feature, shade: Shade): number =>
  isSpy ? predictShade(shade, about, places, relied) : likelihood(shade, here.grades[about])
/** How likely the place is one for which the pack has a grade. */
const gradedShare = ({ places, relied }: Talking, about: Feature): number =>
  places.reduce((sum, place, i) => (place.grades[about] === undefined ? sum : sum + relied[i]!), 0)
