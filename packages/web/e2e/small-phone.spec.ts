// Small phones: 360 by 640 pixels at crowded tables, with text at twice its size, and with the keyboard open.
import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, takePicture } from './house.ts'
import { kgbOptions, type SceneOf, SceneServer } from './scene.ts'
import { shadowScene } from './shadow-scenes.ts'
import { spyfallScene } from './spyfall-scenes.ts'

const now = Date.now()
const later = now + 3_600_000
test.use({ viewport: { width: 360, height: 640 } })

const circleOfTen: SceneOf<'cia-vs-kgb'> = {
  title: 'ten in the circle',
  game: 'cia-vs-kgb',
  options: { ...kgbOptions, decisionSeconds: 300 },
  people: 10,
  feed: [
    [
      { kind: 'dealt', dealer: 3, at: now - 90_000, until: later },
      { kind: 'cardDealt', side: 'kgb' },
    ],
    [{ kind: 'asked', by: 3, to: 5, byClock: false, at: now - 40_000, until: later }],
  ],
}
test('on small phones chairs and names do not collide, the board is wide enough to be read, and with the keyboard open a question can be written and a toast can be read', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('ten chairs and their names do not collide', async () => {
    await server.show(circleOfTen)
    await takePicture(page, 'phone circle of ten')
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
            const overlapWidth = Math.min(box.right, item.box.right) - Math.max(box.left, item.box.left)
            const overlapHeight = Math.min(box.bottom, item.box.bottom) - Math.max(box.top, item.box.top)
            return place !== item.place && overlapWidth > 2 && overlapHeight > 2
          })
          .map((overlapping) => `${item.says} ${item.part} and ${overlapping.says} ${overlapping.part}`),
      )
    })
    expect(colliding).toEqual([])
  })
  await test.step('the board of Shadow in the Night is wide enough to be read', async () => {
    for (const title of ['how far', 'waiting for a move', 'spending', 'asked for cards']) {
      await server.show(shadowScene(title))
      await takePicture(page, `phone shadow ${title}`)
      await page.setViewportSize({ width: 360, height: 640 })
      expect.soft((await page.locator('.shadow-board').boundingBox())!.width, title).toBeGreaterThan(240)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft((await page.locator('.shadow-board').boundingBox())!.width, title).toBeGreaterThan(200)
    }
  })
  for (const size of [
    { width: 360, height: 300 },
    { width: 320, height: 256 },
  ])
    await test.step(`at ${size.width} by ${size.height}, the size of a phone whose keyboard is open, a question can be written and a toast can be read`, async () => {
      await page.setViewportSize({ width: size.width, height: 640 })
      await server.show(spyfallScene('your question, what was asked'))
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
      await toasts.evaluate((layer: HTMLElement) => {
        layer.textContent = ''
        layer.hidePopover()
      })
    })
})

test('with the keyboard open a hint leaves the field its room, and is back when the keyboard is closed', async ({ page }) => {
  await new SceneServer(page).show({ ...spyfallScene('your question'), hints: 'on' })
  await page.getByRole('button', { name: 'To the table' }).click()
  const [hint, field] = [page.locator('.hint'), page.locator('.composer input')]
  await expect(hint).toBeVisible()
  await field.focus()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(field).toBeInViewport({ ratio: 1 })
  await takePicture(page, 'hint and keyboard')
  for (const height of [480, 500, 540, 560]) {
    await page.setViewportSize({ width: 390, height })
    await takePicture(page, `hint and keyboard, ${height} high`)
    const [box, folder] = [(await field.boundingBox())!, (await page.locator('.frame-folder').boundingBox())!]
    expect.soft(box.y + box.height, `${height} high`).toBeLessThanOrEqual(folder.y)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(hint).toBeVisible()
})

const answering: SceneOf<'top-secret'> = {
  title: 'your answer',
  game: 'top-secret',
  options: { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 0, decisionSeconds: 0 },
  people: 6,
  feed: [
    [
      { kind: 'roundBegun', round: 1 },
      { kind: 'teamDealt', yellow: 1 },
      { kind: 'cardTurned', deck: 'kitchen-table', card: 0, side: 0, readUntil: 0 },
      { kind: 'answersOpened', until: null },
    ],
  ],
}
test('on the smallest phones a hint leaves room for the beginning of the second question, and for those who can be asked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const server = new SceneServer(page)
  for (const [scene, close, parts] of [
    [answering, 'I have read it', '.card-team'],
    [spyfallScene('your question'), 'To the table', '.whom button'],
  ] as const) {
    await server.show({ ...scene, hints: 'on' })
    await page.getByRole('button', { name: close }).click()
    await expect(page.locator('.hint')).toBeVisible()
    for (const part of await page.locator(parts).all()) await expect(part).toBeInViewport({ ratio: 1 })
    const [box, folder] = [(await page.locator(parts).last().boundingBox())!, (await page.locator('.frame-folder').boundingBox())!]
    expect.soft(box.y + box.height, scene.title).toBeLessThanOrEqual(folder.y)
  }
})

test('with a larger keyboard open, no folder covers a question below a hint, or a field', async ({ page }) => {
  const server = new SceneServer(page)
  const expectUncovered = async (selector: string) => {
    for (const size of [
      { width: 390, height: 420 },
      { width: 360, height: 440 },
      { width: 390, height: 450 },
    ]) {
      await page.setViewportSize(size)
      const part = page.locator(selector).first()
      await expect(part).toBeInViewport({ ratio: 1 })
      const [box, folder] = [(await part.boundingBox())!, (await page.locator('.frame-folder').boundingBox())!]
      await takePicture(page, `keyboard ${selector} ${size.width} by ${size.height}`)
      expect.soft(box.y + box.height, `${size.width} by ${size.height}`).toBeLessThanOrEqual(folder.y)
    }
  }
  await server.show({ ...answering, hints: 'on' })
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.locator('.hint')).toBeVisible()
  await expectUncovered('.card-question')
  await server.show(spyfallScene('your question'))
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.locator('.composer input').focus()
  await expectUncovered('.composer input')
})

test('with text at twice its size the clock is whole', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')))
  const server = new SceneServer(page)
  for (const scene of [circleOfTen, spyfallScene('your question'), spyfallScene('you are asked')]) {
    await server.show(scene)
    await takePicture(page, `phone 200 percent ${scene.title}`)
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
