// Every moment of Spyfall 2, on one screen each; and what must be found there.
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriersNow, heading } from './house.ts'
import { SceneServer } from './scene.ts'
import { testScenes } from './scene-sizes.ts'
import { openTab, questionLog } from './spyfall.ts'
import { dealt, roundWonBySpy, spyfallScene, spyfallScenes } from './spyfall-scenes.ts'
import { test } from './test.ts'

// The shared screen may shorten names beside their hands, and roles, at a table of twelve.
testScenes(spyfallScenes, { shortened: '.voting-hands bdi, .round-points b + span' })

const phone = { width: 360, height: 740 }
const television = { width: 1920, height: 1080 }
const exchanges = (page: Page) => page.getByRole('list', { name: 'Last questions and answers' }).getByRole('listitem')
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** On a phone and on the shared screen alike. */
async function expectHandsShown(page: Page, server: SceneServer): Promise<void> {
  await server.show(spyfallScene('old pals fell, a hand was down and one too late'))
  const hands = page.getByRole('list', { name: 'Hands of this vote' }).getByRole('listitem')
  await expect(page.getByText('Maximiliane-Sophie: 4 of 6 hands.', { exact: true }).first()).toBeVisible()
  await expect(hands).toHaveText([/hand up$/, /Noor.*hand up$/, /Jonas.*hand up$/, /Ilse.*hand down$/, /hand up$/, /Teo.*no vote in time$/])
  await expect(page.getByRole('list', { name: 'Points of this round' })).toContainText('Old pals fall together')
  await expect(hands.last()).toBeInViewport()
}
/** On a phone and on the shared screen alike. */
async function expectAnswersShown(page: Page, server: SceneServer): Promise<void> {
  await server.show(spyfallScene('others ask'))
  await expect(exchanges(page)).toHaveText([/Noor asked Maximiliane-Sophie.*“Is it louder at night\?”.*“Only on Fridays\.”/])
  await expect(exchanges(page).first()).toBeInViewport({ ratio: 1 })
  await expect(announced(page, 'Maximiliane-Sophie answered: “Only on Fridays.”')).toHaveCount(1)
  server.tell({ kind: 'questionAsked', by: 3, to: 2, text: 'Who cleans it?' })
  await expect(page.getByText('“Who cleans it?”', { exact: true })).toBeVisible()
  await expect(exchanges(page)).toHaveCount(1)
  server.tell({ kind: 'questionAnswered', by: 2, text: '' })
  await expect(exchanges(page).first()).toHaveText(/Maximiliane-Sophie asked Jonas.*“Who cleans it\?”.*Said aloud/)
  await expect(exchanges(page).first()).toBeInViewport({ ratio: 1 })
  await expect(announced(page, 'Jonas answered aloud.')).toHaveCount(1)
}

test('[SF-01, SF-12, SF-13, SF-20, SF-33] a phone shows hands with the points they brought, answers with their shades, places, who voted too late, and the folder in its place', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const server = new SceneServer(page)
  await test.step('[SF-13] the hands that ended a round are shown with its points', () => expectHandsShown(page, server))
  await test.step('[SF-12] an answer stands in the middle of the screen with who asked whom, and is announced', () =>
    expectAnswersShown(page, server))
  await test.step('[SF-12] a spoken answer gets its shade by one tap, and everyone reads it', async () => {
    await server.show(spyfallScene('you are asked'))
    const shades = page.getByRole('group', { name: 'Said aloud? Tap how much: bots hear only that' })
    await expect(shades.getByRole('button')).toHaveText(['Much', 'Some', 'Little', 'Would not say'])
    await expectAboveField(page, shades)
    await expectFieldAloneWhileTyping(page, shades)
    await page.getByRole('textbox', { name: 'Type an answer, or just say it' }).fill('Loud.')
    await expect(shades).toHaveCount(0)
    await server.show(spyfallScene('a spoken answer whose shade you may tap'))
    await expect(page.getByRole('group', { name: 'How much of it? Bots hear only your tap' }).getByRole('button')).toHaveCount(4)
    await server.show(spyfallScene('you answered aloud and ask next'))
    const last = page.getByRole('group', { name: 'Your answer: how much of it? Bots hear only that' })
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(last.getByRole('button')).toHaveCount(4)
    for (const shade of await last.getByRole('button').all()) await shade.click({ trial: true })
    await server.show(spyfallScene('a spoken answer with its shade'))
    await expect(page.getByText('Said aloud: much of it').first()).toBeVisible()
  })
  await test.step('[SF-33] who voted too late stays marked while others are tried', async () => {
    await server.show(spyfallScene('one after the other'))
    const tried = page.getByRole('list', { name: 'Everyone in turn' }).getByRole('listitem')
    await expect(tried.filter({ hasText: 'no vote in time' })).toHaveText(/Jonas.*0 hands; no vote in time: Noor and Ilse/)
  })
  await test.step('[SF-20] a spy who is to name a place may look at what was asked, and comes back to the list', async () => {
    await server.show(spyfallScene('you name the place'))
    const places = page.getByRole('list', { name: 'Places' })
    await expect(places).toBeVisible()
    await openTab(page, 'Questions')
    await expect(questionLog(page)).toBeVisible()
    await expect(places).toBeHidden()
    await openTab(page, 'Places')
    await expect(places.getByRole('button', { name: 'Lighthouse' })).toBeVisible()
  })
  await test.step('[SF-01] the list of places can be looked at between rounds, and says which were played', async () => {
    await server.show(spyfallScene('the places between rounds'))
    const places = page.getByRole('dialog', { name: 'Places' }).getByRole('listitem')
    await expect(places).toHaveCount(20)
    await expect(places.filter({ hasText: 'played in round 1' })).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click()
    await expect(heading(page, 'The spy wins')).toBeVisible()
  })
  await test.step('the folder lies above the bar and below the clock in every round', async () => {
    await server.show(spyfallScene('dealt, you start the clock'))
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const expectFolderInPlace = async (round: number) => {
      await expect(page.getByText(`Round ${round} of 5`).first()).toBeVisible()
      await expect(async () => {
        const [clock, folder, bar] = [await boxOf('.round-clock'), await boxOf('.frame-folder'), await boxOf('.frame-bar')]
        expect(Math.abs(folder.y + folder.height - bar.y), `the gap between folder and bar in round ${round}`).toBeLessThan(1)
        expect(folder.y, `the top of the folder in round ${round}`).toBeGreaterThan(clock.y + clock.height)
      }).toPass({ timeout: 3000 })
    }
    await expectFolderInPlace(1)
    for (const [round, place] of [
      [2, 'bakery'],
      [3, 'night-ferry'],
    ] as const) {
      for (const facts of roundWonBySpy(place)) server.tell(...facts)
      await expect(heading(page, 'The spy wins')).toBeVisible()
      server.tell(...dealt(0))
      await expectFolderInPlace(round)
    }
  })
  await test.step('on a phone on its side, a headline that does not fit can be scrolled by keyboard', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await server.show(spyfallScene('you are accused'))
    const area = page.locator('.frame-headline')
    await expect(area).toHaveAttribute('tabindex', '0')
    await expectNoBarriersNow(page, 'you are accused, on its side')
    await page.setViewportSize({ width: 740, height: 480 })
    await expect(area, 'which fits').not.toHaveAttribute('tabindex')
  })
  await test.step('on a tablet, the history line begins where the folder below it does', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const [line, folder] = [page.locator('.history-line'), page.locator('.frame-folder .folder')]
    const inset = await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft))
    expect((await line.boundingBox())!.x + inset).toBeCloseTo((await folder.boundingBox())!.x, 0)
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('[SF-13] at the end of the match the hands of the last vote are shown, and none for a round in which the place was named', async () => {
    await server.show(spyfallScene('the end'))
    await expect(page.getByRole('list', { name: 'Hands of this vote' }).getByRole('listitem')).toHaveCount(5)
    await page.getByText('1', { exact: true }).first().click() // the tab of round 1
    await expect(page.getByRole('heading', { name: 'Bakery' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Hands of this vote' })).toHaveCount(0)
  })
})

test('[SF-12, SF-13] the shared screen shows hands with the points they brought, also of twelve, and the last exchanges, and has the places again while a spy names one', async ({
  page,
}) => {
  await page.setViewportSize(television)
  const server = new SceneServer(page, 'shared screen')
  await test.step('[SF-13] the hands that ended a round are shown with its points', () => expectHandsShown(page, server))
  await test.step('[SF-12] an answer stands in the middle of the screen with who asked whom, and is announced', () =>
    expectAnswersShown(page, server))
  await test.step('what was asked and answered stands in the middle alone, and the column has what else happened', async () => {
    await expect(page.getByText('Who cleans it?')).toHaveCount(1)
    await expect(page.locator('.last-events')).toHaveText('Round 1 begins. Noor asks first.')
    // Somebody takes a bot's seat; the history keeps the name of then.
    server.changeHouse(({ people }) => ({ people: people.map((person) => ({ ...person, name: `${person.name}-Lou` })) }))
    await expect(page.locator('.chip-name').first()).toHaveText('Mara-Lou')
    await expect(page.locator('.last-events')).toHaveText('Round 1 begins. Noor asks first.')
  })
  await test.step('[SF-13] a shared screen has room for the hands and the points of twelve', async () => {
    await server.show(spyfallScene('twelve, and nobody was convicted'))
    await expect(page.getByRole('list', { name: 'Hands of this vote' }).getByRole('listitem')).toHaveCount(11)
    const points = page.getByRole('list', { name: 'Points of this round' }).getByRole('listitem')
    await expect(points).toHaveCount(12)
    await expect(points.last()).toBeInViewport({ ratio: 1 })
  })
  await test.step('the round and the number of spies are said once while the cards are read', async () => {
    await server.show(spyfallScene('dealt, you start the clock'))
    await expect(page.getByText('Round 1 of 5')).toHaveCount(1)
  })
  await test.step('[SF-12] a shared screen shows the last three exchanges, and the places again while a spy names one', async () => {
    await server.show(spyfallScene('your question'))
    await expect(exchanges(page)).toHaveCount(3)
    await expect(exchanges(page).last()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Round 1 of 5.')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.round-pair bdi').last()).toHaveText(/^not /)
    expect((await page.locator('.round-seat').last().boundingBox())!.width, 'room for “not” and a name').toBeGreaterThan(200)
    await expect(page.getByRole('list', { name: 'Places' })).toHaveCount(0)
    server.tell({ kind: 'spyShown', by: 2, left: 192_000, until: null })
    await expect(page.getByRole('list', { name: 'Places' }).getByRole('listitem')).toHaveCount(20)
    await expect(exchanges(page)).toHaveCount(0)
  })
})

/** Small phones, one of them with little room under what is asked. */
const lowScreens = [
  { width: 320, height: 568 },
  { width: 390, height: 450 },
]
/** The field covers what stands lower; what is above it is seen whole. */
async function expectAboveField(page: Page, shades: Locator): Promise<void> {
  for (const size of lowScreens) {
    await page.setViewportSize(size)
    await expect(async () => {
      const boxes = [shades, page.locator('.composer input'), page.locator('.history-line')].map((part) => part.boundingBox())
      const [picker, field, history] = await Promise.all(boxes)
      expect(picker!.y, `${size.width}x${size.height}`).toBeGreaterThanOrEqual(0)
      expect(picker!.y + picker!.height, `${size.width}x${size.height}`).toBeLessThanOrEqual(field!.y)
      expect(field!.y + field!.height, `${size.width}x${size.height}`).toBeLessThanOrEqual(Math.min(size.height, history!.y))
    }).toPass({ timeout: 5000 })
  }
  await page.setViewportSize(phone)
}
/** With the keyboard open the taps give their room away, and are back afterwards. */
async function expectFieldAloneWhileTyping(page: Page, shades: Locator): Promise<void> {
  for (const size of [
    { width: 390, height: 500 },
    { width: 360, height: 300 },
  ]) {
    await page.setViewportSize(size)
    const field = page.locator('.composer input')
    await field.focus()
    await expect(shades).toBeHidden()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [box, history] = await Promise.all([field.boundingBox(), page.locator('.history-line').boundingBox()])
      expect(box!.y + box!.height, `${size.width}x${size.height}`).toBeLessThanOrEqual(history!.y)
    }).toPass({ timeout: 5000 })
    await field.blur()
    await expect(shades).toBeVisible()
  }
  await page.setViewportSize(phone)
}
