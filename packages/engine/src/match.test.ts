// Decisions of a match: deadlines before actions, each at its own time, and refusals that change nothing.
import { describe, expect, test } from 'vitest'
import { type WinksTypes, winks } from '../testing/toy/index.ts'
import { seedFromText } from './chance.ts'
import type { Game } from './contract.ts'
import { act, advanceTime, applyProposal, dealMatch, firstDeadline, liftEntries, proposeAction, proposeDueDeadlines, resumeMatch } from './match.ts'

const setup = { seats: 3, options: { rounds: 4, seconds: 5 } }
const seed = seedFromText('play')
const newMatch = () => dealMatch(winks, setup, seed, 1000)
const roll = (round: number) => ({ do: 'roll', question: `roll:${round}` }) as const
const winkAt = (to: number, n = 0) => ({ do: 'wink', question: `wink:${n}`, to }) as const
const inputsOf = (entries: readonly { input: unknown }[]) => entries.map(({ input }) => input)

describe('time', () => {
  test('decides what is due in order of time, each at its own time', () => {
    const match = newMatch()
    act(match, 0, winkAt(2), 1500)
    act(match, 1, winkAt(2), 2500)
    const { entries } = proposeDueDeadlines(match, 12_000)
    expect(entries.map(({ at, input }) => [at, input])).toEqual([
      [4500, { deadline: 'fade:0:2:0' }],
      [5500, { deadline: 'fade:1:2:0' }],
      [6000, { deadline: 'round:0' }],
      [11_000, { deadline: 'round:1' }],
    ])
  })
  test('decides what is due before an action that comes after it', () => {
    const match = newMatch()
    expect(act(match, 0, roll(0), 6001)).toMatchObject({ code: 'questionGone' })
    expect(inputsOf(match.entries)).toEqual(['deal', { deadline: 'round:0' }])
    expect(act(match, 1, roll(1), 6002)).toBeUndefined()
    expect(inputsOf(match.entries).at(-1)).toEqual({ seat: 1, action: roll(1) })
  })
  test('at the very moment of a deadline the deadline goes first', () => {
    const match = newMatch()
    expect(act(match, 0, roll(0), 5999.5)).toBeUndefined()
    const lateMatch = newMatch()
    expect(act(lateMatch, 0, roll(0), 6000)).toMatchObject({ code: 'questionGone' })
  })
  test('a permission that the caller has found holds in that truth alone: what is due in between takes it away', () => {
    const match = newMatch()
    const permittedIn = match.truth
    expect(proposeAction(match, 0, roll(0), 2000, undefined, permittedIn).refusal).toBeUndefined()
    expect(proposeAction(match, 0, roll(0), 6001, undefined, permittedIn).refusal).toMatchObject({ code: 'questionGone' })
    act(match, 0, roll(0), 3000)
    expect(proposeAction(match, 0, roll(0), 3000, undefined, permittedIn).refusal).toMatchObject({ code: 'questionGone' })
  })
  test('never goes back, whatever the clock says', () => {
    const match = newMatch()
    act(match, 0, roll(0), 3000)
    act(match, 1, roll(1), 2000)
    expect(match.entries.map(({ at }) => at)).toEqual([1000, 3000, 3000])
    const hasty: Game<WinksTypes> = { ...winks, deadlines: (truth) => winks.deadlines(truth).map((deadline) => ({ ...deadline, at: 0 })) }
    const hastyMatch = dealMatch(hasty, setup, seed, 1000)
    advanceTime(hastyMatch, 1000)
    expect(hastyMatch.entries.map(({ at }) => at)).toEqual([1000, 1000, 1000, 1000, 1000])
  })
  test('of several deadlines at one time the first that the game names goes first', () => {
    const tied: Game<WinksTypes> = {
      ...winks,
      deadlines: () => [
        { id: 'a', at: 9 },
        { id: 'b', at: 5 },
        { id: 'c', at: 5 },
      ],
    }
    expect(firstDeadline(tied, newMatch().truth)).toEqual({ id: 'b', at: 5 })
    expect(firstDeadline({ ...winks, deadlines: () => [] }, newMatch().truth)).toBeUndefined()
  })
  test('a deadline that does not go away is a mistake of the game, not an endless loop', () => {
    const stuck: Game<WinksTypes> = { ...winks, deadlines: () => [{ id: 'again', at: 0 }] }
    expect(() => advanceTime(dealMatch(stuck, setup, seed, 1000), 2000)).toThrow('deadline again did not go away')
  })
})

describe('an action', () => {
  test('that is refused changes nothing', () => {
    const match = newMatch()
    const before = JSON.stringify([match.entries, match.truth])
    expect(act(match, 1, roll(0), 1500)).toEqual({ rule: 'WI-02', code: 'notYourRound', with: { seat: 0 } })
    expect(JSON.stringify([match.entries, match.truth])).toBe(before)
  })
  test('to a question that is gone is refused', () => {
    const match = newMatch()
    act(match, 0, winkAt(1), 1100)
    expect(act(match, 0, winkAt(2), 1200)).toMatchObject({ code: 'notNow' })
    expect(act(match, 0, winkAt(2, 1), 1200)).toBeUndefined()
  })
  test('changes the match only when its proposal is applied', () => {
    const match = newMatch()
    const before = JSON.stringify([match.entries, match.truth])
    const proposal = proposeAction(match, 0, roll(0), 1500, 'id-1')
    expect(JSON.stringify([match.entries, match.truth])).toBe(before)
    expect(proposal.entries).toEqual([expect.objectContaining({ at: 1500, id: 'id-1', input: { seat: 0, action: roll(0) } })])
    applyProposal(match, proposal)
    expect(match.entries.at(-1)).toBe(proposal.entries[0])
    expect(match.truth).toBe(proposal.truth)
  })
  test('draws its dice by seat and question, not by what went before', () => {
    const quiet = newMatch()
    act(quiet, 0, roll(0), 1500)
    const busy = newMatch()
    act(busy, 1, winkAt(2), 1100)
    act(busy, 2, winkAt(1), 1200)
    act(busy, 0, roll(0), 1500)
    expect(busy.entries.at(-1)!.told).toEqual(quiet.entries.at(-1)!.told)
  })
})

test('a match is resumed from its log as it was left', () => {
  const match = newMatch()
  act(match, 0, winkAt(1), 1100)
  act(match, 0, roll(0), 1500)
  const resumed = resumeMatch(winks, setup, seed, JSON.parse(JSON.stringify(match.entries)))
  expect(resumed).toEqual(match)
  act(resumed, 1, roll(1), 1600)
  act(match, 1, roll(1), 1600)
  expect(resumed).toEqual(match)
})

describe('a stored log', () => {
  const { entries } = newMatch()
  test('of the same rules is read as it is', () => {
    expect(liftEntries(winks, 1, entries)).toBe(entries)
  })
  test('of older rules is lifted, entry by entry, and does not change itself', () => {
    const storedText = JSON.stringify(entries)
    const newer = { ...winks, rulesVersion: 3, lift: (entry: (typeof entries)[number], from: number) => ({ ...entry, at: entry.at + from }) }
    expect(liftEntries(newer, 2, entries)).toEqual(entries.map((entry) => ({ ...entry, at: entry.at + 2 })))
    expect(JSON.stringify(entries)).toBe(storedText)
  })
  test('of newer rules, or of older ones that cannot be lifted, is refused', () => {
    expect(() => liftEntries(winks, 2, entries)).toThrow('newer rules')
    expect(() => liftEntries({ ...winks, rulesVersion: 2 }, 1, entries)).toThrow('cannot read logs of rules 1')
  })
})
