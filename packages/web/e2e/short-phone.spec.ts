// A short phone (360 by 640) at crowded tables, and text at twice its size: nothing collides, nothing important is tiny or broken.
import { expect, type Page, test } from '@playwright/test'
import { draw, type SceneOf } from './scene.ts'
import { scenes as shadowScenes } from './shadow-scenes.ts'
import { spyfallScenes } from './spyfall-scenes.ts'

const now = Date.now()
const later = now + 3_600_000
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
test.use({ viewport: { width: 360, height: 640 } })

const circleOfTen: SceneOf<'cia-vs-kgb'> = {
  title: 'ten in the circle',
  game: 'cia-vs-kgb',
  options: { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 300 },
  people: 10,
  feed: [
    [
      { kind: 'dealt', dealer: 3, at: now - 90_000, until: later },
      { kind: 'cardDealt', side: 'kgb' },
    ],
    [{ kind: 'asked', by: 3, to: 5, byClock: false, at: now - 40_000, until: later }],
  ],
}
test('ten chairs and their names do not collide', async ({ page }) => {
  await draw(page, circleOfTen)
  await shot(page, 'phone circle of ten')
  const colliding = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.circle-place')].flatMap((place) =>
      ['.chair-drawing', '.circle-name'].flatMap((part) => {
        const element = place.querySelector(part)
        return element ? [{ place, part, box: element.getBoundingClientRect(), says: place.textContent }] : []
      }),
    )
    return boxes.flatMap((item, i) =>
      boxes
        .slice(i + 1)
        .filter(({ place, box }) => {
          const across = Math.min(box.right, item.box.right) - Math.max(box.left, item.box.left)
          const down = Math.min(box.bottom, item.box.bottom) - Math.max(box.top, item.box.top)
          return place !== item.place && across > 2 && down > 2
        })
        .map((overlapping) => `${item.says} ${item.part} and ${overlapping.says} ${overlapping.part}`),
    )
  })
  expect(colliding).toEqual([])
})

test('the board of Shadow in the Night is wide enough to be read', async ({ page }) => {
  for (const title of ['how far', 'waiting for a move', 'spending', 'asked for cards']) {
    await draw(page, shadowScenes.find((scene) => scene.title === title)!)
    await shot(page, `phone shadow ${title}`)
    await page.setViewportSize({ width: 360, height: 640 })
    expect.soft((await page.locator('.shadow-board').boundingBox())!.width, title).toBeGreaterThan(240)
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft((await page.locator('.shadow-board').boundingBox())!.width, title).toBeGreaterThan(200)
  }
})

test('with text at twice its size the clock is whole', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')))
  const titles = ['your question', 'you are asked']
  for (const scene of [circleOfTen, ...titles.map((title) => spyfallScenes.find((scene) => scene.title === title)!)]) {
    await draw(page, scene)
    await shot(page, `phone 200 percent ${scene.title}`)
    const clock = page.locator('.clock').first()
    const { lines, left, right } = await clock.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.firstChild!)
      const box = range.getBoundingClientRect()
      return { lines: range.getClientRects().length, left: box.left, right: box.right }
    })
    expect([scene.title, lines]).toEqual([scene.title, 1])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
  }
})
