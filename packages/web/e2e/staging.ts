// Looking at a scene beat by beat: what each beat may say, and a film strip of it.
import { expect, type Page } from '@playwright/test'
import type { Scene as Staging } from '@safehouse/engine'
import type { FactOf, GameId, Scene, SceneServer } from './scene.ts'
import { draw, drawShared } from './scene.ts'

/** A folder for pictures of each beat; none are taken without it. */
const film = process.env.SCENE_FILM

export interface StagedMoment {
  readonly title: string
  readonly scene: Scene
  /** The decision that is staged. */
  readonly facts: readonly FactOf<GameId>[]
  readonly staging: Staging
  /** By beat: words that must not be in the page before it. */
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

/** A page whose clock stands still: time goes on only by `page.clock.runFor`. */
async function onStage(page: Page, { scene, facts }: StagedMoment, viewer: 'seat' | 'screen'): Promise<SceneServer> {
  const server = await (viewer === 'seat' ? draw : drawShared)(page, scene)
  await page.clock.pauseAt(Date.now() + 100)
  server.tellNow(...facts)
  await expect(page.locator('.scene')).toBeVisible()
  return server
}
/** Shows a scene and calls `look` in each beat, with the beat's name and its number. */
export async function eachBeat(
  page: Page,
  moment: StagedMoment,
  viewer: 'seat' | 'screen',
  look: (beat: string, index: number) => Promise<void>,
): Promise<void> {
  await page.clock.install()
  await onStage(page, moment, viewer)
  for (const [index, { name, ms }] of moment.staging.beats.entries()) {
    await expect(page.locator('.scene')).toHaveAttribute('data-beat', name)
    if (film) await page.screenshot({ path: `${film}/${moment.title}-${viewer}-${index}-${name}.png` })
    await look(name, index)
    await page.clock.runFor(ms)
  }
  await expect(page.locator('.scene')).toHaveCount(0)
  if (film) await page.screenshot({ path: `${film}/${moment.title}-${viewer}-over.png` })
}

/** Check 1: in no beat is there a word of a later one. Check 6: no toast. */
export async function expectNothingAhead(page: Page, moment: StagedMoment, viewer: 'seat' | 'screen'): Promise<void> {
  await eachBeat(page, moment, viewer, async (beat, index) => {
    const later = moment.staging.beats.slice(index + 1).flatMap(({ name }) => moment.hiddenBefore[name] ?? [])
    const words = await everyWord(page)
    for (const word of later) expect(words, `${moment.title}, ${beat}`).not.toContain(word)
    expect(await page.locator('.toast').count()).toBe(0)
  })
  const words = await everyWord(page)
  for (const word of Object.values(moment.hiddenBefore).flat().slice(0, 1)) expect(words.length).toBeGreaterThan(word!.length)
}
