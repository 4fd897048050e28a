// The learned value of boards: what the weights must say if rows and network fit together.
import type { TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { describe, expect, test } from 'vitest'
import { dossierNetwork, plainNetwork, twoPlayersNetwork } from './network.ts'
import { learnedChance, type Order } from './value.ts'

describe.each([
  ['plain', plainNetwork, 4, 7],
  ['plain, two players', twoPlayersNetwork, 2, 5],
  ['dossier', dossierNetwork, 4, 7],
] as const)('%s', (_, network, seats, agents) => {
  const numbers = Array.from({ length: agents }, (_, agent) => agent)
  const one = (agent: number) => numbers.map((other) => other === agent)
  const neutral = numbers.map(() => 1)
  /** Players run the first agents and sit in that order; the other agents are bystanders. */
  const order = (next: number): Order => ({ after: numbers.map((i) => (i < seats ? (i - next + seats) % seats : -1)), seats, placesSafe: false })
  /** Agents 0 and 1 are level, and a scoring would bring agent 0 home. */
  const board = (safe: number): TrialBoard => ({
    at: [10, 4, 0, 0, 11, 2, 0].slice(0, agents),
    stones: [34, 34, 20, 20, 5, 5, 5].slice(0, agents),
    safe,
    causes: 0,
  })
  const chance = (agent: number, safe: number, next: number) => learnedChance(network, board(safe), order(next), one(agent), neutral)

  test('the chances of all agents make one, and nobody has none', () => {
    const chances = numbers.map((agent) => chance(agent, 7, 0))
    expect(chances.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(Math.min(...chances)).toBeGreaterThan(0)
  })
  test('an agent that stands high is better off with the safe in reach and its own player next', () => {
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(0, 9, 0))
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(0, 5, 1))
    expect(chance(0, 5, 0)).toBeGreaterThan(chance(1, 5, 0))
  })
  test('a bystander has less of the same place than an agent that somebody runs', () => {
    const level: TrialBoard = { at: numbers.map(() => 3), stones: numbers.map(() => 15), safe: 7, causes: 0 }
    const share = (agent: number) => learnedChance(network, level, order(0), one(agent), neutral)
    expect(share(agents - 1)).toBeLessThan(share(1) / 2)
  })
  test('what an agent has beyond counts as a factor of its odds', () => {
    const odds = (favour: readonly number[]) => {
      const share = learnedChance(network, board(7), order(0), one(1), favour)
      return share / (1 - share)
    }
    expect(odds(neutral.with(1, 3))).toBeCloseTo(3 * odds(neutral))
  })
})
