// Every moment of CIA vs. KGB, on one screen each.
import type { Page } from '@playwright/test'
import type { FactOf, SceneOf } from './scene.ts'
import { testScenes } from './scene-sizes.ts'

type Fact = FactOf<'cia-vs-kgb'>

const now = Date.now()
const until = now + 3_600_000
const options = { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 300 }
const circle = { game: 'cia-vs-kgb', options } as const

const dealt = (dealer: number): Fact[] => [
  { kind: 'dealt', dealer, at: now - 90_000, until },
  { kind: 'cardDealt', side: 'kgb' },
]
const ask = (by: number, to: number, ...shown: Fact[]): Fact[] => [{ kind: 'asked', by, to, byClock: false, at: now - 40_000, until }, ...shown]
const say = (by: number, to: number, yes: boolean): Fact[] => [{ kind: 'answered', by, to, yes, byClock: false, at: now - 30_000, until }]
const shows = (of: number): Fact => ({ kind: 'cardShown', of, side: 'cia' })
const signal: Fact[] = [{ kind: 'signalGot', from: 3, until }]
const notebook = (page: Page) => page.getByRole('button', { name: /Notebook|Notities|Notizbuch/ }).click()
const hold = async (page: Page) => {
  await page.locator('.folder-cover').first().hover()
  await page.mouse.down()
}
const touch = (page: Page) => page.locator('.circle-place button').nth(2).click()
type Ended = Extract<Fact, { kind: 'ended' }>
type Side = Ended['cards'][number]
const end = (people: number, raised: readonly number[], winner: Side | null, ground: Ended['ground']): Fact[] => {
  const cards = Array.from({ length: people }, (_, seat): Side => (seat % 2 === 0 ? 'kgb' : 'cia'))
  const hands: Fact[] =
    raised.length === 0 ? [] : [{ kind: 'handsRaised', hands: raised.map((seat) => ({ seat, side: cards[seat]! })), at: now - 20_000 }]
  return [...hands, { kind: 'ended', winner, ground, cards, at: now - 20_000 }]
}
/** A long one: the picture has to scroll. */
const manyQuestions = Array.from({ length: 24 }, (_, i) => [ask(1 + (i % 5), (3 + (i % 5)) % 6), say((3 + (i % 5)) % 6, 1 + (i % 5), false)]).flat()

testScenes([
  { ...circle, title: 'own turn, a chair touched', people: 6, feed: [dealt(0)], act: touch },
  { ...circle, title: 'asked in vain', people: 10, feed: [dealt(0), ask(0, 3), say(3, 0, false)] },
  { ...circle, title: 'waiting, with a signal', people: 8, feed: [dealt(1), ask(1, 3), signal] },
  { ...circle, title: 'asked', people: 8, feed: [dealt(3), ask(3, 0, shows(3))] },
  { ...circle, title: 'notebook', people: 10, feed: [dealt(3), ask(3, 0, shows(3)), say(0, 3, false), signal], act: notebook },
  { ...circle, title: 'own card held', people: 7, feed: [dealt(3), signal], act: hold },
  { ...circle, title: 'after a lone hand', people: 9, feed: [dealt(1), [{ kind: 'handRaised', seat: 3, at: now - 20_000 }]] },
  { ...circle, title: 'a side has won', people: 6, state: 'over', feed: [dealt(1), ...manyQuestions, end(6, [0, 2, 4], 'kgb', 'wholeSideRaised')] },
  { ...circle, title: 'fewer hands', people: 8, state: 'over', feed: [dealt(1), ask(1, 3), end(8, [0, 2, 3], 'cia', 'fewerHands')] },
  {
    ...circle,
    title: 'answers used up',
    people: 10,
    state: 'over',
    feed: [dealt(1), ask(1, 3), say(3, 1, false), end(10, [], null, 'answersUsedUp')],
  },
] satisfies readonly SceneOf<'cia-vs-kgb'>[])
