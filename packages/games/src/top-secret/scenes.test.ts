// Which decisions of Top Secret are staged, and that the length of their beats gives nothing away.
import { readOptions, sceneMs } from '@safehouse/engine'
import { expect, test } from 'vitest'
import type { TopSecretOpenFact } from './facts.ts'
import { ANSWERS_SHOWN_MS } from './rounds.ts'
import { scene } from './scenes.ts'
import { seatRules } from './seat.ts'

const { start } = seatRules.common
const common = start({ seats: 4, options: readOptions(seatRules.options, {}, 4) })
const answer: TopSecretOpenFact = { kind: 'tokenPlaced', seat: 3, yes: true, byClock: false }
const laid: TopSecretOpenFact = { kind: 'tokenLaid', seat: 3, byClock: false }
const turned: TopSecretOpenFact = { kind: 'tokensTurned', answers: [true, false, true, true] }
const nextCard: TopSecretOpenFact = { kind: 'cardTurned', deck: 'kitchen-table', card: 1, side: 0, readUntil: 0 }
const pointing: TopSecretOpenFact = { kind: 'pointingOpened', until: null }

test('[TS-06] the answers to a card stay for three seconds, before the next card and before the pointing', () => {
  for (const facts of [
    [answer, nextCard],
    [answer, pointing],
    [laid, turned, nextCard],
  ])
    expect(sceneMs(scene(facts, common, common)!), facts.map(({ kind }) => kind).join()).toBe(ANSWERS_SHOWN_MS)
  expect(scene([answer], common, common)).toBeUndefined()
})
test('[TS-12] arrows come before teams, teams before points, and the winner last', () => {
  const facts: TopSecretOpenFact[] = [
    { kind: 'pointingsShown', pointings: [1, 0, 3, 2] },
    { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue', 'blue'] },
    { kind: 'roundScored', points: [], until: null },
  ]
  const order = (phase: 'scored' | 'over') => scene(facts, common, { ...common, phase })!.beats.map(({ name, part }) => `${name} ${part}`)
  expect(order('scored')).toEqual(['hush arrows', 'turn arrows', 'look arrows', 'turn teams', 'look teams', 'points finding', 'points found'])
  expect(order('over')).toEqual([...order('scored'), 'sentence houses', 'winner winner'])
})
