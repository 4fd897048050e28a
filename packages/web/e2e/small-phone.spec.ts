// A small phone whose keyboard is open is wider than it is high, and still no phone in landscape.
import { expect } from '@playwright/test'
import { expectNoSidewaysScroll } from './house.ts'
import { draw } from './scene.ts'
import { spyfallScenes } from './spyfall-scenes.ts'
import { test } from './test.ts'

for (const size of [
  { width: 360, height: 300 },
  { width: 320, height: 256 },
])
  test(`at ${size.width} by ${size.height} a question can be written and a toast can be read`, async ({ page }) => {
    await page.setViewportSize({ width: size.width, height: 640 })
    await draw(page, spyfallScenes.find(({ title }) => title === 'your question, what was asked')!)
    const field = page.locator('.composer input')
    await field.focus()
    await page.setViewportSize(size)
    await expect(field).toBeInViewport({ ratio: 1 })
    expect((await field.boundingBox())!.width).toBeGreaterThan(150)
    await expectNoSidewaysScroll(page, 'the keyboard is open')
    const toasts = page.locator('.toasts')
    await toasts.evaluate((layer: HTMLElement) => {
      layer.textContent = 'This sentence says why the last press did nothing.'
      layer.showPopover()
    })
    expect((await toasts.boundingBox())!.width).toBeGreaterThan(size.width - 60)
  })
