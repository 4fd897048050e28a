// CIA vs. KGB in a real browser: a whole game on six pages, and a signal that no neighbour can notice.
import { expect, type Page } from '@playwright/test'
import { answer, ask, chair, hand, heading, holdHand, line, listen, noticed, sent, sideOn, whileHeld } from './circle.ts'
import { comeIn, openHouse } from './house.ts'
import { compare } from './picture.ts'
import { draw, type FactOf, SceneServer } from './scene.ts'
import { test } from './test.ts'

type Fact = FactOf<'cia-vs-kgb'>

const names = ['Mara', 'Noor', 'Teo', 'Bram', 'Ilse', 'Sam'] as const
type Name = (typeof names)[number]
type People = Readonly<Record<Name, Page>>

/** Everyone has their own browser window, because pages in the background are slow. */
const ownWindow = async (page: Page) => {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  context.on('page', listen)
  return context
}
async function sitDown(page: Page): Promise<People> {
  await listen(page)
  const code = await openHouse(page, 'Mara', 'cia-vs-kgb')
  const pages: Page[] = [page]
  for (const name of names.slice(1)) pages.push(await comeIn(await ownWindow(page), code, name))
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('A signal lasts').selectOption('5 seconds')
  await page.getByLabel('Who deals and starts').selectOption('Mara')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start with 6' }).click()
  const people = Object.fromEntries(names.map((name, i) => [name, pages[i]!])) as People
  await Promise.all(pages.map((device) => expect(device.getByRole('region', { name: 'The circle of chairs' })).toBeVisible()))
  return people
}
const everybody = (people: People, sees: (page: Page) => Promise<unknown>) => Promise.all(names.map((name) => sees(people[name])))

test('six people ask, answer, show cards, signal and raise their hands to the end', async ({ page }) => {
  test.setTimeout(300_000)
  const people = await sitDown(page)
  const sides = new Map<Name, string>()
  for (const name of names) sides.set(name, await sideOn(people[name], 'Your card'))
  const mine = sides.get('Mara')!
  const [near, far] = names.filter((name) => name !== 'Mara' && sides.get(name) === mine) as [Name, Name]
  const [other, second, third] = names.filter((name) => sides.get(name) !== mine) as [Name, Name, Name]
  const { Mara: mara } = people

  // A no: only the one who is asked sees a card.
  await expect(heading(mara, 'Whose chair do you want?')).toBeVisible()
  await ask(mara, other)
  await expect(heading(people[third], `Mara asks ${other}`)).toBeVisible()
  expect(await sideOn(people[other], 'Mara’s card')).toBe(mine)
  await expect(people[third].getByRole('button', { name: 'Mara’s card' })).toHaveCount(0)
  await answer(people[other], 'No')
  await expect(heading(mara, `${other} said no. And now?`)).toBeVisible()
  await expect(chair(mara, other)).toHaveAccessibleName(`${other}, said no`)

  // A yes: the other card is shown back, and the chairs change hands.
  await ask(mara, near)
  await answer(people[near], 'Yes, sit')
  expect(await sideOn(mara, `${near}’s card`)).toBe(mine)
  await expect(heading(people[near], 'Whose chair do you want?')).toBeVisible()

  // A lone hand, signalled from the notebook: everybody sees whose it was, and play goes on.
  const suspicious = people[other]
  await suspicious.getByRole('button', { name: 'Notebook' }).click()
  await suspicious
    .locator('.paper')
    .getByRole('group', { name: `${second}: which side?` })
    .getByRole('radio', { name: sides.get(other)! })
    .check({ timeout: 9000 })
  await expect(suspicious.locator('.paper')).toContainText(`Holding the hand signals ${second}.`)
  await suspicious.getByRole('button', { name: 'Signal now' }).click()
  await suspicious.getByRole('button', { name: 'Sure?' }).click()
  await expect(line(people[second])).toHaveText(new RegExp(`^${other} signals, \\d s\\. Your hand stays down\\.$`))
  await expect(line(people[third])).not.toHaveText(/signal/)
  await expect(line(people[third])).toHaveText(new RegExp(`^Only ${other}’s hand went up, \\d+ s ago\\.$`))

  // The second member shows, and now one player knows the whole side.
  await ask(people[near], far)
  await answer(people[far], 'Yes, sit')
  await expect(heading(people[far], 'Whose chair do you want?')).toBeVisible()
  await expect(mara.locator('.history-line')).toContainText(`${far} gave ${near} the chair`)
  const before = await noticed(mara)
  await holdHand(people[near], 'slide off')
  await expect(line(people[near])).not.toHaveText(/signal/)
  await holdHand(people[near], 'let go')
  await expect(line(people[near])).toHaveText(/^Your signal, \d s\. Your hand goes up\.$/)
  await expect(line(mara)).toHaveText(new RegExp(`^${near} signals, \\d s\\. Your hand stays down\\.$`))
  await hand(mara).click()
  await expect(line(mara)).toHaveText(/Your hand goes up\.$/)
  await hand(people[far]).focus()
  await people[far].keyboard.press(' ')
  await expect(line(people[far])).toHaveText(/Your hand goes up\.$/)
  await expect(line(people[third])).toHaveText(/Standing for \d+ s\.$/)
  expect(await noticed(mara)).toEqual(before)

  await everybody(people, (person) => expect(heading(person, `The ${mine} wins`)).toBeVisible({ timeout: 20_000 }))
  for (const name of names) {
    await expect(people[name].getByText('Mission accomplished')).toBeVisible() // The stamp speaks of the raise: the same for both sides.
    await expect(people[name].getByText(`You were ${sides.get(name)}. You ${sides.get(name) === mine ? 'win' : 'lose'}.`)).toBeVisible()
  }
  await expect(mara.getByText(`All three ${mine} hands went up. A whole side wins.`, { exact: true })).toBeVisible()
  await expect(mara.getByRole('region', { name: 'Who had seen whom' }).getByRole('listitem')).toHaveText([
    `Question 1. ${other} saw your card.`,
    `Question 2. ${near} saw your card. You saw ${near}’s card.`,
    `Question 3. ${far} saw ${near}’s card. ${near} saw ${far}’s card.`,
    `Only ${other}’s hand went up.`,
  ])
})

const options = { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 0 }
const now = Date.now()
const asked: readonly (readonly Fact[])[] = [
  [
    { kind: 'dealt', dealer: 1, at: now - 20_000, until: null },
    { kind: 'cardDealt', side: 'cia' },
  ],
  [{ kind: 'asked', by: 1, to: 2, byClock: false, at: now - 9000, until: null }],
]
const signalled: readonly (readonly Fact[])[] = [...asked, [{ kind: 'signalGot', from: 6, until: now + 600_000 }]]
const ready: readonly (readonly Fact[])[] = [...signalled, [{ kind: 'readyMade', from: 6, ready: true }]]

for (const [what, feed] of Object.entries({ 'got a signal': signalled, 'is ready for it': ready }))
  test(`from across the table nobody can tell the screen of somebody who ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const server = new SceneServer(page)
    const look = async (heard: readonly (readonly Fact[])[]) => {
      await server.show({ title: what, game: 'cia-vs-kgb', options, people: 8, feed: heard })
      await page.waitForLoadState('networkidle') // drawings and faces come as files of their own
      await page.evaluate(() => document.fonts.ready)
      const shot = await page.screenshot({ animations: 'disabled' })
      const live = await page.locator('[role=status] .circle-line, [aria-live] .circle-line, [role=alert] .circle-line').count()
      return { shot, live, says: await line(page).textContent(), box: (await line(page).boundingBox())!, title: await page.title() }
    }
    const [quiet, secret] = [await look(asked), await look(feed)]
    expect(quiet.says).toMatch(/Standing/)
    expect(secret.says).toMatch(/signals/)
    expect(secret.box).toEqual(quiet.box)
    expect(secret.title).toBe(quiet.title)
    expect(secret.live).toBe(0)
    const { differing } = await compare(page, quiet.shot, secret.shot, [quiet.box])
    expect(differing).toBeGreaterThan(0) // the bow tie
    expect(differing).toBeLessThan(0.01)
    const { luminance } = await compare(page, quiet.shot, secret.shot)
    expect(Math.abs(luminance[0] / luminance[1] - 1)).toBeLessThan(0.01)
  })

test('a press of the hand is for the signal that the line names, also when another was touched a while ago', async ({ page }) => {
  const signals = [2, 6].map((from): Fact[] => [{ kind: 'signalGot', from, until: now + 600_000 + from }])
  await draw(page, { title: 'two signals', game: 'cia-vs-kgb', options, people: 8, feed: [...asked, ...signals] })
  const actions = await sent(page)
  await chair(page, 'Teo').click()
  await expect(line(page)).toHaveText(/^Teo signals/)
  await expect(line(page)).toHaveText(/^Jonas signals/)
  await hand(page).click()
  await expect.poll(actions).toMatchObject([{ do: 'makeReady', from: 2 }])
})

test('[CK-19] of two hands at once each is shown, with a buzz of its own, while play goes on', async ({ page }) => {
  const raised = (seat: number): Fact => ({ kind: 'handRaised', seat, at: now })
  await listen(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } }))
  const server = await draw(page, { title: 'hands', game: 'cia-vs-kgb', options, people: 8, feed: asked })
  server.tellNow(raised(2))
  server.tellNow(raised(6))
  const says = page.locator('.raising p')
  await expect(page.getByRole('heading', { name: 'Hands up!' })).toBeVisible()
  await expect(hand(page)).toBeEnabled()
  for (const name of ['Jonas', 'Teo']) await expect(says).toHaveText(`Only ${name}’s hand. It goes down again.`)
  await expect.poll(async () => (await noticed(page)).buzzes).toBe(2)
  await expect(says).toHaveCount(0)
})

test('a card is in the page while its folder is held, and no side’s paper is brighter', async ({ page }) => {
  const shots: Buffer[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  const server = new SceneServer(page)
  for (const side of ['cia', 'kgb'] as const) {
    await server.show({ title: side, game: 'cia-vs-kgb', options, people: 8, feed: [[asked[0]![0]!, { kind: 'cardDealt', side }]] })
    await page.waitForLoadState('networkidle')
    const thumbs = page.locator('.frame-folder, .frame-bar')
    const named = async () => (await thumbs.evaluateAll((parts) => parts.map((part) => part.innerHTML).join())).toLowerCase().includes(side)
    expect(await named()).toBe(false)
    shots.push(await whileHeld(page, 'Your card', () => page.screenshot({ animations: 'disabled' })))
    expect(await named()).toBe(false)
  }
  const { luminance } = await compare(page, shots[0]!, shots[1]!)
  expect(Math.abs(luminance[0] / luminance[1] - 1)).toBeLessThan(0.01)
})
