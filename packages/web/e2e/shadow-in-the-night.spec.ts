// Shadow in the Night with cards and dossiers: three people in three pages and a bot play the first turns, in `npm run test:deep` to the reveal.
import { expect } from '@playwright/test'
import { de } from '../src/games/shadow-in-the-night/words/de.ts'
import { en } from '../src/games/shadow-in-the-night/words/en.ts'
import { nl } from '../src/games/shadow-in-the-night/words/nl.ts'
import { addBots, comeIn, hurriedContext, hurryTimers, openHouse } from './house.ts'
import { switchOn } from './passed.ts'
import { draw, SceneServer } from './scene.ts'
import { testScenes } from './scene-sizes.ts'
import { playOn } from './shadow.ts'
import { entry, handOpen, scenes, shadowScene } from './shadow-scenes.ts'
import { isDeep, test } from './test.ts'

const languages = { en, nl, de }

test('three people and a bot play with cards and dossiers, and notes outlive a reload', async ({ page, context, browser }) => {
  test.setTimeout(240_000)
  await hurryTimers(context)
  const code = await openHouse(page, 'Mara', 'shadow-in-the-night')
  const others = []
  for (const name of ['Noor', 'Teo']) others.push(await comeIn(await hurriedContext(browser), code, name))
  const [noor] = others
  await addBots(page, 1)
  await switchOn(page, 'Top Secret cards', 'Secret dossier')
  await page.getByRole('button', { name: 'Start with 4' }).click()
  const pages = [page, ...others]
  for (const device of pages) await expect(device.getByRole('button', { name: /Dossier/ })).toBeVisible()

  const shared = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await shared.goto(`/screen/${code}/picture`)
  await expect(shared.locator('.shadow-board')).toBeVisible()
  await expect(shared.getByRole('button')).toHaveCount(0)

  // A note is private, and is there again after a reload.
  await noor!.getByRole('button', { name: /Dossier/ }).click()
  const stored = noor!.waitForResponse((response) => response.url().endsWith('/notes') && response.request().method() === 'PUT')
  await noor!.getByLabel('A line of your own about').fill('Mara moves him too often')
  await stored
  await noor!.reload()
  await noor!.getByRole('button', { name: /Dossier/ }).click()
  await expect(noor!.getByLabel('A line of your own about')).toHaveValue('Mara moves him too often')
  await noor!.getByRole('button', { name: /Dossier/ }).click()

  const wantedDeeds = isDeep
    ? ['moved', 'moved to the safe', 'moved the safe', 'wanted to play', 'passed', 'played a card', 'sealed']
    : ['moved', 'passed']
  const done = await playOn(pages, (done) => !isDeep && wantedDeeds.every((deed) => done.has(deed)))
  for (const deed of wantedDeeds) expect(done.get(deed) ?? 0, deed).toBeGreaterThan(0)
  if (!isDeep) return

  await expect(shared.locator('.shadow-reveal')).toBeVisible({ timeout: 20_000 })
  for (const device of pages) {
    await expect(device.getByRole('heading', { name: 'Debrief' })).toBeVisible()
    await expect(device.locator('.shadow-reveal tbody tr')).toHaveCount(4)
    await expect(device.getByText('Underlined: guessed right, five points each.')).toBeVisible()
    await expect(device.getByRole('heading', { name: /wins? with|nobody ran/ }).first()).toBeVisible()
  }
})

testScenes(scenes, { fitsHeight: true })

test('[SN-06] on a phone the notes can be read and written while the dossier is entered, and the points of agents that are moved stay in sight, with a badge that counts their steps', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('the notes can be read and written while the dossier is entered, and the form is as it was left', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await server.show(entry)
    const paper = page.locator('.shadow-dossier .paper')
    const overflow = await paper.evaluate((form) => form.scrollHeight - form.clientHeight)
    expect(overflow, 'all of the form is in sight').toBeLessThanOrEqual(0)
    const notes = page.getByRole('button', { name: 'Notes', exact: true })
    expect((await notes.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await notes.focus()
    await page.keyboard.press('Enter')
    await expect(notes).toHaveAttribute('aria-pressed', 'true')
    await expect(notes).toBeFocused()
    await expect(page.locator('.shadow-slot')).toHaveCount(0)
    await page.getByLabel('A line of your own about').fill('Mara moves him too often')
    await page.getByRole('button', { name: 'Who is who' }).click()
    await expect(page.locator('.shadow-slot.full')).toContainText(['Jonas', 'Noor'])
    await notes.click()
    await expect(page.getByLabel('A line of your own about')).toHaveValue('Mara moves him too often')
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(page.locator('.shadow-slot.full')).toHaveCount(2)
  })
  await test.step('[SN-06] on a phone the points of agents that are moved stay in sight, and a badge counts their steps', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await server.show(shadowScene('spending'))
    const agent = page.locator('.shadow-agents > li').filter({ hasText: 'Jacques' })
    await expect(agent.locator('i')).toHaveText('2')
    await expect(agent.locator('b')).toHaveText('18')
  })
})

test('no card has more words than fit on it, on any phone and in any language', async ({ page }) => {
  for (const [language, { cards }] of Object.entries(languages)) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript((chosen) => localStorage.setItem('safehouse.language', chosen), language)
    await draw(page, handOpen)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    await expect(page.locator('.shadow-card').first()).toBeVisible()
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 320, height: 640 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport)
      const overfull = await page.evaluate((kinds) => {
        const card = document.querySelector<HTMLElement>('.shadow-card')!
        const isOverfull = (name: string, text: string) => {
          card.querySelector('b')!.textContent = name
          card.querySelector('span')!.textContent = text
          return card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth
        }
        return kinds.flatMap(({ name, text, notNow }) =>
          [text, notNow].filter((words) => isOverfull(name, words)).map((words) => `${name}: ${words}`),
        )
      }, Object.values(cards.kinds))
      expect(overfull, `${language}, ${viewport.width} wide`).toEqual([])
    }
  }
})
