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
import { type Feature, features, plainShades, type Shade } from './meaning.ts'

/** What a bot means to say, before it is put into words (by `worded`, or by a service). */
export type Intention =
  | { readonly say: 'question'; readonly about: Feature }
  | { readonly say: 'answer'; readonly about: Feature | undefined; readonly shade: Shade; readonly voice: Voice | undefined }

export interface Lexicon {
  readonly talk: Talk
  readonly asked: ReadonlyMap<string, Feature>
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
  const lexicon = makeLexicon(...texts[language])
  made.set(language, lexicon)
  return lexicon
}

function makeLexicon(talk: Talk, { places }: PlaceTexts): Lexicon {
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
  for (const answer of talk.hazy.low) answered.set(answer, { feature: undefined, shade: 'ratherLow' })
  for (const answer of talk.hazy.high) answered.set(answer, { feature: undefined, shade: 'ratherHigh' })
  for (const answer of talk.foggy) answered.set(answer, { feature: undefined, shade: 'foggy' })
  const placed = new Map<string, string[]>()
  const common = new Set(wordsOf(sentencesOf(talk).join(' ')))
  for (const pack of packs)
    for (const place of pack.places)
      for (const word of longWords(`${places[place].name} ${places[place].roles.join(' ')}`))
        if (!common.has(word) && !about.has(word)) file(placed, word, placeKey(pack.id, place))
  const before = Object.values(talk.voices).flatMap((voice) => voice.before.map((sentence) => `${sentence} `))
  const after = Object.values(talk.voices).flatMap((voice) => voice.after.map((sentence) => ` ${sentence}`))
  return {
    talk,
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
export const sentencesOf = ({ topics, hazy, foggy, voices }: Talk): readonly string[] => [
  ...Object.values(topics).flatMap(({ ask, low, mid, high }) => [...ask, ...low, ...mid, ...high]),
  ...[...hazy.low, ...hazy.high, ...foggy],
  ...Object.values(voices).flatMap(({ before, after }) => [...before, ...after]),
]
function file<T>(index: Map<string, T[]>, word: string, value: T): void {
  const list = index.get(word)
  if (!list) index.set(word, [value])
  else if (!list.includes(value)) list.push(value)
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
/** Words long enough to carry meaning. */
export const longWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= 5)

/** How often an answer is wrapped in a sentence of the speaker's voice, in percent. */
const COLOUR_PERCENT = 45

/** A sentence for an intention, preferably one that was not said yet. */
export function worded(intention: Intention, { talk }: Lexicon, said: readonly string[], chance: Chance): string {
  if (intention.say === 'question') return chance.pick(fresh(talk.topics[intention.about].ask, said))
  const answer = chance.pick(fresh(answersFor(intention, talk), said))
  if (!intention.voice || chance.below(100) >= COLOUR_PERCENT) return answer
  const { before, after } = talk.voices[intention.voice]
  return chance.below(2) === 0 ? `${chance.pick(before)} ${answer}` : `${answer} ${chance.pick(after)}`
}
function fresh(sentences: readonly string[], said: readonly string[]): readonly string[] {
  const unsaid = sentences.filter((sentence) => !said.some((text) => text.includes(sentence)))
  return unsaid.length > 0 ? unsaid : sentences
}
function answersFor({ about, shade }: Extract<Intention, { say: 'answer' }>, talk: Talk): readonly string[] {
  if (shade === 'ratherLow') return talk.hazy.low
  if (shade === 'ratherHigh') return talk.hazy.high
  return shade === 'foggy' || !about ? talk.foggy : talk.topics[about][shade]
}
