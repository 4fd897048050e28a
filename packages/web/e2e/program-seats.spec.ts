// A program during a match: on every player's screen and on the shared one its seat says that it is a bot, and whose.
import { expect, type Page } from '@playwright/test'
import type { House } from '@safehouse/protocol'
import { expectNoBarriersNow, takePicture } from './house.ts'
import { type Scene, SceneServer } from './scene.ts'
import { shadowScene } from './shadow-scenes.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { raiseFails, rightGuess } from './staged-moments.ts'
import { isDeep, test } from './test.ts'
import { pointingOpen } from './top-secret-moments.ts'

const maker = 'Rivka Stern'
const botByMaker = /bot by .*Rivka Stern/
/** Scenes with the selectors of their seats, on a phone, and on a desk and the shared screen. */
const scenes: readonly { readonly scene: Scene; readonly onPhone: string; readonly onDesk: string }[] = [
  { scene: rightGuess.scene, onPhone: '.chip', onDesk: '.chip' },
  { scene: raiseFails.scene, onPhone: '.circle-place', onDesk: '.circle-place' },
  { scene: shadowScene('asked for cards'), onPhone: '.shadow-seats li', onDesk: '.shadow-seats li' },
  { scene: spyfallScene('your question'), onPhone: '.whom button', onDesk: '.chip' },
  { scene: pointingOpen, onPhone: '.ring-seat', onDesk: '.chip' },
]
/** Jonas, in seat 2, is a program. */
const withProgram = (scene: Scene): Scene => ({
  ...scene,
  house: (house: House) => ({
    ...(typeof scene.house === 'function' ? scene.house(house) : scene.house),
    people: house.people.map((person, seat) => (seat === 2 ? { ...person, kind: 'bot', program: { by: maker } } : person)),
  }),
})

const jonas = (page: Page, seats: string) => page.locator(seats).filter({ hasText: 'Jonas' })
const shownMaker = (page: Page, seats: string, words: RegExp) =>
  jonas(page, seats).locator('.seat-maker > *, .circle-name small').filter({ hasText: words, visible: true })

test('in every game a program’s seat says that it is a bot, and whose, on a phone, a desk and the shared screen', async ({ page, browser }) => {
  const server = new SceneServer(page)
  const tv = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  const tvServer = new SceneServer(tv, 'shared screen')
  for (const { scene, onPhone, onDesk } of scenes)
    await test.step(scene.game, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await server.show(withProgram(scene))
      await expect(shownMaker(page, onPhone, /^bot/)).toHaveCount(1)
      await expect(jonas(page, onPhone)).toContainText(botByMaker)
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 640 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        if (isDeep || width === 360) await expectNoBarriersNow(page, scene.game)
        await takePicture(page, `${scene.game}-${width}`)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(shownMaker(page, onDesk, botByMaker)).toHaveCount(1)
      await takePicture(page, `${scene.game}-1280`)
      await tvServer.show(withProgram(scene))
      await expect(shownMaker(tv, onDesk, botByMaker)).toHaveCount(1)
      await takePicture(tv, `${scene.game}-tv`)
    })
  await tv.close()
})
