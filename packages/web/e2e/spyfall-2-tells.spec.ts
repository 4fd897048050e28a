// A spy's screen looks like everybody else's: the same page while the card is closed, the same shape and brightness while it
// is held, and no word of a card in the page when it is not.
import { expect, type Page } from '@playwright/test'
import { compare } from './picture.ts'
import { type FactOf, type SceneOf, SceneServer } from './scene.ts'
import { holdCard, spyfallScene, spysCard } from './spyfall-scenes.ts'
import { isDeep, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 20_000 })

type Fact = FactOf<'spyfall-2'>
type Scene = SceneOf<'spyfall-2'>
/** The same moment for somebody who was dealt this card. */
const withCard = (scene: Scene, card: Fact): Scene => ({
  ...scene,
  feed: scene.feed.map((facts) => facts.map((fact) => (fact.kind === 'cardDealt' ? card : fact))),
})
const cardAt = (place: string, role: number): Fact => ({ kind: 'cardDealt', place, role, pal: null })

/** The page without the time that passes. */
const readPage = async (page: Page) => (await page.locator('#app').innerHTML()).replace(/\d:\d\d/g, '0:00')

/** The page once it has stopped changing: what is announced comes a little later. */
async function readSettledPage(page: Page): Promise<string> {
  let html = ''
  const isSettled = async () => {
    const before = html
    html = await readPage(page)
    return html === before
  }
  await expect.poll(isSettled, { intervals: [500] }).toBe(true)
  return html
}

test('closed, a spy’s page is that of everyone else', async ({ context }) => {
  const pages = [await context.newPage(), await context.newPage()] as const
  const [spy, other] = pages.map((page) => new SceneServer(page)) as [SceneServer, SceneServer]
  for (const title of ['your question', 'you are asked', 'somebody is accused', 'stopping the round', 'time is up', 'one after the other'])
    await test.step(title, async () => {
      await spy.show(withCard(spyfallScene(title), spysCard))
      await other.show(withCard(spyfallScene(title), cardAt('lamplight/bakery', 4)))
      // The last part of a page to be loaded, at an idle moment: a page can look settled before it comes.
      for (const page of pages) await page.locator('.voice-button').waitFor()
      const [seenBySpy, seenByOther] = [await readSettledPage(pages[0]), await readSettledPage(pages[1])]
      expect(seenBySpy).toBe(seenByOther)
      expect(seenByOther).not.toContain('Great-aunt')
    })
})

interface HeldCard {
  readonly shape: string
  readonly picture: Buffer
}
/** Holds a card; answers with where its elements are, without their words and drawings, and with a picture of the screen. */
async function measureHeldCard(page: Page, server: SceneServer, card: Fact): Promise<HeldCard> {
  await server.show(withCard(spyfallScene('dealt, you start the clock'), card))
  await holdCard(page)
  const shape = await page.locator('.paper').evaluate((paper) =>
    [...paper.querySelectorAll<HTMLElement>('*')]
      .filter((element) => !element.closest('svg'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')} ${element.scrollWidth <= element.clientWidth + 1}`
      })
      .join('\n'),
  )
  return { shape, picture: await page.screenshot() }
}

/** Cards with few and with many words, of both packs. */
const cards = [
  cardAt('lamplight/bakery', 0),
  cardAt('lamplight/night-ferry', 3),
  cardAt('lamplight/weather-station', 5),
  cardAt('daylight/chess-tournament', 1),
  cardAt('daylight/apiary', 4),
]
for (const locale of isDeep ? ['en', 'nl', 'de'] : ['de']) // German has the longest words
  test(`held, a spy’s card has the shape and the brightness of every other one, in ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ locale, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    const server = new SceneServer(page)
    await measureHeldCard(page, server, spysCard) // loads fonts and drawings
    await page.waitForLoadState('networkidle')
    const spy = await measureHeldCard(page, server, spysCard)
    for (const card of cards) {
      const otherCard = await measureHeldCard(page, server, card)
      expect(otherCard.shape).toBe(spy.shape)
      const { luminance } = await compare(page, spy.picture, otherCard.picture)
      expect(Math.abs(luminance[1] / luminance[0] - 1), JSON.stringify(card)).toBeLessThan(0.01)
    }
    await page.close()
  })
