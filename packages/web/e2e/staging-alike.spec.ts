// Scenes are the same for every role and every seat, a reload shows the beat that is on, and no paper or toast covers them.
import { expect, type Page } from '@playwright/test'
import { compare } from './picture.ts'
import { draw, type FactOf, type GameId, type Scene } from './scene.ts'
import { scoring } from './shadow-moments.ts'
import { spysCard } from './spyfall-scenes.ts'
import { convicted, guessSeenBy, raiseFails, rightGuess } from './staged-moments.ts'
import { eachBeat, type StagedMoment, stageOnPage, untilStaged } from './staging.ts'
import { deepOnly, test, withMotion } from './test.ts'
import { arrows } from './top-secret-moments.ts'

test.use({ viewport: { width: 390, height: 844 }, ...withMotion })

for (const moment of [rightGuess, convicted, arrows])
  test(`${moment.title}: a reload in each beat shows that beat and nothing of a later one`, deepOnly, async ({ page }) => {
    test.setTimeout(120_000)
    await eachBeat(page, moment, 'seat', async (beat, index) => {
      const before = await wordsOf(page)
      await page.reload()
      await untilStaged(page)
      const { name, part } = moment.staging.beats[index]!
      await expect(page.locator(`.scene[data-beat="${name}"]${part ? `[data-part="${part}"]` : ''}`), beat).toBeVisible()
      expect(await wordsOf(page), beat).toBe(before)
    })
  })

/** The same moment for somebody who holds another card. */
function withSecret<G extends GameId>(moment: StagedMoment, secret: FactOf<G>): StagedMoment {
  const feed = moment.scene.feed.map((facts) => (facts as readonly FactOf<GameId>[]).map((fact) => (fact.kind === secret.kind ? secret : fact)))
  return { ...moment, scene: { ...moment.scene, feed } as Scene }
}
/** Moments, each with the same one for somebody who holds another card. */
const pairs: readonly (readonly [StagedMoment, StagedMoment])[] = [
  [rightGuess, withSecret<'spy-alley-dice'>(rightGuess, { kind: 'handDealt', cards: ['italian'] })],
  [convicted, withSecret<'spyfall-2'>(convicted, spysCard)],
  [raiseFails, withSecret<'cia-vs-kgb'>(raiseFails, { kind: 'cardDealt', side: 'cia' })],
  [scoring, withSecret<'shadow-in-the-night'>(scoring, { kind: 'agentDealt', agent: 'larsson' })],
]
for (const [moment, withOtherCard] of pairs)
  test(`${moment.title}: whoever holds another card sees the same frames`, moment === scoring ? {} : deepOnly, async ({ page, browser }) => {
    const frames = await framesOf(page, moment)
    // In a window of its own: a clock that a test stops is stopped in all pages of a window.
    const second = await browser.newPage({ viewport: page.viewportSize() })
    expect(await framesOf(second, withOtherCard)).toEqual(frames)
    await second.close()
  })

test(
  'who guesses, who is guessed and who looks on see as many parts and the same brightness in every beat',
  deepOnly,
  async ({ page: own, browser }) => {
    const shots: Buffer[][] = []
    const counts: number[][] = []
    for (const you of [0, 1, 2]) {
      const page = await browser.newPage({ viewport: own.viewportSize(), reducedMotion: 'reduce' })
      shots[you] = []
      counts[you] = []
      await eachBeat(page, guessSeenBy(you), 'seat', async () => {
        counts[you]!.push(await page.locator('main *:not(bdi)').count())
        shots[you]!.push(await page.screenshot({ animations: 'disabled' }))
      })
      await page.close()
    }
    expect(counts[1]).toEqual(counts[0])
    expect(counts[2]).toEqual(counts[0])
    for (const you of [1, 2])
      for (const [beat, shot] of shots[you]!.entries()) {
        const { luminance } = await compare(own, shots[0]![beat]!, shot)
        expect(Math.abs(luminance[0] - luminance[1]), `beat ${beat}, seat ${you}`).toBeLessThan(0.01)
      }
  },
)

test('a beat ends on time on a page that learns during it that its clock is ahead', async ({ page }) => {
  await page.clock.install()
  const { server } = await stageOnPage(page, rightGuess, 'seat')
  const [first, second] = rightGuess.staging.beats
  const scene = page.locator('.scene')
  await expect(scene).toHaveAttribute('data-beat', first!.name)
  await server.setClockBack(300)
  await page.clock.runFor(first!.ms + 100)
  await expect(scene).toHaveAttribute('data-beat', first!.name)
  await page.clock.runFor(300)
  await expect(scene).toHaveAttribute('data-beat', second!.name)
})

test('on the shared screen all hands of a vote are in sight, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.clock.install()
  await stageOnPage(page, convicted, 'screen')
  const hands = page.locator('.scene .voting-hands li')
  await expect(hands).toHaveCount(5)
  const boxes = await hands.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes[0]!.bottom).toBeLessThan(1040)
})
test('an open folder shuts when a scene begins, a finger that is still down opens nothing, and it can be held again', async ({ page }) => {
  const server = await draw(page, rightGuess.scene)
  const cover = page.locator('.folder-cover').first()
  const box = (await cover.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.locator('.paper')).toBeVisible()
  server.tellNow(...rightGuess.facts)
  await expect(page.locator('.scene')).toBeVisible()
  await expect(page.locator('.paper')).toHaveCount(0)
  await page.mouse.up()
  await page.mouse.down()
  await expect(page.locator('.paper')).toBeVisible()
  await page.mouse.up()
})

/** Everything that is drawn of the match, beat by beat. */
async function framesOf(page: Page, moment: StagedMoment): Promise<string[]> {
  const frames: string[] = []
  await eachBeat(page, moment, 'seat', async (beat) => void frames.push(`${beat}: ${await frameOf(page)}`))
  return frames
}
const frameOf = (page: Page) => page.locator('.frame').evaluate((frame) => frame.outerHTML.replace(/--elapsed: ?-?\d+ms/g, ''))
const wordsOf = (page: Page) => page.locator('.frame-main').evaluate((main) => main.textContent ?? '')
