// Top Secret in a real browser: a round with three pages and bots (in `npm run test:deep` a whole match with four), what only a team may know, and every screen without barriers.
import { expect, type Locator, type Page } from '@playwright/test'
import { whileHeld } from './circle.ts'
import { addBots, comeIn, expectUsable, heading, openHouse, openWindow, setOptions } from './house.ts'
import { compare } from './picture.ts'
import { draw, drawShared, type SceneOf } from './scene.ts'
import { answer, answerThreeCards, pointAt, sayReady, teamOf, waitForAnswers, waitForFingers } from './secret.ts'
import { deepOnly, isDeep, test } from './test.ts'

async function sitDown(page: Page, others: readonly string[], bots: number, options: Readonly<Record<string, string>> = {}): Promise<Page[]> {
  const code = await openHouse(page, 'Mara', 'top-secret')
  const pages = [page]
  for (const name of others) pages.push(await comeIn(await openWindow(page), code, name))
  await addBots(page, bots)
  await setOptions(page, { 'Time to read a card': 'none', ...options })
  await page.getByRole('button', { name: `Start with ${pages.length + bots}` }).click()
  return pages
}

test('three people and two bots play and look back, and in deep tests four play to a winner and prove the deal', async ({ page }) => {
  test.setTimeout(300_000)
  const people = await sitDown(page, isDeep ? ['Noor', 'Teo', 'Ilse'] : ['Noor', 'Teo'], 2)
  const seats = people.length + 2
  const [mara, noor, teo, ilse] = people as [Page, Page, Page, Page?]

  for (let round = 1; round <= 3; round++) {
    await answerThreeCards(people, (person, card) => (person + card + round) % 2 === 0)
    await expect(mara.getByRole('list', { name: 'Yes' })).toHaveCount(3)
    const teams = await Promise.all(people.map(teamOf))

    await pointAt(mara, 'Noor')
    await sayReady(mara)
    await pointAt(teo, 'Mara')
    await sayReady(teo)
    await pointAt(teo, 'Noor')
    await expect(teo.getByText(/not ready after all/)).toBeVisible()
    await pointAt(noor, 'Mara')
    await sayReady(noor)
    if (ilse) {
      await pointAt(ilse, 'Teo')
      await sayReady(ilse)
    }
    await sayReady(teo)
    // After the last round the debrief follows the scene at once.
    if (round === 3) break
    await Promise.all(people.map(waitForFingers))
    await expect(mara.locator('.ring .arrow')).toHaveCount(seats)
    const shown = noor.getByRole('region', { name: 'Who pointed at whom' })
    await expect(shown).toContainText(`Mara was ${teams[0]}. Mara pointed at you, ${teams[0] === teams[1] ? 'and was right' : 'and was wrong'}.`)
    await expect(shown).toContainText(`Teo pointed at you, ${teams[2] === teams[1] ? 'and was right' : 'and was wrong'}.`)

    if (round === 2) await lookBack(mara, seats)
    for (const person of people) await person.getByRole('button', { name: `Deal round ${round + 1}` }).click()
    if (isDeep) continue
    for (const person of people) {
      await waitForAnswers(person)
      await answer(person, 'Yes')
    }
    return lookBack(mara, seats)
  }

  await expect(heading(mara, /wins? with \d+/)).toBeVisible({ timeout: 20_000 })
  const totals = await mara.locator('.house-lot b').allTextContents()
  const most = Math.max(...totals.map(Number))
  await expect(heading(noor, new RegExp(`with ${most}$`))).toBeVisible({ timeout: 20_000 })
  expect(await mara.locator('.house-window.lit').count()).toBe(totals.reduce((sum, total) => sum + Number(total), 0))
  await mara.getByRole('button', { name: 'Check it' }).click()
  await expect(mara.getByText('It was fair. The random numbers that this device added were used.')).toBeVisible()
})

async function lookBack(page: Page, seats: number): Promise<void> {
  const card = page.getByRole('button', { name: 'Card 1, show the questions' })
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await card.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Round 1', { exact: true }).click()
  await expect(sheet.getByRole('region', { name: /^Round 1, card/ })).toHaveCount(3)
  await expect(sheet.getByRole('region', { name: 'Round 1, card 3 of 3' }).getByRole('listitem')).toHaveCount(seats)
  await expect(sheet.getByRole('region', { name: 'Who pointed at whom' })).toContainText('You pointed at Noor')
  await sheet.getByRole('button', { name: 'Back to the table' }).click()
}

test('a team is in the page while the folder is held, nowhere else, no paper is brighter than the other, and tokens that lie face down say nothing before the last of them lies there', async ({
  page,
}) => {
  const pages = await sitDown(page, ['Noor', 'Teo'], 0, { 'Tokens are seen': 'all at once' })
  const [mara, noor, teo] = pages as [Page, Page, Page]
  await Promise.all(pages.map(waitForAnswers))
  // Of three, one is alone: they are of both teams.
  await test.step('a team is in the page while the folder is held, nowhere else, and no paper is brighter than the other', async () => {
    const readFolderAndBar = (device: Page) =>
      device.locator('.frame-folder, .frame-bar').evaluateAll((parts) => parts.map((part) => part.innerHTML).join())
    expect(new Set(await Promise.all(pages.map(readFolderAndBar))).size).toBe(1)

    const pictures = new Map<string, Buffer>()
    for (const device of pages)
      pictures.set(await teamOf(device), await whileHeld(device, /Your team/, () => device.screenshot({ animations: 'disabled' })))
    expect([...pictures.keys()].sort()).toEqual(['Blue', 'Yellow'])
    const { luminance } = await compare(page, pictures.get('Blue')!, pictures.get('Yellow')!)
    expect(Math.abs(luminance[0] / luminance[1] - 1)).toBeLessThan(0.01)
  })
  await test.step('tokens that lie face down say nothing before the last of them lies there', async () => {
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
  await expectUsable(page, 'a card')
  for (let card = 1; card <= 3; card++) {
    await expect(page.getByRole('region', { name: new RegExp(`card ${card} of 3`) })).toBeVisible()
    await waitForAnswers(page)
    await press(/^No$/)
    await press('No: sure?')
  }
  await expect(heading(page, 'Who is with you?')).toBeVisible()
  await expectUsable(page, 'pointing')
  await press(/Your finger/)
  await expectUsable(page, 'finger')
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
  await waitForFingers(page)
  await expectUsable(page, 'points')
  await press('Card 2, show the questions')
  await expectUsable(page, 'looking back')
  await page.keyboard.press('Escape')
  await press('Deal round 2')
  await expect(page.getByRole('region', { name: 'Round 2, card 1 of 3' })).toBeVisible({ timeout: 20_000 })
})

/** A round of three in which nobody acted: the clock answered and pointed for all of them. */
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
test('[TS-16] the ring, the list of points and the look back say whom the clock pointed for', async ({ page }) => {
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
  await expectUsable(page, 'the clock pointed')
  await page.getByRole('button', { name: 'Card 1, show the questions' }).click()
  await expectTold(page.getByRole('dialog'))
})
test('a phone shows all answers below the ring, and then everybody’s points with the sum so far', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seats = [0, 1, 2, 3, 4]
  const cardFacts = (card: number) =>
    [
      { kind: 'cardTurned', deck: 'kitchen-table', card, side: 0, readUntil: 0 },
      { kind: 'answersOpened', until: null },
      ...seats.map((seat) => ({ kind: 'tokenPlaced', seat, yes: seat < 2, byClock: false }) as const),
    ] as const
  const server = await draw(page, {
    ...nobodyActed,
    people: 5,
    hints: 'on',
    feed: [[{ kind: 'roundBegun', round: 1 }, ...[0, 1, 2].flatMap(cardFacts), { kind: 'pointingOpened', until: null }]],
  })
  await page.getByRole('button', { name: 'I have read it' }).click()
  const line = page.locator('.history-line')
  const expectAboveLine = async (part: Locator) => {
    const [box, below] = [await part.boundingBox(), await line.boundingBox()]
    expect(box!.y + box!.height).toBeLessThanOrEqual(below!.y)
  }
  await expect(page.getByText('Round 1 of 3')).toBeVisible()
  await expectAboveLine(page.locator('.answers-row').nth(2))
  server.tell(
    { kind: 'countBegun', until: 0 },
    { kind: 'pointingsShown', pointings: [1, 0, 4, 4, 0] },
    { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue', 'blue', 'yellow'] },
    { kind: 'roundScored', points: [3, 3, 0, 0, 3].map((finding, seat) => ({ finding, found: seat < 2 ? 1 : 0 })), until: null },
  )
  const rows = page.locator('.points-list li')
  await expect(rows.first()).toContainText('4 in all')
  await expectAboveLine(rows.nth(4))
})
test('[TS-16] the shared screen marks whom the clock pointed for', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await drawShared(page, nobodyActed)
  const marks = page.locator('.ring .clock-mark')
  await expect(marks).toHaveCount(3)
  for (const mark of await marks.all()) await expect(mark).toBeVisible()
})

test('the browser’s voice reads both questions, once somebody wants it, and the styles of the game leave the house on the pause screen as wide as the page', async ({
  page,
}) => {
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
  await sitDown(page, [], 3)
  await page.getByRole('region', { name: /card 1 of 3/ }).waitFor()
  expect(await spoken()).toEqual([])
  await page.getByRole('button', { name: 'Read the cards aloud' }).click()
  const questions = await page.locator('.card-question').allTextContents()
  await expect.poll(spoken).toEqual([`Yellow: ${questions[0]}`, `Blue: ${questions[1]}`])
  await test.step('the styles of the game leave the house on the pause screen as wide as the page', async () => {
    const house = page.getByRole('region', { name: 'Who is here' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('.folder-cover').first()).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Pause/ }).click()
    await expect(house).toBeVisible()
    expect((await house.boundingBox())!.width).toBeGreaterThan(300)
  })
})
