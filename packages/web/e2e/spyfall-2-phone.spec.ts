// Spyfall 2 on a phone: the field for a question or answer is whole and on top, whichever tab is chosen, and lists lie behind nothing.
import { expect, type Page } from '@playwright/test'
import { type SceneOf, SceneServer } from './scene.ts'
import { openTab, questionLog } from './spyfall.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { test } from './test.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!

test('[SF-10, SF-12, SF-19] on a phone field and button are in sight on every tab, lists lie behind nothing and are at the newest, and the top says whom a question or a vote was about', async ({
  page,
}) => {
  const server = new SceneServer(page)
  for (const title of ['your question', 'you are asked', 'your first question, places of an earlier round']) {
    await server.show(spyfallScene(title))
    for (const size of phones)
      await test.step(`[SF-12] at ${size.width} by ${size.height} field and button lie above the history line on every tab: ${title}`, async () => {
        await page.setViewportSize(size)
        for (const tab of ['Places', 'Questions', 'Players'] as const) {
          await openTab(page, tab)
          await expect(async () => {
            const [composer, history, top] = [
              await boxOf(page, '.composer > .button'),
              await boxOf(page, '.history-line'),
              await boxOf(page, '.round-clock'),
            ]
            expect(composer.y + composer.height, `${title}, ${tab}: the foot of the button`).toBeLessThanOrEqual(history.y)
            expect(composer.y, `${title}, ${tab}: the top of the button`).toBeGreaterThan(top.y + top.height)
          }).toPass({ timeout: 3000 })
        }
      })
  }

  await test.step('[SF-12] the list of questions is at the newest when it comes into sight', async () => {
    await page.setViewportSize(phones[1]!)
    await server.show(spyfallScene('your question'))
    await openTab(page, 'Questions')
    await expect.poll(() => questionLog(page).evaluate((log) => log.scrollHeight - log.clientHeight)).toBeGreaterThan(0)
    const newest = questionLog(page).getByText('If it sleeps early.')
    const newestBox = (await newest.boundingBox())!
    const logBox = (await questionLog(page).boundingBox())!
    expect(newestBox.y + newestBox.height).toBeLessThanOrEqual(logBox.y + logBox.height)
  })

  await page.setViewportSize(phones[0]!)
  await test.step('nothing of the list of places shows between the history line and the folder', async () => {
    await server.show(spyfallScene('dealt, you start the clock'))
    const historyColour = await page.locator('.history-line').evaluate((line) => getComputedStyle(line).backgroundColor)
    await expect(page.locator('.frame-folder')).toHaveCSS('background-color', historyColour)
  })

  await test.step('[SF-10] the arrow at the top points at the player who is chosen', async () => {
    await server.show(spyfallScene('your question'))
    await expect(page.locator('.round-pair')).not.toContainText('Jonas')
    await page.getByRole('group', { name: 'Choose whom you ask' }).getByRole('button', { name: 'Jonas' }).click()
    await expect(page.locator('.round-pair')).toContainText('Jonas')
  })

  await test.step('[SF-12] whoever plays with bots alone types, and nothing is said aloud', async () => {
    const othersAreBots: SceneOf<'spyfall-2'>['house'] = ({ people }) => ({
      people: people.map((person, seat) => (seat === 0 ? person : { ...person, kind: 'bot', here: true, awaySince: null })),
    })
    await server.show({ ...spyfallScene('you are asked'), house: othersAreBots })
    const field = page.getByRole('textbox', { name: 'Type an answer', exact: true })
    const button = page.getByRole('button', { name: 'Answer', exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('.shades')).toHaveCount(0)
    await field.fill('Loud.')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
  })

  await test.step('[SF-19] the outcome of a failed vote stays in sight when the round goes on', async () => {
    await server.show(spyfallScene('a vote that failed'))
    server.tell({ kind: 'clockWentOn', until: Date.now() + 200_000 })
    await expect(page.locator('.round-pair')).toBeVisible()
    await expect(page.locator('.spy-says')).toContainText('Maximiliane-Sophie: 3 of 5 hands. Not convicted.')
  })
})
