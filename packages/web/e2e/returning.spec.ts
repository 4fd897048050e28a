// People who come back with a new phone, people who are away, and people who need more time: what the table is offered, and that
// nobody gets a seat without a yes. Houses with special moments are scenes; everything that must be stored runs on the server.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { House } from '@safehouse/protocol'
import { comeIn, expectNoBarriers, expectNoSidewaysScroll, openHouse, openMenu, startWithBots } from './house.ts'
import { answerNothing, type Scene, SceneServer } from './scene.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { test } from './test.ts'

const MINUTE_MS = 60_000
/** A question of Spyfall 2, seen by seat 1, in this house. */
const sceneIn = (house: (house: House) => Partial<House>): Scene => ({ ...spyfallScene('your question'), house, you: 1 })
/** This person is away for so long; Maximiliane-Sophie (`person3`) is away in every scene. */
const awayFor =
  (minutes: number, id = 'person3') =>
  (house: House) => ({
    people: house.people.map((person) => (person.id === id ? { ...person, here: false, awaySince: Date.now() - minutes * MINUTE_MS } : person)),
  })

async function typeNameAtDoor(context: BrowserContext, code: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/t/${code}`)
  await page.getByLabel('Your name').fill(name)
  return page
}

test('a taken name offers "That is me"; while the old phone is there only it can say yes, and then it watches', async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara')
  const oldPhone = await comeIn(await browser.newContext(), code, 'Noor')
  const newPhone = await typeNameAtDoor(await browser.newContext(), code, ' noor')
  await expect(newPhone.getByRole('heading', { name: 'Noor is already inside.' })).toBeVisible()
  await expectNoBarriers(newPhone, 'the door with a taken name')
  await newPhone.getByRole('button', { name: 'That is me' }).click()
  await expect(newPhone.getByRole('heading', { name: 'Mara is asked if it is you.' })).toBeVisible()
  await expectNoBarriers(newPhone, 'the door that asks')
  const strip = page.getByRole('alert').filter({ hasText: 'Is that Noor, on a new phone?' })
  await expect(strip).toContainText('still connected')
  await expect(strip.getByRole('button')).toHaveText(['No'])
  await expectNoBarriers(page, 'the lobby that is asked')
  await oldPhone.getByRole('alert').getByRole('button', { name: 'Yes' }).click()
  await expect(oldPhone.getByRole('heading', { name: /seat has moved|another device/i })).toBeVisible()
  await expect(newPhone.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('you')
  await expect(strip).toHaveCount(0)
})

test("during a match the question stays on the host's screen until one press answers it", async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara')
  const oldContext = await browser.newContext()
  await comeIn(oldContext, code, 'Noor')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expect(page.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await oldContext.close()
  await expect(page.getByRole('button', { name: 'Noor is away' })).toBeVisible({ timeout: 10_000 })
  const newPhone = await typeNameAtDoor(await browser.newContext(), code, 'Noor')
  await newPhone.getByRole('button', { name: 'That is me' }).click()
  const strip = page.getByRole('alert').filter({ hasText: 'Is that Noor, on a new phone?' })
  await expect(strip).toBeVisible()
  await expectNoBarriers(page, 'a match that is asked')
  await newPhone.getByRole('button', { name: 'Stop asking' }).click()
  await expect(strip).toHaveCount(0)
  await newPhone.getByLabel('Your name').fill('Noor')
  await newPhone.getByRole('button', { name: 'That is me' }).click()
  await strip.getByRole('button', { name: 'Yes' }).click()
  await expect(newPhone.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
})

test('more time is chosen in the settings, shown to the table, and counts at the seat from the next match on', async ({ page, browser }) => {
  const code = await openHouse(page, 'Mara', 'spyfall-2')
  const noor = await typeNameAtDoor(await browser.newContext(), code, 'Noor')
  await noor.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByText('Noor is here. 2 of 12.')).toBeAttached()
  await openMenu(noor)
  await noor.getByRole('button', { name: 'Settings' }).click()
  await noor.getByRole('radio', { name: '× 1.5' }).check()
  await expectNoBarriers(noor, 'the settings with more time')
  await noor.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('time × 1.5')
  await startWithBots(page, 3)
  await expect(page.locator('.chip').filter({ hasText: 'Noor' })).toContainText('×1.5')
  await expect(noor.locator('.chip').filter({ hasText: 'You' })).toContainText('×1.5')
  // The same device asks for it again at the next house.
  await noor.goto('/open?game=top-secret')
  await noor.getByLabel('Your name').fill('Noor')
  await noor.getByRole('button', { name: 'Open the house' }).click()
  await expect(noor.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('time × 1.5')
})

test('at 360 by 300 the lobby leaves most of the height to the people, its host lets somebody play who would sit out, and it announces who leaves', async ({
  page,
  context,
}) => {
  const code = await openHouse(page, 'Mara')
  await test.step('at 360 by 300 the lobby leaves most of the height to the people', async () => {
    const size = page.viewportSize()!
    await expect(page.locator('.lobby-game')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 300 })
    const top = (await page.locator('.top').boundingBox())!
    const bar = (await page.locator('.lobby .bar').boundingBox())!
    const game = (await page.locator('.lobby-game').boundingBox())!
    expect(bar.y - (top.y + top.height)).toBeGreaterThan(150)
    expect(game.y, 'the game is below, and is scrolled to').toBeGreaterThan(300)
    await page.setViewportSize(size)
  })
  await test.step('the host lets somebody play who would sit out, and the lobby announces who leaves', async () => {
    for (const name of ['Noor', 'Jonas', 'Teo', 'Ada', 'Bram']) await page.request.post(`/api/tables/${code}/seats`, { data: { name } })
    const sam = await comeIn(context, code, 'Sam')
    await expect(page.getByText('6 play. Sam sits out, and plays the next one.')).toBeVisible()
    await page.getByRole('button', { name: /^Sam/ }).click()
    await page.getByLabel('Let Sam play instead of').selectOption('Teo')
    await expect(page.getByText('6 play. Teo sits out, and plays the next one.')).toBeVisible()
    await openMenu(sam)
    await sam.getByRole('button', { name: /Leave/ }).click()
    await sam.getByRole('button', { name: /Leave|Sure/ }).click()
    await expect(page.getByText('Sam has left.')).toBeAttached()
  })
})

test('a table that this device has not seen yet shows that it connects, and does not speak of how the table was', async ({ page }) => {
  await page.routeWebSocket(/\/api\/live/, (link) => void link.close())
  await page.addInitScript(answerNothing, '/api/tables/K7RM')
  await page.addInitScript(() =>
    sessionStorage.setItem('safehouse.here.K7RM', JSON.stringify([{ code: 'K7RM', you: 'person0', token: 't', name: '' }])),
  )
  await page.goto('/t/K7RM')
  const strip = page.locator('.connection-strip')
  await expect(strip).toContainText('Connecting …')
  await expect(strip).not.toContainText('how it was')
})
test('an action that could not be sent can be taken back while the connection is lost', async ({ page }) => {
  let isDead = false
  let tries = 0
  const links = new Set<{ close(): Promise<void> }>()
  await page.routeWebSocket(/\/api\/live/, (link) => {
    tries++
    if (isDead) return void link.close()
    links.add(link)
    link.connectToServer()
  })
  await openHouse(page, 'Mara')
  await startWithBots(page)
  const roll = page.getByRole('button', { name: 'Roll all five' })
  await expect(roll).toBeVisible()
  isDead = true
  for (const link of links) await link.close()
  const strip = page.locator('.connection-strip')
  await expect(strip).toContainText('Connecting')
  await roll.click()
  await expect(strip).toContainText('One answer waits on this device')
  await expectNoBarriers(page, 'a lost line')
  await strip.getByRole('button', { name: 'Take back' }).click()
  await expect(strip).not.toContainText('waits')
  await expect(roll).toHaveAttribute('aria-busy', 'false')
  const triesBefore = tries
  await strip.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => tries).toBeGreaterThan(triesBefore)
  isDead = false // it comes back by itself from here on
  await expect(strip).toHaveCount(0)
  await expect(roll, 'it was not sent afterwards').toBeVisible()
})

test('players help themselves when somebody is away: two let a bot play at once, any one after two minutes, any one ends a long pause or takes the keys of the host', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('two players may let a bot play at once for somebody who is away', async () => {
    const size = page.viewportSize()!
    await server.show(sceneIn(awayFor(1)))
    await page.getByRole('button', { name: /is away/ }).click()
    await expect(page.getByRole('dialog')).toContainText('One more must agree')
    await expectNoBarriers(page, 'somebody is away')
    for (const size of [
      { width: 320, height: 256 },
      { width: 360, height: 300 },
    ]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page, 'somebody is away')
    }
    await page.keyboard.press('Escape')
    await page.setViewportSize(size)
  })
  for (const [title, house, offered] of [
    ['after two minutes any player may let a bot play', awayFor(2), /^Let a bot play for/],
    [
      'any player ends a pause of more than two minutes',
      (house: House) => ({ on: { ...house.on!, clock: { offset: 0, pausedAt: Date.now() - 2 * MINUTE_MS } } }),
      'Go on',
    ],
    ['a player takes the keys of a host who is away', awayFor(2, 'person0'), 'Take the keys'],
  ] as const)
    await test.step(title, async () => {
      await server.show(sceneIn(house))
      if (offered !== 'Go on') {
        const away = page.getByRole('button', { name: /away/ }).first()
        await away.click()
        if (offered === 'Take the keys') await page.getByRole('dialog').getByRole('button', { name: /^Mara/ }).click()
      }
      await expect(page.getByRole('button', { name: offered })).toBeVisible()
      await expectNoBarriers(page, title)
      await page.keyboard.press('Escape')
    })
})
