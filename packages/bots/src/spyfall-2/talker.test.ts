// What a service that words the bots' lines is told, and which of its answers are said.

import { type Intention, lexiconIn } from '@safehouse/beliefs/spyfall-2'
import { en as placesEn } from '@safehouse/content/spyfall-2/places.en.ts'
import { type Bot, type BotInput, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { isSpy, type Language, languages, type SpyfallOptions, type SpyfallTypes, spyfall2 } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import type { Spoken } from './bot.ts'
import { bots } from './index.ts'
import { type LineBrief, talker } from './talker.ts'

const setupOf = (given: Partial<SpyfallOptions> = {}) => ({ seats: 5, options: readOptions(spyfall2.options, given, 5) })
interface Line {
  readonly seen: BotInput<SpyfallTypes>
  readonly move: Spoken
  readonly brief: LineBrief
}
/** Everything that bots say in a game, with its brief. */
function linesOf(language: Language): Line[] {
  const lines: Line[] = []
  const heard: Bot<SpyfallTypes> = (seen, chance) => {
    const move: Spoken | undefined = bots.quick(seen, chance)
    const brief = move && talker.brief(seen, move)
    if (brief) lines.push({ seen, move, brief })
    return move
  }
  simulate({ game: spyfall2, setup: setupOf({ language, rounds: 4 }), secret: seedFromText('briefs'), bots: new Array(5).fill(heard) })
  return lines
}

describe.each(languages)('in %s', (language) => {
  const lines = linesOf(language)
  test('only what is said aloud has a brief, and each has one', () => {
    expect(lines.length).toBeGreaterThan(50)
    for (const { move } of lines) expect(['ask', 'answer']).toContain(move.action.do)
  })
  test('a brief is made of what was said in the open and of what the bot is about to say, spy or not', () => {
    expect(new Set(lines.map(({ seen }) => isSpy(seen.view.hand))).size).toBe(2)
    for (const { seen, move, brief } of lines) {
      const other = {
        ...seen.view.hand,
        card: isSpy(seen.view.hand) ? { place: 'lamplight/bakery', role: 0, pal: null } : { place: null, role: null, pal: null },
      }
      expect(talker.brief({ ...seen, view: { ...seen.view, hand: other } }, move)).toEqual(brief)
      expect(`${brief.task}${brief.request}`).not.toMatch(/[{}]|undefined|lamplight|spy|spion/i)
    }
  })
  test('our own line may always be said in its own words', () => {
    for (const { seen, move, brief } of lines) {
      if (!('text' in move.action)) throw new Error('no words')
      const unsaid = { ...brief, said: [] }
      if (move.action.text.length <= 140) expect(talker.reword(move, unsaid, seen.setup, move.action.text), move.action.text).toBeDefined()
    }
  })
})

const saying = (
  language: Language,
  means: Intention,
  words: string,
  given: Partial<SpyfallOptions> = {},
  said: readonly string[] = [],
): string | undefined => {
  const asked = means.say === 'answer' && means.about ? lexiconIn(language).talk.topics[means.about].ask[0]! : ''
  const own: Spoken = { action: { do: 'answer', question: 'answer.1.1', text: 'our own words' }, delayMs: 4000, means }
  const move = talker.reword(
    own,
    { task: '', request: '', means, asked, said },
    setupOf({ language, packs: ['lamplight', 'daylight'], ...given }),
    words,
  )
  expect(move?.delayMs ?? 4000).toBe(4000)
  return move && 'text' in move.action ? move.action.text : undefined
}
const asking: Intention = { say: 'question', about: 'noise' }
const answering = (shade: Extract<Intention, { say: 'answer' }>['shade'], about: 'noise' | 'smell' | undefined = 'noise'): Intention => ({
  say: 'answer',
  about,
  shade,
  voice: 'worker',
  form: 'yesNo',
  direction: 1,
  byHuman: false,
})

test.each<[Language, Intention, string]>([
  ['en', asking, 'Is it ever properly loud in there?'],
  ['nl', asking, 'Is het er nou echt zo’n herrie?'],
  ['de', asking, 'Gibt es da eigentlich viel Lärm?'],
  ['en', answering('high'), 'It is loud, and then it gets louder.'],
  ['en', answering('low'), 'So quiet that I hear my own thoughts.'],
  ['nl', answering('low'), 'Het is hier heerlijk stil, ik klaag niet.'],
  ['de', answering('high'), 'Ein Krach, als gäbe es kein Morgen.'],
  ['en', answering('ratherHigh'), 'Let me put it like this: I have got used to a lot.'],
  ['en', answering('foggy'), 'Ha, you tell me!'],
  ['en', answering('foggy', undefined), 'Who could say?'],
])('%s: %o may be said as “%s”', (language, means, words) => {
  expect(saying(language, means, `  ${words}\n`)).toBe(words)
})

test.each<[string, Language, Intention, string]>([
  ['nothing', 'en', answering('foggy'), '  '],
  ['a sermon', 'en', answering('foggy'), `Well, ${'it all depends on many things, '.repeat(6)}.`],
  ['a list', 'en', answering('foggy'), 'Here you go:\n- It depends.'],
  ['markup', 'en', answering('foggy'), '**It depends.**'],
  ['a thought aloud', 'en', answering('foggy'), '<think>hm</think> It depends.'],
  ['a picture', 'en', answering('foggy'), 'It depends 😀'],
  ['another alphabet', 'en', answering('foggy'), 'Это зависит.'],
  ['another language', 'en', answering('foggy'), 'Schöne Grüße, das weiß man nie.'],
  ['a question that is none', 'en', asking, 'It is loud.'],
  ['a question about something else', 'en', asking, 'Is it expensive?'],
  ['the opposite', 'en', answering('high'), 'It is very quiet.'],
  ['more than was meant', 'en', answering('foggy'), 'It is very loud.'],
  ['nothing that is understood where something was meant', 'en', answering('high'), 'Who could say?'],
  ['another topic', 'en', answering('ratherHigh'), 'It smells of fish and strong tea.'],
  ['the place', 'en', answering('high'), 'A bakery is loud.'],
  ['several of the place', 'en', answering('high'), 'Bakeries are loud.'],
  ['a part of the place’s name', 'en', answering('high'), 'The alley is loud.'],
  ['the place in Dutch', 'en', answering('high'), 'This bakkerij is loud.'],
  ['the place in German', 'en', answering('high'), 'In der Brauerei it is loud.'],
  ['the place in English', 'de', answering('high'), 'Im Lighthouse ist es laut.'],
  ['the role', 'en', answering('high'), 'As the getaway driver I find it loud.'],
  ['the role in Dutch', 'en', answering('high'), 'Loud for a vuurtorenwachter.'],
])('%s is not said', (_, language, means, words) => {
  expect(saying(language, means, words)).toBeUndefined()
})

test('what was said in this round already is not said again', () => {
  expect(saying('en', answering('foggy'), 'Ha, you tell me!', {}, ['Ha, you tell me!'])).toBeUndefined()
})
test('the places and roles of a host’s own pack are not named either', () => {
  const pack = {
    format: 'spyfall-2 pack 1' as const,
    id: 'street',
    name: 'Street',
    rolesEach: 2,
    places: [
      { name: 'Kiosk', roles: ['Uncle Bob', 'Two'] },
      { name: 'Roof', roles: ['Three', 'Four'] },
    ],
  }
  for (const words of ['The kiosk is loud.', 'Loud, says Uncle Bob.'])
    expect(saying('en', answering('high'), words, { packs: [], ownPacks: [pack] })).toBeUndefined()
  expect(saying('en', answering('high'), 'The bakery is loud.', { packs: [], ownPacks: [pack] })).toBeDefined()
})
test('every place of ours is kept from being named, in each language', () => {
  for (const { name } of Object.values(placesEn.places))
    expect(saying('de', answering('high'), `Laut: ${name.replace('ç', 'c')}`), name).toBeUndefined()
})
