// The basic game: board, turn, scoring, end (SN-01 to SN-13), its worked examples, and what is refused.
import { advanceTime, dealMatch, permits, readOptions, seedFromText, viewOfSeat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { agents, buildings, faces, lap, onward, ruin, type ShadowAction, shadowInTheNight, worth } from './index.ts'
import { lastOpenFacts, position, STARTED_AT_MS } from './testing/position.ts'

const dealWith = (seats: number, chosenOptions: object = {}, name = 'deal') => {
  const options = readOptions(shadowInTheNight.options, chosenOptions, seats)
  return dealMatch(shadowInTheNight, { seats, options }, seedFromText(name), 0)
}
const manyDeals = (seats: number) => Array.from({ length: 200 }, (_, i) => dealWith(seats, {}, `${seats}/${i}`).truth)

describe('board and set-up', () => {
  test('[SN-01] twelve buildings in a ring: church 0, one to ten, ruin minus three, and the church again; a lap of 42', () => {
    expect(buildings.map(worth)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3])
    expect(onward(10, 1)).toBe(ruin)
    expect(onward(ruin, 1)).toBe(0)
    expect(onward(0, -1)).toBe(ruin)
    expect(lap).toBe(42)
  })
  test('[SN-02] two players play with five agents, three with six, more with all seven', () => {
    expect([2, 3, 4, 5, 6, 7].map((seats) => dealWith(seats).truth.common.agents.length)).toEqual([5, 6, 7, 7, 7, 7])
  })
  test('[SN-02] the host may choose the agents, exactly as many as the players need; else chance decides', () => {
    const chosenAgents = ['larsson', 'perry', 'bucci', 'jacques', 'doyle'] as const
    expect(dealWith(2, { agents: chosenAgents }).truth.common.agents).toEqual(['perry', 'bucci', 'jacques', 'doyle', 'larsson'])
    const options = readOptions(shadowInTheNight.options, { agents: chosenAgents }, 3)
    expect(shadowInTheNight.misfit?.({ seats: 3, options })).toEqual({ rule: 'SN-02', code: 'wrongNumberOfAgents', with: { wanted: 6, chosen: 5 } })
    expect(new Set(manyDeals(2).flatMap(({ common }) => common.agents)).size).toBe(7)
  })
  test('[SN-03] all agents start in the church, all stones on the start, the safe in building 7', () => {
    const { common } = dealWith(4).truth
    for (const agent of agents) expect([common.at[agent], common.stones[agent]]).toEqual([0, 0])
    expect(common.safe).toBe(7)
  })
  test('[SN-04] each player holds one agent and knows no other; the rest lie face down and are seen by nobody', () => {
    for (const { hands, hidden, common } of manyDeals(4)) {
      expect([...hands.map((hand) => hand.agent), ...hidden.bystanders].sort()).toEqual([...agents].sort())
      expect(common.bystanders).toBe(3)
    }
    const { entries } = dealWith(4)
    const agentsTold = entries[0]!.told.flatMap((told) => (told.channel === 'whisper' && told.fact.kind === 'agentDealt' ? [told.to] : []))
    expect(agentsTold).toEqual([[0], [1], [2], [3]])
    expect(dealWith(7).truth.hidden.bystanders).toEqual([])
  })
  test('[SN-04] bystanders are moved and score like all others', () => {
    const match = position({ seats: 4, at: { larsson: 5, doyle: 3 }, roll: 2 })
    match.does(0, { do: 'spend', points: { larsson: 2 } })
    expect(match.truth.hidden.bystanders).toContain('larsson')
    expect([match.truth.common.stones.larsson, match.truth.common.stones.doyle]).toEqual([7, 3])
  })
  test('[SN-05] the host says who begins, else chance decides; then turns go clockwise', () => {
    for (const begins of [0, 1, 2, 3, 4]) expect(dealWith(5, { begins }).truth.common.onTurn).toBe(begins)
    expect(new Set(manyDeals(5).map(({ common }) => common.onTurn)).size).toBe(5)
    const match = position({ seats: 3, onTurn: 2, roll: 2 })
    match.does(2, { do: 'spend', points: { perry: 2 } })
    expect(match.truth.common.due).toEqual({ what: 'spend', seat: 0 })
  })
})

describe('a turn', () => {
  test('[SN-06] the die has the faces 1–3, 2, 3, 4, 5 and 6; on 1–3 the player chooses', () => {
    const rolled = new Set(manyDeals(3).map(({ common }) => common.roll))
    expect([...rolled].sort()).toEqual([...faces].sort())
    for (const points of [1, 2, 3]) position({ seats: 2, roll: '1-3' }).does(0, { do: 'spend', points: { perry: points } })
    expect(position({ seats: 2, roll: '1-3' }).attempt(0, { do: 'spend', points: { perry: 4 } })?.code).toBe('tooManyPoints')
  })
  test('[SN-07] points are split over any agents, one building clockwise a point, all of them, the own agent or not', () => {
    const match = position({ seats: 4, at: { schulz: 10, doyle: 11 }, roll: 6 })
    match.does(0, { do: 'spend', points: { schulz: 1, doyle: 3, larsson: 2 } })
    expect(match.truth.common.at).toMatchObject({ schulz: 11, doyle: 2, larsson: 2, perry: 0 })
    const split = position({ seats: 4, roll: 6 })
    split.does(0, { do: 'spend', points: { perry: 1, bucci: 1, jacques: 1, mirkov: 1, doyle: 1, larsson: 1 } })
    expect(split.truth.common.at).toMatchObject({ schulz: 0, perry: 1, bucci: 1, jacques: 1, mirkov: 1, doyle: 1, larsson: 1 })
  })
  test('[SN-08] an agent that ends in the building with the safe causes a scoring; passing it or standing there does not', () => {
    const arriving = position({ seats: 2, at: { perry: 5 }, roll: 2 })
    arriving.does(0, { do: 'spend', points: { perry: 2 } })
    expect(lastOpenFacts(arriving).map(({ kind }) => kind)).toContain('scored')
    const passing = position({ seats: 2, at: { perry: 5 }, roll: 3 })
    passing.does(0, { do: 'spend', points: { perry: 3 } })
    expect(lastOpenFacts(passing).map(({ kind }) => kind)).not.toContain('scored')
    const standing = position({ seats: 2, at: { perry: 7 }, roll: 2 })
    standing.does(0, { do: 'spend', points: { bucci: 2 } })
    expect(lastOpenFacts(standing).map(({ kind }) => kind)).not.toContain('scored')
  })
  test('[SN-09] every agent scores the number of its building, the ruin takes three, and no stone falls behind the start', () => {
    const positions = { schulz: 6, perry: 11, bucci: 11, jacques: 10, mirkov: 0 }
    const match = position({ seats: 2, at: positions, stones: { perry: 2, bucci: 9, mirkov: 4 }, roll: '1-3' })
    match.does(0, { do: 'spend', points: { schulz: 1 } })
    expect(match.truth.common.stones).toEqual({ schulz: 7, perry: 0, bucci: 6, jacques: 10, mirkov: 4 })
    expect(lastOpenFacts(match)).toContainEqual({ kind: 'scored', by: 0, gains: { schulz: 7, perry: -2, bucci: -3, jacques: 10, mirkov: 0 } })
  })
  test('[SN-10] the player who caused the scoring moves the safe to any other building; a safe that comes to agents causes no scoring', () => {
    for (const to of buildings.filter((building) => building !== 7)) {
      const match = position({ seats: 3, onTurn: 1, at: { perry: 5, bucci: 9 }, roll: 2 })
      match.does(1, { do: 'spend', points: { perry: 2 } })
      expect(match.truth.common.due).toEqual({ what: 'safe', seat: 1 })
      const before = match.truth.common.stones
      match.does(1, { do: 'moveSafe', to })
      expect([match.truth.common.safe, match.truth.common.stones]).toEqual([to, before])
    }
  })
  test('[SN-11] then the next player has the turn, with a fresh roll', () => {
    const match = position({ seats: 3, at: { perry: 5 }, roll: 2 })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    match.does(0, { do: 'moveSafe', to: 3 })
    const { due, turn, onTurn, roll } = match.truth.common
    expect({ due, turn, onTurn }).toEqual({ due: { what: 'spend', seat: 1 }, turn: 2, onTurn: 1 })
    expect(faces).toContain(roll)
  })
})

describe('the end', () => {
  const scoring = { seats: 2, at: { schulz: 5, perry: 10, bucci: 9 }, roll: 2 } as const
  test('[SN-12] the match ends when a stone reaches 42, after all stones have moved, and the safe stays', () => {
    const match = position({ ...scoring, stones: { schulz: 34, perry: 33 } })
    match.does(0, { do: 'spend', points: { schulz: 2 } })
    const { common } = match.truth
    expect([common.stones.schulz, common.stones.perry, common.safe, common.due]).toEqual([41, 43, 7, { what: 'over' }])
    expect(shadowInTheNight.outcome(common)).toMatchObject({ winners: [1], points: [41, 43] })
    expect(common.ending).toMatchObject({ held: [['schulz'], ['perry']], bystanders: ['bucci', 'jacques', 'mirkov'], furthest: ['perry'] })
    expect(shadowInTheNight.choices(viewOfSeat(match.truth, 0))).toEqual([])
  })
  test('[SN-12] the match goes on as long as no stone has reached 42', () => {
    const match = position({ ...scoring, stones: { schulz: 34, perry: 31, bucci: 32 } })
    match.does(0, { do: 'spend', points: { schulz: 2 } })
    expect(shadowInTheNight.outcome(match.truth.common)).toBeUndefined()
  })
  test('[SN-12] players who are tied for furthest share the win, but not with a bystander', () => {
    const match = position({ ...scoring, stones: { schulz: 37, perry: 34, bucci: 35 } })
    match.does(0, { do: 'spend', points: { schulz: 2 } })
    expect(match.truth.common.ending).toMatchObject({ winners: [0, 1], points: [44, 44], furthest: ['schulz', 'perry'] })
  })
  test('[SN-13] if only bystanders are furthest, no player has won', () => {
    const match = position({ ...scoring, stones: { schulz: 34, perry: 34, bucci: 36 } })
    match.does(0, { do: 'spend', points: { schulz: 2 } })
    expect(match.truth.common.ending).toMatchObject({ winners: [], points: [41, 44], furthest: ['bucci'] })
  })
})

describe('worked examples', () => {
  test('[SN-48] a 6 spent as red to 2, blue to 3 and yellow to 1, all from the church', () => {
    const match = position({ seats: 4, roll: 6 })
    match.does(0, { do: 'spend', points: { jacques: 2, doyle: 3, perry: 1 } })
    expect(match.truth.common.at).toEqual({ schulz: 0, perry: 1, bucci: 0, jacques: 2, mirkov: 0, doyle: 3, larsson: 0 })
  })
  test('[SN-49] blue in 7 gets 7, yellow 2, red 10, purple in the ruin loses 3, green in the church gets nothing', () => {
    const inPlay = ['perry', 'jacques', 'mirkov', 'doyle', 'larsson'] as const
    const stones = { perry: 10, jacques: 10, mirkov: 10, doyle: 10, larsson: 10 }
    const match = position({ seats: 2, agents: inPlay, at: { doyle: 6, perry: 2, jacques: 10, larsson: 11 }, stones, roll: '1-3' })
    match.does(0, { do: 'spend', points: { doyle: 1 } })
    expect(match.truth.common.stones).toEqual({ doyle: 17, perry: 12, jacques: 20, larsson: 7, mirkov: 10 })
  })
})

describe('tallies and the clock', () => {
  test('with the option `tallies` it is counted how often each seat has moved each agent', () => {
    const match = position({ seats: 2, options: { tallies: true }, roll: 3 })
    const before = match.truth.common.tallies![0]!
    match.does(0, { do: 'spend', points: { perry: 2, bucci: 1 } })
    expect(match.truth.common.tallies).toEqual([{ ...before, perry: 1, bucci: 1 }, {}])
    expect(position({ seats: 2, roll: 3 }).truth.common.tallies).toBeNull()
  })
  test('[SN-46] when the time is up the points are spent and the safe is moved at random, marked as done by the clock', () => {
    const match = position({ seats: 2, options: { decisionSeconds: 30 }, at: { perry: 6, bucci: 6, schulz: 6, jacques: 6, mirkov: 6 }, roll: '1-3' })
    advanceTime(match, STARTED_AT_MS + 29_999)
    expect(match.entries).toHaveLength(1)
    advanceTime(match, STARTED_AT_MS + 30_000)
    expect(lastOpenFacts(match)[0]).toEqual({ kind: 'timeRanOut', seat: 0 })
    expect(lastOpenFacts(match)[1]!.kind).toBe('pointsSpent')
    while (match.truth.common.due.what !== 'safe') advanceTime(match, match.truth.common.until!)
    const { safe, due, until } = match.truth.common
    advanceTime(match, until!)
    expect(lastOpenFacts(match)[0]).toEqual({ kind: 'timeRanOut', seat: due.seat })
    expect(match.truth.common.safe).not.toBe(safe)
  })
  test('[SN-46] the time for a decision begins when the scene before it is over', () => {
    const options = { decisionSeconds: 30 }
    const step = position({ seats: 2, options, roll: 2 })
    step.does(0, { do: 'spend', points: { perry: 2 } })
    expect(step.truth.common.until).toBe(step.entries.at(-1)!.at + 1100 + 30_000)
    const scoring = position({ seats: 2, options, at: { perry: 5 }, roll: 2 })
    scoring.does(0, { do: 'spend', points: { perry: 2 } })
    expect(scoring.truth.common.due.what).toBe('safe')
    expect(scoring.truth.common.until! - scoring.entries.at(-1)!.at - 30_000).toBe(1100 + 900 + 5 * 600 + 1400)
  })
})

describe('bad moves', () => {
  const refusalOfSpending = (points: object, roll: 4 | '1-3' = 4) => {
    const match = position({ seats: 2, roll })
    const before = structuredClone(match.truth)
    const refusal = match.attempt(0, { do: 'spend', points })
    expect(match.truth).toEqual(before)
    return refusal
  }
  test('[SN-50] too few or too many points, an agent that is not in play, and moving nobody are refused', () => {
    expect(refusalOfSpending({ perry: 3 })).toEqual({ rule: 'SN-07', code: 'pointsLeft', with: { left: 1 } })
    expect(refusalOfSpending({ perry: 3, bucci: 2 })).toEqual({ rule: 'SN-07', code: 'tooManyPoints', with: { over: 1 } })
    expect(refusalOfSpending({ perry: 3, larsson: 1 })).toEqual({ rule: 'SN-02', code: 'agentNotInPlay', with: { agent: 'larsson' } })
    expect(refusalOfSpending({ perry: 5, bucci: -1 })).toEqual({ rule: 'SN-07', code: 'onlyForward' })
    expect(refusalOfSpending({})).toEqual({ rule: 'SN-07', code: 'nobodyMoved' })
    expect(refusalOfSpending({}, '1-3')).toEqual({ rule: 'SN-07', code: 'nobodyMoved' })
  })
  test("[SN-50] another player's turn, a question that is gone, and the safe to where it is are refused", () => {
    const match = position({ seats: 2, at: { perry: 5 }, roll: 2 })
    expect(match.attempt(1, { do: 'spend', points: { perry: 2 } })).toEqual({ rule: 'SN-50', code: 'notYourTurn' })
    expect(match.attempt(0, { do: 'moveSafe', to: 3 })).toEqual({ rule: 'SN-50', code: 'notNow' })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    expect(match.attempt(0, { do: 'moveSafe', to: 7 })).toEqual({ rule: 'SN-10', code: 'safeStays' })
    const lateAction = { do: 'moveSafe', question: '1.0', to: 3 } as const
    expect(permits<ShadowAction>(shadowInTheNight.choices(viewOfSeat(match.truth, 0)), lateAction)).toBe(false)
    expect(shadowInTheNight.refusal(viewOfSeat(match.truth, 0), lateAction)).toEqual({ rule: 'SN-50', code: 'questionGone' })
  })
})
