// Replays: a match that is over is looked at again, as the table, as one seat and with everything open, by link, and from a file without a network.
import { expect } from '@playwright/test'
import { feedOf, randomBot, readOptions, recordOf, simulate, type Viewer } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expectNoBarriers, expectNoSidewaysScroll } from './house.ts'
import { playTable, playToTheEnd, replayLine } from './replay.ts'
import { isDeep, test } from './test.ts'

test('a match is stepped through as a seat, as the table and with everything open, a link opens the same moment elsewhere once it is published, and from a moment bots play on, and so does another seat, in deep tests to the end', async ({
  context,
  browser,
  baseURL,
}) => {
  const table = await playTable(context, baseURL!, 'spy-alley-dice', 3)
  const { page, api } = table
  await test.step('a match is stepped through as a seat, as the table and with everything open; a link opens the same moment elsewhere once the host has published it', async () => {
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await expect(replayLine(page)).toContainText('As you saw it. Moment 1 of')
    // Keys are listened to a moment after the page is drawn, and in any case after its first change.
    await page.getByRole('button', { name: 'One moment on' }).click()
    await expect(replayLine(page)).toContainText('Moment 2 of')
    await page.keyboard.press('ArrowRight')
    await expect(replayLine(page)).toContainText('Moment 3 of')
    await expectNoBarriers(page, 'replay')
    await page.getByRole('main').getByRole('toolbar').getByRole('button').first().click()
    await expect(page.getByText('This is a replay. Nothing can be pressed.')).toBeVisible()

    await page.getByText('Table', { exact: true }).click()
    await expect(replayLine(page)).toContainText('As the table saw it.')
    await expect(page.locator('.folder')).toHaveCount(0)
    await page.getByText('Everything', { exact: true }).click()
    await expect(page.locator('.replay-files')).toHaveCount(0)
    await page.getByRole('button', { name: 'Not yet' }).click()
    await expect(replayLine(page)).toContainText('As the table saw it.')
    await page.getByText('Everything', { exact: true }).click()
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(page.locator('.replay-files li')).toHaveCount(3)
    await expectNoBarriers(page, 'replay of everything')

    await page.keyboard.press('0')
    await page.keyboard.press('End')
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Moment (\d+) of \1\./)
    await page.keyboard.press('Home')
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'One moment on' }).click()
    await expect(replayLine(page)).toContainText('Moment 5 of')
    // The address is debounced: a timer that is set now and lasts longer ends after that of the last moment.
    await page.evaluate(() => new Promise((later) => requestAnimationFrame(() => setTimeout(later, 1000))))
    await expect(page).toHaveURL(/#at=\d+&as=table$/)
    const frameText = await page.locator('.replay-frame').textContent()
    const lineText = await replayLine(page).textContent()

    const other = await browser.newContext()
    const stranger = await other.newPage()
    await stranger.goto(page.url())
    await expect(stranger.getByRole('heading', { name: 'Only those who sat at this table' })).toBeVisible()
    await api.command(table.code, table.token, { do: 'publishRecord', n: 1, published: true })
    await stranger.reload()
    await expect(replayLine(stranger)).toHaveText(lineText!)
    await expect(stranger.locator('.replay-frame')).toHaveText(frameText!)
  })
  await test.step('bots say how often one wins from a moment, and the match is played on from there as another seat, in deep tests to its end', async () => {
    await page.goto('/') // another moment of the same page would not be opened anew
    await page.goto(`/replay/${table.code}/1#at=12`)
    await page.getByRole('button', { name: 'What if, from here' }).click()
    const sheet = page.getByRole('dialog', { name: 'What if, at moment' })
    await sheet.getByLabel('Whose wins').selectOption({ index: 1 })
    await expect(sheet.getByText(', 200 games')).toHaveCount(2, { timeout: 90_000 })
    const shares = await sheet.locator('.what-if-line').allTextContents()
    expect(shares[0]).toMatch(/^Before this move\d+\u202f%\(\d+–\d+\), 200 games$/)
    await expectNoBarriers(page, 'what if')
    if (isDeep) {
      await sheet.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('button', { name: 'What if, from here' }).click()
      await sheet.getByLabel('Whose wins').selectOption({ index: 1 })
      await expect(sheet.getByText(', 200 games')).toHaveCount(2, { timeout: 90_000 })
      expect(await sheet.locator('.what-if-line').allTextContents()).toEqual(shares)
    }
    await sheet.getByRole('button', { name: /^Play on as/ }).click()
    await page.waitForURL(/\/t\/\w{4}$/)
    await expect(page.getByRole('heading', { name: 'What if: after move 12' })).toBeVisible()
    if (!isDeep) return
    const code = page.url().slice(-4)
    const seats = await page.evaluate(() => JSON.parse(localStorage.getItem('safehouse.seats')!) as { code: string; you: string; token: string }[])
    await playToTheEnd(api, page, seats.find((seat) => seat.code === code)!)
    const { continues } = await api.record(code, 1, seats.find((seat) => seat.code === code)!.token)
    expect(continues?.map(({ entries }) => entries)).toEqual([12])
  })
})

/** A pack whose roles are found nowhere but on a card. */
const pack = {
  format: 'spyfall-2 pack 1',
  id: 'harbour',
  name: 'Harbour',
  rolesEach: 7,
  places: Array.from({ length: 4 }, (_, place) => ({
    name: `Quay ${place + 1}`,
    roles: Array.from({ length: 7 }, (_, role) => `Docker ${place + 1}.${role + 1}`),
  })),
}
function spyfallRecord() {
  const { game } = games['spyfall-2']!
  const options = readOptions(game.options, { packs: [], ownPacks: [pack], rounds: 1, minutes: 1 }, 4)
  const secret = 'a replay from a file'
  return recordOf(simulate({ game, setup: { options, seats: 4 }, secret, bots: [randomBot, randomBot, randomBot, randomBot] }), secret, [])
}

test('a record file is looked at without a network, and no secret of a seat is in the page before somebody chooses to see it', async ({
  page,
  context,
}) => {
  const record = spyfallRecord()
  await page.goto('/replay', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const chooseFile = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await chooseFile(JSON.stringify({ ...record, entries: record.entries.slice(1) }))
  await expect(page.getByText('This file is not a record')).toBeVisible()
  await chooseFile(JSON.stringify(record))
  await expect(replayLine(page)).toContainText('As the table saw it. Moment 1 of')
  await expect(replayLine(page)).toContainText('Nothing was uploaded.')

  // Before the cards are turned up.
  const secretEntries = record.entries.slice(
    0,
    record.entries.findIndex(({ told }) => told.some(({ fact }) => fact.kind === 'roundEnded')),
  )
  const countMoments = (viewer: Viewer) => feedOf(secretEntries, viewer).length
  const stepThrough = async (count: number) => {
    await page.keyboard.press('Home')
    for (let i = 1; i < count; i++) {
      expect((await page.content()).includes('Docker')).toBe(false)
      await page.keyboard.press('ArrowRight')
    }
    await expect(replayLine(page)).toContainText(`Moment ${count} of`)
    expect((await page.content()).includes('Docker')).toBe(false)
  }
  await stepThrough(countMoments('spectator'))
  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(replayLine(page)).toContainText('As Seat 2 saw it.')
  await stepThrough(countMoments(1))
  await page.getByText('Everything', { exact: true }).click()
  await expect(page.locator('.replay-files')).toContainText('Docker')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'replay')
  const play = page.locator('.replay-player .go')
  const heightOfPlay = async () => (await play.boundingBox())!.height
  const usual = await heightOfPlay()
  await play.evaluate((button) => (button.textContent = 'Abspielen'))
  expect(await heightOfPlay(), 'a German word stays on one line').toBe(usual)
  await page.keyboard.press('0')
  await expect(page.locator('.replay-files')).toHaveCount(0)
  expect((await page.content()).includes('Docker')).toBe(false)
  await test.step('on a small phone neither folder nor bar covers the board, and an opened file is whole', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.keyboard.press('2')
    await expect(replayLine(page)).toContainText('As Seat 2 saw it.')
    const boxOf = async (selector: string) => (await page.locator(`.replay-frame${selector}`).boundingBox())!
    const [frame, headline] = [await boxOf(''), await boxOf(' .headline h2')]
    expect(headline.y + headline.height).toBeLessThan(frame.y + frame.height)
    expect((await boxOf(' .frame-folder')).y).toBeGreaterThanOrEqual(frame.y + frame.height)
    await page.locator('.replay-frame .folder-cover').focus()
    await page.keyboard.down(' ')
    await page.locator('.replay-frame .paper').waitFor()
    expect.soft((await boxOf(' .paper')).y).toBeGreaterThanOrEqual(frame.y)
    await page.keyboard.up(' ')
  })
})
