// The life of a table: a seat that moves in mid-game, a bot that keeps a chair and gives it back, a host who leaves, a pause,
// a latecomer. And every new screen without barriers, at 320 pixels.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { playOn } from './alley.ts'
import { comeIn, expectNoBarriers, expectNoSidewaysScroll, hurryBots, openHouse } from './house.ts'

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu of the table' })
const inGame = (page: Page) => expect(page.getByRole('heading', { name: 'Spy Alley Dice' })).toBeVisible()

async function look(page: Page, where: string): Promise<void> {
  await expectNoBarriers(page, where)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, where)
  await page.setViewportSize(size)
}
/** Two people, each with a browser of their own, in a game. */
async function twoInGame(host: Page, others: BrowserContext): Promise<{ code: string; noor: Page }> {
  const code = await openHouse(host, 'Mara')
  const noor = await comeIn(others, code, 'Noor')
  await host.getByRole('button', { name: 'Start with 2' }).click()
  await Promise.all([inGame(host), inGame(noor)])
  return { code, noor }
}
/** Enough to see that the table goes on. */
function afterAWhile(): () => boolean {
  let rounds = 0
  return () => rounds++ > 12
}
/** What is on the paper, which is there only while it is held. */
async function movingLink(page: Page): Promise<string> {
  const cover = page.getByRole('button', { name: /The way to the seat/ })
  await cover.focus()
  await page.keyboard.down('Enter')
  const link = (await page.locator('.moving-link').textContent()) ?? ''
  await page.keyboard.up('Enter')
  await expect(page.locator('.moving-link')).toHaveCount(0)
  return link.slice(link.indexOf('/t/'))
}

test('a seat moves to another device in mid-game, with its file; the old one is told and may watch', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { noor } = await twoInGame(page, others)
  await noor.getByRole('button', { name: 'Roll all five' }).click()
  await menuOf(noor).click()
  await look(noor, 'menu of a guest')
  await noor.getByRole('button', { name: 'Move my seat' }).click()
  await expect(noor.getByRole('heading', { name: 'Take your seat with you' })).toBeVisible()
  await look(noor, 'move my seat')
  const link = await movingLink(noor)
  expect(link).toMatch(/^\/t\/\w{4}#seat=[\w-]{22}$/)

  const third = await browser.newContext()
  const tablet = await third.newPage()
  await tablet.goto(link)
  await inGame(tablet)
  expect(tablet.url()).not.toContain('seat')
  await expect(noor.getByRole('heading', { name: 'Your seat has moved.' })).toBeVisible()
  await expect(page.getByText('Noor’s seat has moved to another device.')).toBeVisible()
  await look(noor, 'seat moved')
  await noor.getByRole('button', { name: 'Watch' }).click()
  await inGame(noor)
  await expect(noor.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await playOn([page, tablet], afterAWhile())

  const again = await third.newPage()
  await again.goto(link)
  await expect(again.getByText('This link has been used. A new one has to be made.')).toBeVisible()
  await look(again, 'a link used twice')
  await Promise.all([others.close(), third.close()])
})

test('a bot keeps the chair of whoever is away, and gives it back', async ({ page, browser }) => {
  const others = await browser.newContext()
  const code = await openHouse(page, 'Mara')
  await hurryBots(page)
  const noor = await comeIn(others, code, 'Noor')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await Promise.all([inGame(page), inGame(noor)])
  await noor.goto('/')
  await page.getByRole('button', { name: 'Noor is away' }).click({ timeout: 15_000 })
  await expect(page.getByText('A bot would know what Noor knows, and nothing more.')).toBeVisible()
  await look(page, 'away')
  await page.getByRole('button', { name: /^Nudge Noor/ }).click()
  await expect(page.getByText('You knocked for Noor.')).toBeVisible()
  await page.getByRole('button', { name: /^Let a bot play for Noor/ }).click()
  await expect(page.getByRole('button', { name: 'Noor is away' })).toHaveCount(0)
  await expect(page.getByText('A bot plays for Noor now.')).toBeVisible()
  await page.getByRole('button', { name: 'Roll all five' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /Noor.*not rolled yet/ })).toHaveCount(0)

  await noor.goto(`/t/${code}`)
  await expect(noor.getByText('A bot kept your chair. It is yours again.')).toBeVisible()
  await inGame(noor)
  await playOn([page, noor], afterAWhile())
  await others.close()
})

test('a knock is heard by whoever it is for, and a bot may play for somebody who is here', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { noor } = await twoInGame(page, others)
  await menuOf(noor).click()
  await noor.getByRole('button', { name: 'People and seats' }).click()
  await look(noor, 'people')
  await noor.getByRole('dialog').getByRole('button', { name: /^Mara/ }).click()
  await expect(noor.getByRole('button', { name: /Let a bot play/ })).toHaveCount(0)
  await noor.getByRole('button', { name: /^Nudge Mara/ }).click()
  await expect(page.getByText('Noor knocks: the table waits for you.')).toBeVisible()
  await noor.keyboard.press('Escape')
  await noor.keyboard.press('Escape')

  await menuOf(page).click()
  await page.getByRole('button', { name: 'People and seats' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Noor/ }).click()
  await look(page, 'a person')
  await page.getByRole('button', { name: /^Let a bot play for Noor/ }).click()
  await expect(noor.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible()
  await look(noor, 'kept by a bot')
  await noor.getByRole('button', { name: 'Take my chair back' }).click()
  await expect(noor.getByRole('heading', { name: 'A bot plays for you' })).toHaveCount(0)
  await inGame(noor)
  await others.close()
})

test('a pause is for all to see, and only the host ends it', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { noor } = await twoInGame(page, others)
  await menuOf(page).click()
  await look(page, 'menu of the host')
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toBeVisible()
  await look(noor, 'paused')
  await expect(noor.getByRole('button', { name: 'Go on' })).toHaveCount(0)
  await noor.keyboard.press('Escape')
  await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'You have paused the game' })).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Go on' }).click()
  await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toHaveCount(0)
  await noor.getByRole('button', { name: 'Roll all five' }).click()
  await others.close()
})

test('the host leaves for good: the keys pass on, and the game goes on with a bot in that chair', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { code, noor } = await twoInGame(page, others)
  await menuOf(page).click()
  await page.getByRole('button', { name: /^Leave the house/ }).click()
  await page.getByRole('button', { name: /^Leave for good/ }).click()
  await expect(noor.getByText('You have the keys now.')).toBeVisible()
  await menuOf(noor).click()
  await expect(noor.getByText('You are the host')).toBeVisible()
  await noor.keyboard.press('Escape')

  const late = await page.context().newPage()
  await late.goto(`/t/${code}`)
  await expect(late.getByRole('heading', { name: 'They are in the middle of a game.' })).toBeVisible()
  await look(late, 'late')
  await late.getByLabel('Your name').fill('Teo')
  await late.getByRole('button', { name: /^Play for Mara/ }).click()
  await inGame(late)
  await expect(late.getByText('Noor is asked')).toBeVisible()
  await expect(late.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
  await noor.getByRole('button', { name: 'Teo asks' }).click()
  await expect(noor.getByRole('heading', { name: 'Teo wants to take Mara’s chair' })).toBeVisible()
  await look(noor, 'a chair asked for')
  await noor.getByRole('button', { name: 'Let Teo sit' }).click()
  await expect(late.getByText('The chair is yours.')).toBeVisible()
  await expect(late.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await playOn([noor, late], afterAWhile())
  await others.close()
})

test('a latecomer waits for the next game, and the host puts the chairs in order', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { code } = await twoInGame(page, others)
  const third = await browser.newContext()
  const teo = await third.newPage()
  await teo.goto(`/t/${code}`)
  await teo.getByLabel('Your name').fill('Teo')
  await teo.getByRole('button', { name: /^Wait for the next game/ }).click()
  await inGame(teo)
  await expect(teo.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
  await menuOf(page).click()
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('button', { name: 'End it for all 2?' }).click()
  await menuOf(page).click()
  await page.getByRole('button', { name: 'People and seats' }).click()
  await look(page, 'chairs in order')
  await page.getByRole('button', { name: 'Teo: one chair up' }).click()
  const names = page.getByRole('dialog').getByRole('listitem')
  await expect(names.nth(1)).toContainText('Teo')
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(teo.getByRole('button', { name: 'Roll all five' })).toBeVisible()
  await Promise.all([others.close(), third.close()])
})
