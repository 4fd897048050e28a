// Which decisions of Shadow in the Night are staged, and that neither order nor length of their beats gives away what comes later.
import { sceneMs } from '@safehouse/engine'
import { expect, test } from 'vitest'
import type { ShadowCommon } from './common.ts'
import type { ShadowOpenFact } from './facts.ts'
import { scene } from './scenes.ts'
import { position } from './testing/position.ts'

const common: ShadowCommon = position({ seats: 4, options: { dossier: true }, roll: 2 }).truth.common
const moved: ShadowOpenFact = { kind: 'pointsSpent', seat: 0, points: { perry: 2 } }
const nextTurn: ShadowOpenFact = { kind: 'turnBegan', seat: 1, roll: 4, until: null }
const scored: ShadowOpenFact = { kind: 'scored', by: 0, gains: { perry: 7 } }
const lifted: ShadowOpenFact = { kind: 'safeLifted', seat: 0, until: null }
const turnedUp: Extract<ShadowOpenFact, { kind: 'agentsTurnedUp' }> = {
  kind: 'agentsTurnedUp',
  held: [['schulz'], ['perry'], ['bucci'], ['jacques']],
  bystanders: ['mirkov', 'doyle', 'larsson'],
}
const ended: ShadowOpenFact = { kind: 'ended', winners: [1], points: [0, 43, 0, 0], furthest: ['perry'] }
const beatNames = (facts: readonly ShadowOpenFact[], after = common) => scene(facts, common, after)!.beats.map(({ name, part }) => `${name} ${part}`)

test('[SN-07] a move is a step of about a second, and begins alike whether it brings a scoring or not', () => {
  const step = scene([moved, nextTurn], common, common)!
  expect(sceneMs(step)).toBe(1100)
  expect(scene([moved, scored, lifted], common, common)!.beats.slice(0, step.beats.length)).toEqual(step.beats)
})
test('[SN-09] in a scoring the agents come one after another in the order of the row', () => {
  expect(beatNames([moved, scored, lifted])).toEqual([
    ...['act step', 'turn step', 'hush bolt'],
    ...common.agents.map((agent) => `turn agent ${agent}`),
    'sentence scored',
  ])
})
test('[SN-10] the safe has a scene of its own', () => {
  const safe = scene([{ kind: 'safeMoved', seat: 0, to: 3 }, nextTurn], common, common)!
  expect([safe.kind, sceneMs(safe)]).toEqual(['safe', 2300])
})
test('[SN-44] at the end dossiers open from the lowest stone on, the last sum is held back, and the winner comes last', () => {
  const ending = {
    held: turnedUp.held,
    bystanders: turnedUp.bystanders,
    winners: [1],
    points: [],
    furthest: [],
    dossiers: { entries: [], right: [] },
  }
  const stones = { ...common.stones, schulz: 20, perry: 43, bucci: 5, jacques: 20 }
  const order = beatNames([moved, scored, turnedUp, ended], { ...common, stones, ending })
  expect(order.slice(order.indexOf('look cards'))).toEqual([
    'look cards',
    ...[2, 0, 3].flatMap((seat) => [`turn dossier ${seat}`, `points dossier ${seat}`]),
    ...['turn dossier 1', 'hush last', 'points dossier 1', 'winner winner'],
  ])
  expect(beatNames([moved, scored, turnedUp, ended], { ...common, stones, ending: { ...ending, dossiers: null } }).slice(-2)).toEqual([
    'look cards',
    'winner winner',
  ])
})
test('[SN-21] a bot that is next waits until people have read the played card', () => {
  const playedFact: ShadowOpenFact = { kind: 'cardPlayed', seat: 0, card: 'hurry' }
  const after: ShadowCommon = { ...common, due: { what: 'play', seat: 2 } }
  expect(scene([playedFact], common, after)!.awaits).toBe(2)
  expect(scene([moved, nextTurn], common, common)).not.toHaveProperty('awaits')
})
