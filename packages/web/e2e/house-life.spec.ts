// The life of a table: a seat that moves in mid-game, a bot that keeps a chair and gives it back, a host who leaves, a pause,
// a latecomer. And every new screen without barriers, at 320 pixels.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { playOn } from './alley.ts'
import { comeIn, expectUsable, hurryBots, openHouse, openMenu, readMovingLink } from './house.ts'
import { isDeep, test } from './test.ts'

const expectInMatch = (page: Page) => expect(page.getByRole('heading', { name: 'Spy Alley Dice' })).toBeVisible()

/** Mara and Noor, each with a browser of their own, start a match. */
async function startWithTwo(host: Page, others: BrowserContext): Promise<{ code: string; noor: Page }> {
  const code = await openHouse(host, 'Mara')
  const noor = await comeIn(others, code, 'Noor')
  await host.getByRole('button', { name: 'Start with 2' }).click()
  await Promise.all([expectInMatch(host), expectInMatch(noor)])
  return { code, noor }
}
/** Answers with a function that says when enough was played to see that the table goes on. */
function countMoves(): () => boolean {
  let moves = 0
  return () => moves++ > (isDeep ? 12 : 4)
}

test('a seat moves to another device in mid-game, with its file; the old one is told and may watch', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { noor } = await startWithTwo(page, others)
  await noor.getByRole('button', { name: 'Roll all five' }).click()
  await openMenu(noor)
  await expectUsable(noor, 'menu of a guest')
  await noor.getByRole('button', { name: 'Move my seat' }).click()
  await expect(noor.getByRole('heading', { name: 'Take your seat with you' })).toBeVisible()
  await expectUsable(noor, 'move my seat')
  const link = await readMovingLink(noor)
  expect(link).toMatch(/^\/t\/\w{4}#seat=[\w-]{22}$/)

  const third = await browser.newContext()
  const tablet = await third.newPage()
  await tablet.goto(link)
  await expectInMatch(tablet)
  expect(tablet.url()).not.toContain('seat')
  await expect(noor.getByRole('heading', { name: 'Your seat has moved.' })).toBeVisible()
  await expect(page.getByText('Noor’s seat has moved to another device.').first()).toBeVisible()
  await expectUsable(noor, 'seat moved')
  await noor.getByRole('button', { name: 'Watch' }).click()
  await expectInMatch(noor)
  await expect(noor.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await playOn([page, tablet], countMoves())

  const secondTry = await third.newPage()
  await secondTry.goto(link)
  await expect(secondTry.getByText('This link has been used. A new one has to be made.')).toBeVisible()
  await expectUsable(secondTry, 'a link used twice')
  await Promise.all([others.close(), third.close()])
})

test('a bot keeps the chair of whoever is away, and gives it back', async ({ page, browser }) => {
  const others = await browser.newContext()
  const code = await openHouse(page, 'Mara')
  await hurryBots(page)
  const noor = await comeIn(others, code, 'Noor')
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await Promise.all([expectInMatch(page), expectInMatch(noor)])
  await noor.goto('/')
  await page.getByRole('button', { name: 'Noor is away' }).click({ timeout: 15_000 })
  await expect(page.getByText('A bot would know what Noor knows, and nothing more.')).toBeVisible()
  await expectUsable(page, 'away')
  await page.getByRole('button', { name: /^Nudge Noor/ }).click()
  await expect(page.getByText('You knocked for Noor.')).toBeVisible()
  await page.getByRole('button', { name: /^Let a bot play for Noor/ }).click()
  await expect(page.getByRole('button', { name: 'Noor is away' })).toHaveCount(0)
  await expect(page.locator('.history-line')).toHaveText('A bot plays for Noor now.')
  await page.getByRole('button', { name: 'Roll all five' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /Noor.*not rolled yet/ })).toHaveCount(0)

  await noor.goto(`/t/${code}`)
  await expect(noor.locator('.history-line')).toHaveText('A bot kept your chair. It is yours again.')
  await expectInMatch(noor)
  await playOn([page, noor], countMoves())
  await others.close()
})

test('a pause is for all to see, a knock is heard by whoever it is for, a bot may play for somebody who is here, and a latecomer waits for the next game', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext()
  const { code, noor } = await startWithTwo(page, others)
  await test.step('a pause is for all to see, and only the host ends it', async () => {
    await openMenu(page)
    await expectUsable(page, 'menu of the host')
    await page.getByRole('button', { name: /^Pause/ }).click()
    await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toBeVisible()
    await expectUsable(noor, 'paused')
    await expect(noor.getByRole('button', { name: 'Go on' })).toHaveCount(0)
    await noor.keyboard.press('Escape')
    await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'You have paused the game' })).toBeVisible()
    await page.getByRole('toolbar').getByRole('button', { name: 'Go on' }).click()
    await expect(noor.getByRole('heading', { name: 'Mara has paused the game' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await noor.getByRole('button', { name: 'Roll all five' }).click()
  })
  // Noor has rolled, so that the bot has nothing to do in her chair.
  await test.step('a knock is heard by whoever it is for, and a bot may play for somebody who is here', async () => {
    await openMenu(noor)
    await noor.getByRole('button', { name: 'People and seats' }).click()
    await expectUsable(noor, 'people')
    await noor.getByRole('dialog').getByRole('button', { name: /^Mara/ }).click()
    await expect(noor.getByRole('button', { name: /Let a bot play/ })).toHaveCount(0)
    await noor.getByRole('button', { name: /^Nudge Mara/ }).click()
    await expect(page.getByText('Noor knocks: the table waits for you.')).toBeVisible()
    await noor.keyboard.press('Escape')
    await noor.keyboard.press('Escape')

    await openMenu(page)
    await page.getByRole('button', { name: 'People and seats' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Noor/ }).click()
    await expectUsable(page, 'a person')
    await page.getByRole('button', { name: /^Let a bot play for Noor/ }).click()
    await expect(noor.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible()
    await expectUsable(noor, 'kept by a bot')
    await noor.getByRole('button', { name: 'Take my chair back' }).click()
    await expect(noor.getByRole('heading', { name: 'A bot plays for you' })).toHaveCount(0)
    await expectInMatch(noor)
    // Back from the sheet of a person to the menu, and out of it.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })
  await test.step('a latecomer waits for the next game, and the host puts the chairs in order', async () => {
    const third = await browser.newContext()
    const teo = await third.newPage()
    await teo.goto(`/t/${code}`)
    await teo.getByLabel('Your name').fill('Teo')
    await teo.getByRole('button', { name: /^Wait for the next game/ }).click()
    await expectInMatch(teo)
    await expect(teo.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
    await openMenu(page)
    await page.getByRole('button', { name: 'End game' }).click()
    await page.getByRole('button', { name: 'End it for all 2?' }).click()
    await openMenu(page)
    await page.getByRole('button', { name: 'People and seats' }).click()
    await expectUsable(page, 'chairs in order')
    await page.getByRole('button', { name: 'Teo: one chair up' }).click()
    const names = page.getByRole('dialog').getByRole('listitem')
    await expect(names.nth(1)).toContainText('Teo')
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Start with 3' }).click()
    await expect(teo.getByRole('button', { name: 'Roll all five' })).toBeVisible()
    await Promise.all([others.close(), third.close()])
  })
})

test('the host leaves for good: the keys pass on, and the game goes on with a bot in that chair', async ({ page, browser }) => {
  const others = await browser.newContext()
  const { code, noor } = await startWithTwo(page, others)
  await openMenu(page)
  await page.getByRole('button', { name: /^Leave the house/ }).click()
  await page.getByRole('button', { name: /^Leave for good/ }).click()
  await expect(noor.getByText('You have the keys now.')).toBeVisible()
  await openMenu(noor)
  await expect(noor.getByText('You are the host')).toBeVisible()
  await noor.keyboard.press('Escape')

  const late = await page.context().newPage()
  await late.goto(`/t/${code}`)
  await expect(late.getByRole('heading', { name: 'They are in the middle of a game.' })).toBeVisible()
  await expectUsable(late, 'late')
  await late.getByLabel('Your name').fill('Teo')
  await late.getByRole('button', { name: /^Play for Mara/ }).click()
  await expectInMatch(late)
  await expect(late.getByText('Noor is asked')).toBeVisible()
  await expect(late.getByRole('button', { name: /Hold to read/ })).toHaveCount(0)
  await noor.getByRole('button', { name: 'Teo asks' }).click()
  await expect(noor.getByRole('heading', { name: 'Teo wants to take Mara’s chair' })).toBeVisible()
  await expectUsable(noor, 'a chair asked for')
  await noor.getByRole('button', { name: 'Let Teo sit' }).click()
  await expect(late.getByText('The chair is yours.').first()).toBeVisible()
  await expect(late.getByRole('button', { name: /Hold to read/ })).toBeVisible()
  await playOn([noor, late], countMoves())
  await others.close()
})

test('between matches the sheet of a person says whether they are here, and closes when their seat moves or they leave; whoever has another name now comes back under it', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext()
  const code = await openHouse(page, 'Mara')
  await test.step('the sheet of a person says whether they are here, and closes when their seat moves or they leave', async () => {
    const noor = await comeIn(others, code, 'Noor')
    await noor.goto('/')
    const away = page.getByRole('button', { name: 'Noor, away' })
    await away.click()
    await expect(page.getByRole('heading', { name: 'Noor is away' })).toBeVisible()
    await noor.goto(`/t/${code}`)
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Noor', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await noor.goto('/')
    await away.click()
    await page.getByRole('button', { name: /^Move Noor’s seat/ }).click()
    const link = await readMovingLink(page)
    const tablet = await (await browser.newContext()).newPage()
    await tablet.goto(link)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Noor', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await openMenu(tablet)
    await tablet.getByRole('button', { name: /^Leave the house/ }).click()
    await tablet.getByRole('button', { name: /^Leave for good/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await Promise.all([others.close(), tablet.context().close()])
  })
  await test.step('whoever has another name now comes back under it', async () => {
    await page.getByRole('button', { name: /^Mara, / }).click()
    await page.getByLabel('Your name').fill('Mona')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Mona, / })).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto('/')
    await tab.getByRole('link', { name: `Back to ${code} as Mona` }).click()
    await expect(tab.getByRole('heading', { name: 'Continue as Mona, or join as someone else?' })).toBeVisible()
  })
})
