// What somebody says is written into Spyfall's field, by a browser that recognises speech on the device itself; the speech API is an
// object of the test, because Chromium without windows has none.
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './house.ts'
import { draw } from './scene.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { test } from './test.ts'

interface Recogniser {
  readonly lang: string
  readonly processLocally: boolean
  readonly hasEnded: boolean
  say(...parts: string[]): void
}
type SpeechWindow = Window & { readonly recognisers: Recogniser[]; readonly support: { onDevice: string } }

async function openWithRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recognisers: unknown[] = []
    class Speech {
      processLocally = false
      lang = ''
      hasEnded = false
      onresult: ((event: object) => void) | undefined
      onend: (() => void) | undefined
      start() {
        recognisers.push(this)
      }
      abort() {
        this.hasEnded = true
        this.onend?.()
      }
      say(...parts: string[]) {
        this.onresult?.({ results: parts.map((transcript) => [{ transcript }]) })
      }
    }
    const support = { onDevice: 'available' }
    const available = async ({ processLocally }: { processLocally: boolean }) => (processLocally ? support.onDevice : 'available')
    Object.assign(Speech, { available })
    Object.assign(window, { support, recognisers, SpeechRecognition: Speech })
  })
  await draw(page, spyfallScene('you are asked'))
  await page.getByRole('button', { name: 'Talk by voice' }).click()
  await page.getByLabel('Write down what I say').check()
  await page.keyboard.press('Escape')
}
const startedRecognisers = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as SpeechWindow).recognisers.map(({ lang, processLocally, hasEnded }) => ({ lang, processLocally, hasEnded })),
  )
const say = (page: Page, ...parts: string[]) => page.evaluate((parts) => (window as unknown as SpeechWindow).recognisers.at(-1)!.say(...parts), parts)
const field = (page: Page) => page.getByRole('textbox')
const button = (page: Page) => page.getByRole('button', { name: 'Say it, and it is written here' })

test('what is said is written into the field, on the device alone, until the button is pressed again or the device cannot do it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openWithRecognition(page)
  await field(page).fill('Well,')
  await button(page).click()
  await expect.poll(() => startedRecognisers(page)).toEqual([{ lang: 'en-US', processLocally: true, hasEnded: false }])
  await say(page, 'an umbrella', ' of course')
  await expect(field(page)).toHaveValue('Well, an umbrella of course')
  await say(page, 'word '.repeat(200))
  await expect(field(page)).toHaveValue(/^Well, word .{60,}/)
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(200)
  await expectNoBarriers(page, 'dictation')
  await expectNoSidewaysScroll(page, 'dictation')
  await page.getByRole('button', { name: 'Stop writing what I say' }).click()
  await expect.poll(() => startedRecognisers(page)).toEqual([{ lang: 'en-US', processLocally: true, hasEnded: true }])
  await say(page, 'not for you')
  await expect(field(page)).not.toHaveValue(/not for you/)
  // The browser can no longer do it by itself: nothing starts, and the page says so.
  await page.evaluate(() => Object.assign((window as unknown as SpeechWindow).support, { onDevice: 'unavailable' }))
  await button(page).click()
  await expect(page.getByText('This device cannot write down speech by itself.', { exact: false })).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await startedRecognisers(page)).toHaveLength(1)
})
