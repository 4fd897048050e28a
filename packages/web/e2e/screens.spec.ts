// Every screen, without barriers and without sideways scrolling at 320 pixels, and in the other languages.
import { expect, type Page } from '@playwright/test'
import { expectUsable, openHouse, openMenu } from './house.ts'
import { test } from './test.ts'

test('from the front door to the game, every screen is free of barriers and fits 320 pixels', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Safehouse' })).toBeVisible()
  await expectUsable(page, 'landing')
  await page.goto('/open')
  await expectUsable(page, 'create')
  await page.goto('/screen')
  await expect(page.getByRole('heading', { name: 'Which house?' })).toBeVisible()
  await expectUsable(page, 'which house a TV shows')
  const code = await openHouse(page, 'Mara')
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible()
  await expectUsable(page, 'house')

  const otherPage = await context.newPage()
  await otherPage.goto(`/t/${code}`)
  await expect(otherPage.getByRole('heading', { name: /Continue as Mara/ })).toBeVisible()
  await expectUsable(otherPage, 'continue')
  await otherPage.getByRole('toolbar').getByRole('button', { name: 'Someone else' }).click()
  await expectUsable(otherPage, 'join')
  await otherPage.close()

  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: 'Options' }).click()
  await expectUsable(page, 'options')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change' }).click()
  await expectUsable(page, 'choose a game')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Mara, you/ }).click()
  await expectUsable(page, 'own name')
  await page.keyboard.press('Escape')
  for (const name of ['How to play', 'Settings']) {
    await openMenu(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    if (name === 'How to play') await expectUsable(page, 'menu')
    await page.getByRole('button', { name }).click()
    await expectUsable(page, name)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Start with 2' }).click()
  await expect(page.getByRole('heading', { name: 'Who starts?' })).toBeVisible()
  await expectUsable(page, 'opening')
  await page.goto('/t/2222')
  await expect(page.getByRole('heading', { name: 'There is no house with this code.' })).toBeVisible()
  await expectUsable(page, 'no such house')
})

test('the language is the browser’s, and can be switched in mid-game', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'nl-NL' })
  const page = await context.newPage()
  await page.goto('/open?game=spy-alley-dice')
  await page.getByLabel('Je naam').fill('Mara')
  await page.getByRole('button', { name: 'Open het huis' }).click()
  await page.getByRole('button', { name: 'Vul aan met bots' }).click()
  await page.getByRole('button', { name: 'Begin met 2' }).click()
  await expect(page.getByRole('heading', { name: 'Wie begint?' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu van de tafel' }).click()
  await page.getByRole('button', { name: 'Instellingen' }).click()
  await page.getByText('Deutsch').click()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('heading', { name: 'Wer fängt an?' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Alle fünf würfeln' })).toBeVisible()
  await context.close()
})

test('a game is opened, filled, started and played by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Open a house of your own')
  await page.keyboard.press('Enter')
  await page.getByLabel('Your name').waitFor()
  await tabTo(page, 'Your name')
  await page.keyboard.type('Mara')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Later' }).waitFor()
  await tabTo(page, 'Later')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fill with bots' }).waitFor()
  await tabTo(page, 'Fill with bots')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start with 2' }).waitFor()
  await tabTo(page, 'Start with 2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Roll all five' }).waitFor()
  await tabTo(page, 'Roll all five')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/The others roll|tie with|starts\.|is rolling|Your turn|Roll all five/).first()).toBeVisible()
})
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const element = document.activeElement === document.body ? null : (document.activeElement as HTMLInputElement | null)
      return `${element?.textContent ?? ''} ${element?.getAttribute('aria-label') ?? ''} ${element?.labels?.[0]?.textContent ?? ''}`
    })
    if (reached.includes(name)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}
