// Sharing a table and finding one's way: the link is copied over plain http too, every page has a title of its own, and Back closes
// what lies over a page before it leaves the page.
import { expect, type Page, test } from '@playwright/test'
import { homeName } from '../../../scripts/chromium.js'
import { expectUsable, openHouse, openMenu } from './house.ts'

test('over plain http the link is copied with one press, and a screen reader hears it', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    document.addEventListener('copy', () => {
      document.body.dataset.copied = (document.activeElement as HTMLTextAreaElement).value
    })
  })
  await page.goto(`${baseURL!.replace('127.0.0.1', homeName)}/open?game=spy-alley-dice`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByLabel('Your name').fill('Mara')
  await page.getByRole('button', { name: 'Open the house' }).click()
  const copy = page.getByRole('button', { name: 'Copy the link' })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached()
  const shown = (await page.locator('.share-link').first().textContent())!
  expect(shown).toContain(await page.locator('body').getAttribute('data-copied'))
  await expect(copy).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test('where the system has a share sheet, it gets the link', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      document.body.dataset.shared = url
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  const code = await openHouse(page, 'Mara')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`/t/${code}$`))
  await expectUsable(page, 'lobby with both buttons')
})

test('every page has a title of its own', async ({ page }) => {
  const titles: string[] = []
  const expectTitle = async (title: RegExp) => {
    await expect(page).toHaveTitle(title)
    titles.push(await page.title())
  }
  await page.goto('/')
  await expectTitle(/^Spy games for one evening · Safehouse$/)
  await page.goto('/screen')
  await expectTitle(/^A screen for the room · Safehouse$/)
  await page.goto('/packs')
  await expectTitle(/.+ · Safehouse$/)
  await page.goto('/open')
  await expectTitle(/^Open a house · Safehouse$/)
  const code = await openHouse(page, 'Mara')
  await expectTitle(new RegExp(`^Your house · ${code} · Safehouse$`))
  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: /^Start with/ }).click()
  await expectTitle(new RegExp(`^Spy Alley Dice · ${code} · Safehouse$`))
  await page.goto(`/screen/${code}`)
  await expectTitle(new RegExp(code))
  await page.goto('/t/2222')
  await expectTitle(/^A house · 2222 · Safehouse$/)
  expect(new Set(titles).size).toBe(titles.length)
})

const dialog = (page: Page) => page.getByRole('dialog')

test('Back closes a sheet, a sheet within the menu and an open folder, and only then leaves the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('safehouse.reading', 'press')
    const usualPushState = history.pushState
    history.pushState = function (...entry) {
      document.body.dataset.pushes = String(Number(document.body.dataset.pushes ?? 0) + 1)
      usualPushState.apply(this, entry)
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'How to play' }).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('link', { name: 'Spy Alley Dice' }).click()
  await page.getByLabel('Your name').fill('Mara')
  await page.getByRole('button', { name: 'Open the house' }).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  const table = page.url()
  expect(table).toMatch(/\/t\/\w{4}$/)

  // A sheet that was closed by its own button leaves no entry behind.
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Fill with bots' }).click()
  await page.getByRole('button', { name: /^Start with/ }).click()
  await page.locator('.folder-cover').click()
  await expect(page.locator('.paper')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(true)
  const pushes = await page.locator('body').getAttribute('data-pushes')
  await page.goBack()
  await expect(page.locator('.paper')).toHaveCount(0)
  expect(page.url()).toBe(table)
  // No new entry is pushed for the paper that closes: removing it again would swallow the next Back.
  await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => setTimeout(later, 50))))
  await expect(page.locator('body')).toHaveAttribute('data-pushes', pushes!)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Safehouse' })).toBeVisible()
})
