// Crowded tables on the shared screen: nothing that is written there is cut, covered by the panel with the code, or outside of the picture.
import { expect, type Locator } from '@playwright/test'
import { expectNoBarriersNow, findCutOff, findUnreadable, takePicture } from './house.ts'
import { compare } from './picture.ts'
import { type FactOf, kgbOptions, type Scene, type SceneOf, SceneServer } from './scene.ts'
import { shadowScene } from './shadow-scenes.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { isDeep, test } from './test.ts'

const now = Date.now()
const later = now + 3_600_000

const secretSeats = [0, 1, 2, 3, 4, 5, 6, 7]
const card = (index: number): FactOf<'top-secret'>[] => [
  { kind: 'cardTurned', deck: 'kitchen-table', card: index, side: 0, readUntil: 0 },
  { kind: 'answersOpened', until: 0 },
  ...secretSeats.map((seat) => ({ kind: 'tokenPlaced', seat, yes: (seat + index) % 3 > 0, byClock: false }) as const),
]
const topSecret: SceneOf<'top-secret'> = {
  title: 'Top Secret, eight, three cards answered',
  game: 'top-secret',
  options: { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 0, decisionSeconds: 60 },
  people: 8,
  feed: [[{ kind: 'roundBegun', round: 1 }, ...card(0), ...card(1), ...card(2), { kind: 'pointingOpened', until: 0 }]],
}
const topSecretCard: SceneOf<'top-secret'> = {
  ...topSecret,
  title: 'Top Secret, eight, a card',
  feed: [[{ kind: 'roundBegun', round: 1 }, ...card(0)]],
}
const topSecretPoints: SceneOf<'top-secret'> = {
  ...topSecret,
  title: 'Top Secret, eight, fingers out',
  feed: [
    [
      ...topSecret.feed[0]!,
      { kind: 'countBegun', until: 0 },
      { kind: 'pointingsShown', pointings: [1, 0, 3, 2, 5, 4, 7, 6] },
      { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue', 'blue', 'yellow', 'yellow', 'blue', 'blue'] },
      { kind: 'roundScored', points: secretSeats.map(() => ({ finding: 3, found: 1 })), until: null },
    ],
  ],
}
const cia: SceneOf<'cia-vs-kgb'> = {
  title: 'CIA vs. KGB, ten',
  game: 'cia-vs-kgb',
  options: { ...kgbOptions, decisionSeconds: 300 },
  people: 10,
  whispers: ['cardDealt'],
  feed: [
    [
      { kind: 'dealt', dealer: 3, at: now - 90_000, until: later },
      { kind: 'cardDealt', side: 'kgb' },
    ],
    [{ kind: 'asked', by: 3, to: 0, byClock: false, at: now - 40_000, until: later }],
  ],
}
const scenes: readonly Scene[] = [
  topSecret,
  topSecretPoints,
  cia,
  spyfallScene('your question'),
  { ...spyfallScene('your question'), title: 'Spyfall, eight', people: 8 },
  spyfallScene('twelve and fifty places'),
  shadowScene('asked for cards, seven'),
  shadowScene('asked for cards'),
  shadowScene('waiting for a move'),
]

test('at crowded tables the shared screen cuts nothing, and what is written can be read from four metres', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const server = new SceneServer(page, 'shared screen')
  for (const [i, scene] of scenes.entries())
    await test.step(scene.title, async () => {
      await server.show(scene)
      await page.waitForTimeout(300) // the layout follows measured sizes
      await takePicture(page, `tv ${scene.title}`)
      expect.soft(await findCutOff(page), scene.title).toEqual([])
      expect.soft(await findUnreadable(page.mainFrame()), scene.title).toEqual([])
      if (isDeep || i % 3 === 0) await expectNoBarriersNow(page, scene.title)
    })
})

const alley: SceneOf<'spy-alley-dice'> = {
  title: 'Spy Alley Dice, six',
  game: 'spy-alley-dice',
  options: { decisionSeconds: 60 },
  people: 6,
  feed: [
    [
      { kind: 'dealt', each: 1 },
      { kind: 'startAsked', seats: [0, 1, 2, 3, 4, 5], until: later },
    ],
  ],
}
const hd = { width: 1280, height: 720 }
const fullHd = { width: 1920, height: 1080 }
test('the choice of language covers nothing of any game on a television', async ({ page }) => {
  const server = new SceneServer(page, 'television')
  const [choice, picture] = [page.locator('.television-language'), page.locator('.television')]
  const setVisibility = async (visibility: 'visible' | 'hidden', ...parts: readonly Locator[]) => {
    for (const part of parts) await part.evaluate((element, value) => element.style.setProperty('visibility', value), visibility)
  }
  for (const scene of [topSecretCard, cia, spyfallScene('your question'), shadowScene('asked for cards, seven'), alley])
    await test.step(scene.game, async () => {
      await server.show(scene)
      // The choice is scaled with the picture, so one size shows it all; deep tests look at both.
      for (const size of isDeep ? [hd, fullHd] : [hd]) {
        await page.setViewportSize(size)
        await page.waitForTimeout(300) // the layout follows measured sizes
        await takePicture(page, `tv language ${scene.game} ${size.width}`)
        const box = (await choice.boundingBox())!
        const takeCovered = () => page.screenshot({ clip: { ...box, height: Math.floor(box.height) } })
        await setVisibility('hidden', choice)
        const covered = await takeCovered()
        await setVisibility('hidden', picture)
        const ground = await takeCovered()
        await setVisibility('visible', choice, picture)
        expect.soft((await compare(page, covered, ground)).differing, `${scene.game}, ${size.width} wide`).toBe(0)
      }
    })
})
