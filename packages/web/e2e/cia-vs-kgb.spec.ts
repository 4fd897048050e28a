// CIA vs. KGB in a real browser: a whole game on six pages, and a signal that no neighbour can notice.
import { expect, type Page } from '@playwright/test'
import { answer, ask, chair, countNoticeable, hand, holdHand, readNoticed, readSide, recordActions, statusLine, whileHeld } from './circle.ts'
import { comeIn, heading, openHouse, openWindow, setOptions } from './house.ts'
import { compare } from './picture.ts'
import { draw, type FactOf, kgbOptions, SceneServer } from './scene.ts'
import { test } from './test.ts'
import { voiceButton } from './voice.ts'

type Fact = FactOf<'cia-vs-kgb'>

const names = ['Mara', 'Noor', 'Teo', 'Bram', 'Ilse', 'Sam'] as const
type Name = (typeof names)[number]
type People = Readonly<Record<Name, Page>>

async function sitDown(page: Page): Promise<People> {
  await countNoticeable(page)
  const code = await openHouse(page, 'Mara', 'cia-vs-kgb')
  const pages: Page[] = [page]
  for (const name of names.slice(1)) {
    const context = await openWindow(page)
    context.on('page', countNoticeable)
    pages.push(await comeIn(context, code, name))
  }
  await setOptions(page, { 'A signal lasts': '5 seconds', 'Who deals and starts': 'Mara' })
  await page.getByRole('button', { name: 'Start with 6' }).click()
  const people = Object.fromEntries(names.map((name, i) => [name, pages[i]!])) as People
  await Promise.all(pages.map((device) => expect(device.getByRole('region', { name: 'The circle of chairs' })).toBeVisible()))
  return people
}
const expectForEverybody = (people: People, sees: (page: Page) => Promise<unknown>) => Promise.all(names.map((name) => sees(people[name])))

test('six people ask, answer, show cards, signal and raise their hands to the end', async ({ page }) => {
  test.setTimeout(300_000)
  const people = await sitDown(page)
  const sides = new Map<Name, string>()
  for (const name of names) sides.set(name, await readSide(people[name], 'Your card'))
  const maraSide = sides.get('Mara')!
  const [friend, otherFriend] = names.filter((name) => name !== 'Mara' && sides.get(name) === maraSide) as [Name, Name]
  const [opponent, secondOpponent, thirdOpponent] = names.filter((name) => sides.get(name) !== maraSide) as [Name, Name, Name]
  const { Mara: mara } = people

  // A no: only the one who is asked sees a card.
  await expect(heading(mara, 'Whose chair do you want?')).toBeVisible()
  await ask(mara, opponent)
  await expect(heading(people[thirdOpponent], `Mara asks ${opponent}`)).toBeVisible()
  expect(await readSide(people[opponent], 'Mara’s card')).toBe(maraSide)
  await expect(people[thirdOpponent].getByRole('button', { name: 'Mara’s card' })).toHaveCount(0)
  await answer(people[opponent], 'No')
  await expect(heading(mara, `${opponent} said no. And now?`)).toBeVisible()
  await expect(chair(mara, opponent)).toHaveAccessibleName(`${opponent}, said no`)

  // A yes: the other card is shown back, and the chairs change hands.
  await ask(mara, friend)
  await answer(people[friend], 'Yes, sit')
  expect(await readSide(mara, `${friend}’s card`)).toBe(maraSide)
  await expect(heading(people[friend], 'Whose chair do you want?')).toBeVisible()

  // A lone hand, signalled from the notebook: everybody sees whose it was, and play goes on.
  const suspicious = people[opponent]
  await suspicious.getByRole('button', { name: 'Notebook' }).click()
  await suspicious
    .locator('.paper')
    .getByRole('group', { name: `${secondOpponent}: which side?` })
    .getByRole('radio', { name: sides.get(opponent)! })
    .check({ timeout: 9000 })
  await expect(suspicious.locator('.paper')).toContainText(`Holding the hand signals ${secondOpponent}.`)
  await suspicious.getByRole('button', { name: 'Signal now' }).click()
  await suspicious.getByRole('button', { name: 'Sure?' }).click()
  await expect(statusLine(people[secondOpponent])).toHaveText(new RegExp(`^${opponent} signals, \\d s\\. Your hand stays down\\.$`))
  await expect(statusLine(people[thirdOpponent])).not.toHaveText(/signal/)
  await expect(statusLine(people[thirdOpponent])).toHaveText(new RegExp(`^Only ${opponent}’s hand went up, \\d+ s ago\\.$`))

  // The second member shows, and now one player knows the whole side.
  await ask(people[friend], otherFriend)
  await answer(people[otherFriend], 'Yes, sit')
  await expect(heading(people[otherFriend], 'Whose chair do you want?')).toBeVisible()
  await expect(mara.locator('.history-line')).toContainText(`${otherFriend} gave ${friend} the chair`)
  const before = await readNoticed(mara)
  await holdHand(people[friend], 'slide off')
  await expect(statusLine(people[friend])).not.toHaveText(/signal/)
  await holdHand(people[friend], 'let go')
  await expect(statusLine(people[friend])).toHaveText(/^Your signal, \d s\. Your hand goes up\.$/)
  await expect(statusLine(mara)).toHaveText(new RegExp(`^${friend} signals, \\d s\\. Your hand stays down\\.$`))
  await hand(mara).click()
  await expect(statusLine(mara)).toHaveText(/Your hand goes up\.$/)
  await hand(people[otherFriend]).focus()
  await people[otherFriend].keyboard.press(' ')
  await expect(statusLine(people[otherFriend])).toHaveText(/Your hand goes up\.$/)
  await expect(statusLine(people[thirdOpponent])).toHaveText(/Standing for \d+ s\.$/)
  expect(await readNoticed(mara)).toEqual(before)

  await expectForEverybody(people, (person) => expect(heading(person, `The ${maraSide} wins`)).toBeVisible({ timeout: 20_000 }))
  for (const name of names) {
    const won = sides.get(name) === maraSide
    await expect(people[name].getByText(won ? 'Mission accomplished' : 'Cover blown')).toBeVisible()
    await expect(people[name].getByText(`You were ${sides.get(name)}. You ${won ? 'win' : 'lose'}.`)).toBeVisible()
  }
  await expect(mara.getByText(`All three ${maraSide} hands went up. A whole side wins.`, { exact: true })).toBeVisible()
  await expect(mara.getByRole('region', { name: 'Who had seen whom' }).getByRole('listitem')).toHaveText([
    `Question 1. ${opponent} saw your card.`,
    `Question 2. ${friend} saw your card. You saw ${friend}’s card.`,
    `Question 3. ${otherFriend} saw ${friend}’s card. ${friend} saw ${otherFriend}’s card.`,
    `Only ${opponent}’s hand went up.`,
  ])
})

const now = Date.now()
type Feed = readonly (readonly Fact[])[]
const asked: Feed = [
  [
    { kind: 'dealt', dealer: 1, at: now - 20_000, until: null },
    { kind: 'cardDealt', side: 'cia' },
  ],
  [{ kind: 'asked', by: 1, to: 2, byClock: false, at: now - 9000, until: null }],
]
const signalled: Feed = [...asked, [{ kind: 'signalGot', from: 6, until: now + 600_000 }]]
const ready: Feed = [...signalled, [{ kind: 'readyMade', from: 6, ready: true }]]

for (const [what, feed] of Object.entries({ 'got a signal': signalled, 'is ready for it': ready }))
  test(`from across the table nobody can tell the screen of somebody who ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const server = new SceneServer(page)
    const showAndMeasure = async (feed: Feed) => {
      await server.show({ title: what, game: 'cia-vs-kgb', options: kgbOptions, people: 8, feed })
      await page.waitForLoadState('networkidle') // drawings and faces come as files of their own
      await page.evaluate(() => document.fonts.ready)
      await expect(voiceButton(page)).toBeVisible() // it comes after everything else, and makes the page brighter
      const shot = await page.screenshot({ animations: 'disabled' })
      const live = await page.locator('[role=status] .circle-line, [aria-live] .circle-line, [role=alert] .circle-line').count()
      return { shot, live, says: await statusLine(page).textContent(), box: (await statusLine(page).boundingBox())!, title: await page.title() }
    }
    const [quiet, secret] = [await showAndMeasure(asked), await showAndMeasure(feed)]
    expect(quiet.says).toMatch(/Standing/)
    expect(secret.says).toMatch(/signals/)
    expect(secret.box).toEqual(quiet.box)
    expect(secret.title).toBe(quiet.title)
    expect(secret.live).toBe(0)
    const { differing } = await compare(page, quiet.shot, secret.shot, [quiet.box])
    expect(differing).toBeGreaterThan(0) // the bow tie of the button that signals
    expect(differing).toBeLessThan(0.01)
    const { luminance } = await compare(page, quiet.shot, secret.shot)
    expect(Math.abs(luminance[0] / luminance[1] - 1)).toBeLessThan(0.01)
  })

test('a press of the hand is for the signal that the line names, also when another was touched a while ago', async ({ page }) => {
  const signals = [2, 6].map((from): Fact[] => [{ kind: 'signalGot', from, until: now + 600_000 + from }])
  await draw(page, { title: 'two signals', game: 'cia-vs-kgb', options: kgbOptions, people: 8, feed: [...asked, ...signals] })
  const actions = await recordActions(page)
  await chair(page, 'Teo').click()
  await expect(statusLine(page)).toHaveText(/^Teo signals/)
  await expect(statusLine(page)).toHaveText(/^Jonas signals/)
  await hand(page).click()
  await expect.poll(actions).toMatchObject([{ do: 'makeReady', from: 2 }])
})

test('[CK-19] of two hands at once each is shown, with a buzz of its own, while play goes on', async ({ page }) => {
  const raised = (seat: number): Fact => ({ kind: 'handRaised', seat, at: now })
  await countNoticeable(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } }))
  const server = await draw(page, { title: 'hands', game: 'cia-vs-kgb', options: kgbOptions, people: 8, feed: asked })
  server.tellNow(raised(2))
  server.tellNow(raised(6))
  const says = page.locator('.raising p')
  await expect(page.getByRole('heading', { name: 'Hands up!' })).toBeVisible()
  await expect(hand(page)).toBeEnabled()
  for (const name of ['Jonas', 'Teo']) await expect(says).toHaveText(`Only ${name}’s hand. It goes down again.`)
  await expect.poll(async () => (await readNoticed(page)).buzzes).toBe(2)
  await expect(says).toHaveCount(0)
})

test('a card is in the page while its folder is held, and no side’s paper is brighter', async ({ page }) => {
  const shots: Buffer[] = []
  await page.setViewportSize({ width: 360, height: 740 })
  const server = new SceneServer(page)
  for (const side of ['cia', 'kgb'] as const) {
    await server.show({ title: side, game: 'cia-vs-kgb', options: kgbOptions, people: 8, feed: [[asked[0]![0]!, { kind: 'cardDealt', side }]] })
    await page.waitForLoadState('networkidle')
    const folderAndBar = page.locator('.frame-folder, .frame-bar')
    const isSideNamed = async () =>
      (await folderAndBar.evaluateAll((parts) => parts.map((part) => part.innerHTML).join())).toLowerCase().includes(side)
    expect(await isSideNamed()).toBe(false)
    shots.push(await whileHeld(page, 'Your card', () => page.screenshot({ animations: 'disabled' })))
    expect(await isSideNamed()).toBe(false)
  }
  const { luminance } = await compare(page, shots[0]!, shots[1]!)
  expect(Math.abs(luminance[0] / luminance[1] - 1)).toBeLessThan(0.01)
})
