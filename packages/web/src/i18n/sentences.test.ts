// Sentences that a reader without the rules once misread, in the language in which they were misread.
import { expect, test } from 'vitest'
import { de as kgbDe } from '../games/cia-vs-kgb/words/de.ts'
import { en as kgbEn } from '../games/cia-vs-kgb/words/en.ts'
import { nl as kgbNl } from '../games/cia-vs-kgb/words/nl.ts'
import { de as scenesDe } from '../games/shadow-in-the-night/scene-words/de.ts'
import { en as scenesEn } from '../games/shadow-in-the-night/scene-words/en.ts'
import { nl as scenesNl } from '../games/shadow-in-the-night/scene-words/nl.ts'
import { de as shadowDe } from '../games/shadow-in-the-night/words/de.ts'
import { en as shadowEn } from '../games/shadow-in-the-night/words/en.ts'
import { nl as shadowNl } from '../games/shadow-in-the-night/words/nl.ts'
import { de as alleyDe } from '../games/spy-alley-dice/words/de.ts'
import { en as alleyEn } from '../games/spy-alley-dice/words/en.ts'
import { nl as alleyNl } from '../games/spy-alley-dice/words/nl.ts'
import { de as spyfallDe } from '../games/spyfall-2/words/de.ts'
import { en as spyfallEn } from '../games/spyfall-2/words/en.ts'
import { nl as spyfallNl } from '../games/spyfall-2/words/nl.ts'
import { de as topSecretDe } from '../games/top-secret/words/de.ts'
import { en as topSecretEn } from '../games/top-secret/words/en.ts'
import { nl as topSecretNl } from '../games/top-secret/words/nl.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

const heron = { name: 'Heron', you: false }
const you = { name: 'Mara', you: true }

/** All texts of a catalogue; of its functions only the source, which holds their texts too. */
function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue]
  if (typeof catalogue === 'function') return [String(catalogue)]
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(textsOf) : []
}

/** Whole sentences of a catalogue by their path, also those that a function without people in it gives. */
function sentencesOf(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return catalogue.split(' ').length > 2 ? [[path, catalogue]] : []
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.entries(catalogue).flatMap(([key, value]) => sentencesOf(value, `${path}.${key}`))
}
test('every sentence is there in every language, and none was left in English', () => {
  const catalogues = [
    ...[
      { en, nl, de },
      { en: kgbEn, nl: kgbNl, de: kgbDe },
      { en: shadowEn, nl: shadowNl, de: shadowDe },
      { en: scenesEn, nl: scenesNl, de: scenesDe },
    ],
    ...[
      { en: alleyEn, nl: alleyNl, de: alleyDe },
      { en: spyfallEn, nl: spyfallNl, de: spyfallDe },
      { en: topSecretEn, nl: topSecretNl, de: topSecretDe },
    ],
  ]
  for (const catalogue of catalogues) {
    const english = new Map(sentencesOf(catalogue.en))
    for (const language of ['nl', 'de'] as const) {
      const translated = sentencesOf(catalogue[language])
      expect(Object.keys(catalogue[language])).toEqual(Object.keys(catalogue.en))
      expect(translated.filter(([path, text]) => english.get(path) === text)).toEqual([])
    }
  }
})
test('[SN-43] a stone on exactly 29 has reached it, and is not said to have passed it', () => {
  expect(scenesEn.reached(29, ['Red'])).toBe('Red has reached 29')
  expect(shadowEn.dossier.passed(['Red', 'Blue'])).toBe('Red and Blue have reached 29')
  expect(scenesNl.reached(29, ['Red', 'Blue'])).toBe('Red en Blue hebben 29 bereikt')
  expect(shadowDe.dossier.passed([])).toBe('Ein Stein hat 29 erreicht')
})
test('Dutch says how long ago a chair was given, and not that it was given back', () => {
  expect(kgbNl.line.saidYes(heron, you, 2)).toMatch(/de stoel, 2 s geleden\.$/)
})
test('Dutch says whose card it is without an English genitive', () => {
  expect(kgbNl.card.of(heron)).toBe('De kaart van Heron')
  expect(kgbNl.hands.alone(heron)).toBe('Alleen de hand van Heron. Die gaat weer omlaag.')
  expect(kgbNl.hands.alone({ name: 'Mara', you: true })).toBe('Alleen jouw hand. Die gaat weer omlaag.')
})
test('the history says what was tapped with a spoken answer', () => {
  expect(spyfallEn.history.answered(heron, '', 'little')).toBe('Heron answered aloud and tapped “little”.')
  expect(spyfallNl.history.answered(heron, '', 'little')).toBe('Heron antwoordde hardop en tikte “weinig” aan.')
  expect(spyfallDe.history.answered(heron, '', 'little')).toBe('Heron hat laut geantwortet und „wenig“ angetippt.')
})
test('Dutch quotes with “…” everywhere, in the list of events as above it', () => {
  expect(spyfallNl.history.asked(heron, you, 'Neurie je?')).toBe(`Heron vroeg jou: ${spyfallNl.ask.quoted('Neurie je?')}`)
  for (const catalogue of [nl, kgbNl, shadowNl, scenesNl, alleyNl, spyfallNl, topSecretNl])
    expect(textsOf(catalogue).filter((text) => text.includes('‘'))).toEqual([])
})
test('the state of a vote also reads well after “You”', () => {
  expect(`${nl.table.you} ${spyfallNl.vote.state.in}`).not.toContain('heeft')
  expect(`${de.table.you} ${spyfallDe.vote.state.in}`).not.toContain('hat')
})
test('German “tippen” is not used for guessing, typing or a hint', () => {
  for (const catalogue of [de, alleyDe, spyfallDe, shadowDe])
    expect(textsOf(catalogue).filter((text) => /\b(tippen|tipps?|getippt)\b/i.test(text))).toEqual([])
})
test('the menu says what “Go on” does, not what a pause does', () => {
  for (const { menu } of [en, nl, de]) expect(menu.goOnLine).not.toBe(menu.pauseLine)
})
test('[CK-07] the hint for an answer does not claim that the card has been seen', () => {
  expect(kgbNl.hints.answer).not.toMatch(/gezien/)
})
test('the sentence on a scored team has its words in the usual order', () => {
  expect(topSecretEn.scoredTitle.yours('blue', 3)).toBe('You three were Blue')
  expect(topSecretEn.scoredTitle.yours('yellow', 1)).toBe('You alone were Yellow')
})
test('long German words on narrow buttons have a place to break', () => {
  expect([de.menu.settings, de.settings.times['0']].filter((text) => !text.includes('\u00ad'))).toEqual([])
})
test('on the debrief, the replay is not called like playing again or like the rounds of Top Secret', () => {
  for (const [{ debrief }, topSecret] of [
    [en, topSecretEn],
    [nl, topSecretNl],
    [de, topSecretDe],
  ] as const) {
    expect(debrief.lookAgain).not.toContain(debrief.again)
    expect(topSecret.look.title.startsWith(debrief.lookAgain.split(' ')[0]!)).toBe(false)
  }
})
test('who would play the next game is counted with a noun', () => {
  expect([en, nl, de].map(({ evening }) => evening.withBots(1, 2))).toEqual(['1 person and 2 bots', '1 persoon en 2 bots', '1 Person und 2 Bots'])
})
test('the sheet of bots says how many of those chosen are too many, and when all chairs are taken', () => {
  expect([en, nl, de].map(({ bots }) => bots.free(2, 3))).toEqual([
    '2 chairs are free. 3 chosen, 1 too many.',
    '2 stoelen vrij. 3 gekozen, 1 te veel.',
    '2 Stühle frei. 3 gewählt, 1 zu viel.',
  ])
  expect([en, nl, de].map(({ bots }) => bots.free(0, 2))).toEqual(['All chairs are taken.', 'Alle stoelen zijn bezet.', 'Alle Stühle sind besetzt.'])
})
test('the button that fills free chairs names their number, and says so when there are none', () => {
  const labelsOf = ({ bots }: Pick<typeof en, 'bots'>) => [0, 1, 3].map(bots.fillAll)
  expect(labelsOf(en)).toEqual(['All chairs are taken', 'Fill the last', 'Fill all 3'])
  expect(labelsOf(nl)).toEqual(['Alle stoelen bezet', 'Vul de laatste', 'Vul alle 3'])
  expect(labelsOf(de)).toEqual(['Alle Stühle besetzt', 'Letzten Stuhl füllen', 'Alle 3 füllen'])
})
test('several leaders of the evening are in one sentence', () => {
  expect(en.evening.tied(2, 1)).toBe('2 players lead with 1 win each')
  expect(en.evening.leads('Heron', 1, 1)).toBe('Heron leads with 1 win in 1 game')
})
test('the reader is “you” in the middle of a sentence, with the verb that fits', () => {
  expect(spyfallEn.result.wins([heron, you], 5)).toBe('Heron and you win with 5')
  expect(spyfallEn.points.named([you, heron])).toBe('You and Heron named the place.')
  expect(spyfallNl.points.namedWrong([heron, you], ['Bakkerij'])).toBe('Heron en jij noemden een verkeerde plek: Bakkerij.')
  expect(spyfallDe.result.wins([heron, you], 5)).toBe('Heron und du gewinnt mit 5')
  expect(shadowDe.result.win([heron, you], 44)).toBe('Heron und du gewinnt mit 44')
  expect(kgbEn.history.raised([heron, you])).toBe('Heron and you raised your hands together.')
  expect(kgbNl.history.raised([you, heron])).toBe('Jij en Heron staken samen jullie hand op.')
  expect(kgbDe.history.raised([you, heron])).toBe('Du und Heron hobt zusammen die Hand.')
})
test('the shared screen says “you” to the room, in what is played as in the game’s goal, and says all of that goal', () => {
  const goal = (words: { readonly help: { readonly lead: string } }) => words.help.lead.split(/(?<=\.) /)[0]!
  expect(en.screen.playing('Spyfall 2', goal(spyfallEn))).toBe('You are playing Spyfall 2. Everyone knows where you all are, except the spy.')
  expect(nl.screen.playing('Spyfall 2', goal(spyfallNl))).toBe('Jullie spelen Spyfall 2. Iedereen weet waar jullie zijn, behalve de spion.')
  expect(de.screen.playing('Spyfall 2', goal(spyfallDe))).toBe('Ihr spielt Spyfall 2. Alle wissen, wo ihr seid, nur der Spion nicht.')
  expect(goal(topSecretEn)).toBe('Two secret teams answer different questions, and only the answers show who belongs together.')
  expect(goal(topSecretNl)).toBe('Twee geheime teams krijgen verschillende vragen, en alleen de antwoorden verraden wie bij elkaar hoort.')
  expect(goal(topSecretDe)).toBe('Zwei geheime Teams beantworten verschiedene Fragen, und nur die Antworten zeigen, wer zusammengehört.')
})
test('a number and its verb agree in the Dutch reasons why a side has won', () => {
  const summary = { winner: 'kgb', opponents: 'cia', hands: { cia: 2, kgb: 3 }, seats: 6, answers: 9, missing: [you] } as const
  expect(kgbNl.result.why.wholeSideRaised(summary)).toContain('twee handen van de CIA gingen mee')
  expect(kgbNl.result.why.fewerHands(summary)).toContain('maar jij deed niet mee')
})
test('a German no is said to somebody, not called off', () => {
  expect(kgbDe.history.saidNo(heron, { name: 'Lynx', you: false })).toBe('Lynx sagte nein zu Heron.')
})
test('sentences that nobody would say have not come back', () => {
  const odd =
    /part of it\.|and this screen sounds|So it is paper|five fields on|in vain|hands knew it|Roles are played|Bringing it to agents|have each won|This is a TV|was you three|may meddle|have passed 29/
  for (const catalogue of [en, kgbEn, shadowEn, scenesEn, alleyEn, spyfallEn, topSecretEn])
    expect(textsOf(catalogue).filter((text) => odd.test(text))).toEqual([])
})
