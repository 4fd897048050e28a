// Games on one passed device: several people, a curtain between them, and nobody sees a secret of somebody else.
import { expect, type Page } from '@playwright/test'
import { makeMove as playAlley } from './alley.ts'
import { readSide } from './circle.ts'
import { addBots, hurryTimers, isOver, openHouse, setOptions } from './house.ts'
import { addPerson, CurtainWatch, expectCurtainFor, handOn, holdOpen, isCovered, passAround, switchOn, takeAs } from './passed.ts'
import { playCircle, playShadow, playSpyfall, playTopSecret } from './passed-players.ts'
import { deepOnly, isDeep, test } from './test.ts'

test.describe.configure({ timeout: 400_000 })
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => hurryTimers(context))

/** Anna opens a house on a device that these others play on too, and adds so many bots. */
async function sitAround(page: Page, game: string, others: readonly string[], bots: number): Promise<CurtainWatch> {
  const watch = new CurtainWatch(page, game)
  await openHouse(page, 'Anna', game)
  for (const name of others) await addPerson(page, name)
  await addBots(page, bots)
  return watch
}
const start = (page: Page) => page.getByRole('button', { name: /^Start with/ }).click()
/** Answers with a function that says when so many curtains were opened; deep tests play to the end. */
const afterCurtains = (watch: CurtainWatch, count: number) => () => !isDeep && watch.curtains >= count
async function expectPlayed(page: Page, watch: CurtainWatch, atLeast: number, isLong = false): Promise<void> {
  if (isDeep || !isLong) expect(await isOver(page)).toBe(true)
  expect(watch.curtains).toBeGreaterThanOrEqual(atLeast)
  watch.expectNothingSecret()
}

test('Spy Alley Dice: two people and a bot', deepOnly, async ({ page }) => {
  const watch = await sitAround(page, 'spy-alley-dice', ['Bert'], 1)
  await start(page)
  await passAround(page, watch, playAlley, afterCurtains(watch, 5))
  await expectPlayed(page, watch, 5, true)
})

test('Top Secret: three people, who answer and point one after another', deepOnly, async ({ page }) => {
  const watch = await sitAround(page, 'top-secret', ['Bert', 'Cara'], 0)
  await setOptions(page, { 'Tokens are seen': 'all at once', 'Time to read a card': 'none' })
  await start(page)
  await passAround(page, watch, playTopSecret, afterCurtains(watch, 5))
  await expectPlayed(page, watch, isDeep ? 14 : 5, true)
})

test('Shadow in the Night: two people and a bot, with cards and dossiers; one hands on undecided, and it comes back', deepOnly, async ({ page }) => {
  const watch = await sitAround(page, 'shadow-in-the-night', ['Bert'], 1)
  await switchOn(page, 'Top Secret cards', 'Secret dossier')
  await start(page)
  const wantsToPlay = page.getByRole('button', { name: 'Not me' })
  let hasHandedOn = false
  await passAround(
    page,
    watch,
    async () => {
      if (hasHandedOn || !(await wantsToPlay.isVisible())) return playShadow(page)
      hasHandedOn = true
      await page.waitForTimeout(600) // long enough to have seen the question
      return false
    },
    () => hasHandedOn && afterCurtains(watch, 6)(),
  )
  expect(hasHandedOn).toBe(true)
  await expectPlayed(page, watch, isDeep ? 10 : 6, true)
})

test('CIA vs. KGB: a card is shown across the curtain, and a yes shows the other one back', async ({ page }) => {
  const watch = await sitAround(page, 'cia-vs-kgb', ['Bert'], 4)
  await setOptions(page, { 'Who deals and starts': 'Anna' })
  await start(page)
  await expectCurtainFor(page, 'Bert')
  await holdOpen(page)
  const bert = await readSide(page, 'Your card')
  await handOn(page)
  await expectCurtainFor(page, 'Anna')
  await holdOpen(page)
  const anna = await readSide(page, 'Your card')
  await page
    .getByRole('region', { name: 'The circle of chairs' })
    .getByRole('button', { name: /^Bert\b/ })
    .click()
  await page.getByRole('button', { name: 'Ask Bert' }).click()
  await expectCurtainFor(page, 'Bert')
  await watch.check()
  await holdOpen(page)
  expect(await readSide(page, 'Anna’s card')).toBe(anna)
  await page.getByRole('button', { name: 'Yes, sit' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Whose chair do you want?' })).toBeVisible()
  await handOn(page)
  await expectCurtainFor(page, 'Anna')
  await watch.check()
  await holdOpen(page)
  expect(await readSide(page, 'Bert’s card')).toBe(bert)
  await handOn(page)
  await expectCurtainFor(page, 'Bert')
  await passAround(page, watch, playCircle, afterCurtains(watch, 3))
  await expectPlayed(page, watch, 3, true)
})

test('Spyfall 2: each reads the own card, the clock lies in the middle, and somebody takes it to accuse', async ({ page }) => {
  const watch = await sitAround(page, 'spyfall-2', ['Bert', 'Cara'], 0)
  await setOptions(page, { Rounds: '1', 'First dealer': 'Anna' })
  await start(page)
  for (const name of ['Bert', 'Cara']) {
    await expectCurtainFor(page, name)
    await watch.check()
    await holdOpen(page)
    await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
    await handOn(page)
  }
  await expectCurtainFor(page, 'Anna')
  await holdOpen(page)
  await page.getByRole('button', { name: 'Start the clock' }).click()
  await handOn(page)
  await expect(page.getByRole('timer', { name: 'Time left in this round' })).toBeVisible()
  expect(await isCovered(page)).toBe(false)

  await takeAs(page, 'Bert')
  await page.getByRole('button', { name: 'Accuse', exact: true }).click()
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'Cara' }).click()
  await page.getByRole('button', { name: 'Accuse Cara' }).click()
  await passAround(page, watch, playSpyfall)
  await expectPlayed(page, watch, 3)
})
