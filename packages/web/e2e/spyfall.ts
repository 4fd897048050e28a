// People at a table of Spyfall 2, by the words on their screens: they look at their cards, ask, accuse, vote and name places.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { bar, comeIn, openHouse, setOptions } from './house.ts'

export const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name }).click()
export const clock = (page: Page) => page.getByRole('timer', { name: 'Time left in this round' })
export const questionLog = (page: Page) => page.getByRole('log', { name: 'What was asked' })
export const openTab = (page: Page, tab: 'Places' | 'Questions' | 'Players' | 'Vote') =>
  page.getByRole('group', { name: 'What to look at' }).getByRole('button', { name: tab }).click()

/** Mara opens the house and sets these options; the others come in, each in a tab of their own. */
export async function gather(context: BrowserContext, host: Page, others: readonly string[], options: Readonly<Record<string, string>>) {
  const code = await openHouse(host, 'Mara', 'spyfall-2')
  const guests: Page[] = []
  for (const name of others) guests.push(await comeIn(context, code, name))
  await setOptions(host, options)
  return { code, pages: [host, ...guests] }
}
/** The host starts the match; waits until everybody has a card. */
export async function begin(pages: readonly Page[]): Promise<void> {
  await pages[0]!.getByRole('button', { name: `Start with ${pages.length}` }).click()
  for (const page of pages) await expect(page.getByRole('button', { name: /Hold to read/ })).toBeVisible()
}

/** Reads the card, which is in the page only while it is held. */
async function readCard(page: Page): Promise<{ readonly place: string; readonly role: string }> {
  await expect(page.locator('.spy-card')).toHaveCount(0)
  await page.getByRole('button', { name: /Your file/ }).focus()
  await page.keyboard.down(' ')
  await page.locator('.spy-card').waitFor()
  const [place, role] = await page.locator('.spy-card-field b').allTextContents()
  await page.keyboard.up(' ')
  await expect(page.locator('.spy-card')).toHaveCount(0)
  return { place: place ?? '', role: role ?? '' }
}
/** Who has which part in a round. */
export interface Cast {
  readonly spy: Page
  readonly others: readonly Page[]
  readonly place: string
}
export async function readCast(pages: readonly Page[]): Promise<Cast> {
  const cards = await Promise.all(pages.map(async (page) => ({ page, card: await readCard(page) })))
  const spies = cards.filter(({ card }) => card.role === 'The spy in their midst')
  const others = cards.filter((card) => !spies.includes(card))
  expect(spies).toHaveLength(1)
  expect(new Set(others.map(({ card }) => card.place)).size).toBe(1)
  return { spy: spies[0]!.page, others: others.map(({ page }) => page), place: others[0]!.card.place }
}

/** The page whose bar offers this action; waits until there is one. */
async function findOffer(pages: readonly Page[], name: string | RegExp): Promise<Page> {
  const button = (page: Page) => bar(page).locator('button:not([aria-disabled=true])').filter({ hasText: name })
  let found: Page | undefined
  await expect(async () => {
    for (const page of pages) if (await button(page).isVisible()) found = page
    expect(found).toBeDefined()
  }).toPass()
  return found!
}
export async function startClock(pages: readonly Page[]): Promise<Page> {
  const dealer = await findOffer(pages, 'Start the clock')
  await press(dealer, 'Start the clock')
  for (const page of pages) await expect(bar(page).getByRole('button', { name: 'I am a spy' })).toBeVisible()
  return dealer
}
export const dealNext = async (pages: readonly Page[]) => press(await findOffer(pages, /^Deal round/), /^Deal round/)
export const openVoting = async (pages: readonly Page[]) => press(await findOffer(pages, 'Open the voting'), 'Open the voting')

/** Asks somebody, in writing or aloud. */
export async function ask(page: Page, whom: string, text = ''): Promise<void> {
  await page.getByRole('group', { name: 'Choose whom you ask' }).getByRole('button', { name: whom }).click()
  await page.getByLabel('Type it, or just say it').fill(text)
  await page.getByRole('button', { name: text === '' ? `Ask ${whom}, said aloud` : `Ask ${whom}` }).click()
}
export async function answer(page: Page, text = ''): Promise<void> {
  await page.getByLabel('Type an answer, or just say it').fill(text)
  await page.getByRole('button', { name: text === '' ? 'Answered, said aloud' : 'Answer' }).click()
}
export async function accuse(page: Page, whom: string): Promise<void> {
  await press(page, 'Accuse')
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: whom }).click()
  await press(page, `Accuse ${whom}`)
}
