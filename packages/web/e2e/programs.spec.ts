// Bots of others: the host makes a link for a program, which then sits in the lobby with its maker's name; and the arena's page.
import { expect, test } from '@playwright/test'
import type { ArenaTable } from '@safehouse/protocol'
import { expectUsable, openHouse, openMenu } from './house.ts'

test('the host seats a program with a link, and everybody sees who made it', async ({ page, request }) => {
  const code = await openHouse(page, 'Mara')
  await openMenu(page)
  await page.getByRole('button', { name: /^Seat a program/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(`/t/${code}#program=`)
  await expect(link).toBeVisible()
  await expectUsable(page, 'link for a program')
  const key = (await link.textContent())!.split('#program=')[1]!
  await page.getByRole('button', { name: 'Close' }).click()
  const seat = await request.post(`/api/tables/${code}/seats`, { data: { bot: { name: 'Kite', by: 'Rivka Stern' }, key } })
  expect(seat.status()).toBe(201)
  await page.getByRole('button', { name: /^Kite, bot by .*Rivka Stern/ }).click()
  await expect(page.getByText(/Made by .*Rivka Stern/)).toBeVisible()
  await expect(page.getByText('Visiting bot')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hand over the keys' })).toHaveCount(0)
  await expectUsable(page, 'sheet of a program')
})

const agent = (place: number, name: string, shown: number, illegal: number) => ({
  place,
  name,
  rating: { shown, low: shown - 60, high: shown + 60, mu: 25, sigma: 2 },
  seats: 30,
  wins: { count: 10, share: 1 / 3, low: 0.2, high: 0.5 },
  decisions: 200,
  illegal,
  decisionMs: 12,
})
const table: ArenaTable = {
  format: 1,
  seed: 'one',
  at: Date.UTC(2026, 10, 14),
  games: [
    {
      game: 'spy-alley-dice',
      players: 2,
      matches: 60,
      undecided: 0,
      agents: [agent(1, 'hard', 1620, 0), agent(1, 'agent.mjs', 1540, 4), agent(3, 'random', 1100, 0)],
    },
    { game: 'spyfall-2', players: 3, matches: 60, undecided: 2, agents: [agent(1, 'normal', 1500, 0)] },
  ],
}
test('the arena shows the last table, one game at a time, at 360 and at 1280 px', async ({ page }) => {
  await page.route('**/api/arena', (route) => route.fulfill({ json: { table } }))
  await page.goto('/arena')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await page.getByRole('radio', { name: 'Spy Alley Dice' }).check()
      await expect(rows).toHaveCount(4)
      await expect(rows.nth(1)).toContainText('1 =')
      await expect(rows.nth(2)).toContainText('2.0 %')
      await expectUsable(page, `arena ${viewport.width}`)
      await page.getByRole('radio', { name: 'Spyfall 2' }).check()
      await expect(rows).toHaveCount(2)
    })
  await test.step('in German, with a comma in its figures', async () => {
    await page.evaluate(() => localStorage.setItem('safehouse.language', 'de'))
    await page.reload()
    await expect(rows.nth(2)).toContainText('2,0 %')
  })
})
test('an arena in which nobody has played says how to begin', async ({ page }) => {
  await page.goto('/arena')
  await expect(page.getByText('Nobody has played here yet.')).toBeVisible()
})
