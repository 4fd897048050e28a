// Every moment of Top Secret, on one screen each.
import { expect, type Page } from '@playwright/test'
import { expectUsable, openMenu } from './house.ts'
import { type FactOf, type SceneOf, SceneServer } from './scene.ts'
import { testScenes } from './scene-sizes.ts'
import { test } from './test.ts'

type Fact = FactOf<'top-secret'>
type Options = SceneOf<'top-secret'>['options']

/** No decision has a time limit. */
const until = null
const options: Options = { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 0, decisionSeconds: 0 }
const topSecret = { game: 'top-secret', options, whispers: ['teamDealt', 'answerKept', 'pointed'] } as const

const seatsOf = (people: number) => Array.from({ length: people }, (_, seat) => seat)
const roundBegun = (round: number): Fact[] => [
  { kind: 'roundBegun', round },
  { kind: 'teamDealt', yellow: 1 },
]
const cardTurned = (card: number, readUntil = 0): Fact[] => [
  { kind: 'cardTurned', deck: 'kitchen-table', card, side: 0, readUntil },
  ...(readUntil === 0 ? [{ kind: 'answersOpened', until } as const] : []),
]
const tokensPlaced = (seats: readonly number[]): Fact[] =>
  seats.map((seat) => ({ kind: 'tokenPlaced', seat, yes: seat % 3 > 0, byClock: seat === 4 }))
const tokensLaid = (seats: readonly number[]): Fact[] => seats.map((seat) => ({ kind: 'tokenLaid', seat, byClock: false }))
const threeCards = (round: number, people: number): Fact[][] => [
  [...roundBegun(round), ...cardTurned(3 * round), ...tokensPlaced(seatsOf(people))],
  [...cardTurned(3 * round + 1), ...tokensPlaced(seatsOf(people))],
  [...cardTurned(3 * round + 2), ...tokensPlaced(seatsOf(people)), { kind: 'pointingOpened', until }],
]
const saidReady = (seats: readonly number[]): Fact[] => seats.map((seat) => ({ kind: 'saidReady', seat }))
const teamOf = (seat: number) => (seat % 2 === 0 ? 'yellow' : 'blue')
/** Everybody points at the next but one, who is a teammate where the number of players is even; the last two at each other. */
const pointingAndPoints = (people: number): Fact[] => {
  const pointings = seatsOf(people).map((seat) => (seat >= people - 2 ? (seat === people - 1 ? people - 2 : people - 1) : seat + 2))
  const isFound = (seat: number) => pointings.some((target, pointer) => target === seat && teamOf(pointer) === teamOf(seat))
  return [
    ...saidReady(seatsOf(people)),
    { kind: 'countBegun', until: 0 },
    { kind: 'pointingsShown', pointings },
    { kind: 'teamsShown', teams: seatsOf(people).map(teamOf) },
    {
      kind: 'roundScored',
      points: pointings.map((target, seat) => ({ finding: teamOf(target) === teamOf(seat) ? 3 : 0, found: isFound(seat) ? 1 : 0 })),
      until,
    },
  ]
}
const wholeRound = (n: number, people: number): Fact[][] => [...threeCards(n, people), pointingAndPoints(people)]

const holdTeam = async (page: Page) => {
  await page.locator('.folder-cover').first().hover()
  await page.mouse.down()
}
const openFinger = (page: Page) => page.getByRole('button', { name: /Your finger|Je vinger|Dein Finger/ }).click()
const lookBack = (page: Page) => page.locator('.answers-row button').first().click()

testScenes([
  {
    ...topSecret,
    title: 'a card is read',
    people: 6,
    options: { ...options, readingSeconds: 5 },
    feed: [[...roundBegun(1), ...cardTurned(0, Date.now() + 3_600_000)]],
  },
  { ...topSecret, title: 'your answer', people: 4, feed: [[...roundBegun(1), ...cardTurned(0)]] },
  {
    ...topSecret,
    title: 'eight answer the third card',
    people: 8,
    feed: [...threeCards(1, 8).slice(0, 2), [...cardTurned(5), ...tokensPlaced([1, 2, 3, 4, 5, 7])]],
  },
  {
    ...topSecret,
    title: 'tokens face down',
    people: 8,
    options: { ...options, reveal: 'allAtOnce' },
    feed: [[...roundBegun(1), ...cardTurned(0), ...tokensLaid([0, 1, 2, 5, 7]), { kind: 'answerKept', yes: 1 }]],
  },
  { ...topSecret, title: 'your team held', people: 6, feed: [[...roundBegun(1), ...cardTurned(0)]], act: holdTeam },
  { ...topSecret, title: 'pointing', people: 6, feed: threeCards(1, 6) },
  { ...topSecret, title: 'pointing, your finger', people: 8, feed: [...threeCards(1, 8), saidReady([1, 2, 5])], act: openFinger },
  { ...topSecret, title: 'looking back while pointing', people: 8, feed: threeCards(1, 8), act: lookBack },
  { ...topSecret, title: 'a round of three is over', people: 3, feed: wholeRound(1, 3) },
  { ...topSecret, title: 'a round of eight is over', people: 8, feed: wholeRound(1, 8) },
  { ...topSecret, title: 'the second round, first card', people: 5, feed: [...wholeRound(1, 5), [...roundBegun(2), ...cardTurned(6)]] },
  { ...topSecret, title: 'the end', people: 6, state: 'over', feed: [...wholeRound(1, 6), ...wholeRound(2, 6), ...wholeRound(3, 6)] },
  { ...topSecret, title: 'the end of eight', people: 8, state: 'over', feed: [...wholeRound(1, 8), ...wholeRound(2, 8), ...wholeRound(3, 8)] },
] satisfies readonly SceneOf<'top-secret'>[])

const withHeron: SceneOf<'top-secret'>['house'] = ({ people }) => ({
  people: people.map((person) => (person.kind === 'bot' ? { ...person, name: 'Heron', bot: { level: 'hard', character: 'heron' } } : person)),
})
test('a hint says that bots have a biography, and everybody opens it during the match: by a press on the bot, or from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const server = new SceneServer(page)
  const answered = [...cardTurned(0), ...tokensPlaced([0, 1, 4])]
  await server.show({ ...topSecret, title: 'you have answered', people: 6, hints: 'on', house: withHeron, feed: [[...roundBegun(1), ...answered]] })
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByRole('complementary', { name: 'A hint' })).toContainText('A bot has a biography')
  const sheet = page.getByRole('dialog')
  const expectBiography = async () => {
    await expect(sheet.getByRole('heading', { name: 'For Top Secret, everybody knows' })).toBeVisible()
    await expect(sheet.getByText('58, inspects lighthouses.')).toBeVisible()
    await expect(sheet.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
    await expect(sheet.getByRole('heading', { name: 'How well it plays: Hard' })).toBeVisible()
  }
  await test.step('by a press on its token while cards are answered', async () => {
    await page.getByRole('button', { name: 'About Heron' }).click()
    await expectBiography()
    await expectUsable(page, 'biography of a bot during a match')
    await sheet.getByRole('button', { name: 'Close' }).last().click()
  })
  await test.step('from the menu, as with the keyboard', async () => {
    await openMenu(page)
    await sheet.getByRole('button', { name: 'People and seats' }).click()
    await sheet.getByRole('button', { name: 'Heron' }).click()
    await expectBiography()
    await sheet.getByRole('button', { name: 'Close' }).last().click()
    await sheet.getByRole('button', { name: 'Close' }).last().click()
  })
  await test.step('by a press on its place in the ring while people point', async () => {
    await server.show({ ...topSecret, title: 'pointing beside a bot', people: 6, house: withHeron, feed: threeCards(1, 6) })
    await page.getByRole('button', { name: 'To the table' }).click()
    await page.getByRole('button', { name: 'About Heron' }).click()
    await expectBiography()
  })
})
