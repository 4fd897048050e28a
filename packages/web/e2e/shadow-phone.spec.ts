// Shadow in the Night on a phone: what a newcomer could misread.
import { expect } from '@playwright/test'
import { draw } from './scene.ts'
import { scenes } from './shadow-scenes.ts'
import { test } from './test.ts'

test('[SN-06] while agents are moved their points stay, and a badge counts the steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await draw(page, scenes.find(({ title }) => title === 'spending')!)
  const agent = page.locator('.shadow-agents > li').filter({ hasText: 'Jacques' })
  await expect(agent.locator('i')).toHaveText('2')
  await expect(agent.locator('b')).toHaveText('18')
})
