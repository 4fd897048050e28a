// Spyfall 2 in a real browser: a match of three rounds with three people, each round ended another way; a match alone against
// bots; and the language of bots.
import { expect, type Page } from '@playwright/test'
import { addBots, bar, expectNoBarriers, heading, openHouse, setOptions } from './house.ts'
import { unlessMovedOn } from './moves.ts'
import { setUpOwnServer } from './own-server.ts'
import {
  accuse,
  answer,
  ask,
  begin,
  type Cast,
  clock,
  dealNext,
  gather,
  openTab,
  openVoting,
  press,
  questionLog,
  readCast,
  startClock,
} from './spyfall.ts'
import { deepOnly, test } from './test.ts'

/** Bots wait a little, so that a person can act before them; the test moves the clock forward instead of waiting for a round to end. */
const server = setUpOwnServer({ BOT_DELAY_MS: '150' })
const MINUTE_MS = 60_000
test.use({
  viewport: { width: 360, height: 740 },
  actionTimeout: 20_000,
  // The server's address is known once it has started, which is before any page is made.
  baseURL: async ({ browserName: _ }, use) => use(server.origin),
})

const names = ['Mara', 'Noor', 'Teo']
const nameOf = (pages: readonly Page[], page: Page) => names[pages.indexOf(page)]!
const onAll = (pages: readonly Page[], check: (page: Page) => Promise<unknown>) => Promise.all(pages.map(check))

/** The dealer asks in writing, the asked one answers aloud and asks the third aloud. */
async function askInTurn(pages: readonly Page[], dealer: Page): Promise<void> {
  const [asked, third] = pages.filter((page) => page !== dealer) as [Page, Page]
  await ask(dealer, nameOf(pages, asked), 'Is it louder \u202eat night?')
  await expect(heading(third, `${nameOf(pages, dealer)} asks ${nameOf(pages, asked)}`)).toBeVisible()
  await expect(third.getByText('“Is it louder at night?”', { exact: true })).toBeVisible()
  await answer(asked)
  await expect(asked.getByText(`Not ${nameOf(pages, dealer)}, who has just asked.`)).toBeVisible()
  await asked.getByRole('button', { name: /asked you/ }).click({ force: true }) // dimmed, and says why
  await expect(asked.getByText('Whoever has just asked you may not be asked back.')).toBeVisible()
  await ask(asked, nameOf(pages, third))
  await answer(third, 'Quieter, I should say.')
  await onAll(pages, async (page) => {
    await openTab(page, 'Questions')
    await expect(questionLog(page)).toContainText(/Is it louder at night\?.*Said aloud.*Said aloud.*Quieter, I should say\./)
  })
}

async function endBySpy(pages: readonly Page[], { spy, others, place }: Cast): Promise<void> {
  await press(others[0]!, 'I am a spy')
  await press(others[0]!, 'Show my card')
  await expect(others[0]!.getByText('You are not a spy. Nobody saw this.')).toBeVisible()
  await press(spy, 'I am a spy')
  await press(spy, 'Show my card')
  await onAll(others, (page) => expect(heading(page, `${nameOf(pages, spy)} is a spy`)).toBeVisible())
  await spy.getByRole('list', { name: 'Places' }).getByRole('button', { name: place, exact: true }).click()
  await press(spy, `Name: ${place}`)
  await onAll(pages, (page) => expect(heading(page, 'The spy wins')).toBeVisible())
  await expect(others[0]!.getByRole('list', { name: 'Points of this round' })).toContainText('2 for winning, 2 for the right place')
}

async function endByAccusation(pages: readonly Page[], { spy, others }: Cast): Promise<void> {
  const [accuser, other] = others as [Page, Page]
  await accuse(other, nameOf(pages, accuser)) // the wrong one: a hand stays down, and the clock goes on
  await onAll(pages, (page) => expect(page.getByText(/^(No talking while you vote|You have no vote|Your hand is up)\b/)).toBeVisible())
  const stopped = await clock(spy).textContent()
  await expect(bar(accuser).getByRole('button', { name: 'Hand up' })).toHaveAttribute('aria-disabled', 'true')
  await openTab(spy, 'Questions')
  await expect(questionLog(spy)).toBeVisible()
  expect(await clock(accuser).textContent()).toBe(stopped)
  await press(spy, 'Hand down')
  await onAll(pages, (page) => expect(page.getByText('One hand of two. Every one was needed.')).toBeVisible())
  await expect(bar(accuser).getByRole('button', { name: 'Accuse' })).toBeEnabled()
  await onAll(pages, (page) => expect(page.getByText('stopped')).toBeHidden())

  await accuse(accuser, nameOf(pages, spy))
  await press(other, 'Hand up')
  await onAll(pages, (page) => expect(heading(page, 'The spy is found out')).toBeVisible())
  await expect(other.getByRole('list', { name: 'Points of this round' })).toContainText('1 for winning, 1 for accusing first')
}

async function endByClock(pages: readonly Page[]): Promise<void> {
  server.forward(MINUTE_MS)
  await onAll(pages, (page) => expect(heading(page, 'Time is up')).toBeVisible())
  await openVoting(pages)
  const tried = new Set<Page>()
  while (tried.size < pages.length) {
    const suspect = await findSuspect(pages.filter((page) => !tried.has(page))) // a page that is late still shows its own trial
    tried.add(suspect)
    await onAll(pages, (page) => expect(heading(page, new RegExp(`^Is it (${nameOf(pages, suspect)}|you)\\?$`))).toBeVisible())
    for (const page of pages) if (page !== suspect) await press(page, 'Hand down')
  }
  await onAll(pages, (page) => expect(page.getByRole('heading', { name: 'Debrief' })).toBeVisible())
}
/** The page of the person who is tried now. */
async function findSuspect(pages: readonly Page[]): Promise<Page> {
  let suspect: Page | undefined
  await expect(async () => {
    for (const page of pages) if (await heading(page, 'Is it you?').isVisible()) suspect = page
    expect(suspect).toBeDefined()
  }).toPass()
  return suspect!
}

test('three people, three rounds: ended by the spy, by an accusation, and by the clock with its votes', async ({ context, page }) => {
  const { pages } = await gather(context, page, names.slice(1), { Rounds: '3', 'Time for a round': '1 minute' })
  await begin(pages)
  await expectNoBarriers(page, 'dealt')
  const first = await readCast(pages)
  const dealer = await startClock(pages)
  await askInTurn(pages, dealer)
  await endBySpy(pages, first)
  await expectNoBarriers(page, 'points')

  await dealNext(pages)
  const second = await readCast(pages)
  await startClock(pages)
  await endByAccusation(pages, second)

  await dealNext(pages)
  await startClock(pages)
  await page.reload()
  await expect(clock(page)).toHaveText(/^0:\d\d$/)
  await endByClock(pages)
  await onAll(pages, (page) => expect(page.getByText('The spy wins. Time ran out, and nobody was convicted.')).toBeVisible())
})

/** Does what the screen asks of this player, if anything: in writing, because bots do not hear; it accuses nobody. */
async function doWhatIsAsked(page: Page): Promise<void> {
  const offered = bar(page).locator('button:not([aria-disabled=true])')
  for (const label of ['Start the clock', 'Open the voting', 'Deal round 2', 'Hand up', 'Name the place', 'Go on'])
    if (await offered.filter({ hasText: label }).isVisible()) return offered.filter({ hasText: label }).click({ timeout: 2000 })
  const answer = page.getByRole('textbox', { name: 'Type an answer', exact: true })
  if (await answer.isVisible()) {
    await answer.fill('Now and then.', { timeout: 2000 })
    return answer.press('Enter', { timeout: 2000 })
  }
  const people = page.getByRole('group', { name: 'Choose whom you ask' })
  if (!(await people.isVisible())) return
  await people.locator('button:not([aria-disabled=true])').first().click({ timeout: 2000 })
  const question = page.getByRole('textbox', { name: 'Type a question' })
  await question.fill('Is it loud here?', { timeout: 2000 })
  await question.press('Enter', { timeout: 2000 })
}

test('one person alone with bots, who ask and answer in words, to the end of a game', deepOnly, async ({ page }) => {
  await openHouse(page, 'Mara', 'spyfall-2')
  await addBots(page, 3)
  await setOptions(page, { Rounds: '2', 'Time for a round': '1 minute' })
  await page.getByRole('button', { name: 'Start with 4' }).click()
  const over = page.getByRole('heading', { name: 'Debrief' })
  let hasTalked = false
  await expect(async () => {
    await unlessMovedOn(page, () => doWhatIsAsked(page))
    hasTalked ||= await page
      .getByText(/^“.+”$/)
      .first()
      .isVisible()
    if (hasTalked) server.forward(MINUTE_MS / 10)
    expect(await over.isVisible()).toBe(true)
  }).toPass({ timeout: 200_000, intervals: [150] })
  expect(hasTalked).toBe(true)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/win(s)? with/)
  await expect(page.getByRole('list', { name: 'Points of this round' }).getByRole('listitem')).toHaveCount(4)
})

test('bots speak the language of their host', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/open?game=spyfall-2')
  await page.getByLabel('Dein Name').fill('Mara')
  await page.getByRole('button', { name: 'Das Haus öffnen' }).click()
  await page.getByRole('button', { name: 'Optionen' }).click()
  await expect(page.getByLabel('Bots sprechen').locator('option:checked')).toHaveText('Deutsch')
  await context.close()
})
