// Every moment of CIA vs. KGB, on one screen each.
import type { Page } from '@playwright/test'
import { type FactOf, kgbOptions, type SceneOf } from './scene.ts'
import { testScenes } from './scene-sizes.ts'

type Fact = FactOf<'cia-vs-kgb'>

const now = Date.now()
const until = now + 3_600_000
const circle = { game: 'cia-vs-kgb', options: { ...kgbOptions, decisionSeconds: 300 } } as const

const dealt = (dealer: number): Fact[] => [
  { kind: 'dealt', dealer, at: now - 90_000, until },
  { kind: 'cardDealt', side: 'kgb' },
]
const asked = (by: number, to: number, ...shown: Fact[]): Fact[] => [{ kind: 'asked', by, to, byClock: false, at: now - 40_000, until }, ...shown]
const answered = (by: number, to: number, yes: boolean): Fact[] => [{ kind: 'answered', by, to, yes, byClock: false, at: now - 30_000, until }]
const cardShown = (seat: number): Fact => ({ kind: 'cardShown', of: seat, side: 'cia' })
const signal: Fact[] = [{ kind: 'signalGot', from: 3, until }]
const openNotebook = (page: Page) => page.getByRole('button', { name: /Notebook|Notities|Notizbuch/ }).click()
const holdCard = async (page: Page) => {
  await page.locator('.folder-cover').first().hover()
  await page.mouse.down()
}
const touchChair = (page: Page) => page.locator('.circle-place button').nth(2).click()
type Ended = Extract<Fact, { kind: 'ended' }>
type Side = Ended['cards'][number]
const ended = (people: number, raised: readonly number[], winner: Side | null, ground: Ended['ground']): Fact[] => {
  const cards = Array.from({ length: people }, (_, seat): Side => (seat % 2 === 0 ? 'kgb' : 'cia'))
  const hands: Fact[] =
    raised.length === 0 ? [] : [{ kind: 'handsRaised', hands: raised.map((seat) => ({ seat, side: cards[seat]! })), at: now - 20_000 }]
  return [...hands, { kind: 'ended', winner, ground, cards, at: now - 20_000 }]
}
/** So many that the picture of who had seen whom has to scroll. */
const manyQuestions = Array.from({ length: 24 }, (_, i) => [
  asked(1 + (i % 5), (3 + (i % 5)) % 6),
  answered((3 + (i % 5)) % 6, 1 + (i % 5), false),
]).flat()

testScenes([
  { ...circle, title: 'own turn, a chair touched', people: 6, feed: [dealt(0)], act: touchChair },
  { ...circle, title: 'asked in vain', people: 10, feed: [dealt(0), asked(0, 3), answered(3, 0, false)] },
  { ...circle, title: 'waiting, with a signal', people: 8, feed: [dealt(1), asked(1, 3), signal] },
  { ...circle, title: 'asked', people: 8, feed: [dealt(3), asked(3, 0, cardShown(3))] },
  { ...circle, title: 'notebook', people: 10, feed: [dealt(3), asked(3, 0, cardShown(3)), answered(0, 3, false), signal], act: openNotebook },
  { ...circle, title: 'own card held', people: 7, feed: [dealt(3), signal], act: holdCard },
  { ...circle, title: 'after a lone hand', people: 9, feed: [dealt(1), [{ kind: 'handRaised', seat: 3, at: now - 20_000 }]] },
  { ...circle, title: 'a side has won', people: 6, state: 'over', feed: [dealt(1), ...manyQuestions, ended(6, [0, 2, 4], 'kgb', 'wholeSideRaised')] },
  { ...circle, title: 'fewer hands', people: 8, state: 'over', feed: [dealt(1), asked(1, 3), ended(8, [0, 2, 3], 'cia', 'fewerHands')] },
  {
    ...circle,
    title: 'answers used up',
    people: 10,
    state: 'over',
    feed: [dealt(1), asked(1, 3), answered(3, 1, false), ended(10, [], null, 'answersUsedUp')],
  },
] satisfies readonly SceneOf<'cia-vs-kgb'>[])
