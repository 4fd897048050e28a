// What a table tells beside its game: news of the house are lines of the history, toasts never lie over paper, and the badge of
// somebody who has more time is at every seat.
import { expect } from '@playwright/test'
import type { TimeFactor } from '@safehouse/engine'
import { type SceneOf, SceneServer } from './scene.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { raiseFails } from './staged-moments.ts'
import { test } from './test.ts'
import { pointingOpen } from './top-secret-moments.ts'

const question = spyfallScene('your question')
const opening: SceneOf<'spy-alley-dice'> = {
  title: 'who starts',
  game: 'spy-alley-dice',
  options: { decisionSeconds: 0 },
  people: 4,
  feed: [
    [
      { kind: 'dealt', each: 1 },
      { kind: 'handDealt', cards: ['american'] },
      { kind: 'startAsked', seats: [0, 1, 2, 3], until: null },
    ],
  ],
}

const factors: readonly TimeFactor[] = [1, 1.5, 0]

test('news of the house are lines of the history, a toast does not lie over an open folder, and whoever has more time has the badge', async ({
  page,
}) => {
  const server = new SceneServer(page)
  await test.step('news of the house are told by the history line, not by a toast', async () => {
    await server.show(opening)
    server.changeHouse(({ people }) => ({ people: people.map((person, seat) => (seat === 2 ? { ...person, standIn: true } : person)) }))
    await expect(page.locator('.history-line')).toHaveText('A bot plays for Jonas now.')
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(page.getByRole('log').filter({ hasText: 'A bot plays for Jonas now.' })).toHaveCount(1)
    await page.locator('.history-line').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveCSS('outline-style', 'none')
    await page.getByRole('group', { name: 'Whose moves' }).getByRole('button', { name: 'Jonas' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText('A bot plays for Jonas now.')
  })
  for (const height of [640, 844])
    await test.step(`a toast does not lie over an open folder on a phone of ${height}`, async () => {
      await page.setViewportSize({ width: 360, height })
      await server.show(pointingOpen)
      await page.locator('.folder-cover').last().click()
      await expect(page.locator('.paper')).toBeVisible()
      await page.getByRole('toolbar').getByRole('button', { name: 'Ready' }).click({ force: true })
      await expect(page.locator('.toast')).toBeVisible()
      const toast = (await page.locator('.toast').boundingBox())!
      const paper = (await page.locator('.paper').boundingBox())!
      expect(Math.min(toast.y + toast.height, paper.y + paper.height) - Math.max(toast.y, paper.y)).toBeLessThanOrEqual(0)
    })

  const scenes = [
    { scene: raiseFails.scene, seats: '.circle' },
    { scene: question, seats: '.whom' },
    { scene: opening, seats: '.opening-list' },
  ]
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const { scene, seats } of scenes)
    await test.step(`whoever has more time has the badge: ${scene.game}`, async () => {
      await server.show({ ...scene, house: ({ on }) => ({ on: on && { ...on, timeFactors: on.seats.map((_, seat) => factors[seat] ?? 1) } }) })
      await expect(page.locator(`${seats} .seat-time`).filter({ hasText: '×1.5' }), scene.game).toBeVisible()
      await expect(page.locator(`${seats} .seat-time`).filter({ hasText: '∞' }), scene.game).toBeVisible()
    })
})
