// What an onlooker could follow, once secrets are turned up: honours on the shared screen, turning points between rounds, and a group's figures.
import { expect } from '@playwright/test'
import { loadModel, onlookerStory } from '@safehouse/beliefs'
import { type AnyGame, feedOf, type GameRecord, randomBot, readOptions, recordOf, seedFromText, simulate, type Viewer } from '@safehouse/engine'
import { ciaVsKgb } from '@safehouse/games/cia-vs-kgb'
import { topSecret } from '@safehouse/games/top-secret'
import type { Group } from '@safehouse/protocol'
import { expectFitsHeight, expectNoBarriers, expectNoSidewaysScroll } from './house.ts'
import { type SceneOf, SceneServer } from './scene.ts'
import { test } from './test.ts'

const PEOPLE = 6
/** The record of a match of random bots; `name` is its seed. */
function playMatch(game: AnyGame, name: string, people = PEOPLE): GameRecord {
  const secret = seedFromText(name)
  const setup = { seats: people, options: readOptions(game.options, {}, people) }
  return recordOf(simulate({ game, setup, secret, bots: new Array(people).fill(randomBot) }), secret, [])
}
const storyOf = async (record: GameRecord, entries = record.entries) =>
  onlookerStory((await loadModel(record.game))!, entries, { options: record.options, seats: record.seats })
/** The entries up to the end of the first round of Top Secret. */
const firstRound = ({ entries }: GameRecord) =>
  entries.slice(0, entries.findIndex(({ told }) => told.some(({ fact }) => fact.kind === 'roundScored')) + 1)
const feedFor = <G extends 'cia-vs-kgb' | 'top-secret'>(entries: GameRecord['entries'], viewer: Viewer) =>
  feedOf(entries, viewer).map(({ facts }) => facts) as unknown as SceneOf<G>['feed']
/** The record of which most can be shown. */
async function findRichest(records: readonly GameRecord[], count: (record: GameRecord) => Promise<number>): Promise<GameRecord> {
  const counts = await Promise.all(records.map(count))
  return records[counts.indexOf(Math.max(...counts))]!
}

test('the shared screen gives honours from its own feed once all is turned up, and none before; between two rounds it shows the turning points by itself, side by side and without scrolling', async ({
  page,
}) => {
  const server = new SceneServer(page, 'shared screen')
  await test.step('the shared screen gives honours from its own feed once all is turned up, and none before', async () => {
    const records = Array.from({ length: 12 }, (_, i) => playMatch(ciaVsKgb, `honours ${i}`))
    const record = await findRichest(records, async (played) => (await storyOf(played)).honours.length)
    const { honours } = await storyOf(record)
    expect(honours.length).toBeGreaterThan(0)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.setViewportSize({ width: 1920, height: 1080 })
    const feed = feedFor<'cia-vs-kgb'>(record.entries, 'spectator')
    const scene: SceneOf<'cia-vs-kgb'> = {
      title: 'honours',
      game: 'cia-vs-kgb',
      options: record.options as never,
      people: PEOPLE,
      feed: feed.slice(0, -1),
    }
    await server.show(scene)
    expect(requested.filter((url) => /onlooker|tv-honours/.test(url))).toEqual([])
    await server.show({ ...scene, state: 'over', feed })
    const honourList = page.getByRole('region', { name: 'Honours' })
    await expect(honourList.getByRole('listitem')).toHaveCount(honours.length)
    await expectNoBarriers(page, 'honours')
    await expectFitsHeight(page, 'honours')
  })
  for (const people of [PEOPLE, 10])
    await test.step(`between two rounds the shared screen shows the turning points by itself, side by side and without scrolling: ${people} people`, async () => {
      const countTurns = async (record: GameRecord) => (await storyOf(record, firstRound(record))).spans[0]!.turningPoints.length
      const records = Array.from({ length: 8 }, (_, i) => playMatch(topSecret, `tv turns ${i}`, people))
      const record = await findRichest(records, countTurns)
      expect(await countTurns(record)).toBeGreaterThan(0)
      const feed = feedFor<'top-secret'>(firstRound(record), 'spectator')
      await server.show({ title: 'scored', game: 'top-secret', options: record.options as never, people, feed })
      const turns = page.getByRole('region', { name: /turning point/ }).getByRole('listitem')
      await expect(turns).toHaveCount(await countTurns(record))
      const boxes = await turns.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(1080)
      await expectNoBarriers(page, 'turning points on the shared screen')
      await expectFitsHeight(page, 'turning points on the shared screen')
    })
})

test('between two rounds one may ask for the turning points of the round that is over, and in a practice match a coach says on paper what an opponent takes you for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = new SceneServer(page)
  await test.step('between two rounds one may ask for the turning points of the round that is over', async () => {
    const record = playMatch(topSecret, 'turns')
    const feed = feedFor<'top-secret'>(firstRound(record), 0)
    await server.show({ title: 'scored', game: 'top-secret', options: record.options as never, people: PEOPLE, feed })
    await page.getByRole('button', { name: 'Who knew what, and when?' }).click()
    await expect(page.getByRole('heading', { name: /turning point|No moment turned it/ })).toBeVisible()
    await expectNoBarriers(page, 'turning points')
    await expectNoSidewaysScroll(page, 'turning points')
  })
  await test.step('the coach of a practice match says on paper what an opponent takes you for, and is in the menu of practice tables alone', async () => {
    const record = playMatch(ciaVsKgb, 'coach')
    const asked = record.entries.findIndex(({ told }, i) => i > 8 && told.some(({ fact }) => fact.kind === 'asked'))
    const feed = feedFor<'cia-vs-kgb'>(record.entries.slice(0, asked + 1), 0)
    const scene: SceneOf<'cia-vs-kgb'> = { title: 'practice', game: 'cia-vs-kgb', options: record.options as never, people: PEOPLE, feed }
    await server.show(scene)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Coach/ })).toHaveCount(0)
    server.changeHouse(() => ({ practice: true }))
    await page.getByRole('button', { name: /^Coach/ }).click()
    const sheet = page.getByRole('dialog')
    const folder = sheet.getByRole('button', { name: /Coach/ })
    await expect(folder).toBeVisible()
    await expect(sheet.getByText(/they give that/)).toHaveCount(0)
    const box = (await folder.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await expect(sheet.getByText(/You are (CIA|KGB): they give that \d+\u202f%/)).toBeVisible()
    await page.mouse.up()
    await expect(sheet.getByText(/they give that/)).toHaveCount(0)
    await expectNoBarriers(page, 'coach')
  })
})

test('a group sees over its evenings who is suspected, hides and guesses, with intervals, from the records that this device may read', async ({
  page,
}) => {
  const names = ['Mara', 'Noor', 'Jonas', 'Maximiliane-Sophie', 'Ilse', 'Teo']
  const records = Array.from({ length: 5 }, (_, i) => playMatch(topSecret, `evening ${i}`))
  const sitters = names.map((name) => ({ name, kind: 'person' as const }))
  const games = records.map((_, i) => ({ id: `K7RM/${i + 1}`, at: 86_400_000 * i, game: 'top-secret', sitters, winners: [i % PEOPLE] }))
  const group: Group = { since: 0, games: [...games, { id: 'B4QX/1', at: 0, game: 'top-secret', sitters, winners: [0] }] }
  await page.route(/\/api\/groups\//, (route) => route.fulfill({ json: group }))
  await page.route(/\/api\/group(\?|$)/, (route) => route.fulfill({ json: group }))
  await page.route(/\/games\/\d+\/record/, (route) => {
    const [, code, n] = /tables\/([^/]+)\/games\/(\d+)/.exec(route.request().url())!
    return code === 'K7RM' ? route.fulfill({ json: records[Number(n) - 1] }) : route.fulfill({ status: 403, json: { error: 'recordPrivate' } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/group#0123456789abcdef0123456789abcdef')
  await page.getByRole('button', { name: 'Who knew what, and when?' }).click()
  const figures = page.getByRole('region', { name: 'Who hides, who guesses' })
  await expect(figures.getByText('From 5 of 6 games: those whose records this device may read.')).toBeVisible()
  await figures.getByText('Guessed well').click()
  const maraFigures = figures.getByRole('listitem').filter({ hasText: 'Mara' })
  await expect(maraFigures).toContainText(/15 times.*\d+\u202f%.*\d+–\d+/)
  await expect(figures.getByText(/guesses better than|do not tell you apart yet/)).toBeVisible()
  await expect(figures.getByRole('table', { name: 'Honours' })).toBeVisible()
  await expectNoBarriers(page, 'figures')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `figures at ${width}`)
  }
  await test.step('while the link of another group loads, there is no button that would delete it below the names of this one', async () => {
    await page.route(/\/api\/group(\?|$)/, () => {}) // never answered
    await page.evaluate(() => {
      location.hash = '#fedcba9876543210fedcba9876543210'
    })
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await expect(page.getByText('Mara')).toHaveCount(0)
  })
})
