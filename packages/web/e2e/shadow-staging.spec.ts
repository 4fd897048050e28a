// Staging in Shadow in the Night: a move, the safe, a scoring and the end, beat by beat. Nothing says who holds whom or who has won before
// the cards have turned; "Tonight" and the winner come last.
import { expect, test } from '@playwright/test'
import { foldOpenFeed, sceneMs } from '@safehouse/engine'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import type { FactOf, SceneOf } from './scene.ts'
import { begun } from './shadow-scenes.ts'
import { eachBeat, everyWord, expectNothingAhead, onStage, type StagedMoment } from './staging.ts'

type Fact = FactOf<'shadow-in-the-night'>
const until = null
const options = { cards: false, dossier: true, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
const stones = { schulz: 35, perry: 33, bucci: 36, jacques: 17, mirkov: 33, doyle: 15, larsson: 30 }

/** Seats 0 to 3 are Mara, Noor, Jonas and Maximiliane-Sophie; seat 1 is on turn. */
function moment(title: string, facts: Fact[], hiddenBefore: StagedMoment['hiddenBefore']): StagedMoment {
  const feed = [begun(4, { stones, onTurn: 1 })]
  const on = seatRules.common.on as unknown as Record<string, ((common: unknown, fact: Fact) => unknown) | undefined>
  const open = feed.map((told) => ({ at: 1, facts: told.filter(({ kind }) => on[kind]) }))
  const before = foldOpenFeed(seatRules, { seats: 4, options }, open as never)
  const after = facts.reduce<unknown>((common, fact) => on[fact.kind]!(common, fact), before)
  const staging = seatRules.scene!(facts as never, before, after as never)
  if (!staging) throw new Error(`${title}: no scene`)
  const scene: SceneOf<'shadow-in-the-night'> = { title, game: 'shadow-in-the-night', options, people: 4, feed, whispers: ['agentDealt'] }
  return { title, scene, facts, staging, hiddenBefore }
}
const turn: Fact = { kind: 'turnBegan', seat: 2, roll: 4, until }
const gains = { schulz: 0, perry: 2, bucci: 9, jacques: 7, mirkov: 2, doyle: 7, larsson: -3 }
const move: Fact = { kind: 'pointsSpent', seat: 1, points: { jacques: 3 } }
const step = moment('move', [move, turn], { turn: ['From 4 to 7'] })
const safe = moment('safe', [{ kind: 'safeMoved', seat: 1, to: 3 }, turn], { sentence: ['The safe is at 3', 'Jonas is next'] })
const scoring = moment('scoring', [move, { kind: 'scored', by: 1, gains }, { kind: 'safeLifted', seat: 1, until }], {
  hush: ['The safe clicks'],
  sentence: ['Everyone has scored', 'moves the safe'],
})
const finale = moment(
  'finale',
  [
    move,
    { kind: 'scored', by: 1, gains },
    { kind: 'agentsTurnedUp', held: [['perry'], ['bucci'], ['jacques'], ['larsson']], bystanders: ['schulz', 'mirkov', 'doyle'] },
    {
      kind: 'dossiersOpened',
      entries: [
        { schulz: null, perry: 0, bucci: 3, jacques: 2, mirkov: null, doyle: null, larsson: 1 },
        { schulz: 0, perry: null, bucci: 1, jacques: null, mirkov: 2, doyle: null, larsson: 3 },
        { schulz: null, perry: 3, bucci: null, jacques: 2, mirkov: null, doyle: 1, larsson: 0 },
        { schulz: null, perry: 0, bucci: 1, jacques: 2, mirkov: null, doyle: null, larsson: 3 },
      ],
      right: [
        ['schulz', 'jacques', 'mirkov', 'doyle'],
        ['doyle', 'larsson'],
        ['schulz', 'mirkov'],
        ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle'],
      ],
    },
    { kind: 'ended', winners: [3], points: [55, 55, 34, 57], furthest: ['larsson'] },
  ],
  {
    'look home': ['Bucci is home'],
    'look cards': ['Three agents were nobody'],
    'turn dossier 2': ['The dossier of Jonas'],
    'turn dossier 1': ['The dossier of Noor'],
    winner: ['wins with', 'Maximiliane-Sophie was Larsson'],
    after: ['Tonight', 'Play again'],
    'points dossier 3': ['Six right: 30 points'],
  },
)

for (const one of [step, safe, scoring, finale])
  for (const viewer of ['seat', 'screen'] as const)
    test(`${one.title}, ${viewer}: no beat tells what a later one shows, and no toast does`, async ({ page }) => {
      await page.setViewportSize(viewer === 'seat' ? { width: 390, height: 844 } : { width: 1920, height: 1080 })
      await expectNothingAhead(page, one, viewer)
    })

test('at the end no own field is shaded and no stone is anybody’s before the cards have turned', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { beats } = finale.staging
  const turned = (agent: string, index: number) => beats.findIndex(({ part }) => part === `card ${agent}`) <= index
  await eachBeat(page, finale, 'seat', async (_, index) => {
    if (!(await page.locator('.shadow-reveal').count())) return
    const own = ['perry', 'bucci', 'jacques', 'larsson'].filter((agent) => turned(agent, index)).length
    await expect(page.locator('.shadow-reveal .own')).toHaveCount(own)
    if (own < 4) expect((await page.locator('.shadow-reveal .sum').allTextContents()).join('')).toBe('')
  })
})
test('a page that comes in the middle of a scoring shows the beat that is on, with reduced motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const { beats } = scoring.staging
  const until = (part: string) =>
    beats
      .slice(
        0,
        beats.findIndex((beat) => beat.part === part),
      )
      .reduce((sum, { ms }) => sum + ms, 0)
  await onStage(page, scoring, 'seat', until('agent bucci') + 100)
  await expect(page.locator('.shadow-gained')).toContainText('Bucci')
  await expect(page.locator('.shadow-agents > li')).toContainText(['0', '+2', '+9', '', '', '', ''])
  await page.clock.runFor(sceneMs(scoring.staging))
  await expect(page.locator('.scene')).toHaveCount(0)
  expect(await everyWord(page)).toContain('Noor causes a scoring: Schulz 0, Perry +2')
})
