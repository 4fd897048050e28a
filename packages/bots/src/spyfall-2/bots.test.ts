import { findLikeliest } from '@safehouse/beliefs/probability'
import {
  type Disclosure,
  disclosuresIn,
  features,
  knownPlaces,
  lexiconIn,
  listenTo,
  placesAfter,
  plainShades,
  putIntoWords,
  readQuestion,
  sentencesOf,
  shades,
  suspicions,
  topicOf,
} from '@safehouse/beliefs/spyfall-2'
import type { OwnPack } from '@safehouse/content/spyfall-2/own-pack.ts'
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { voices } from '@safehouse/content/spyfall-2/voices.ts'
import { quickChance, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { type Exchange, type Language, languages, type Result, type SpyfallOptions, spyfall2 } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { botOf } from './bot.ts'
import { bots } from './index.ts'
import { likeliestOf } from './judging.ts'
import { isNamed } from './place-names.ts'

const setupOf = (seats: number, given: Partial<SpyfallOptions> = {}) => ({ seats, options: readOptions(spyfall2.options, given, seats) })
const played = (seats: number, name: string, given: Partial<SpyfallOptions> = {}) =>
  simulate({ game: spyfall2, setup: setupOf(seats, given), secret: seedFromText(name), bots: new Array(seats).fill(bots.quick) })
const places = knownPlaces(setupOf(6))

describe('words', () => {
  test.each(languages)('whatever a bot means is understood exactly, in %s', (language) => {
    const words = lexiconIn(language)
    const chance = quickChance('words')
    for (const about of features)
      for (const shade of shades)
        for (const voice of [...voices, undefined]) {
          const question = putIntoWords({ say: 'question', about }, words, [], chance)
          const answer = putIntoWords({ say: 'answer', about, shade, voice, form: 'yesNo', direction: 1, byHuman: false }, words, [], chance)
          const [disclosure] = disclosuresIn([{ by: 0, to: 1, question, answer }], words, places)
          expect(disclosure).toEqual({ by: 1, feature: about, shade, sure: 1, hints: [] })
          expect(answer.length).toBeLessThanOrEqual(200)
        }
  })
  test.each(languages)('a vague answer stands alone, and a voice goes with few plain ones, in %s', (language) => {
    const words = lexiconIn(language)
    const chance = quickChance('colour')
    const isVoiced = (shade: (typeof shades)[number], voice: (typeof voices)[number]): boolean => {
      const { before, after } = words.talk.voices[voice]
      const answer = putIntoWords({ say: 'answer', about: 'noise', shade, voice, form: 'yesNo', direction: 1, byHuman: false }, words, [], chance)
      return [...before, ...after].some((sentence) => answer.includes(sentence))
    }
    const voiced = (of: readonly (typeof shades)[number][]) =>
      of.flatMap((shade) => voices.flatMap((voice) => Array.from({ length: 20 }, () => isVoiced(shade, voice))))
    expect(voiced(shades.filter((shade) => !plainShades.some((plain) => plain === shade)))).not.toContain(true)
    const plain = voiced(plainShades)
    const share = plain.filter(Boolean).length / plain.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.25)
  })
  test.each<[Language, string, string]>([
    ['en', 'So, is it very loud where you are?', 'noise'],
    ['en', 'did you have to wait long?', 'waiting'],
    ['nl', 'Is het er koud?', 'warmth'],
    ['de', 'Gibt es dort etwas zu essen?', 'food'],
  ])('a typed question is understood by its words (%s: %s)', (language, question, feature) => {
    expect(topicOf(question, lexiconIn(language))).toBe(feature)
  })
  test.each<[Language, string, string, string, string]>([
    ['en', 'Is it loud?', 'No, very quiet.', 'noise', 'low'],
    ['en', 'Is it loud?', 'It is not quiet, no.', 'noise', 'high'],
    ['en', 'Is it loud?', 'quiet as a mouse', 'noise', 'low'],
    ['en', 'Is it loud?', 'It isn’t quiet.', 'noise', 'high'],
    ['en', 'Is it quiet?', 'Yes, very', 'noise', 'low'],
    ['en', 'Is it quiet?', 'No', 'noise', 'high'],
    ['en', 'Do you get wet?', 'Yes, always', 'water', 'high'],
    ['en', 'Do you get wet?', 'never', 'water', 'low'],
    ['nl', 'Is het er koud?', 'ja, erg warm', 'warmth', 'high'],
    ['de', 'Ist es gefährlich?', 'nein', 'danger', 'low'],
  ])('a typed answer is understood by its words (%s: %s %s)', (language, question, answer, feature, shade) => {
    const [disclosure] = disclosuresIn([{ by: 0, to: 1, question, answer }], lexiconIn(language), places)
    expect(disclosure).toMatchObject({ by: 1, feature, shade })
    expect(disclosure!.sure).toBeLessThan(1)
  })
  test.each<[Language, string, string, string, string]>([
    ['en', 'What do people do there?', 'they dance to the band', 'music', 'high'],
    ['nl', 'Wat zie je om je heen?', 'bomen en bloemen, overal', 'plants', 'high'],
    ['de', 'Was siehst du um dich herum?', 'lauter Bäume und Blumen', 'plants', 'high'],
  ])('what an open question is about is read with its answer (%s: %s %s)', (language, question, answer, feature, shade) => {
    const [disclosure] = disclosuresIn([{ by: 0, to: 1, question, answer }], lexiconIn(language), places)
    expect(readQuestion(question, lexiconIn(language)).topic).not.toBe(feature)
    expect(disclosure).toMatchObject({ by: 1, feature, shade })
  })
  test.each<[Language, string, string, string]>([
    ['en', 'trees and flowers everywhere', 'plants', 'high'],
    ['nl', 'er speelt een bandje en iedereen danst', 'music', 'high'],
    ['de', 'es ist eiskalt', 'warmth', 'low'],
  ])('a typed answer to a question that was said aloud is understood by itself (%s: %s)', (language, answer, feature, shade) => {
    expect(disclosuresIn([{ by: 0, to: 1, question: '', answer }], lexiconIn(language), places)).toMatchObject([{ by: 1, feature, shade }])
  })
  test.each<[Language, string]>([
    ['en', 'yes'],
    ['en', 'no'],
    ['nl', 'ja'],
    ['nl', 'nee'],
    ['de', 'ja'],
    ['de', 'nein'],
    ['de', '🙂'],
  ])('a typed answer to a question that was said aloud tells of no topic if it names none (%s: %s)', (language, answer) => {
    const [disclosure] = disclosuresIn([{ by: 0, to: 1, question: '', answer }], lexiconIn(language), places)
    expect(disclosure).toMatchObject({ by: 1, feature: undefined, hints: [] })
  })
  test('a vague answer to a negative question means the opposite of the same words after a positive one', () => {
    const words = lexiconIn('en')
    const chance = quickChance('directions')
    const asked = readQuestion('Is it very quiet there?', words)
    expect(asked).toMatchObject({ topic: 'noise', form: 'yesNo', direction: -1, byHuman: true })
    for (const shade of shades) {
      const answer = putIntoWords({ say: 'answer', about: 'noise', shade, voice: undefined, ...asked }, words, [], chance)
      const [disclosure] = disclosuresIn([{ by: 0, to: 1, question: 'Is it very quiet there?', answer }], words, places)
      expect(disclosure, answer).toMatchObject({ feature: 'noise', shade, sure: 1 })
    }
  })
  test.each<[Language, string, string]>([
    ['en', 'who is with you there', 'who'],
    ['en', 'so how many people come?', 'amount'],
    ['nl', 'waarom is het er zo druk', 'why'],
    ['de', 'wann gehst du heim?', 'when'],
    ['de', 'ist es laut', 'yesNo'],
  ])('an answer fits the form of a typed question (%s: %s)', (language, question, form) => {
    const words = lexiconIn(language)
    const asked = readQuestion(question, words)
    expect(asked.form).toBe(form)
    const answer = putIntoWords({ say: 'answer', about: asked.topic, shade: 'foggy', voice: undefined, ...asked }, words, [], quickChance('form'))
    expect(words.talk.foggy[form === 'yesNo' ? 'any' : (form as 'who')]).toContain(answer)
  })
  test('nothing is said twice while something else fits, and then what was said longest ago', () => {
    const words = lexiconIn('en')
    const { any } = words.talk.foggy
    const said: string[] = []
    const foggy = { say: 'answer', about: undefined, shade: 'foggy', voice: undefined, form: 'yesNo', direction: 1, byHuman: false } as const
    for (let i = 0; i < any.length; i++) said.push(putIntoWords(foggy, words, said, quickChance(`fresh ${i}`)))
    expect(new Set(said).size).toBe(any.length)
    expect(putIntoWords(foggy, words, said, quickChance('again'))).toBe(said[0])
  })
  test('the yes or no before an answer to a human is one that was not said yet, while there is one', () => {
    const words = lexiconIn('en')
    const { yes } = words.talk.leads
    const asked = readQuestion('Is it loud there, would you say?', words)
    const said: string[] = []
    for (let i = 0; said.length < yes.length && i < 1000; i++) {
      const answer = putIntoWords({ say: 'answer', about: 'noise', shade: 'high', voice: undefined, ...asked }, words, said, quickChance(`lead ${i}`))
      if (yes.some((lead) => answer.startsWith(`${lead} `))) said.push(answer)
    }
    const leads = said.map((answer) => yes.filter((lead) => answer.startsWith(`${lead} `)).sort((a, b) => b.length - a.length)[0])
    expect(leads).toHaveLength(yes.length)
    expect(new Set(leads).size).toBe(yes.length)
  })
  test('a tapped shade of a spoken answer is heard', () => {
    const record = [{ by: 0, to: 1, question: 'Is it loud?', answer: '', shade: 'little' as const }]
    expect(disclosuresIn(record, lexiconIn('en'), places)).toMatchObject([{ by: 1, feature: 'noise', shade: 'low' }])
  })
  test('a shade that is tapped after “Is it quiet?” is about quiet, not about noise', () => {
    const heard = (['much', 'some', 'little'] as const).map((shade) => {
      const record = [{ by: 0, to: 1, question: 'Is it quiet?', answer: '', shade }]
      return disclosuresIn(record, lexiconIn('en'), places)[0]
    })
    expect(heard).toMatchObject(['low', 'mid', 'high'].map((shade) => ({ by: 1, feature: 'noise', shade })))
  })
  test.each(['What have you got on your feet?', 'Who built it?', 'When do they close?'])('much that is tapped after “%s” is much', (question) => {
    const [heard] = disclosuresIn([{ by: 0, to: 1, question, answer: '', shade: 'much' as const }], lexiconIn('en'), places)
    expect(heard).toMatchObject({ by: 1, shade: 'high' })
  })
  test('who uses the words of a place gives it away', () => {
    const record = [{ by: 0, to: 1, question: 'And the penguin?', answer: 'The herring is fresh.' }]
    const hints = disclosuresIn(record, lexiconIn('en'), places).flatMap((disclosure) => disclosure.hints)
    expect(hints).toEqual(['lamplight/ice-rink', 'lamplight/fish-auction'])
  })
  test.each<[Language, string]>([
    ['en', 'And what about the weather at night, is there water?'],
    ['nl', 'En hoe zit het met het water, staat er een machine?'],
    ['de', 'Und wie ist das mit dem Wetter, gibt es Kinder?'],
  ])('words that everybody uses give no place away (%s: %s)', (language, question) => {
    expect(disclosuresIn([{ by: 0, to: 1, question, answer: null }], lexiconIn(language), places)).toEqual([])
  })
  test.each(languages)('nothing that a bot may say names a place or a role, in %s', (language) => {
    const all = knownPlaces(setupOf(6, { packs: ['lamplight', 'daylight'] }))
    for (const sentence of sentencesOf(lexiconIn(language).talk))
      expect(
        all.filter((place) => isNamed(place, sentence)).map(({ key }) => key),
        sentence,
      ).toEqual([])
  })
  test('what was said aloud is an answer that says nothing, and is not held against anybody', () => {
    const record = [{ by: 0, to: 1, question: 'Is it loud?', answer: '' }]
    const [disclosure] = disclosuresIn(record, lexiconIn('en'), places)
    expect(disclosure).toMatchObject({ by: 1, feature: 'noise', shade: 'foggy', hints: [] })
    expect(disclosure!.sure).toBe(0)
  })
})

describe('beliefs', () => {
  const said = (by: number, feature: Disclosure['feature'], shade: Disclosure['shade']): Disclosure => ({ by, feature, shade, sure: 1, hints: [] })
  const lighthouse = places[0]!
  const honest = [
    said(1, 'height', 'high'),
    said(2, 'water', 'high'),
    said(3, 'crowd', 'low'),
    said(1, 'weather', 'high'),
    said(2, 'age', 'high'),
    said(3, 'night', 'high'),
  ]
  test('a listener finds the place from honest answers', () => {
    expect(places[findLikeliest(placesAfter(honest, places, [], () => false)).at]!.key).toBe(lighthouse.key)
  })
  test('a used place is out of the question', () => {
    expect(placesAfter(honest, places, [lighthouse.key], () => false)[0]).toBe(0)
  })
  test('who only evades is suspected more with each answer, and who is foggy once is not', () => {
    const foggy = (times: number) =>
      listenTo([...honest, ...new Array<Disclosure>(times).fill(said(4, 'crowd', 'foggy'))], places, [], { seats: 6, spies: 1 }).oddsAt(
        lighthouse,
      )[4]!
    expect(foggy(1)).toBeLessThan(2)
    expect(foggy(2)).toBeGreaterThan(foggy(1))
    expect(foggy(4)).toBeGreaterThan(5)
  })
  test('who answers wrongly is suspected, who answers rightly is not', () => {
    const odds = listenTo([...honest, said(4, 'crowd', 'high'), said(4, 'water', 'low')], places, [], { seats: 5, spies: 1 }).oddsAt(lighthouse)
    const shares = suspicions(odds, 0, 1)
    expect(findLikeliest(shares).at).toBe(4)
    expect(shares[0]).toBe(0)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(suspicions(odds, 0, 2).reduce((sum, share) => sum + share, 0)).toBeCloseTo(2)
  })
})

test('of seats that are suspected alike, each bot picks one by its own secret and not the first', () => {
  const picked = Array.from({ length: 60 }, (_, bot) => likeliestOf([0, 0.25, 0.25, 0.25, 0.25], `secret ${bot}`).at)
  expect(new Set(picked)).toEqual(new Set([1, 2, 3, 4]))
  expect(likeliestOf([0.2, 0.5, 0.3], 'secret')).toEqual({ at: 1, probability: 0.5 })
})

test('bots play to the end at every size of table', () => {
  for (let seats = 3; seats <= 12; seats++) expect(spyfall2.outcome(played(seats, `size ${seats}`, { rounds: 2 }).truth.common)).toBeDefined()
})

test.each<Partial<SpyfallOptions>>([
  { spies: 2, oldPals: true },
  { packs: ['daylight'] },
  { packs: ['lamplight', 'daylight'], spies: 1 },
  { roles: false, language: 'de' },
])('bots play with %o', (given) => {
  expect(spyfall2.outcome(played(7, 'options', { rounds: 2, decisionSeconds: 30, ...given }).truth.common)).toBeDefined()
})

describe('in a host’s own pack', () => {
  type Tags = NonNullable<OwnPack['places'][number]['features']>
  const packOf = (tags: (place: number) => Tags | undefined): OwnPack => ({
    format: 'spyfall-2 pack 1',
    id: 'street',
    name: 'Street',
    rolesEach: 4,
    places: ['Kiosk', 'Bridge', 'Roof', 'Cellar', 'Tunnel', 'Garage'].map((name, place) => {
      const features = tags(place)
      return { name, roles: ['One', 'Two', 'Three', 'Four'], ...(features && { features }) }
    }),
  })
  /** Every answer of some games, as it is understood, and whether a spy gave it. */
  function answersIn(pack: OwnPack) {
    const answers: { readonly place: string; readonly spying: boolean; readonly shade: string; readonly feature: string | undefined }[] = []
    for (let game = 0; game < 4; game++) {
      const { truth, entries, setup } = played(5, `street ${game}`, { packs: [], ownPacks: [pack], rounds: 6 })
      expect(spyfall2.outcome(truth.common)).toBeDefined()
      let record: Exchange[] = []
      for (const { fact } of entries.flatMap(({ told }) => told)) {
        if (fact.kind === 'questionAsked') record.push({ by: fact.by, to: fact.to, question: fact.text, answer: null })
        if (fact.kind === 'questionAnswered') record.push({ ...record.pop()!, answer: fact.text })
        if (fact.kind !== 'roundEnded') continue
        for (const { by, shade, feature, sure } of disclosuresIn(record, lexiconIn('en'), knownPlaces(setup))) {
          expect(sure).toBe(1)
          answers.push({ place: fact.place, spying: fact.cards[by] === null, shade, feature })
        }
        record = []
      }
    }
    return answers
  }
  const plain = ({ shade }: { readonly shade: string }) => ['low', 'mid', 'high'].includes(shade)

  test('of which nothing but names is known, bots are vague, and a spy is so too', () => {
    const answers = answersIn(packOf(() => undefined))
    expect(answers.filter(plain)).toEqual([])
    for (const spying of [true, false]) {
      const own = answers.filter((answer) => answer.spying === spying)
      const foggy = own.filter(({ shade }) => shade === 'foggy').length / own.length
      expect(own.length).toBeGreaterThan(50)
      expect(foggy).toBeGreaterThan(0.35)
      expect(foggy).toBeLessThan(0.65)
    }
  })
  test('whose author has graded something, bots speak of that as it is', () => {
    const answers = answersIn(packOf((place) => ({ noise: place < 3 ? 0 : 4, smell: place % 2 === 0 ? 0 : 4 })))
    const told = answers.filter((answer) => !answer.spying && plain(answer))
    expect(told.length).toBeGreaterThan(2)
    for (const { place, feature, shade } of told) {
      const n = Number(place.split('/')[1]) - 1
      expect([feature, shade]).toEqual(feature === 'noise' ? ['noise', n < 3 ? 'low' : 'high'] : ['smell', n % 2 === 0 ? 'low' : 'high'])
    }
  })
})

test.each([3, 6, 8])('between bots, one spy at %i players, spies win about every second round, and are mostly right when they dare', (seats) => {
  const results: Result[] = []
  for (let game = 0; game < 6; game++) results.push(...played(seats, `balance ${game}`, { rounds: 10 }).truth.common.results)
  const won = results.filter((result) => result.awards.some((award) => award.reason === 'spiesWon')).length
  const dared = results.filter((result) => result.ending.how === 'named')
  const right = dared.filter((result) => result.ending.how === 'named' && result.ending.right.length > 0).length
  expect(results).toHaveLength(60)
  expect(won / results.length).toBeGreaterThan(0.35)
  expect(won / results.length).toBeLessThan(0.65)
  expect(right / dared.length).toBeGreaterThan(0.5)
})

test('a bot that hesitates accuses so much later, and does everything else as it would otherwise', () => {
  const [prompt, hesitant] = [0, 4000].map((hesitationMs) => botOf({ looks: 5, hesitationMs }))
  const delays: { readonly is: string; readonly later: number }[] = []
  const watched: typeof bots.quick = (seen, chance) => {
    const [first, second] = [prompt!(seen, quickChance('same')), hesitant!(seen, quickChance('same'))]
    expect(second?.action).toEqual(first?.action)
    if (first && second) delays.push({ is: first.action.do, later: second.delayMs - first.delayMs })
    return bots.quick(seen, chance)
  }
  simulate({ game: spyfall2, setup: setupOf(4, { rounds: 4 }), secret: seedFromText('hesitating'), bots: new Array(4).fill(watched) })
  const laterBy = (isAccusation: boolean) => new Set(delays.filter(({ is }) => (is === 'accuse') === isAccusation).map(({ later }) => later))
  expect([laterBy(true), laterBy(false)]).toEqual([new Set([4000]), new Set([0])])
})

test('an evening of four, as every seat heard it', async () => {
  const text = tracePlaythrough(spyfall2, setupOf(4, { rounds: 3, packs: [lamplight.id] }), 'four who talk', bots.hard)
  await expect(text).toMatchFileSnapshot('playthroughs/four-who-talk.txt')
})
test('the same in German', async () => {
  const text = tracePlaythrough(spyfall2, setupOf(4, { rounds: 1, language: 'de', packs: ['daylight'] }), 'vier', bots.quick)
  await expect(text).toMatchFileSnapshot('playthroughs/vier-auf-deutsch.txt')
})
