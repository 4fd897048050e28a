// Looking at a scene beat by beat: what each beat may say, and a film strip of it.
import { expect, type Page } from '@playwright/test'
import type { Scene as Staging } from '@safehouse/engine'
import { cutOff } from './house.ts'
import type { FactOf, GameId, Scene, SceneServer } from './scene.ts'
import { draw, drawShared } from './scene.ts'
import { isDeep } from './test.ts'

/** A folder for pictures of each beat, one as it begins and one before it ends (`npm run film`); none are taken without it. */
const film = process.env.SCENE_FILM

/** Who looks at a moment: somebody at the table, and at every second moment (in deep tests and films at each) the shared screen too. */
export const viewersOf = (index: number): readonly ('seat' | 'screen')[] =>
  isDeep || film !== undefined || index % 2 === 1 ? ['seat', 'screen'] : ['seat']

export interface StagedMoment {
  readonly title: string
  readonly scene: Scene
  /** The decision that is staged. */
  readonly facts: readonly FactOf<GameId>[]
  readonly staging: Staging
  /** The seats that win, where the decision ends the match. */
  readonly winners?: readonly number[]
  /** By beat ("turn", or "turn card" for a part of a series): words that must not be in the page before it has begun. */
  readonly hiddenBefore: Readonly<Partial<Record<string, readonly string[]>>>
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
 * A page whose clock stands still: time goes on only by `page.clock.runFor`. It may come when so much of the scene is over. Answers with
 * the time at which the scene began.
 */
export async function onStage(
  page: Page,
  { scene, facts, winners }: StagedMoment,
  viewer: 'seat' | 'screen',
  elapsedMs = 0,
): Promise<{ readonly server: SceneServer; readonly startedAt: number }> {
  const server = await (viewer === 'seat' ? draw : drawShared)(page, scene)
  // What the page loads last, and would not load while its clock stands still.
  if (viewer === 'seat') await page.locator('.voice-button').waitFor()
  // Far enough ahead for a busy machine: a clock cannot be set back.
  await page.clock.pauseAt(Date.now() + 1500)
  await server.syncClock()
  const startedAt = (await timeOn(page)) - elapsedMs
  server.tellAt(startedAt, ...facts)
  if (winners) server.endMatch(winners)
  // Once more: what is told may outdate the estimate, and a ping that is under way while the clock is moved would be a bad one.
  await server.syncClock()
  await untilStaged(page)
  return { server, startedAt }
}
const timeOn = (page: Page): Promise<number> => page.evaluate(() => Date.now())
async function runTo(page: Page, time: number): Promise<void> {
  const left = time - (await timeOn(page))
  if (left > 0) await page.clock.runFor(left)
}
/** Lets a little time pass if the page still shows that beat; the beat that is on then. The page's clock may be a little behind the table's. */
async function step(page: Page, expected: string): Promise<string> {
  const beat = await beatOn(page)
  if (beat === expected) await page.clock.runFor(STEP_MS)
  return beat
}
/** Lets time pass until a scene is on, as after a reload. */
export const untilStaged = (page: Page): Promise<void> => expect.poll(() => step(page, 'none')).not.toBe('none')
const STEP_MS = 20
/** Pictures are taken so long before a beat ends. */
const END_OF_BEAT_MS = 100
const idOf = ({ name, part }: Staging['beats'][number]): string => (part ? `${name} ${part}` : name)
/** Name and part of the beat that is on, or "none". */
const beatOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scene = document.querySelector<HTMLElement>('.scene')
    return scene ? [scene.dataset.beat, scene.dataset.part].filter(Boolean).join(' ') : 'none'
  })

/** A picture in which all motions of the beat are at their end. */
async function shoot(page: Page, { title, scene }: StagedMoment, viewer: string, name: string): Promise<void> {
  if (film) await page.screenshot({ path: `${film}/${scene.game}, ${title}, ${viewer}/${name}.png`, animations: 'disabled' })
}

/** Shows a scene and calls `look` in each beat, with the beat's name and its number. */
export async function eachBeat(
  page: Page,
  moment: StagedMoment,
  viewer: 'seat' | 'screen',
  look: (beat: string, index: number) => Promise<void>,
): Promise<void> {
  await page.clock.install()
  let { startedAt: begins } = await onStage(page, moment, viewer)
  const { beats } = moment.staging
  for (const [index, { name, ms }] of beats.entries()) {
    const before = beats[index - 1]
    await runTo(page, begins)
    await expect.poll(() => step(page, before ? idOf(before) : 'none')).toBe(idOf(beats[index]!))
    await shoot(page, moment, viewer, `${String(index).padStart(2, '0')}a`)
    await look(name, index)
    await runTo(page, begins + ms - END_OF_BEAT_MS)
    await shoot(page, moment, viewer, `${String(index).padStart(2, '0')}b`)
    begins += ms
  }
  await runTo(page, begins)
  await expect.poll(() => step(page, idOf(beats.at(-1)!))).toBe('none')
  await shoot(page, moment, viewer, 'over')
}

/** Check 1: in no beat is there a word of a later one, and each comes with its beat. Check 6: no toast. */
export async function expectNothingAhead(page: Page, moment: StagedMoment, viewer: 'seat' | 'screen'): Promise<void> {
  const { staging, hiddenBefore } = moment
  // Words of a beat that the scene does not have come after it.
  const beginsAt = (beat: string) => {
    const found = staging.beats.findIndex((candidate) => beat === candidate.name || beat === idOf(candidate))
    return found < 0 ? staging.beats.length : found
  }
  await eachBeat(page, moment, viewer, async (beat, index) => {
    const words = await everyWord(page)
    for (const [name, hidden = []] of Object.entries(hiddenBefore))
      for (const word of hidden) {
        if (beginsAt(name) > index) expect(words, `${moment.title}, ${beat}`).not.toContain(word)
        if (beginsAt(name) === index) expect(words, `${moment.title}, ${beat}`).toContain(word)
      }
    expect(await page.locator('.toast').count()).toBe(0)
    if (viewer === 'screen') expect(await cutOff(page), `${moment.title}, ${beat}`).toEqual([])
  })
}
