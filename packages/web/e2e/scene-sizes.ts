// Tests of all scenes of a game on every size of screen: phones, also with the keyboard open or on their side, a tablet, a desk and the
// shared screen.
import { expect } from '@playwright/test'
import { expectFitsHeight, expectNoBarriersNow, expectNoSidewaysScroll, findCutOff, findUnreadable, type Size, takePicture } from './house.ts'
import { type Scene, SceneServer } from './scene.ts'
import { test } from './test.ts'

const small: Size = { width: 320, height: 640 }
const onItsSide: Size = { width: 740, height: 360 }
/** A small phone, also with its keyboard open, phones, a tablet and a desk. */
const everySize: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  small,
  { width: 360, height: 640 },
  { width: 360, height: 300 },
]
/** Time enough to load beliefs and to work out honours or turning points. */
const BELIEFS_AFTER_MS = 2000
/** Whether the shared screen works something out: honours after a match, turning points after a round. Both take room from what else there is. */
const showsBeliefs = ({ state, feed }: Scene): boolean =>
  state === 'over' || feed.at(-1)!.some(({ kind }) => kind === 'roundScored' || kind === 'roundEnded')
const television: Size = { width: 1920, height: 1080 }
/** Whether there is a folder for a picture of every scene at every size (see `takePicture`). */
const hasPictures = process.env.SCENE_PICTURES !== undefined
/** Whether every scene is shown at every size and in every language, and barriers are looked for each time. */
const isEverything = process.env.SCENE_SIZES === 'all'
/** The same without the other languages: pictures are of every scene. */
const isEveryScene = isEverything || hasPictures

/**
 * Tests all scenes of a game: one test for barriers and width, one for the shared screen, and one for the width in the other languages. Every
 * third scene is shown at the narrowest size and at one more, which changes from scene to scene and at which barriers, which take longer,
 * are looked for in every other one of them. Every fifth is shown on the shared screen (unless a player acts in it), with barriers looked for in
 * every other one, every sixth in German and every twelfth in Dutch. With SCENE_SIZES=all nothing is left out.
 * `shortened`: what the shared screen cuts on purpose, because it also stands elsewhere.
 * `fitsHeight`: while the match runs no screen scrolls, neither on a small phone nor on one that lies on its side.
 */
export function testScenes(
  scenes: readonly Scene[],
  { fitsHeight = false, shortened }: { readonly fitsHeight?: boolean; readonly shortened?: string } = {},
): void {
  const game = scenes[0]!.game
  // A page is loaded anew for another seat.
  const bySeat = [...scenes.entries()].toSorted(([, one], [, other]) => (one.you ?? 0) - (other.you ?? 0))
  test(`${game}: every ${isEveryScene ? 'scene is free of barriers and fits the width at every size' : 'third scene is free of barriers and fits the width at two sizes'}${fitsHeight ? ', and the height of phones' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(isEveryScene ? 1_200_000 : 240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const server = new SceneServer(page)
    const shown = bySeat.filter(([i]) => isEveryScene || i % 3 === 0)
    for (const [i, scene] of shown)
      await test.step(scene.title, async () => {
        await page.setViewportSize(fitsHeight ? onItsSide : small)
        await server.show(scene)
        if (fitsHeight && scene.state !== 'over') await expectFitsHeight(page, scene.title)
        const otherSize = everySize[i % everySize.length]!
        for (const size of isEveryScene ? everySize : new Set([small, otherSize])) {
          const where = `${scene.title}, ${size.width} by ${size.height}`
          await page.setViewportSize(size)
          await expectNoSidewaysScroll(page, where)
          if (fitsHeight && scene.state !== 'over' && size === small) await expectFitsHeight(page, where)
          if (isEveryScene || (size === otherSize && i % 2 === 0)) await expectNoBarriersNow(page, where)
          await takePicture(page, `${game}, ${where}`)
        }
      })
  })
  test(`${game}: every ${isEveryScene ? '' : 'fifth '}scene is whole and legible on the shared screen, which has no buttons`, async ({ page }) => {
    test.setTimeout(isEveryScene ? 1_200_000 : 240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(television)
    const server = new SceneServer(page, 'shared screen')
    // What a player does on a phone changes nothing here.
    const shown = scenes.filter(({ act }, i) => !act && (isEveryScene || i % 5 === 1))
    for (const [i, scene] of shown.entries())
      await test.step(scene.title, async () => {
        await server.show(scene)
        const where = `${scene.title}, shared screen`
        if (showsBeliefs(scene)) await page.waitForTimeout(BELIEFS_AFTER_MS)
        // The layout follows measured sizes.
        await expect.poll(() => findCutOff(page, shortened), where).toEqual([])
        await expect.poll(() => findUnreadable(page.mainFrame()), where).toEqual([])
        expect.soft(await page.getByRole('button').count(), where).toBe(0)
        await expectFitsHeight(page, where)
        if (isEveryScene || i % 2 === 0) await expectNoBarriersNow(page, where)
        await takePicture(page, `${game}, ${where}`)
      })
  })
  test(`${game}: every ${isEverything ? 'scene fits 320 pixels in de and in nl' : 'sixth scene fits 320 pixels in de, and every twelfth in nl'}`, async ({
    page,
  }) => {
    test.setTimeout(isEverything ? 360_000 : 180_000)
    await page.setViewportSize(small)
    for (const { language, every, first } of [
      { language: 'de', every: 6, first: 2 },
      { language: 'nl', every: 12, first: 5 },
    ]) {
      await page.addInitScript((chosen) => localStorage.setItem('safehouse.language', chosen), language)
      const server = new SceneServer(page)
      for (const scene of bySeat.filter(([i]) => isEverything || i % every === first).map(([, scene]) => scene))
        await test.step(`${language}: ${scene.title}`, async () => {
          await server.show(scene)
          await expectNoSidewaysScroll(page, `${scene.title}, ${language}`)
        })
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    }
  })
}
