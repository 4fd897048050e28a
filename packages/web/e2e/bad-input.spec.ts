// What people type or press and the server refuses: each gets one clear sentence, in their own language, and keeps what was typed.
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { de } from '../src/i18n/de.ts'
import { en } from '../src/i18n/en.ts'
import { nl } from '../src/i18n/nl.ts'
import { expectUsable, openHouse } from './house.ts'
import { isDeep, test } from './test.ts'

const catalogues = { en, nl, de }
const game = 'spy-alley-dice'

interface OpenedTable {
  readonly code: string
  readonly token: string
}
async function openTable(request: APIRequestContext, bots = 0): Promise<OpenedTable> {
  const table = (await (await request.post('/api/tables', { data: { name: 'Mara', place: 'room', game } })).json()) as OpenedTable
  for (let i = 0; i < bots; i++) await sendCommand(request, table, { do: 'addBot' })
  return table
}
const sendCommand = (request: APIRequestContext, { code, token }: OpenedTable, data: object) =>
  request.post(`/api/tables/${code}`, { data, headers: { authorization: `Bearer ${token}` } })
async function openPageIn(context: BrowserContext, language: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('safehouse.language', chosen), language)
  return page
}

for (const [language, words] of Object.entries(isDeep ? catalogues : { de })) {
  test(`names that are refused and houses that nobody may enter get a sentence, in ${language}`, async ({ context, request }) => {
    const table = await openTable(request)
    const page = await openPageIn(context, language)
    await page.goto(`/t/${table.code}`)
    const name = page.getByLabel(words.name.label)
    const comeInButton = page.getByRole('button', { name: words.join.come })
    for (const [typed, sentence] of [
      ['x'.repeat(10_000), words.errors.nameTooLong()],
      ['\u200b \u3164  ', words.errors.nameEmpty()],
    ] as const) {
      await name.fill(typed)
      await comeInButton.click()
      await expect(page.locator('#name-wrong')).toHaveText(sentence)
    }

    await name.fill('m\u00e1ra')
    await expect(page.getByRole('button', { name: words.join.thatIsMe })).toBeVisible()
    await expect(page.locator('#name-wrong')).toHaveText('')
    await page.getByRole('button', { name: words.join.otherName }).click()

    // The door asks every three seconds what has changed, unless it is hidden. If it heard of the lock before the press, the button under the
    // finger would be another one, with which one knocks.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    await sendCommand(request, table, { do: 'lock', locked: true })
    await name.fill('Noor')
    await comeInButton.click()
    await expect(page.getByRole('heading', { name: words.join.locked })).toBeVisible()
    await sendCommand(request, table, { do: 'lock', locked: false })
    for (let i = 0; i < 5; i++) await sendCommand(request, table, { do: 'addBot' })
    for (const guest of ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Fay'])
      expect((await request.post(`/api/tables/${table.code}/seats`, { data: { name: guest } })).status()).toBe(201)
    await page.reload()
    await expect(page.getByRole('heading', { name: words.join.full })).toBeVisible()
    await expect(comeInButton).toHaveCount(0)
    await expectUsable(page, 'a full house')
    await name.fill('Noor')
    await page.getByRole('button', { name: words.join.chairOf('Magpie') }).click()
    await expect(page.locator('.tenant bdi', { hasText: 'Noor' })).toBeVisible()
    await expect(page.locator('.tenant bdi', { hasText: 'Magpie' })).toHaveCount(0)
    await page.goto('/t/2222')
    await expect(page.getByRole('heading', { name: words.errors.unknownTable() })).toBeVisible()
    await page.goto(`/t/${table.code}#seat=${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: words.errors.moveUnknown() })).toBeVisible()
  })
}

test('a name that begins with the name of somebody who is here can be typed to its end', async ({ page, request }) => {
  const { code } = await openTable(request)
  await page.goto(`/t/${code}`)
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Mara')
  await expect(page.getByRole('button', { name: en.join.thatIsMe })).toBeVisible()
  await page.keyboard.type('bel')
  await expect(page.getByLabel('Your name')).toHaveValue('Marabel')
  await expect(page.getByRole('button', { name: en.join.come })).toBeVisible()
})

test('names of emoji and names that read from the right are names', async ({ context, request }) => {
  const { code } = await openTable(request)
  for (const name of ['👩‍🚀🕵️‍♀️', 'שָׁלוֹם']) {
    const page = await context.newPage()
    await page.goto(`/t/${code}`)
    const someoneElse = page.getByRole('toolbar').getByRole('button', { name: en.join.someoneElse })
    await someoneElse.or(page.getByLabel('Your name')).first().waitFor()
    if (await someoneElse.isVisible()) await someoneElse.click()
    await page.getByLabel('Your name').fill(`\u202e ${name}`)
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect(page.locator('.tenant bdi', { hasText: name })).toBeVisible()
  }
})

test('somebody at the door is told when a match starts, and is then offered what a latecomer is offered', async ({ page, request }) => {
  const table = await openTable(request, 1)
  await page.goto(`/t/${table.code}`)
  await page.getByLabel('Your name').fill('Noor')
  await sendCommand(request, table, { do: 'start', n: 1 })
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByText(en.errors.gameRunning()).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Wait for the next game/ })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Noor')
})

test('two who press start at once start one game, and the slower one is told', async ({ page, request }) => {
  const code = await openHouse(page, 'Mara')
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  const storedSeats = await page.evaluate(() => JSON.parse(localStorage.getItem('safehouse.seats') ?? '[]') as { code: string; token: string }[])
  const { token } = storedSeats.find((seat) => seat.code === code)!
  await page.route(`**/api/tables/${code}?*`, async (route) => {
    if (route.request().postDataJSON()?.do === 'start') await sendCommand(request, { code, token }, { do: 'start', n: 1 })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expect(page.getByText(en.errors.alreadyStarted())).toBeVisible()
  await expect(page.getByRole('button', { name: 'Roll all five' })).toBeVisible()
})

test('start pressed twice starts one game and says nothing', async ({ page }) => {
  let isHeld = false
  const heldBack: (() => void)[] = []
  await page.routeWebSocket(/\/api\/live/, (link) => {
    const server = link.connectToServer()
    server.onMessage((message) => (isHeld ? heldBack.push(() => link.send(message)) : link.send(message)))
  })
  await openHouse(page, 'Mara')
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  const start = page.getByRole('button', { name: 'Start with 2' })
  await expect(start).toBeVisible()
  isHeld = true // the page hears of the match after the second press
  for (const status of [200, 409]) {
    const answer = page.waitForResponse((response) => response.request().postDataJSON()?.do === 'start')
    await start.click()
    expect((await answer).status()).toBe(status)
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))))
  expect(await page.locator('.toast').count()).toBe(0)
  isHeld = false
  for (const send of heldBack) send()
  await expect(page.getByRole('button', { name: 'Roll all five' })).toBeVisible()
})
