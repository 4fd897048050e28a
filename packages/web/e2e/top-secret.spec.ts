// Top Secret in a real browser: a round with four pages and bots (in `npm run test:deep` a whole match), what only a team may know, and every screen without barriers.
import { expect, type Locator, type Page } from '@playwright/test'
import { whileHeld } from './circle.ts'
import { comeIn, look, openHouse } from './house.ts'
import { draw, drawShared, type SceneOf } from './scene.ts'
import { answer, answerThreeCards, choose, fingersOut, heading, mayAnswer, sayReady, teamOf } from './secret.ts'
import { deepOnly, isDeep, test } from './test.ts'

/** Everyone has a window of one's own: pages in the background are slow to do anything. */
const ownWindow = (page: Page) =>
  page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })

async function sitDown(page: Page, others: readonly string[], bots: number, options: Readonly<Record<string, string>> = {}): Promise<Page[]> {
  const code = await openHouse(page, 'Mara', 'top-secret')
  const pages = [page]
  for (const name of others) pages.push(await comeIn(await ownWindow(page), code, name))
  for (let bot = 1; bot <= bots; bot++) {
    await page.getByRole('button', { name: '+ Bot' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'bot' })).toHaveCount(bot)
  }
  await page.getByRole('button', { name: 'Options' }).click()
  for (const [label, value] of Object.entries({ 'Time to read a card': 'none', ...options })) await page.getByLabel(label).selectOption(value)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Start with ${pages.length + bots}` }).click()
  return pages
}

test('four people and two bots play and look back, and in deep tests play to a winner and prove the deal', async ({ page }) => {
  test.setTimeout(300_000)
  const people = await sitDown(page, ['Noor', 'Teo', 'Ilse'], 2)
  const [mara, noor, teo, ilse] = people as [Page, Page, Page, Page]

  for (let round = 1; round <= 3; round++) {
    await answerThreeCards(people, (person, card) => (person + card + round) % 2 === 0)
    await expect(mara.getByRole('list', { name: 'Yes' })).toHaveCount(3)
    const teams = await Promise.all(people.map(teamOf))

    await choose(mara, 'Noor')
    await sayReady(mara)
    await choose(noor, 'Mara')
    await sayReady(noor)
    await choose(teo, 'Ilse')
    await sayReady(teo)
    await choose(teo, 'Noor')
    await expect(teo.getByText(/not ready after all/)).toBeVisible()
    await choose(ilse, 'Teo')
    await sayReady(ilse)
    await sayReady(teo)
    // After the last round the debrief follows the scene at once.
    if (round === 3) break
    await Promise.all(people.map(fingersOut))
    await expect(mara.locator('.ring .arrow')).toHaveCount(6)
    const shown = noor.getByRole('region', { name: 'Who pointed at whom' })
    await expect(shown).toContainText(`Mara was ${teams[0]}. Mara pointed at you, ${teams[0] === teams[1] ? 'and was right' : 'and was wrong'}.`)
    await expect(shown).toContainText(`Teo pointed at you, ${teams[2] === teams[1] ? 'and was right' : 'and was wrong'}.`)

    if (round === 2) await lookBack(mara)
    for (const one of people) await one.getByRole('button', { name: `Deal round ${round + 1}` }).click()
    if (isDeep) continue
    for (const one of people) {
      await mayAnswer(one)
      await answer(one, 'Yes')
    }
    return lookBack(mara)
  }

  await expect(heading(mara, /wins? with \d+/)).toBeVisible({ timeout: 20_000 })
  const totals = await mara.locator('.house-lot b').allTextContents()
  const most = Math.max(...totals.map(Number))
  await expect(heading(noor, new RegExp(`with ${most}$`))).toBeVisible({ timeout: 20_000 })
  expect(await mara.locator('.house-window.lit').count()).toBe(totals.reduce((sum, total) => sum + Number(total), 0))
  await mara.getByRole('button', { name: 'Check it' }).click()
  await expect(mara.getByText('It was fair. The random numbers that this device added were used.')).toBeVisible()
})

test('the styles of the game leave the house on the pause screen as wide as the page', async ({ page }) => {
  const house = page.getByRole('region', { name: 'Who is here' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHouse(page, 'Mara', 'top-secret')
  for (let bot = 1; bot <= 3; bot++) {
    await page.getByRole('button', { name: '+ Bot' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'bot' })).toHaveCount(bot)
  }
  await page.getByRole('button', { name: 'Start with 4' }).click()
  await expect(page.locator('.folder-cover').first()).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Pause/ }).click()
  await expect(house).toBeVisible()
  expect((await house.boundingBox())!.width).toBeGreaterThan(300)
})

async function lookBack(page: Page): Promise<void> {
  const card = page.getByRole('button', { name: 'Card 1, show the questions' })
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await card.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Round 1', { exact: true }).click()
  await expect(sheet.getByRole('region', { name: /^Round 1, card/ })).toHaveCount(3)
  await expect(sheet.getByRole('region', { name: 'Round 1, card 3 of 3' }).getByRole('listitem')).toHaveCount(6)
  await expect(sheet.getByRole('region', { name: 'Who pointed at whom' })).toContainText('You pointed at Noor')
  await sheet.getByRole('button', { name: 'Back to the table' }).click()
}

test('a team is in the page while the folder is held, nowhere else, and no paper is brighter than the other', async ({ page }) => {
  const pages = await sitDown(page, ['Noor', 'Teo'], 1) // of four, two are of each team: three people are of both
  await Promise.all(pages.map(mayAnswer))
  const thumbs = (one: Page) => one.locator('.frame-folder, .frame-bar').evaluateAll((parts) => parts.map((part) => part.innerHTML))
  expect(new Set(await Promise.all(pages.map(thumbs)).then((all) => all.map((html) => html.join()))).size).toBe(1)

  const brightness = new Map<string, number>()
  for (const one of pages) {
    const team = await teamOf(one)
    const shot = await whileHeld(one, /Your team/, () => one.screenshot({ animations: 'disabled' }))
    brightness.set(team, await meanLuminance(one, shot))
  }
  const [first, second] = [...brightness.values()] as [number, number]
  expect([...brightness.keys()].sort()).toEqual(['Blue', 'Yellow'])
  expect(Math.abs(first - second) / first).toBeLessThan(0.01)
})

const meanLuminance = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, image.width, image.height)
      const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      let sum = 0
      for (let i = 0; i < data.length; i += 4) sum += 0.2126 * linear(data[i]!) + 0.7152 * linear(data[i + 1]!) + 0.0722 * linear(data[i + 2]!)
      return sum / (data.length / 4)
    },
    [...png],
  )

test('tokens that lie face down say nothing before the last of them lies there', async ({ page }) => {
  const [mara, noor, teo] = (await sitDown(page, ['Noor', 'Teo'], 0, { 'Tokens are seen': 'all at once' })) as [Page, Page, Page]
  await mayAnswer(mara)
  await answer(mara, 'Yes')
  await answer(noor, 'No')
  const down = teo.getByRole('list', { name: 'Face down' })
  await expect(down.getByRole('listitem')).toHaveCount(2)
  for (const edge of ['Yes', 'No']) await expect(teo.getByRole('list', { name: edge }).getByRole('listitem')).toHaveCount(0)
  await expect(await whileHeld(mara, /Your team/, (paper) => paper.textContent())).toContain('Your token says yes.')
  await answer(teo, 'Yes')
  await expect(teo.getByText(/said (yes|no) to card 1\.$/)).toBeVisible()
  await expect(teo.getByRole('list', { name: 'No' }).getByRole('listitem')).toHaveText([/Noor/])
})

test('a round by keyboard alone, every screen without barriers and within 320 pixels', deepOnly, async ({ page }) => {
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name })
    await expect(button).not.toHaveAttribute('aria-disabled', 'true') // what was pressed before is still being stored
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await sitDown(page, [], 4)
  await page.getByRole('region', { name: /card 1 of 3/ }).waitFor()
  await look(page, 'a card')
  for (let card = 1; card <= 3; card++) {
    await expect(page.getByRole('region', { name: new RegExp(`card ${card} of 3`) })).toBeVisible()
    await mayAnswer(page)
    await press(/^No$/)
    await press('No: sure?')
  }
  await expect(heading(page, 'Who is with you?')).toBeVisible()
  await look(page, 'pointing')
  await press(/Your finger/)
  await look(page, 'finger')
  await expect(page.locator('.paper')).toHaveCount(0, { timeout: 12_000 }) // it shuts of itself
  // For a moment after it shut by itself a press does nothing: it may have been meant for the paper.
  await expect(async () => {
    await press(/Your finger/)
    await expect(page.locator('.paper')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.paper')).toHaveCount(0)
  await press('Ready')
  await fingersOut(page)
  await look(page, 'points')
  await press('Card 2, show the questions')
  await look(page, 'looking back')
  await page.keyboard.press('Escape')
  await press('Deal round 2')
  await expect(page.getByRole('region', { name: 'Round 2, card 1 of 3' })).toBeVisible({ timeout: 20_000 })
})

/** Three of whom nobody did anything: all of it is the clock's. */
const nobodyActed: SceneOf<'top-secret'> = {
  title: 'nobody acted',
  game: 'top-secret',
  options: { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 0, decisionSeconds: 60 },
  people: 3,
  feed: [
    [
      { kind: 'roundBegun', round: 1 },
      { kind: 'cardTurned', deck: 'kitchen-table', card: 0, side: 0, readUntil: 0 },
      { kind: 'answersOpened', until: 0 },
      ...[0, 1, 2].map((seat) => ({ kind: 'tokenPlaced', seat, yes: true, byClock: true }) as const),
      { kind: 'pointingOpened', until: 0 },
      { kind: 'pointingTimedOut', seats: [0, 1, 2] },
      { kind: 'countBegun', until: 0 },
      { kind: 'pointingsShown', pointings: [1, 2, 2] },
      { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue'] },
      { kind: 'roundScored', points: [3, 0, 4].map((finding, seat) => ({ finding, found: seat === 1 ? 1 : 0 })), until: null },
    ],
  ],
}
test('[TS-16] what the clock pointed is its own in the ring, in the list and in the look back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await draw(page, nobodyActed)
  const reasons = [
    /The clock found Noor\. Found by nobody/,
    /The clock pointed at Jonas: wrong\. Found by the clock/,
    /Was alone, and the clock pointed right\. Found by nobody/,
  ]
  const expectTold = async (where: Locator) => {
    const ring = where.getByRole('region', { name: /Who pointed at whom/ })
    await expect(ring).toContainText('The clock pointed for you at Noor, and was right.')
    await expect(ring.locator('.clock-mark')).toHaveCount(3)
    const list = where.getByRole('list', { name: 'Points of this round' })
    await expect(list.getByRole('listitem')).toHaveText(reasons)
    await expect(list.locator('.clock-mark')).toHaveCount(3)
  }
  await expectTold(page.getByRole('main'))
  await look(page, 'the clock pointed')
  await page.getByRole('button', { name: 'Card 1, show the questions' }).click()
  await expectTold(page.getByRole('dialog'))
})
test('a phone shows all answers below the ring, and then everybody’s points with the sum so far', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seats = [0, 1, 2, 3, 4]
  const card = (card: number) =>
    [
      { kind: 'cardTurned', deck: 'kitchen-table', card, side: 0, readUntil: 0 },
      { kind: 'answersOpened', until: null },
      ...seats.map((seat) => ({ kind: 'tokenPlaced', seat, yes: seat < 2, byClock: false }) as const),
    ] as const
  const server = await draw(page, {
    ...nobodyActed,
    people: 5,
    hints: 'on',
    feed: [[{ kind: 'roundBegun', round: 1 }, ...[0, 1, 2].flatMap(card), { kind: 'pointingOpened', until: null }]],
  })
  await page.getByRole('button', { name: 'I have read it' }).click()
  const line = page.locator('.history-line')
  const isAboveLine = async (part: Locator) => {
    const [box, below] = [await part.boundingBox(), await line.boundingBox()]
    expect(box!.y + box!.height).toBeLessThanOrEqual(below!.y)
  }
  await expect(page.getByText('Round 1 of 3')).toBeVisible()
  await isAboveLine(page.locator('.answers-row').nth(2))
  server.tell(
    { kind: 'countBegun', until: 0 },
    { kind: 'pointingsShown', pointings: [1, 0, 4, 4, 0] },
    { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue', 'blue', 'yellow'] },
    { kind: 'roundScored', points: [3, 3, 0, 0, 3].map((finding, seat) => ({ finding, found: seat < 2 ? 1 : 0 })), until: null },
  )
  const rows = page.locator('.points-list li')
  await expect(rows.first()).toContainText('4 in all')
  await isAboveLine(rows.nth(4))
})
test('[TS-16] the shared screen marks whom the clock pointed for', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await drawShared(page, nobodyActed)
  const marks = page.locator('.ring .clock-mark')
  await expect(marks).toHaveCount(3)
  for (const mark of await marks.all()) await expect(mark).toBeVisible()
})

test('the browser’s voice reads both questions, once somebody wants it', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: { speak: ({ text }: { text: string }) => spoken.push(text), cancel: () => {} } })
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await sitDown(page, [], 2)
  await page.getByRole('region', { name: /card 1 of 3/ }).waitFor()
  expect(await spoken()).toEqual([])
  await page.getByRole('button', { name: 'Read the cards aloud' }).click()
  const questions = await page.locator('.card-question').allTextContents()
  await expect.poll(spoken).toEqual([`Yellow: ${questions[0]}`, `Blue: ${questions[1]}`])
})
