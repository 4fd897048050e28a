// Games are played by keyboard alone by somebody who knows only what a screen reader says, against bots. Each game has a language of
// its own; with SPOKEN_LANGUAGES=all every game is played in all three. They are played to their end in `npm run test:deep`.
import { expect } from '@playwright/test'
import { de } from '../src/i18n/de.ts'
import { en } from '../src/i18n/en.ts'
import { nl } from '../src/i18n/nl.ts'
import { listenToEverything, pressSomething, transcript } from './blind-player.ts'
import { setUpOwnServer } from './own-server.ts'
import { deepOnly, isDeep, test } from './test.ts'

const server = setUpOwnServer({ BOT_DELAY_MS: '0' })
const catalogues = { en, nl, de }
type Language = keyof typeof catalogues
const languages = Object.keys(catalogues) as Language[]
const agents = /Schulz|Perry|Bucci|Jacques|Mirkov|Doyle|Larsson/
/**
 * `bots`: how many are added first: with more of them Shadow in the Night is no longer, and the person has fewer turns.
 * `isDeepOnly`: `npm test` plays one game in Dutch and one in German; whatever else it plays is in English.
 */
const games: readonly {
  readonly game: string
  readonly language: Language
  readonly options: object
  readonly bots?: number
  readonly useful?: RegExp
  readonly isDeepOnly?: true
}[] = [
  { game: 'spy-alley-dice', language: 'nl', options: {}, isDeepOnly: true },
  { game: 'cia-vs-kgb', language: 'en', options: { answersEach: 5 }, isDeepOnly: true },
  { game: 'top-secret', language: 'de', options: { readingSeconds: 0 }, isDeepOnly: true },
  { game: 'spyfall-2', language: 'nl', options: { rounds: 1, minutes: 1 } },
  { game: 'shadow-in-the-night', language: 'de', options: { cards: false, dossier: false }, bots: 6, useful: agents },
]
/** After so many presses a game is left, unless tests are deep. */
const MAX_PRESSES = 15
const MAX_TRIES = 900
const isEveryLanguage = process.env.SPOKEN_LANGUAGES === 'all'
const plays = games.flatMap((game) => (isEveryLanguage ? languages.map((language) => ({ ...game, language })) : [game]))

for (const { game, language, options, bots = 0, useful, isDeepOnly = false } of plays)
  test(
    `${game} is played ${isDeep ? 'to its end' : 'for a while'} by keyboard and ear, in ${language}`,
    isDeepOnly ? deepOnly : {},
    async ({ page }) => {
      test.setTimeout(240_000)
      const words = catalogues[language]
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
      const send = (data: object) => page.request.post(`${server.origin}/api/tables/${code}`, { data, headers: { authorization: `Bearer ${token}` } })
      await send({ do: 'setOptions', options: { ...options, decisionSeconds: 30 } })
      for (let bot = 0; bot < bots; bot++) await send({ do: 'addBot' })
      const debrief = page.getByRole('heading', { level: 1, name: words.debrief.title })
      // What leads away from the match: to another one, to a second person on this device, or out of the house.
      const { debrief: after, passing, menu } = words
      const neverPressed = [after.again, after.otherGame, passing.another, menu.leave, menu.leaveSure]
      let presses = 0
      for (let tries = 0; !(await debrief.isVisible()); tries++) {
        if (!isDeep && presses >= MAX_PRESSES) return
        if (tries === MAX_TRIES) throw new Error((await transcript(page)).slice(-20).join('\n'))
        if (await pressSomething(page, neverPressed, useful)) {
          presses++
          continue
        }
        // In steps that are shorter than a scene: a scene that is skipped is not announced.
        if (!(await page.locator('.scene').isVisible())) server.forward(2000)
      }
      const result = (await page.locator('.page-main h2').first().textContent())!.replace(/\s+/g, ' ').trim()
      await expect
        .poll(async () => (await transcript(page)).some((said) => said.includes(result)), {
          message: [result, ...(await transcript(page)).slice(-8)].join('\n'),
        })
        .toBe(true)
    },
  )
