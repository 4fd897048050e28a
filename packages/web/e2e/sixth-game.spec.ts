// A game that was added as docs/adding-a-game.md says, in a browser: built as a chunk of its own, found on the shelf and played
// against bots to its end. It builds all pages a second time; scripts/sixth-game.test.ts plays it without a browser.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addSixthGame, copyWorkspace, removeCopy, serveCopy } from '../../../scripts/sixth-game.js'
import { deepOnly, test } from './test.ts'

test('a sixth game is built as a chunk of its own and is on the shelf, and somebody plays it against bots to the end', deepOnly, async ({ page }) => {
  const copy = copyWorkspace()
  addSixthGame(copy)
  const built = spawnSync(process.execPath, [join(copy, 'node_modules/vite/bin/vite.js'), 'build', 'packages/web'], { cwd: copy, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  const dist = join(copy, 'packages/web/dist')
  const manifest: Record<string, { name?: string; file: string; dynamicImports?: string[] }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const [key, { file }] = Object.entries(manifest).find(([, { name }]) => name === 'winks')!
  const isLoadedLater = Object.values(manifest).some(({ dynamicImports = [] }) => dynamicImports.includes(key))
  expect([isLoadedLater, existsSync(join(dist, file))]).toEqual([true, true])
  const { origin, stop } = await serveCopy(copy)
  try {
    await page.goto(origin)
    await expect(page.getByText('One card, six dice, three winks.')).toBeVisible()
    await page.getByRole('button', { name: 'Practise Winks against bots' }).click()
    await expect(page.getByRole('heading', { name: /Round \d of 6/ })).toBeVisible()
    const roll = page.getByRole('toolbar').locator('button:not([aria-disabled=true])', { hasText: 'Roll' })
    const debrief = page.getByRole('heading', { name: 'Debrief' })
    while (!(await debrief.isVisible())) {
      await roll.or(debrief).first().waitFor()
      if (await roll.isVisible()) await roll.click({ timeout: 2000 }).catch(() => {}) // the clock may have been quicker
      await page.waitForTimeout(200)
    }
    await expect(page.getByText(/: \d+ points/)).toHaveCount(3)
  } finally {
    await stop()
    removeCopy(copy)
  }
})
