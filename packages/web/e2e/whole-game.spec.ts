// A match of Spy Alley Dice: two people in two tabs of one browser and a bot, from the deal to a second match.
import { expect, type Page } from '@playwright/test'
import { hasChoice, playOn } from './alley.ts'
import { addBots, comeIn, isOver, openHouse, openMenu, startWithBots } from './house.ts'
import { letBotsFinish } from './replay.ts'
import { isDeep, test } from './test.ts'

/** The text of the last page's screen, once the table waits for one of these people and nothing changes any more. */
async function readSettledScreen(...people: Page[]): Promise<string> {
  const screenText = () => people.at(-1)!.getByRole('main').textContent()
  for (;;) {
    const before = await screenText()
    await people[0]!.waitForTimeout(700)
    const offered = await Promise.all(people.map((person) => hasChoice(person)))
    if (before !== null && before === (await screenText()) && offered.includes(true)) return before
  }
}

test('two people in two tabs and a bot play, in deep tests to a winner by themselves, prove the deal, and play again', async ({ page, context }) => {
  test.setTimeout(240_000)
  const code = await openHouse(page, 'Mara')
  const noor = await comeIn(context, code, 'Noor')
  await addBots(page, 1)
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(noor.getByRole('heading', { name: 'Who starts?' })).toBeVisible()

  let moves = 0
  await playOn([page, noor], () => moves++ > 6)
  const before = await readSettledScreen(page, noor)
  await noor.reload()
  await expect(noor.getByRole('main')).toHaveText(before)

  await (isDeep ? playOn([page, noor]) : letBotsFinish(page, noor))
  await expect(noor.getByRole('heading', { name: 'Debrief' })).toBeVisible()
  await expect(page.getByText(/has won|The .* was|You have won/).first()).toBeVisible()

  await noor.getByRole('button', { name: 'Check it' }).click()
  await expect(noor.getByText('It was fair. The random numbers that this device added were used.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^safehouse-.*1\.json$/)

  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(noor.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  expect(await isOver(page)).toBe(false)
})

test('a host ends a game for everyone, after being asked back', async ({ page }) => {
  await openHouse(page, 'Mara')
  await startWithBots(page)
  await openMenu(page)
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('button', { name: 'End it for all 2?' }).click()
  await expect(page.getByText('The host has ended the game.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start with 2' })).toBeVisible()
})

test('whoever presses twice opens one house and takes one chair', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a house of your own' }).click()
  await page.getByLabel('Your name').fill('Mara')
  let opened = 0
  page.on('request', (request) => request.method() === 'POST' && /\/api\/tables(\?|$)/.test(request.url()) && opened++)
  await page.getByRole('button', { name: 'Open the house' }).dblclick()
  await expect(page.getByText('you, host')).toBeVisible()
  expect(opened).toBe(1)
  await page.getByRole('button', { name: 'Later' }).click()

  const noor = await context.newPage()
  await noor.goto(page.url())
  await noor.getByRole('toolbar').getByRole('button', { name: 'Someone else' }).click()
  await noor.getByLabel('Your name').fill('Noor')
  await noor.getByRole('button', { name: 'Come in' }).dblclick()
  await expect(page.getByRole('listitem').filter({ hasText: 'Noor' })).toBeVisible()
  await expect(noor.getByText(/taken/)).toHaveCount(0)
})
