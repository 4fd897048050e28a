// The lexicon of a language: from meaning to sentences and back. Sentences of bots are understood exactly, typed ones by their words.
import { packs, placeKey } from '@safehouse/content/spyfall-2/packs.ts'
import { de as placesDe } from '@safehouse/content/spyfall-2/places.de.ts'
import { en as placesEn } from '@safehouse/content/spyfall-2/places.en.ts'
import { nl as placesNl } from '@safehouse/content/spyfall-2/places.nl.ts'
import { de as talkDe } from '@safehouse/content/spyfall-2/talk.de.ts'
import { en as talkEn } from '@safehouse/content/spyfall-2/talk.en.ts'
import { nl as talkNl } from '@safehouse/content/spyfall-2/talk.nl.ts'
import type { PlaceTexts, Talk } from '@safehouse/content/spyfall-2/texts.ts'
import type { Voice } from '@safehouse/content/spyfall-2/voices.ts'
import type { Chance } from '@safehouse/engine'
import type { Language } from '@safehouse/games/spyfall-2'
import type { Classifier } from './language/classifier.ts'
import { classifierIn } from './language/index.ts'
import type { Form } from './language/labels.ts'
import { type Feature, features, plainShades, type Shade } from './meaning.ts'

/** What a bot means to say, before it is put into words (by `worded`, or by a service). */
export type Intention =
  | { readonly say: 'question'; readonly about: Feature }
  | ({ readonly say: 'answer'; readonly about: Feature | undefined; readonly shade: Shade; readonly voice: Voice | undefined } & AskedFor)
/** What an answer has to fit: the form of the question, what a yes to it stands for, and whether a person put it. */
export interface AskedFor {
  readonly form: Form
  readonly direction: 1 | -1
  readonly byPerson: boolean
}

export interface Lexicon {
  readonly language: Language
  readonly talk: Talk
  /** Reads what people type, where somebody has brought its weights. */
  readonly classifier: () => Classifier | undefined
  readonly asked: ReadonlyMap<string, Feature>
  /** The meaning of bots' answers; without a feature it is relative to what was asked. */
  readonly answered: ReadonlyMap<string, { readonly feature: Feature | undefined; readonly shade: Shade }>
  /** Sentences in which a voice may wrap an answer, with the blank that separates them. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly about: ReadonlyMap<string, readonly Feature[]>
  readonly lows: ReadonlyMap<string, readonly Feature[]>
  readonly highs: ReadonlyMap<string, readonly Feature[]>
  readonly yes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
  readonly not: ReadonlySet<string>
  /** Words of names and roles that are in no sentence of bots, and the keys of the places they belong to. */
  readonly placed: ReadonlyMap<string, readonly string[]>
}

const texts: Readonly<Record<Language, readonly [Talk, PlaceTexts]>> = { en: [talkEn, placesEn], nl: [talkNl, placesNl], de: [talkDe, placesDe] }
export const placeTextsIn = (language: Language): PlaceTexts => texts[language][1]

const made = new Map<Language, Lexicon>()
export function lexicon(language: Language): Lexicon {
  const known = made.get(language)
  if (known) return known
  const lexicon = makeLexicon(language, ...texts[language], () => classifierIn(language))
  made.set(language, lexicon)
  return lexicon
}

function makeLexicon(language: Language, talk: Talk, { places }: PlaceTexts, classifier: () => Classifier | undefined): Lexicon {
  const asked = new Map<string, Feature>()
  const answered = new Map<string, { feature: Feature | undefined; shade: Shade }>()
  const [about, lows, highs] = [new Map<string, Feature[]>(), new Map<string, Feature[]>(), new Map<string, Feature[]>()]
  for (const feature of features) {
    const topic = talk.topics[feature]
    for (const question of topic.ask) asked.set(question, feature)
    for (const shade of plainShades) for (const answer of topic[shade]) answered.set(answer, { feature, shade })
    for (const word of wordsOf(`${topic.words.about} ${topic.words.low} ${topic.words.high}`)) file(about, word, feature)
    for (const word of wordsOf(topic.words.low)) file(lows, word, feature)
    for (const word of wordsOf(topic.words.high)) file(highs, word, feature)
  }
  for (const { low, high } of Object.values(talk.hazy)) {
    for (const answer of low) answered.set(answer, { feature: undefined, shade: 'ratherLow' })
    for (const answer of high) answered.set(answer, { feature: undefined, shade: 'ratherHigh' })
  }
  for (const answer of Object.values(talk.foggy).flat()) answered.set(answer, { feature: undefined, shade: 'foggy' })
  const placed = new Map<string, string[]>()
  const common = new Set(wordsOf(sentencesOf(talk).join(' ')))
  for (const pack of packs)
    for (const place of pack.places)
      for (const word of longWords(`${places[place].name} ${places[place].roles.join(' ')}`))
        if (!common.has(word) && !about.has(word)) file(placed, word, placeKey(pack.id, place))
  const openings = [...Object.values(talk.voices).flatMap((voice) => voice.before), ...talk.leads.yes, ...talk.leads.no]
  const before = openings.map((sentence) => `${sentence} `)
  const after = Object.values(talk.voices).flatMap((voice) => voice.after.map((sentence) => ` ${sentence}`))
  return {
    language,
    talk,
    classifier,
    asked,
    answered,
    before,
    after,
    about,
    lows,
    highs,
    yes: new Set(wordsOf(talk.words.yes)),
    no: new Set(wordsOf(talk.words.no)),
    not: new Set(wordsOf(talk.words.not)),
    placed,
  }
}
/** Everything that bots may say. */
export const sentencesOf = ({ topics, hazy, foggy, leads, voices }: Talk): readonly string[] => [
  ...Object.values(topics).flatMap(({ ask, low, mid, high }) => [...ask, ...low, ...mid, ...high]),
  ...Object.values(hazy).flatMap(({ low, high }) => [...low, ...high]),
  ...Object.values(foggy).flat(),
  ...[...leads.yes, ...leads.no],
  ...Object.values(voices).flatMap(({ before, after }) => [...before, ...after]),
]
function file<T>(index: Map<string, T[]>, word: string, value: T): void {
  const list = index.get(word)
  if (!list) index.set(word, [value])
  else if (!list.includes(value)) list.push(value)
}

/** Words in lower case. Phones write “isn’t” with a typographic apostrophe: both kinds are the same here. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? []
/** Words long enough to carry meaning. */
export const longWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= 5)

/** How often a plain answer is wrapped in a sentence of the speaker's voice, which fits few vague ones, and how often one to a person's yes/no question begins with yes or no, in percent. */
const COLOUR_PERCENT = 15
const LEAD_PERCENT = 40

/** A sentence for an intention. `textsSoFar` is what was said in this match, oldest first: what was not said yet is preferred. */
export function worded(intention: Intention, { talk }: Lexicon, textsSoFar: readonly string[], chance: Chance): string {
  if (intention.say === 'question') return freshest(talk.topics[intention.about].ask, textsSoFar, chance)
  const answer = freshest(answersFor(intention, talk), textsSoFar, chance)
  const lead = leadFor(intention, talk)
  if (lead && chance.below(100) < LEAD_PERCENT) return `${chance.pick(lead)} ${answer}`
  const isPlain = plainShades.some((shade) => shade === intention.shade)
  if (!intention.voice || !isPlain || chance.below(100) >= COLOUR_PERCENT) return answer
  const { before, after } = talk.voices[intention.voice]
  return chance.below(2) === 0 ? `${freshest(before, textsSoFar, chance)} ${answer}` : `${answer} ${freshest(after, textsSoFar, chance)}`
}
/** One that was not said yet; failing that, the one that was said longest ago. */
function freshest(sentences: readonly string[], textsSoFar: readonly string[], chance: Chance): string {
  const last = sentences.map((sentence) => textsSoFar.findLastIndex((text) => text.includes(sentence)))
  const longestAgo = Math.min(...last)
  return chance.pick(sentences.filter((_, i) => last[i] === longestAgo))
}
function answersFor({ about, shade, form, direction }: Extract<Intention, { say: 'answer' }>, talk: Talk): readonly string[] {
  if (shade === 'ratherLow' || shade === 'ratherHigh') {
    const { low, high } = talk.hazy[form === 'yesNo' || form === 'amount' ? form : 'open']
    return (shade === 'ratherHigh') === direction > 0 ? high : low
  }
  return shade === 'foggy' || !about ? talk.foggy[form === 'yesNo' ? 'any' : form] : talk.topics[about][shade]
}
/** A yes or a no that goes with a plain answer to a person's question. */
function leadFor({ shade, form, direction, byPerson }: Extract<Intention, { say: 'answer' }>, { leads }: Talk): readonly string[] | undefined {
  if (!byPerson || form !== 'yesNo' || (shade !== 'low' && shade !== 'high')) return undefined
  return (shade === 'high') === direction > 0 ? leads.yes : leads.no
}
