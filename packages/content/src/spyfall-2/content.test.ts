// The built-in places of Spyfall 2 and what bots say about them are complete, and alike in all languages.
import { describe, expect, test } from 'vitest'
import { features } from './features.ts'
import { grades } from './grades.ts'
import { packs } from './packs.ts'
import * as placesDe from './places.de.ts'
import * as placesEn from './places.en.ts'
import * as placesNl from './places.nl.ts'
import * as talkDe from './talk.de.ts'
import * as talkEn from './talk.en.ts'
import * as talkNl from './talk.nl.ts'
import { placeTexts } from './texts.ts'
import { voiceOf, voices } from './voices.ts'

const languages = { en: [placesEn.en, talkEn.en], nl: [placesNl.nl, talkNl.nl], de: [placesDe.de, talkDe.de] } as const
const everyPlace = packs.flatMap((pack) => pack.places.map((place) => ({ place, roles: pack.roles })))

test('there are fifty places, each once', () => {
  expect(new Set(everyPlace.map(({ place }) => place)).size).toBe(50)
})

describe.each(Object.entries(languages))('in %s', (language, [texts, talk]) => {
  test('every place has a name of its own and as many different roles as its pack says', () => {
    expect(new Set(Object.values(texts.places).map((place) => place.name)).size).toBe(50)
    for (const { place, roles } of everyPlace) {
      expect(new Set(texts.places[place].roles).size, place).toBe(roles)
      expect(texts.places[place].name.length).toBeLessThanOrEqual(22)
    }
  })
  test('roles fit on a card', () => {
    for (const { roles } of Object.values(texts.places)) for (const role of roles) expect(role.length, role).toBeLessThanOrEqual(36)
  })
  test('no sentence of the bots is there twice, so that each can be understood exactly', () => {
    const sentences = [...Object.values(talk.hazy).flatMap(({ low, high }) => [...low, ...high]), ...Object.values(talk.foggy).flat()]
    sentences.push(...talk.leads.yes, ...talk.leads.no)
    for (const feature of features) for (const list of ['ask', 'low', 'mid', 'high'] as const) sentences.push(...talk.topics[feature][list])
    for (const voice of voices) sentences.push(...talk.voices[voice].before, ...talk.voices[voice].after)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.every((sentence) => sentence.trim() === sentence && sentence.length <= 100)).toBe(true)
  })
  test('every feature has three questions, two or three answers of each degree and words to know it by', () => {
    for (const feature of features) {
      const topic = talk.topics[feature]
      expect([topic.ask.length, topic.low.length, topic.mid.length, topic.high.length]).toEqual([3, 3, 2, 3])
      expect(topic.ask.every((question) => question.endsWith('?'))).toBe(true)
      for (const words of Object.values(topic.words)) expect(words.split(' ').length).toBeGreaterThan(0)
    }
  })
  test('there are enough vague answers for a match: about thirty of one kind to yes or no, a few to the other questions', () => {
    const { yesNo, amount, open } = talk.hazy
    const { any, ...others } = talk.foggy
    for (const list of [yesNo.low, yesNo.high, any]) expect(list.length).toBeGreaterThanOrEqual(35)
    for (const list of [amount.low, amount.high, open.low, open.high]) expect(list.length).toBeGreaterThanOrEqual(24)
    for (const list of Object.values(others)) expect(list.length).toBeGreaterThanOrEqual(18)
  })
  test('no vague answer is a part of another, which would count as said with it', () => {
    const vague = [...Object.values(talk.hazy).flatMap(({ low, high }) => [...low, ...high]), ...Object.values(talk.foggy).flat()]
    for (const sentence of vague) expect(vague.filter((other) => other.includes(sentence))).toEqual([sentence])
  })
  test('bots have at least four hundred sentences for answers', () => {
    const plain = features.flatMap((feature) => [...talk.topics[feature].low, ...talk.topics[feature].mid, ...talk.topics[feature].high])
    const vague = [...Object.values(talk.hazy).flatMap(({ low, high }) => [...low, ...high]), ...Object.values(talk.foggy).flat()]
    const voiced = voices.flatMap((voice) => [...talk.voices[voice].before, ...talk.voices[voice].after])
    expect(plain.length + vague.length + voiced.length).toBeGreaterThanOrEqual(400)
  })
  test('can be loaded without the others', async () => {
    expect(await placeTexts[language as keyof typeof languages]()).toBe(texts)
  })
})

test('every role has a voice', () => {
  for (const { place, roles } of everyPlace) {
    for (let role = 0; role < roles; role++) expect(voices).toContain(voiceOf(place, role))
    expect(voiceOf(place, roles)).toBeUndefined()
  }
})

describe('grades', () => {
  test('every place has one from 0 to 4 for each of at least thirty features', () => {
    expect(features.length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(grades)).toHaveLength(50)
    for (const { place } of everyPlace)
      for (const feature of features) expect([0, 1, 2, 3, 4], `${place} ${feature}`).toContain(grades[place][feature])
  })
  test('every feature tells places apart, in either pack', () => {
    for (const pack of packs)
      for (const feature of features) expect(new Set(pack.places.map((place) => grades[place][feature])).size).toBeGreaterThan(2)
  })
  test('no two places are the same in more than three quarters of their features', () => {
    for (const [i, { place }] of everyPlace.entries())
      for (const { place: other } of everyPlace.slice(0, i))
        expect(features.filter((feature) => grades[place][feature] === grades[other][feature]).length, `${place}, ${other}`).toBeLessThan(26)
  })
})
