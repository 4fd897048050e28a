// Games are finished by keyboard alone by somebody who knows only what a screen reader says, against bots. The language changes
// with the game; the sentences themselves are the catalogues', which the type checker and the scenes hold complete in all three.
import { expect, test } from '@playwright/test'
import { de } from '../src/i18n/de.ts'
import { en } from '../src/i18n/en.ts'
import { nl } from '../src/i18n/nl.ts'
import { listenToEverything, pressSomething, transcript } from './blind-player.ts'
import { ownServer } from './own-server.ts'

const server = ownServer({ BOT_DELAY_MS: '0' })
const games = [
  { game: 'spy-alley-dice', language: 'nl', words: nl, options: {} },
  { game: 'cia-vs-kgb', language: 'en', words: en, options: { answersEach: 5 } },
  { game: 'top-secret', language: 'de', words: de, options: { readingSeconds: 0 } },
  { game: 'spyfall-2', language: 'nl', words: nl, options: { rounds: 1, minutes: 1 } },
] as const

for (const { game, language, words, options } of games)
  test(`${game} is played to its end by keyboard and ear, in ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    await listenToEverything(page)
    await page.addInitScript((chosen) => {
      localStorage.setItem('safehouse.language', chosen)
      localStorage.setItem('safehouse.reading', 'press')
      localStorage.setItem('safehouse.headphones', 'on')
      localStorage.setItem('safehouse.hints', 'off')
    }, language)
    await page.goto(`${server.origin}/open?game=${game}`)
    await page.getByLabel(words.name.label).focus()
    await page.keyboard.type('Mara')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/t\/\w{4}$/)
    // Whatever a game can be shortened by; and decisions have a limit, so that the clock can be moved forward over one that is left.
    const code = page.url().slice(-4)
    const token = await page.evaluate((table) => JSON.parse(sessionStorage.getItem(`safehouse.here.${table}`)!)[0].token as string, code)
    const command = { do: 'setOptions', options: { ...options, decisionSeconds: 30 } }
    await page.request.post(`${server.origin}/api/tables/${code}`, { data: command, headers: { authorization: `Bearer ${token}` } })
    const debrief = page.getByRole('heading', { level: 1, name: words.debrief.title })
    // What leads away from the match: to another one, to a second person on this device, or out of the house.
    const { debrief: after, passing, menu } = words
    const never = [after.again, after.otherGame, passing.another, menu.leave, menu.leaveSure]
    for (let presses = 0, idle = 0; !(await debrief.isVisible()); presses++) {
      expect(presses, (await transcript(page)).slice(-20).join('\n')).toBeLessThan(900)
      if (await pressSomething(page, never)) idle = 0
      else if (++idle % 3 === 0) server.forward(20_000)
    }
    const result = (await page.locator('.page-main h2').first().textContent())!.replace(/\s+/g, ' ').trim()
    await expect.poll(async () => (await transcript(page)).some((said) => said.includes(result)), { message: result }).toBe(true)
  })
