// Spyfall 2 in a real browser: a whole game of three rounds with three people, each round ended another way; a game alone
// against bots; and that a spy's screen differs from nobody's.
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, openHouse } from './house.ts'
import { unlessMovedOn } from './moves.ts'
import { ownServer } from './own-server.ts'
import {
  accuse,
  answer,
  ask,
  bar,
  begin,
  type Cast,
  castOf,
  clock,
  dealNext,
  gather,
  heading,
  look,
  openVoting,
  press,
  record,
  setOptions,
  startClock,
} from './spyfall.ts'
import { deepOnly, test } from './test.ts'

/** Bots that let a person get a word in, and rounds that need not be waited for. */
const server = ownServer({ BOT_DELAY_MS: '150' })
const minute = 60_000
test.use({
  viewport: { width: 360, height: 740 },
  actionTimeout: 20_000,
  // The server's address is known once it has started, which is before any page is made.
  baseURL: async ({ browserName: _ }, use) => use(server.origin),
})

const names = ['Mara', 'Noor', 'Teo']
const nameOf = (pages: readonly Page[], page: Page) => names[pages.indexOf(page)]!
const all = (pages: readonly Page[], check: (page: Page) => Promise<unknown>) => Promise.all(pages.map(check))

/** The dealer asks in writing, the asked one answers aloud and asks the third aloud. */
async function someQuestions(pages: readonly Page[], dealer: Page): Promise<void> {
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
  await all(pages, async (page) => {
    await look(page, 'Questions')
    await expect(record(page)).toContainText(/Is it louder at night\?.*Said aloud.*Said aloud.*Quieter, I should say\./)
  })
}

async function endedByTheSpy(pages: readonly Page[], { spy, others, place }: Cast): Promise<void> {
  await press(others[0]!, 'I am a spy')
  await press(others[0]!, 'Show my card')
  await expect(others[0]!.getByText('You are not a spy. Nobody saw this.')).toBeVisible()
  await press(spy, 'I am a spy')
  await press(spy, 'Show my card')
  await all(others, (page) => expect(heading(page, `${nameOf(pages, spy)} is a spy`)).toBeVisible())
  await spy.getByRole('list', { name: 'Places' }).getByRole('button', { name: place, exact: true }).click()
  await press(spy, `Name: ${place}`)
  await all(pages, (page) => expect(heading(page, 'The spy wins')).toBeVisible())
  await expect(others[0]!.getByRole('list', { name: 'Points of this round' })).toContainText('2 for winning, 2 for the right place')
}

async function endedByAccusation(pages: readonly Page[], { spy, others }: Cast): Promise<void> {
  const [accuser, other] = others as [Page, Page]
  await accuse(other, nameOf(pages, accuser)) // the wrong one: a hand stays down, and the clock goes on
  await all(pages, (page) => expect(page.getByText(/^(No talking while you vote|You have no vote|Your hand is up)\b/)).toBeVisible())
  const stopped = await clock(spy).textContent()
  await expect(bar(accuser).getByRole('button', { name: 'Hand up' })).toHaveAttribute('aria-disabled', 'true')
  await look(spy, 'Questions')
  await expect(record(spy)).toBeVisible()
  expect(await clock(accuser).textContent()).toBe(stopped)
  await press(spy, 'Hand down')
  await all(pages, (page) => expect(page.getByText('One hand of two. Every one was needed.')).toBeVisible())
  await expect(bar(accuser).getByRole('button', { name: 'Accuse' })).toBeEnabled()
  await all(pages, (page) => expect(page.getByText('stopped')).toBeHidden())

  await accuse(accuser, nameOf(pages, spy))
  await press(other, 'Hand up')
  await all(pages, (page) => expect(heading(page, 'The spy is found out')).toBeVisible())
  await expect(other.getByRole('list', { name: 'Points of this round' })).toContainText('1 for winning, 1 for accusing first')
}

async function endedByTheClock(pages: readonly Page[]): Promise<void> {
  server.forward(minute)
  await all(pages, (page) => expect(heading(page, 'Time is up')).toBeVisible())
  await openVoting(pages)
  const tried = new Set<Page>()
  while (tried.size < pages.length) {
    const suspect = await suspectOf(pages.filter((page) => !tried.has(page))) // a page that is late still shows its own trial
    tried.add(suspect)
    await all(pages, (page) => expect(heading(page, new RegExp(`^Is it (${nameOf(pages, suspect)}|you)\\?$`))).toBeVisible())
    for (const page of pages) if (page !== suspect) await press(page, 'Hand down')
  }
  await all(pages, (page) => expect(page.getByRole('heading', { name: 'Debrief' })).toBeVisible())
}
async function suspectOf(pages: readonly Page[]): Promise<Page> {
  const suspect = pages.map((page) => ({ page, accused: heading(page, 'Is it you?') }))
  await expect(async () => {
    expect(await Promise.all(suspect.map(({ accused }) => accused.isVisible()))).toContain(true)
  }).toPass()
  for (const { page, accused } of suspect) if (await accused.isVisible()) return page
  throw new Error('nobody is tried')
}

test('three people, three rounds: ended by the spy, by an accusation, and by the clock with its votes', async ({ context, page }) => {
  const { pages } = await gather(context, page, names.slice(1), { Rounds: '3', 'Time for a round': '1 minute' })
  await begin(pages)
  await expectNoBarriers(page, 'dealt')
  const first = await castOf(pages)
  const dealer = await startClock(pages)
  await someQuestions(pages, dealer)
  await endedByTheSpy(pages, first)
  await expectNoBarriers(page, 'points')

  await dealNext(pages)
  const second = await castOf(pages)
  await startClock(pages)
  await endedByAccusation(pages, second)

  await dealNext(pages)
  await startClock(pages)
  await page.reload()
  await expect(clock(page)).toHaveText(/^0:\d\d$/)
  await endedByTheClock(pages)
  await all(pages, (page) => expect(page.getByText('The spy wins. Time ran out, and nobody was convicted.')).toBeVisible())
})

/** Does whatever the screen asks of this player, in writing, as nobody would hear it; accuses nobody. */
async function goAlong(page: Page): Promise<void> {
  const offered = bar(page).locator('button:not([aria-disabled=true])')
  for (const label of ['Start the clock', 'Open the voting', 'Deal round 2', 'Hand up', 'Name the place', 'Go on'])
    if (await offered.filter({ hasText: label }).isVisible()) return offered.filter({ hasText: label }).click({ timeout: 2000 })
  const answer = page.getByRole('textbox', { name: 'Type an answer', exact: true })
  if (await answer.isVisible()) {
    await answer.fill('Now and then.', { timeout: 2000 })
    return answer.press('Enter', { timeout: 2000 })
  }
  const whom = page.getByRole('group', { name: 'Choose whom you ask' })
  if (!(await whom.isVisible())) return
  await whom.locator('button:not([aria-disabled=true])').first().click({ timeout: 2000 })
  const question = page.getByRole('textbox', { name: 'Type a question' })
  await question.fill('Is it loud here?', { timeout: 2000 })
  await question.press('Enter', { timeout: 2000 })
}

test('one person alone with bots, who ask and answer in words, to the end of a game', deepOnly, async ({ page }) => {
  await openHouse(page, 'Mara', 'spyfall-2')
  await page.getByRole('button', { name: '+ Bot' }).click()
  await page.getByRole('button', { name: '+ Bot' }).click()
  await page.getByRole('button', { name: '+ Bot' }).click()
  await setOptions(page, { Rounds: '2', 'Time for a round': '1 minute' })
  await page.getByRole('button', { name: 'Start with 4' }).click()
  const over = page.getByRole('heading', { name: 'Debrief' })
  let talked = false
  await expect(async () => {
    await unlessMovedOn(page, () => goAlong(page))
    talked ||= await page
      .getByText(/^“.+”$/)
      .first()
      .isVisible()
    if (talked) server.forward(minute / 10)
    expect(await over.isVisible()).toBe(true)
  }).toPass({ timeout: 200_000, intervals: [150] })
  expect(talked).toBe(true)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/win(s)? with/)
  await expect(page.getByRole('list', { name: 'Points of this round' }).getByRole('listitem')).toHaveCount(4)
})

test('bots speak what their host speaks', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/open?game=spyfall-2')
  await page.getByLabel('Dein Name').fill('Mara')
  await page.getByRole('button', { name: 'Das Haus öffnen' }).click()
  await page.getByRole('button', { name: 'Optionen' }).click()
  await expect(page.getByLabel('Bots sprechen').locator('option:checked')).toHaveText('Deutsch')
  await context.close()
})
