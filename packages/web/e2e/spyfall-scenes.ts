// Every moment of Spyfall 2, as one seat hears it: for screens that a played match shows rarely or late.
import type { Page } from '@playwright/test'
import { de } from '../src/games/spyfall-2/words/de.ts'
import { en, type Words } from '../src/games/spyfall-2/words/en.ts'
import { nl } from '../src/games/spyfall-2/words/nl.ts'
import { type FactOf, findScene, type SceneOf } from './scene.ts'

type Fact = FactOf<'spyfall-2'>
type Scene = SceneOf<'spyfall-2'>
type RoundEnded = Extract<Fact, { kind: 'roundEnded' }>
type Reason = RoundEnded['awards'][number]['reason']

const defaultOptions: Scene['options'] = {
  spies: 1,
  rounds: 5,
  minutes: 7,
  packs: ['lamplight'],
  ownPacks: [],
  oldPals: false,
  roles: true,
  dissent: 1,
  firstDealer: null,
  decisionSeconds: 0,
  language: 'en',
}
const scene = (
  title: string,
  people: number,
  feed: readonly (readonly Fact[])[],
  rest: Partial<Omit<Scene, 'options'>> & { readonly options?: Partial<Scene['options']> } = {},
): Scene => ({
  title,
  game: 'spyfall-2',
  people,
  feed,
  whispers: ['cardDealt', 'ownVote'],
  ...rest,
  options: { ...defaultOptions, ...rest.options },
})
const cardAt = (place: string, role: number): Fact => ({ kind: 'cardDealt', place: `lamplight/${place}`, role, pal: null })
export const spysCard: Fact = { kind: 'cardDealt', place: null, role: null, pal: null }
const MINUTE_MS = 60_000

export const dealt = (dealer = 0, card: Fact = cardAt('night-ferry', 3)): Fact[] => [{ kind: 'roundBegan', dealer }, card]
/** The clock runs and shows this much. */
const started = (leftMs = 5.3 * MINUTE_MS): Fact[] => [{ kind: 'clockStarted', until: Date.now() + leftMs }]
const asked = (by: number, to: number, text = ''): Fact[] => [{ kind: 'questionAsked', by, to, text }]
const answered = (by: number, text = ''): Fact[] => [{ kind: 'questionAnswered', by, text }]
/** Some talk; afterwards seat 0 has the question and may not ask seat 5. */
const talk = [
  asked(1, 2, 'Is it louder at night?'),
  answered(2, 'It is quieter. That is the point of it.'),
  asked(2, 5, 'What would you never bring along on a first visit, and would anybody mind if you did?'),
  answered(5),
  asked(5, 0, 'Would you bring a child here?'),
  answered(0, 'If it sleeps early.'),
]
const running = (card?: Fact) => [dealt(1, card), started(), ...talk]
const accused = (by: number, suspect: number): Fact[] => [{ kind: 'accused', by, suspect, left: 318_000, until: null }]
const tried = (suspect: number): Fact => ({ kind: 'suspectTried', suspect, until: null })
const voted = (by: number): Fact[] => [{ kind: 'voted', by }]
const shown = (hands: number[], goesOnAt: number | null = null, missing: number[] = []): Fact => ({
  kind: 'votesShown',
  hands,
  missing,
  convicted: false,
  goesOnAt,
})
const timeUp = (): Fact[] => [{ kind: 'timeRanOut', talkUntil: Date.now() + 48_000 }]
const spyShown = (by: number): Fact[] => [{ kind: 'spyShown', by, left: 192_000, until: null }]
const named = (by: number, place: string): Fact => ({ kind: 'placeNamed', by, place: `lamplight/${place}`, byClock: false })
const award = (seat: number, reason: Reason, points: number) => ({ seat, reason, points })
const spiesNamed = (place: string): Fact => ({
  kind: 'roundEnded',
  place: `lamplight/${place}`,
  cards: [0, 1, null, 3, 4, 5],
  ending: { how: 'named', right: [2] },
  awards: [award(2, 'spiesWon', 2), award(2, 'namedRight', 2)],
})
const caught = (place: string): Fact => ({
  kind: 'roundEnded',
  place: `lamplight/${place}`,
  cards: [3, 1, 2, null, 4, 5],
  ending: { how: 'accused', convicted: 3, firstAccuser: 1 },
  awards: [0, 1, 2, 4, 5].map((seat) => award(seat, 'othersWon', 1)).concat(award(1, 'accusedFirst', 1)),
})
const nobodyFound = (people: number): Fact => ({
  kind: 'roundEnded',
  place: 'lamplight/night-ferry',
  cards: Array.from({ length: people }, (_, seat) => (seat === 2 || seat === 5 ? null : seat % 10)),
  ending: { how: 'timeUp', convicted: null },
  awards: [award(2, 'spiesWon', 2), award(5, 'spiesWon', 2)],
})
/** Seat 3 fell in mid-round; seat 4, an old pal, with it. */
const palsFell: Fact = {
  kind: 'roundEnded',
  place: 'lamplight/night-ferry',
  cards: [3, 1, 2, null, null, 5, 6],
  ending: { how: 'accused', convicted: 3, firstAccuser: 1 },
  awards: [0, 1, 2, 5, 6].map((seat) => award(seat, 'othersWon', 1)).concat(award(1, 'accusedFirst', 1)),
}
/** A round that the spy wins by naming the place, after its deal. */
export const roundWonBySpy = (place: string): Fact[][] => [started(), spyShown(2), [named(2, place), spiesNamed(place)]]
/** A round before this one, which the spy has won. */
const earlierRound = [dealt(0), ...roundWonBySpy('bakery')]
/** Seat 1 accuses seat 3 before anybody has asked. */
const accusedAtOnce = [dealt(1), started(), accused(1, 3)]

/** Matches a sentence in any of the three languages. */
const inAnyLanguage = (sentenceIn: (words: Words) => string) => new RegExp(`^(${[en, nl, de].map(sentenceIn).join('|')})$`)
const pressBelowPoints = (labelIn: (words: Words) => string) => (page: Page) =>
  page
    .locator('.points-more')
    .getByRole('button', { name: inAnyLanguage(labelIn) })
    .click()
const openView = (which: 'questions' | 'people') => (page: Page) =>
  page
    .getByRole('group', { name: inAnyLanguage(({ views }) => views.label) })
    .getByRole('button', { name: inAnyLanguage(({ views }) => views[which]) })
    .click()
const pressBar = (which: 'accuse' | 'stop') => (page: Page) =>
  page
    .getByRole('toolbar')
    .getByRole('button', { name: inAnyLanguage(({ act }) => act[which]) })
    .click()
/** Opens the folder with the card, and keeps holding it. */
export async function holdCard(page: Page): Promise<void> {
  await page.locator('.folder-cover').hover()
  await page.mouse.down()
  await page.locator('.spy-card .place-picture > *').first().waitFor()
}

export const spyfallScenes: readonly Scene[] = [
  scene('dealt, you start the clock', 6, [dealt()]),
  scene('dealt, somebody else starts it', 6, [dealt(3)], { options: { roles: false } }),
  scene('your question', 6, running()),
  scene('your question, what was asked', 6, running(), { act: openView('questions') }),
  scene('your question, what you think of the others', 6, running(), { act: openView('people') }),
  scene('your first question, places of an earlier round', 6, [...earlierRound, dealt(0), started()]),
  scene('you are asked', 6, [dealt(1), started(25_000), asked(1, 0, 'What would you never bring along on a first visit?')]),
  scene('others ask', 6, [dealt(1), started(), asked(1, 3, 'Is it louder at night?'), answered(3, 'Only on Fridays.')]),
  scene('a spoken answer whose shade you may tap', 6, [dealt(1), started(), asked(0, 3, 'Is it louder at night?'), answered(3)]),
  scene('you answered aloud and ask next', 6, [dealt(1), started(), asked(3, 0, 'Is it louder at night?'), answered(0)]),
  scene('a spoken answer with its shade', 6, [
    dealt(1),
    started(),
    asked(1, 3, 'Is it louder at night?'),
    [{ kind: 'questionAnswered', by: 3, text: '', shade: 'much' }],
  ]),
  scene('accusing', 6, running(), { act: pressBar('accuse') }),
  scene('stopping the round', 6, running(), { act: pressBar('stop') }),
  scene('your card', 6, running(), { act: holdCard }),
  scene('a spy’s card', 6, running(spysCard), { act: holdCard }),
  scene('somebody is accused', 6, [...accusedAtOnce, voted(2), voted(5)]),
  scene('you are accused', 6, [dealt(1), started(), accused(1, 0), voted(2)]),
  scene('the record during the vote', 6, [...running(), accused(1, 3)], { act: openView('questions') }),
  scene('a vote that failed', 6, [...accusedAtOnce, [...voted(5), shown([0, 1, 4], Date.now() + 3000)]]),
  scene('time is up', 6, [...running(), timeUp()]),
  scene('one after the other', 6, [
    ...running(),
    timeUp(),
    [{ kind: 'votingOpened', byClock: false }, tried(1)],
    [shown([0, 2, 5]), tried(2)],
    [shown([], null, [1, 4]), tried(3)],
    voted(5),
  ]),
  scene('you name the place', 6, [...earlierRound, ...running(spysCard), spyShown(0)]),
  scene('you name the place, what was asked', 6, [...earlierRound, ...running(spysCard), spyShown(0)], { act: openView('questions') }),
  scene('somebody names the place', 6, [dealt(1), started(), spyShown(2)]),
  scene('the second spy names the place', 9, [dealt(1), started(), spyShown(2), [named(2, 'bakery'), ...spyShown(3)]], {
    options: { spies: 2 },
  }),
  scene('the spy has won a round', 6, earlierRound),
  scene('the spy was caught', 6, [...earlierRound, ...accusedAtOnce, [shown([0, 1, 2, 4, 5]), caught('night-ferry')]]),
  scene('old pals fell, a hand was down and one too late', 7, [...accusedAtOnce, [shown([0, 1, 2, 5], null, [6]), palsFell]], {
    options: { spies: 2, oldPals: true },
  }),
  scene('twelve, and nobody was convicted', 12, [dealt(1), started(), timeUp(), [tried(0)], [shown([2, 4, 9], null, [3, 11]), nobodyFound(12)]], {
    options: { spies: 2 },
  }),
  scene('the places between rounds', 6, earlierRound, { act: pressBelowPoints(({ views }) => views.places) }),
  scene('the end', 6, [...earlierRound, ...accusedAtOnce, [shown([0, 1, 2, 4, 5]), caught('night-ferry')]], {
    options: { rounds: 2 },
    state: 'over',
  }),
  scene('twelve and fifty places', 12, [dealt(1), started(), ...talk], { options: { packs: ['lamplight', 'daylight'], spies: 2 } }),
  scene('twelve vote', 12, [dealt(1), started(), timeUp(), [tried(1)], [shown([0, 2, 5, 6, 7, 8]), tried(2)], voted(4), voted(7)], {
    options: { spies: 2, oldPals: true },
  }),
]
export const spyfallScene = (title: string): Scene => findScene(spyfallScenes, title)
