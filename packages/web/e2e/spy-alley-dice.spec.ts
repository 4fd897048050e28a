// Every moment of Spy Alley Dice, on one screen each, and what must not be left over from one moment to the next.
import { expect, type Page } from '@playwright/test'
import { draw, drawShared, type FactOf, type SceneOf, SceneServer } from './scene.ts'
import { testScenes } from './scene-sizes.ts'
import { untilStaged } from './staging.ts'
import { test } from './test.ts'

type Fact = FactOf<'spy-alley-dice'>
type Scene = SceneOf<'spy-alley-dice'>
type Spy = Extract<Fact, { kind: 'missionAttempted' }>['spy']

const until = Date.now() + 3_600_000
const fiveAlike = (spy: Spy): Spy[] => [spy, spy, spy, spy, spy]
const begin = (people: number, roller = 0): Fact[][] => {
  const seats = Array.from({ length: people }, (_, seat) => seat)
  const dice = (seat: number): Spy[] =>
    seat === roller ? ['russian', 'russian', 'german', 'french', 'italian'] : ['american', 'spanish', 'german', 'french', 'italian']
  return [
    [
      { kind: 'dealt', each: people <= 3 ? 2 : 1 },
      { kind: 'handDealt', cards: people <= 3 ? ['american', 'german'] : ['american'] },
      { kind: 'startAsked', seats, until },
    ],
    ...seats.map((seat): Fact[] => [{ kind: 'startRolled', seat, dice: dice(seat), byClock: false }]),
    [{ kind: 'turnBegan', seat: roller, until }],
  ]
}
const rolled = (seat: number, dice: readonly Spy[], kept: readonly number[] = []): Fact[] => [
  { kind: 'rolled', seat, dice: [...dice], kept: [...kept], until },
]
const threeAlike: Spy[] = ['russian', 'russian', 'french', 'russian', 'italian']
const mission: Fact[][] = [
  ...begin(6),
  rolled(0, fiveAlike('russian')),
  [{ kind: 'missionAttempted', seat: 0, spy: 'russian', until }],
  [{ kind: 'missionPassed', seat: 1, byClock: false, until }],
]

const alley = { game: 'spy-alley-dice', options: { decisionSeconds: 60 } } as const
const noRussians: Spy[] = ['american', 'spanish', 'german', 'french', 'italian']
const twoRussians: Spy[] = ['russian', 'russian', 'german', 'french', 'italian']
const started = (seat: number, dice: Spy[], byClock = false): Fact => ({ kind: 'startRolled', seat, dice, byClock })
/** Two of three tie; the clock has rolled for the last of them. */
const tie: Fact[][] = [
  begin(3)[0]!,
  [started(0, twoRussians)],
  [started(1, noRussians)],
  [started(2, twoRussians, true), { kind: 'startAsked', seats: [0, 2], until }],
]
/** … and roll again, which settles it. */
const settled: Fact[][] = [...tie, [started(2, noRussians)], [started(0, threeAlike), { kind: 'turnBegan', seat: 0, until }]]
const passedByClock: Fact[][] = [...mission, [{ kind: 'missionPassed', seat: 2, byClock: true, until }]]

const scenes: readonly Scene[] = [
  { ...alley, title: 'tied for the start', people: 3, feed: tie },
  { ...alley, title: 'start settled', people: 3, feed: settled },
  { ...alley, title: 'own turn', people: 3, feed: [...begin(3), rolled(0, threeAlike, [0, 1, 3])] },
  { ...alley, title: 'waiting', people: 6, feed: [...begin(6, 1), rolled(1, threeAlike)] },
  {
    ...alley,
    title: 'file held open',
    people: 3,
    feed: [...begin(3), rolled(0, threeAlike)],
    act: (page) =>
      page
        .locator('.folder-cover')
        .focus()
        .then(() => page.keyboard.down(' ')),
  },
  {
    ...alley,
    title: 'guess',
    people: 6,
    feed: [...begin(6), [{ kind: 'guessed', by: 0, whom: 1, spy: 'german', right: false, until }], rolled(0, threeAlike)],
    act: (page) => page.locator('.frame-bar .red').click(),
  },
  {
    ...alley,
    title: 'throwing away',
    people: 3,
    feed: [...begin(3), rolled(0, threeAlike), [{ kind: 'guessed', by: 0, whom: 1, spy: 'russian', right: true, until }]],
    act: (page) => page.locator('.folder-cover').click(),
  },
  { ...alley, title: 'own mission', people: 6, feed: mission },
  { ...alley, title: 'asked', people: 6, you: 2, feed: mission },
  { ...alley, title: 'let pass by the clock', people: 6, feed: passedByClock },
  {
    ...alley,
    title: 'giving a card',
    people: 6,
    you: 2,
    feed: [...mission, [{ kind: 'guessed', by: 2, whom: 0, spy: 'russian', right: false, until }]],
  },
  {
    ...alley,
    title: 'dozed off',
    people: 3,
    feed: [...begin(3, 2), [{ kind: 'turnEnded', seat: 2, byClock: true }, { kind: 'playPaused' }, { kind: 'turnBegan', seat: 1, until: null }]],
  },
  {
    ...alley,
    title: 'mission accomplished',
    people: 6,
    state: 'over',
    feed: [
      ...mission,
      [
        {
          kind: 'gameEnded',
          winner: 0,
          how: 'mission',
          hands: [['russian'], ['french'], ['german'], [], ['italian'], []],
          thrown: [[], ['spanish'], [], [], [], []],
          undealt: ['american'],
        },
      ],
    ],
  },
  {
    ...alley,
    title: 'last one left',
    people: 3,
    state: 'over',
    feed: [
      ...begin(3),
      [
        {
          kind: 'gameEnded',
          winner: 1,
          how: 'lastOneLeft',
          hands: [[], ['russian', 'french'], []],
          thrown: [['german'], [], ['italian']],
          undealt: ['spanish'],
        },
      ],
    ],
  },
]

testScenes(scenes)

const button = (page: Page, name: string) => page.locator('.frame-bar').getByRole('button', { name, exact: true })
/** Sooner than the bar forgets a first press by itself. */
const beforeForgotten = { timeout: 2000 }
const ownTurn: Scene = { ...alley, title: 'own turn', people: 3, feed: [...begin(3), rolled(0, threeAlike)] }

test('[SA-03, SA-08, SA-10, SA-14, SA-21] the start, the dice, the mission and the clock are told as they are, and nothing is left over from one moment to the next', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('“Sure?” is not asked any more once the dice have changed', async () => {
    await server.show(ownTurn)
    await button(page, 'Stop').click()
    await expect(button(page, 'End your turn?')).toBeVisible()
    server.tell(...rolled(0, noRussians))
    await expect(button(page, 'Stop')).toBeVisible(beforeForgotten)
    server.tell(...rolled(0, threeAlike))
    await expect(button(page, 'Guess a Russian')).toBeVisible()
    await expect(button(page, 'Stop')).toBeVisible(beforeForgotten)
  })
  await test.step('“Sure?” is taken back by a press of another button', async () => {
    await server.show(ownTurn)
    await button(page, 'Stop').click()
    await expect(button(page, 'End your turn?')).toBeVisible()
    await button(page, 'Roll all again').click()
    await expect(button(page, 'Stop')).toBeVisible(beforeForgotten)
  })
  await test.step('on the smallest phone all five dice can be seen and pressed without scrolling', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await server.show(ownTurn)
    const [lastDie, historyLine] = [page.locator('.dice > *').last(), page.locator('.history-line')]
    await expect(lastDie).toBeVisible()
    const [die, line] = [(await lastDie.boundingBox())!, (await historyLine.boundingBox())!]
    expect(die.y + die.height).toBeLessThanOrEqual(line.y)
    await page.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('[SA-14] with five alike the headline names the mission beside the guess', async () => {
    await server.show({ ...ownTurn, title: 'five alike', feed: [...begin(3), rolled(0, fiveAlike('russian'))] })
    await expect(page.getByText('Five Russians: guess, or try the mission.')).toBeVisible()
  })
  await test.step('before the first roll of a turn the dice are blank, not those of the turn before', async () => {
    await server.show(ownTurn)
    await expect(page.locator('.tally .hot')).toHaveCount(1)
    server.tell({ kind: 'turnBegan', seat: 0, until })
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'not rolled' })).toHaveCount(5)
    await expect(page.locator('.tally .hot')).toHaveCount(0)
  })
  await test.step('[SA-10] a card chosen for one question is not chosen for the next', async () => {
    const taken = (spy: Spy, whom: number): Fact => ({ kind: 'guessed', by: 0, whom, spy, right: true, until })
    await server.show({ ...ownTurn, feed: [...ownTurn.feed, [taken('russian', 1)]] })
    await page.locator('.folder-cover').click()
    await page.locator('.paper').getByRole('button', { name: 'German' }).click()
    await expect(button(page, 'Throw it away')).toHaveAttribute('aria-disabled', 'false')
    server.tell({ kind: 'ownCardThrown', spy: 'russian' }, { kind: 'cardThrown', seat: 0, byClock: true }, { kind: 'turnBegan', seat: 0, until })
    server.tell(...rolled(0, fiveAlike('french')))
    server.tell(taken('french', 2))
    await expect(page.getByRole('heading', { name: 'Throw one card away' })).toBeVisible()
    await expect(button(page, 'Throw it away')).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('[SA-03, SA-08, SA-21] the dice that tied and those that settled the start are there for all to see, and so is the clock', async () => {
    const faces = () => page.locator('.opening-list .mini:not(.blank)')
    const clocks = () => page.locator('.opening-clock')
    await server.show({ ...alley, title: 'tie', people: 3, feed: tie })
    await expect(faces()).toHaveCount(15)
    await expect(clocks()).toHaveCount(1)
    server.tell(...settled[4]!)
    await expect(clocks()).toHaveCount(0)
    server.tell(...settled[5]!)
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await expect(faces()).toHaveCount(15)
    await expect(page.locator('.opening-list li').first()).toContainText('three Russians')
    await expect(button(page, 'Roll all five')).toHaveAttribute('aria-disabled', 'false')
    server.tell(...rolled(0, threeAlike))
    await expect(page.locator('.opening-list')).toHaveCount(0)
    await expect(page.locator('.dice')).toBeVisible()
  })
  await test.step('[SA-21] the way to the door tells the clock from a player', async () => {
    await server.show({ ...alley, title: 'by the clock', people: 6, feed: passedByClock })
    await expect(page.locator('.way li').nth(0)).toContainText('let it pass')
    await expect(page.locator('.way li').nth(1)).toContainText('time was up')
  })
})

test('“Sure?” and a folder that is touched wait for slow people, and what shuts by itself lets no press through', async ({ page }) => {
  await page.clock.install()
  const server = new SceneServer(page)
  await test.step('“Sure?” waits for a slow second press, and no toast repeats it', async () => {
    await server.show(ownTurn)
    await button(page, 'Stop').click()
    await expect(button(page, 'End your turn?')).toBeVisible()
    await page.clock.runFor(6000)
    await expect(button(page, 'End your turn?')).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
  })
  await test.step('a folder that is touched stays open, keeps the choice when it shuts, and lets no press through', async () => {
    const taken: Fact = { kind: 'guessed', by: 0, whom: 1, spy: 'russian', right: true, until }
    await page.setViewportSize({ width: 390, height: 844 })
    await server.show({ ...ownTurn, feed: [...ownTurn.feed, [taken]] })
    await page.clock.pauseAt(Date.now() + 60_000)
    await test.step('a press that is refused once more just before its toast ends has the toast for its whole time again', async () => {
      for (const _ of [1, 2]) {
        await button(page, 'Throw it away').click({ force: true })
        await page.clock.runFor(3500)
        await expect(page.locator('.toast')).toBeVisible()
      }
      await page.clock.runFor(1000)
      await expect(page.locator('.toast')).toHaveCount(0)
    })
    const paper = page.locator('.paper')
    await page.locator('.folder-cover').click()
    await page.clock.runFor(8000)
    await paper.getByRole('button', { name: 'German' }).click()
    await page.clock.runFor(8000)
    await expect(paper).toBeVisible()
    // In short steps, because the guard against late presses lasts less than a second from the moment at which the paper goes.
    for (let steps = 0; steps < 25 && (await paper.count()) > 0; steps++) await page.clock.runFor(100)
    await expect(paper).toHaveCount(0)
    await expect(button(page, 'Throw it away')).toHaveAttribute('aria-disabled', 'false')
    const history = page.locator('.history-line')
    await history.click()
    await page.clock.runFor(1000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await history.click()
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('while a guess is shown, neither a hint nor the event before it stands beside it, and the picture has room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  const server = await draw(page, { ...ownTurn, hints: 'on' })
  await button(page, 'I have read it').click()
  await expect(page.locator('.hint')).toBeVisible()
  // Far enough ahead for a busy machine: a clock cannot be set back.
  await page.clock.pauseAt(Date.now() + 1500)
  await server.syncClock()
  server.tellAt(await page.evaluate(() => Date.now() - 3000), { kind: 'guessed', by: 0, whom: 1, spy: 'russian', right: true, until })
  await untilStaged(page)
  await expect(page.locator('.hint')).toHaveCount(0)
  await expect(page.locator('.history-line span')).toBeHidden()
  const [picture, line] = [await page.locator('.scene').boundingBox(), await page.locator('.history-line').boundingBox()]
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(line!.y)
})

test('[SA-03, SA-08] the shared screen shows the dice that settled the start', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await drawShared(page, { ...alley, title: 'settled', people: 3, feed: settled, whispers: ['handDealt'] })
  await expect(page.getByRole('heading', { name: 'Mara’s turn' })).toBeVisible()
  await expect(page.locator('.opening-list .mini:not(.blank)')).toHaveCount(15)
})
