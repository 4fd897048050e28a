// Talk at the table: heard on the other page, muted on one's own, closed by the rules, none for spectators unless the host allows.
import { expect, type Page, test } from '@playwright/test'
import { comeIn, expectNoBarriers, expectNoSidewaysScroll, openHouse } from './house.ts'

const talkOf = (page: Page) => page.getByRole('button', { name: /^Talk at the table/ })
const lines = (page: Page) => page.getByRole('dialog').getByRole('log', { name: 'Talk' })

async function sayIt(page: Page, text: string): Promise<void> {
  if (!(await page.getByLabel('Say something').isVisible())) await talkOf(page).click()
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Say something')).toHaveValue('')
}
async function look(page: Page, where: string): Promise<void> {
  await expectNoBarriers(page, where)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, where)
  await page.setViewportSize(size)
}

test('two talk: a dot says that something was said, lines are text, and whoever is muted is not heard', async ({ page, browser }) => {
  const others = await browser.newContext()
  const code = await openHouse(page, 'Mara')
  const noor = await comeIn(others, code, 'Noor')
  await sayIt(page, 'See <b>https://example.org</b>')
  await expect(talkOf(noor)).toHaveAccessibleName('Talk at the table, something new')
  await look(noor, 'a dot in the lobby')
  await talkOf(noor).click()
  await expect(lines(noor).getByRole('listitem')).toHaveText([/Mara: See <b>https:\/\/example\.org<\/b>/])
  await expect(noor.getByRole('link', { name: /example/ })).toHaveCount(0)
  await look(noor, 'talk')
  await noor.getByRole('button', { name: 'Laughs' }).click()
  await expect(page.locator('.floating').getByText('Noor: Laughs')).toBeAttached()
  await expect(page.locator('.floating').getByRole('listitem')).toHaveCount(0, { timeout: 6000 })
  await noor.keyboard.press('Escape')
  await expect(talkOf(noor)).toHaveAccessibleName('Talk at the table')

  await noor.getByRole('button', { name: 'Mara, host' }).click()
  await noor.getByLabel('Mute Mara').check()
  await noor.keyboard.press('Escape')
  await sayIt(page, 'Can you hear me?')
  await page.getByRole('button', { name: 'Gasps' }).click()
  await sayIt(noor, 'Who speaks?')
  await expect(lines(page)).toContainText('Who speaks?')
  await expect(noor.getByText('Can you hear me?')).toHaveCount(0)
  await expect(noor.locator('.floating').getByRole('listitem')).toHaveCount(0)
  await noor.reload()
  await talkOf(noor).click()
  await expect(lines(noor)).toContainText('Who speaks?')
  await expect(noor.getByText('Can you hear me?')).toHaveCount(0)
  await others.close()
})

test('those who watch are not in it until the host lets them, and the room’s screen shows reactions alone', async ({ page, browser }) => {
  const others = await browser.newContext()
  const code = await openHouse(page, 'Mara')
  await sayIt(page, 'Among ourselves')
  await page.keyboard.press('Escape')
  const teo = await others.newPage()
  await teo.goto(`/t/${code}`)
  await teo.getByRole('button', { name: 'Just watch' }).click()
  await expect(teo.getByRole('heading', { name: 'Mara’s house' })).toBeVisible()
  await expect(talkOf(teo)).toHaveCount(0)
  const tv = await others.newPage()
  await tv.goto(`/screen/${code}/picture`)
  await expect(tv.getByRole('heading', { name: 'Knock to come in' })).toBeVisible()

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Spectators talk along').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await sayIt(teo, 'Good evening')
  await talkOf(page).click()
  await expect(lines(page)).toContainText('Someone watching: Good evening')
  await page.getByRole('button', { name: 'Hats off' }).click()
  await expect(tv.locator('.floating').getByText('Mara: Hats off')).toBeAttached()
  await expect(tv.getByText('Good evening')).toHaveCount(0)
  await page.getByLabel('Mute those who watch').check()
  await expect(lines(page)).not.toContainText('Good evening')
  await others.close()
})
