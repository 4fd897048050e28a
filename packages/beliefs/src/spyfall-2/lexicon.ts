// The lexicon of a language, for both ways: a bot's intention is put into a sentence, and a sentence is looked up again. Sentences of
// bots are found whole; what people type is found word by word. understand.ts does the looking up.
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

/** What a bot means to say, before it is put into words by `putIntoWords` (a language model may reword it). */
export type Intention =
  | { readonly say: 'question'; readonly about: Feature }
  | ({ readonly say: 'answer'; readonly about: Feature | undefined; readonly shade: Shade; readonly voice: Voice | undefined } & QuestionManner)
/** How a question was put: its answer has to fit that. */
export interface QuestionManner {
  readonly form: Form
  /** What a yes means: 1 that there is much of the feature ("Is it loud?"), -1 that there is little ("Is it quiet?"). */
  readonly direction: 1 | -1
  /** Whether a human typed it; false for a bot's sentence and for a question that was spoken. */
  readonly byHuman: boolean
}

/** What is known of one language (features and shades: meaning.ts): what bots say in it, and maps from sentences and single words to their meaning. */
export interface Lexicon {
  readonly language: Language
  readonly talk: Talk
  /** The classifier of what people type; undefined where its weights were not loaded (`provideWeights`), as in a browser. */
  readonly classifier: () => Classifier | undefined
  /** What each question of bots is about. */
  readonly featureByQuestion: ReadonlyMap<string, Feature>
  /** What each answer of bots means; without a feature, the answer is about whatever was asked. */
  readonly meaningByAnswer: ReadonlyMap<string, { readonly feature: Feature | undefined; readonly shade: Shade }>
  /** Sentences that a bot may put before and after an answer, with the space between. */
  readonly openings: readonly string[]
  readonly closings: readonly string[]
  /** By word: the features that it has to do with, those of which it says that there is little, and those of which it says much. */
  readonly featuresByWord: ReadonlyMap<string, readonly Feature[]>
  readonly featuresByLowWord: ReadonlyMap<string, readonly Feature[]>
  readonly featuresByHighWord: ReadonlyMap<string, readonly Feature[]>
  readonly yesWords: ReadonlySet<string>
  readonly noWords: ReadonlySet<string>
  /** Words that turn the meaning of those after them round: “not”, “never”. */
  readonly negators: ReadonlySet<string>
  /** By word of a place's name or roles that is in no sentence of bots: the keys of the places that have it. */
  readonly placeKeysByWord: ReadonlyMap<string, readonly string[]>
}

const texts: Readonly<Record<Language, readonly [Talk, PlaceTexts]>> = { en: [talkEn, placesEn], nl: [talkNl, placesNl], de: [talkDe, placesDe] }
export const placeTextsIn = (language: Language): PlaceTexts => texts[language][1]

const lexicons = new Map<Language, Lexicon>()
/** The lexicon of a language, made when it is first needed. */
export function lexiconIn(language: Language): Lexicon {
  const existing = lexicons.get(language)
  if (existing) return existing
  const lexicon = makeLexicon(language, ...texts[language], () => classifierIn(language))
  lexicons.set(language, lexicon)
  return lexicon
}

function makeLexicon(language: Language, talk: Talk, { places }: PlaceTexts, classifier: () => Classifier | undefined): Lexicon {
  const featureByQuestion = new Map<string, Feature>()
  const meaningByAnswer = new Map<string, { feature: Feature | undefined; shade: Shade }>()
  const featuresByWord = new Map<string, Feature[]>()
  const featuresByLowWord = new Map<string, Feature[]>()
  const featuresByHighWord = new Map<string, Feature[]>()
  for (const feature of features) {
    const topic = talk.topics[feature]
    for (const question of topic.ask) featureByQuestion.set(question, feature)
    for (const shade of plainShades) for (const answer of topic[shade]) meaningByAnswer.set(answer, { feature, shade })
    for (const word of wordsOf(`${topic.words.about} ${topic.words.low} ${topic.words.high}`)) addToIndex(featuresByWord, word, feature)
    for (const word of wordsOf(topic.words.low)) addToIndex(featuresByLowWord, word, feature)
    for (const word of wordsOf(topic.words.high)) addToIndex(featuresByHighWord, word, feature)
  }
  for (const { low, high } of Object.values(talk.hazy)) {
    for (const answer of low) meaningByAnswer.set(answer, { feature: undefined, shade: 'ratherLow' })
    for (const answer of high) meaningByAnswer.set(answer, { feature: undefined, shade: 'ratherHigh' })
  }
  for (const answer of Object.values(talk.foggy).flat()) meaningByAnswer.set(answer, { feature: undefined, shade: 'foggy' })
  const placeKeysByWord = new Map<string, string[]>()
  const wordsOfBots = new Set(wordsOf(sentencesOf(talk).join(' ')))
  for (const pack of packs)
    for (const place of pack.places)
      for (const word of longWords(`${places[place].name} ${places[place].roles.join(' ')}`))
        if (!wordsOfBots.has(word) && !featuresByWord.has(word)) addToIndex(placeKeysByWord, word, placeKey(pack.id, place))
  const sentencesBefore = [...Object.values(talk.voices).flatMap((voice) => voice.before), ...talk.leads.yes, ...talk.leads.no]
  const openings = sentencesBefore.map((sentence) => `${sentence} `)
  const closings = Object.values(talk.voices).flatMap((voice) => voice.after.map((sentence) => ` ${sentence}`))
  return {
    language,
    talk,
    classifier,
    featureByQuestion,
    meaningByAnswer,
    openings,
    closings,
    featuresByWord,
    featuresByLowWord,
    featuresByHighWord,
    yesWords: new Set(wordsOf(talk.words.yes)),
    noWords: new Set(wordsOf(talk.words.no)),
    negators: new Set(wordsOf(talk.words.not)),
    placeKeysByWord,
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
function addToIndex<T>(index: Map<string, T[]>, word: string, value: T): void {
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

/** How often a plain answer gets a sentence of the speaker's voice before or after it. Vague ones never do: few such sentences go with them. */
const VOICE_PERCENT = 15
/** How often a plain answer to a human's yes/no question begins with a yes or a no. */
const LEAD_PERCENT = 40

/** Chooses a sentence for an intention. `textsSoFar` is what was said in this match, oldest first: what was not said yet is preferred. */
export function putIntoWords(intention: Intention, { talk }: Lexicon, textsSoFar: readonly string[], chance: Chance): string {
  if (intention.say === 'question') return pickFreshest(talk.topics[intention.about].ask, textsSoFar, chance)
  const answer = pickFreshest(answersFor(intention, talk), textsSoFar, chance)
  const lead = leadFor(intention, talk)
  if (lead && chance.below(100) < LEAD_PERCENT) return `${pickFreshest(lead, textsSoFar, chance)} ${answer}`
  const isPlain = plainShades.some((shade) => shade === intention.shade)
  if (!intention.voice || !isPlain || chance.below(100) >= VOICE_PERCENT) return answer
  const { before, after } = talk.voices[intention.voice]
  return chance.below(2) === 0 ? `${pickFreshest(before, textsSoFar, chance)} ${answer}` : `${answer} ${pickFreshest(after, textsSoFar, chance)}`
}
/** Picks a sentence that was not said yet; failing that, the one that was said longest ago. */
function pickFreshest(sentences: readonly string[], textsSoFar: readonly string[], chance: Chance): string {
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
/** Ways to say the yes or the no that goes with a plain answer to a human's question; undefined where none does. */
function leadFor({ shade, form, direction, byHuman }: Extract<Intention, { say: 'answer' }>, { leads }: Talk): readonly string[] | undefined {
  if (!byHuman || form !== 'yesNo' || (shade !== 'low' && shade !== 'high')) return undefined
  return (shade === 'high') === direction > 0 ? leads.yes : leads.no
}
