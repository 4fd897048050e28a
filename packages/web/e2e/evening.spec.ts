// A whole evening: two different games with one score, kept under one link, opened elsewhere and deleted. And learning:
// a practice table with hints in one press from the front door.
import { expect } from '@playwright/test'
import { comeIn, expectUsable, openHouse, openMenu, setOptions, startWithBots } from './house.ts'
import { letBotsFinish } from './replay.ts'
import { test } from './test.ts'

test('the same people play two games with one score, keep it under a link, open it elsewhere and delete it', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const code = await openHouse(page, 'Mara', 'top-secret')
  const origin = new URL(page.url()).origin
  const otherWindow = await browser.newContext({ baseURL: origin })
  const noor = await comeIn(otherWindow, code, 'Noor')
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await setOptions(page, { 'Time to read a card': 'none' })
  await page.getByRole('button', { name: 'Start with 3' }).click()
  await expect(noor.getByRole('region', { name: /card 1 of 3/ })).toBeVisible()
  await letBotsFinish(page, noor)

  // Another game, one press on it: names and chairs stay, the bot too.
  await page.getByRole('button', { name: 'Other game' }).click()
  await expectUsable(page, 'which game now')
  await page.getByRole('dialog').getByRole('button', { name: 'Spy Alley Dice' }).click()
  await expect(noor.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await openMenu(noor)
  await noor.getByRole('button', { name: 'Score of the evening' }).click()
  await expect(noor.getByRole('dialog').getByRole('row')).toHaveCount(4)
  await noor.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await letBotsFinish(page, noor)

  await page.getByRole('button', { name: /^Tonight: / }).click()
  const tonight = page.getByRole('dialog', { name: 'Tonight' })
  await expect(tonight.getByRole('columnheader', { name: 'Game 1, Top Secret' })).toBeVisible()
  await expect(tonight.getByRole('columnheader', { name: 'Game 2, Spy Alley Dice' })).toBeVisible()
  const figures = (await tonight.locator('td.score-wins').allTextContents()).map(Number)
  expect(figures).toHaveLength(3)
  expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  expect(figures.reduce((sum, wins) => sum + wins)).toBe(await tonight.getByRole('cell', { name: 'won', exact: true }).count())
  await expectUsable(page, 'tonight')

  const screen = await otherWindow.newPage()
  await screen.setViewportSize({ width: 1920, height: 1080 })
  await screen.goto(`/screen/${code}/picture`)
  await expect(screen.getByRole('region', { name: 'Score of the evening' }).getByRole('listitem')).toHaveCount(3)
  await screen.close()

  await tonight.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(tonight.getByText('This evening is kept in your group’s history.')).toBeVisible()
  await tonight.getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: /^(Mara and Noor|Noor and Mara)$/ })).toBeVisible()
  const link = page.url()
  expect(new URL(link).hash).toMatch(/^#[\w-]{22}$/)

  // Whoever has the link reads the same, and finds it again on that device.
  const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText(/^2 games since /)).toBeVisible()
  await expect(elsewhere.getByRole('row', { name: /^Noor 2 / }).first()).toBeVisible()
  await expect(elsewhere.getByRole('columnheader', { name: 'Going first' })).toBeVisible()
  await expectUsable(elsewhere, 'group')
  await elsewhere.goto('/')
  await elsewhere.getByRole('link', { name: 'Your group: ' }).click()
  await elsewhere.getByRole('button', { name: 'Open a house' }).click()
  await elsewhere.getByRole('button', { name: 'Noor' }).click()
  await elsewhere.getByRole('button', { name: 'Open the house' }).click()
  await expect(elsewhere.getByText('you, host')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Later' }).click()
  await openMenu(elsewhere)
  await elsewhere.getByRole('button', { name: 'Score of the evening' }).click()
  await expect(elsewhere.getByText('This evening is kept in your group’s history.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 games are deleted for everyone. Nobody can bring them back.')).toBeVisible()
  await expectUsable(page, 'delete')
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByRole('button', { name: 'For everyone, for good?' }).click()
  await expect(page.getByRole('link', { name: 'Open a house of your own' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your group' })).toHaveCount(0)
  await elsewhere.goto(link)
  await expect(elsewhere.getByText('There is no history under this link. It may have been deleted.')).toBeVisible()
})

test('help is one press from the front door, and from there a practice table that begins at once with hints', async ({ page }) => {
  await page.goto('/')
  await expectUsable(page, 'front door')
  await page.getByRole('button', { name: 'How to play CIA vs. KGB' }).click()
  await expect(page.getByRole('heading', { name: 'CIA vs. KGB in a minute' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Practise' }).click()
  await page.waitForURL(/\/t\/\w{4}$/)
  await expect(page.getByRole('complementary', { name: 'A hint' })).toBeVisible()
  await expectUsable(page, 'a hint')

  await page.goto('/')
  await page.getByRole('button', { name: 'Practise Spy Alley Dice against bots' }).click()
  const hint = page.getByRole('complementary', { name: 'A hint' })
  await expect(hint).toContainText('This roll decides who goes first')
  await hint.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('This roll decides who goes first')).toHaveCount(0)
  await openMenu(page)
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { name: 'Spy Alley Dice in a minute' })).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).last().click()
  await page.waitForFunction(() => !history.state?.layer) // closing goes back in the history, which would undo what comes next

  // A hint that was read is not shown again on this device, except at another practice table.
  await openHouse(page, 'Mara')
  await startWithBots(page)
  await expect(page.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await expect(page.getByText('This roll decides who goes first')).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Practise against bots, with hints' }).click()
  await expect(page.getByRole('complementary', { name: 'A hint' })).toContainText('This roll decides who goes first')
  await openMenu(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Hints' }).uncheck()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('complementary', { name: 'A hint' })).toHaveCount(0)
})
