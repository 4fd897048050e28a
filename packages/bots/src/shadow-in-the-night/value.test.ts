// The learned value of boards: what the weights must say if rows and network fit together.
import type { TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { describe, expect, test } from 'vitest'
import { dossierNetwork, plainNetwork } from './network.ts'
import { learnedChance, type Order } from './value.ts'

const AGENTS = 7
const one = (agent: number) => Array.from({ length: AGENTS }, (_, i) => i === agent)
const neutral = new Array<number>(AGENTS).fill(1)
/** Four players run agents 0 to 3 and sit in that order; agents 4 to 6 are bystanders. */
const order = (next: number): Order => ({ after: [0, 1, 2, 3].map((seat) => (seat - next + 4) % 4).concat(-1, -1, -1), seats: 4, placesSafe: false })
/** Agents 0 and 1 are level, and a scoring would bring agent 0 home. */
const board = (safe: number): TrialBoard => ({ at: [10, 4, 0, 0, 11, 2, 0], stones: [34, 34, 20, 20, 5, 5, 5], safe, causes: 0 })

describe.each([
  ['plain', plainNetwork],
  ['dossier', dossierNetwork],
] as const)('%s', (_, network) => {
  const chance = (agent: number, safe: number, next: number) => learnedChance(network, board(safe), order(next), one(agent), neutral)

  test('the chances of all agents make one, and nobody has none', () => {
    const chances = Array.from({ length: AGENTS }, (_, agent) => chance(agent, 7, 0))
    expect(chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(Math.min(...chances)).toBeGreaterThan(0)
  })
  test('an agent that stands high is better off with the safe in reach and its own player next', () => {
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(0, 9, 0))
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(0, 5, 1))
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(1, 5, 0))
  })
  test('a bystander has less of the same place than an agent that somebody runs', () => {
    const level: TrialBoard = { at: new Array(AGENTS).fill(3), stones: new Array(AGENTS).fill(15), safe: 7, causes: 0 }
    const share = (agent: number) => learnedChance(network, level, order(0), one(agent), neutral)
    expect(share(5)).toBeLessThan(share(1) / 2)
  })
  test('what an agent has beyond counts as a factor of its odds', () => {
    const odds = (favour: readonly number[]) => {
      const share = learnedChance(network, board(7), order(0), one(1), favour)
      return share / (1 - share)
    }
    expect(odds([1, 3, 1, 1, 1, 1, 1])).toBeCloseTo(3 * odds(neutral))
  })
})
