// Looking at a scene beat by beat: what each beat may say, and a film strip of it.
import { expect, type Page } from '@playwright/test'
import { type Scene as EngineScene, type Feed, foldOpenFeed, type GameTypes, type SeatRules } from '@safehouse/engine'
import { seatRules as kgbRules } from '@safehouse/games/cia-vs-kgb/seat'
import { seatRules as shadowRules } from '@safehouse/games/shadow-in-the-night/seat'
import { seatRules as alleyRules } from '@safehouse/games/spy-alley-dice/seat'
import { seatRules as spyfallRules } from '@safehouse/games/spyfall-2/seat'
import { seatRules as topSecretRules } from '@safehouse/games/top-secret/seat'
import { findCutOff } from './house.ts'
import { type FactOf, type GameId, type Scene, type SceneOf, SceneServer } from './scene.ts'
import { isDeep, test } from './test.ts'

const rulesOf = {
  'spy-alley-dice': alleyRules,
  'cia-vs-kgb': kgbRules,
  'shadow-in-the-night': shadowRules,
  'spyfall-2': spyfallRules,
  'top-secret': topSecretRules,
}

/** A folder for pictures of each beat, one as it begins and one before it ends (`npm run film`); none are taken without it. */
export const filmFolder = process.env.SCENE_FILM
/** A part of the titles of the moments that are shown; `npm run film` sets it. */
const shownTitle = process.env.SCENE_FILM_TITLE ?? ''

/** Who looks at a moment: of every second one the shared screen or somebody at the table in turn; in deep tests and films both at each. */
const viewersOf = (index: number): readonly ('seat' | 'screen')[] =>
  isDeep || filmFolder !== undefined ? ['seat', 'screen'] : index % 4 === 0 ? ['seat'] : index % 4 === 2 ? ['screen'] : []

export interface StagedMoment {
  readonly title: string
  readonly scene: Scene
  /** The decision that is staged. */
  readonly facts: readonly FactOf<GameId>[]
  /** The scene of the decision, beat by beat. */
  readonly staging: EngineScene
  /** The seats that win, where the decision ends the match. */
  readonly winners?: readonly number[]
  /** By beat ("turn", or "turn card" for a part of a series): words that must not be in the page before it has begun. */
  readonly hiddenBefore: Readonly<Partial<Record<string, readonly string[]>>>
}

/** How the rules of its game stage a decision that follows after a scene. */
export function stageMoment<G extends GameId>(
  scene: SceneOf<G>,
  facts: readonly FactOf<G>[],
  hiddenBefore: StagedMoment['hiddenBefore'],
  winners?: readonly number[],
): StagedMoment {
  const { title, options, people, feed } = scene
  const rules = rulesOf[scene.game] as unknown as SeatRules<GameTypes>
  const fold = (lists: readonly (readonly { readonly kind: string }[])[]) => {
    const openFeed = lists.map((list) => ({ at: 1, facts: list.filter(({ kind }) => kind in rules.common.on) }))
    return foldOpenFeed(rules, { seats: people, options }, openFeed as Feed<GameTypes>)
  }
  const staging = rules.scene?.(facts as never, fold(feed), fold([...feed, facts]))
  if (!staging) throw new Error(`${title}: no scene`)
  return { title, scene: scene as Scene, facts, staging, hiddenBefore, ...(winners && { winners }) }
}

/** Everything in the page that somebody could see or hear: text, names for screen readers, titles. */
export const everyWord = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.textContent ?? '', ...names].join('\n')
  })

/**
 * Stages a moment on a page whose clock stands still: time goes on only by `page.clock.runFor`. So much of the scene is over already.
 * Answers with the time at which the scene began.
 */
export async function stageOnPage(
  page: Page,
  { scene, facts, winners }: StagedMoment,
  viewer: 'seat' | 'screen',
  elapsedMs = 0,
  server = new SceneServer(page, viewer === 'seat' ? 'seat' : 'shared screen'),
): Promise<{ readonly server: SceneServer; readonly startedAt: number }> {
  await server.show(scene)
  // What the page loads last, and would not load while its clock stands still.
  if (viewer === 'seat') await page.locator('.voice-button').waitFor()
  // Far enough ahead for a busy machine: a clock cannot be set back.
  await page.clock.pauseAt((await timeOn(page)) + 1500)
  await server.syncClock()
  await emptyAnnouncements(page)
  const startedAt = (await timeOn(page)) - elapsedMs
  server.tellAt(startedAt, ...facts)
  if (winners) server.endMatch(winners)
  // Once more: what is told may outdate the estimate, and a ping that is under way while the clock is moved would be a bad one.
  await server.syncClock()
  await untilStaged(page)
  return { server, startedAt }
}
/** What was announced stays in the page for the next sentences, and would be taken for something that the next moment tells. */
const emptyAnnouncements = (page: Page): Promise<void> =>
  page.locator('[role="log"] > p').evaluateAll((sentences) => {
    for (const { firstChild } of sentences) if (firstChild) (firstChild as Text).data = ''
  })
const timeOn = (page: Page): Promise<number> => page.evaluate(() => Date.now())
async function runTo(page: Page, time: number): Promise<void> {
  const leftMs = time - (await timeOn(page))
  if (leftMs > 0) await page.clock.runFor(leftMs)
}
/** Answers with the beat that is on, and lets a little time pass if it is still `before`: the page's clock may be a little behind the table's. */
async function stepPast(page: Page, before: string): Promise<string> {
  const beat = await beatOn(page)
  if (beat === before) await page.clock.runFor(STEP_MS)
  return beat
}
/** Lets time pass until a scene is on, as after a reload. */
export const untilStaged = (page: Page): Promise<void> => expect.poll(() => stepPast(page, 'none')).not.toBe('none')
const STEP_MS = 20
/** How long before the end of a beat its second picture is taken. */
const END_OF_BEAT_MS = 100
const idOf = ({ name, part }: EngineScene['beats'][number]): string => (part ? `${name} ${part}` : name)
/** Name and part of the beat that is on, or "none". */
const beatOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scene = document.querySelector<HTMLElement>('.scene')
    return scene ? [scene.dataset.beat, scene.dataset.part].filter(Boolean).join(' ') : 'none'
  })

/** A picture in which all motions of the beat are at their end. */
async function filmBeat(page: Page, { title, scene }: StagedMoment, viewer: string, name: string): Promise<void> {
  if (filmFolder) await page.screenshot({ path: `${filmFolder}/${scene.game}, ${title}, ${viewer}/${name}.png`, animations: 'disabled' })
}

/** Shows a scene on a new page and calls `look` in each beat, with the beat's name and its number. */
export async function eachBeat(
  page: Page,
  moment: StagedMoment,
  viewer: 'seat' | 'screen',
  look: (beat: string, index: number) => Promise<void>,
): Promise<void> {
  await page.clock.install()
  await eachBeatOf(page, moment, viewer, look)
}
/** The same on a page whose clock the test has installed. `server`: shows it after what it has shown before. */
async function eachBeatOf(
  page: Page,
  moment: StagedMoment,
  viewer: 'seat' | 'screen',
  look: (beat: string, index: number) => Promise<void>,
  server?: SceneServer,
): Promise<void> {
  let { startedAt: beatStartsAt } = await stageOnPage(page, moment, viewer, 0, server)
  const { beats } = moment.staging
  for (const [index, { name, ms }] of beats.entries()) {
    const before = beats[index - 1]
    await runTo(page, beatStartsAt)
    await expect.poll(() => stepPast(page, before ? idOf(before) : 'none')).toBe(idOf(beats[index]!))
    await filmBeat(page, moment, viewer, `${String(index).padStart(2, '0')}a`)
    await look(name, index)
    if (filmFolder) await runTo(page, beatStartsAt + ms - END_OF_BEAT_MS)
    await filmBeat(page, moment, viewer, `${String(index).padStart(2, '0')}b`)
    beatStartsAt += ms
  }
  await runTo(page, beatStartsAt)
  await expect.poll(() => stepPast(page, idOf(beats.at(-1)!))).toBe('none')
  await filmBeat(page, moment, viewer, 'over')
}

/** What must hold in every beat of one moment besides. It is looked at in the same showing: each one takes seconds of CPU. */
export interface BeatCheck {
  readonly title: string
  readonly moment: StagedMoment
  readonly viewer: 'seat' | 'screen'
  readonly look: (page: Page, index: number) => Promise<void>
  /** What must hold once the scene is over. */
  readonly afterwards?: (page: Page) => Promise<void>
}

/** Expects that no word of `hiddenBefore` is in the page before its beat and each is there with its beat, and that there is no toast. */
async function expectNothingAhead(
  page: Page,
  moment: StagedMoment,
  viewer: 'seat' | 'screen',
  server: SceneServer,
  checks: readonly BeatCheck[],
): Promise<void> {
  const { staging, hiddenBefore } = moment
  // Words of a beat that the scene does not have come after it.
  const indexOf = (beat: string) => {
    const found = staging.beats.findIndex((candidate) => beat === candidate.name || beat === idOf(candidate))
    return found < 0 ? staging.beats.length : found
  }
  const look = async (beat: string, index: number) => {
    const words = await everyWord(page)
    for (const [name, hidden = []] of Object.entries(hiddenBefore))
      for (const word of hidden) {
        if (indexOf(name) > index) expect(words, `${moment.title}, ${beat}`).not.toContain(word)
        if (indexOf(name) === index) expect(words, `${moment.title}, ${beat}`).toContain(word)
      }
    expect(await page.locator('.toast').count()).toBe(0)
    if (viewer === 'screen') expect(await findCutOff(page), `${moment.title}, ${beat}`).toEqual([])
    for (const check of checks) await test.step(`${check.title}: ${beat}`, () => check.look(page, index))
  }
  await eachBeatOf(page, moment, viewer, look, server)
  for (const { title, afterwards } of checks) if (afterwards) await test.step(`${title}: afterwards`, () => afterwards(page))
}
/**
 * One test for each kind of viewer. Its moments are shown one after another on one page, as matches of one evening, which takes less CPU
 * than a page for each.
 */
export function testNothingAhead(games: string, moments: readonly StagedMoment[], checks: readonly BeatCheck[] = []): void {
  for (const viewer of ['seat', 'screen'] as const) {
    const checksHere = checks.filter((check) => check.viewer === viewer)
    const shown = moments.filter((moment, i) => viewersOf(i).includes(viewer) || checksHere.some((check) => check.moment === moment))
    const title = ['no beat tells what a later one shows, and no toast does', ...checksHere.map((check) => check.title)].join('; ')
    test(`${games}, ${viewer}: ${title}`, async ({ page }) => {
      await page.setViewportSize(viewer === 'seat' ? { width: 390, height: 844 } : { width: 1920, height: 1080 })
      await page.clock.install()
      const server = new SceneServer(page, viewer === 'seat' ? 'seat' : 'shared screen')
      for (const moment of shown.filter(({ scene, title }) => `${scene.game}, ${title}`.includes(shownTitle)))
        await test.step(`${moment.scene.game}, ${moment.title}`, async () => {
          const checksOfMoment = checksHere.filter((check) => check.moment === moment)
          await expectNothingAhead(page, moment, viewer, server, checksOfMoment)
          await page.clock.resume()
        })
    })
  }
}
