// Each kind of card: what may be chosen for it and what it does (SN-24 to SN-41).
import { viewOfSeat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { type Agent, type Card, cardKinds, cardNames, packFor, shadowInTheNight } from '../index.ts'
import { position, type Start } from '../testing/position.ts'

/** Four players; seat 0 has moved Larsson from 9 to 10, wants to play this card, and is asked to. */
function playToCard(card: Card, start: Partial<Start> = {}) {
  const at = { larsson: 9, ...start.at }
  const match = position({ seats: 4, hands: [[card], [], [], []], roll: '1-3', ...start, at })
  match.does(0, { do: 'spend', points: { larsson: 1 } })
  match.does(0, { do: 'answer', wants: true })
  return match
}
const attemptToWant = (card: Card, start: Partial<Start>) => {
  const match = position({ seats: 4, hands: [[card], [], [], []], roll: '1-3', ...start })
  match.does(0, { do: 'spend', points: { larsson: 1 } })
  return match.attempt(0, { do: 'answer', wants: true })
}
const fieldsOf = (match: ReturnType<typeof playToCard>) =>
  shadowInTheNight.choices(viewOfSeat(match.truth, 0)).find((choice) => choice.do === 'play')!.fields
const stonesAt = (building: number) => Object.fromEntries(['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle'].map((name) => [name, building]))

describe('the pack', () => {
  test('[SN-14] there are 26 cards of 15 kinds; seven players play without the recruit card', () => {
    expect([packFor(4).length, cardNames.length]).toEqual([26, 15])
    expect(packFor(6)).toContain('recruit')
    expect([packFor(7).length, packFor(7).includes('recruit')]).toEqual([25, false])
  })
  test('every kind has the number and the rule that the rules give it', () => {
    const counts = [2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1]
    expect(cardNames.map((card) => [cardKinds[card].rule, cardKinds[card].copies])).toEqual(counts.map((count, i) => [`SN-${26 + i}`, count]))
  })
})

describe('the kinds', () => {
  test('[SN-26] step back: one agent goes back one or two buildings', () => {
    for (const by of [-1, -2]) {
      const match = playToCard('stepBack', { at: { perry: 1 } })
      match.does(0, { do: 'play', card: 'stepBack', agent: 'perry', by })
      expect(match.truth.common.at.perry).toBe(by === -1 ? 0 : 11)
    }
    for (const by of [1, -3]) expect(playToCard('stepBack').attempt(0, { do: 'play', card: 'stepBack', agent: 'perry', by })?.rule).toBe('SN-26')
  })
  test('[SN-27] sidestep: one agent goes one building on or back', () => {
    for (const by of [1, -1]) {
      const match = playToCard('sidestep', { at: { perry: 4 } })
      match.does(0, { do: 'play', card: 'sidestep', agent: 'perry', by })
      expect(match.truth.common.at.perry).toBe(4 + by)
    }
    expect(playToCard('sidestep').attempt(0, { do: 'play', card: 'sidestep', agent: 'perry', by: 2 })?.rule).toBe('SN-27')
  })
  test('[SN-28] two retreat: two agents go back one building each', () => {
    const match = playToCard('twoRetreat', { at: { perry: 4 } })
    expect(match.attempt(0, { do: 'play', card: 'twoRetreat', agents: ['perry'] })?.rule).toBe('SN-28')
    match.does(0, { do: 'play', card: 'twoRetreat', agents: ['perry', 'doyle'] })
    expect(match.truth.common.at).toMatchObject({ perry: 3, doyle: 11 })
  })
  test('[SN-29] two advance: two agents go on one building each', () => {
    const match = playToCard('twoAdvance', { at: { perry: 11 } })
    expect(match.attempt(0, { do: 'play', card: 'twoAdvance', agents: ['perry', 'doyle', 'bucci'] })?.rule).toBe('SN-29')
    match.does(0, { do: 'play', card: 'twoAdvance', agents: ['perry', 'doyle'] })
    expect(match.truth.common.at).toMatchObject({ perry: 0, doyle: 1 })
  })
  test('[SN-30] off the safe: only an agent that is where the safe is, one building on or back', () => {
    const match = playToCard('offTheSafe', { at: { perry: 7, doyle: 3 } })
    expect(fieldsOf(match)).toMatchObject({ agent: { one: ['perry'] }, by: { one: [1, -1] } })
    match.does(0, { do: 'play', card: 'offTheSafe', agent: 'perry', by: -1 })
    expect(match.truth.common.at.perry).toBe(6)
    expect(attemptToWant('offTheSafe', { safe: 5 })).toEqual({ rule: 'SN-19', code: 'noneCanBePlayed' })
  })
  test('[SN-31] move the safe: to any other building, and no agent there causes a scoring', () => {
    const match = playToCard('moveTheSafe', { at: { perry: 3 } })
    expect(match.attempt(0, { do: 'play', card: 'moveTheSafe', to: 7 })?.rule).toBe('SN-31')
    match.does(0, { do: 'play', card: 'moveTheSafe', to: 3 })
    const { safe, causes, stones } = match.truth.common
    expect([safe, causes, stones.perry]).toEqual([3, [], 0])
  })
  test('[SN-32] into the ruin: any agent, from wherever it is', () => {
    const match = playToCard('intoTheRuin', { at: { perry: 11 } })
    expect(match.attempt(0, { do: 'play', card: 'intoTheRuin', agent: 'perry' })?.rule).toBe('SN-32')
    match.does(0, { do: 'play', card: 'intoTheRuin', agent: 'doyle' })
    expect(match.truth.common.at.doyle).toBe(11)
  })
  test('[SN-33] evensong: all agents to the church, also where the safe is, which causes a scoring', () => {
    const match = playToCard('evensong', { at: { perry: 3, doyle: 11 }, safe: 0 })
    match.does(0, { do: 'play', card: 'evensong' })
    const { at, due } = match.truth.common
    expect(new Set(Object.values(at))).toEqual(new Set([0]))
    expect(due).toEqual({ what: 'safe', seat: 0 })
  })
  test('[SN-34] change places: two agents in different buildings', () => {
    const match = playToCard('changePlaces', { at: { perry: 3, doyle: 11 } })
    expect(match.attempt(0, { do: 'play', card: 'changePlaces', agents: ['schulz', 'bucci'] })?.rule).toBe('SN-34')
    match.does(0, { do: 'play', card: 'changePlaces', agents: ['perry', 'doyle'] })
    expect(match.truth.common.at).toMatchObject({ perry: 11, doyle: 3 })
  })
  test("[SN-35] pay a visit: one agent to another agent's building", () => {
    const match = playToCard('payAVisit', { at: { perry: 3 } })
    expect(match.attempt(0, { do: 'play', card: 'payAVisit', agents: ['schulz', 'bucci'] })?.rule).toBe('SN-35')
    match.does(0, { do: 'play', card: 'payAVisit', agents: ['schulz', 'perry'] })
    expect(match.truth.common.at).toMatchObject({ schulz: 3, perry: 3 })
  })
  test('[SN-36] out of the ruin: one or two agents go from there to the church', () => {
    const ruined = { at: { perry: 11, bucci: 11, doyle: 11 } }
    for (const agents of [['perry'], ['perry', 'doyle']] satisfies Agent[][]) {
      const match = playToCard('outOfTheRuin', ruined)
      match.does(0, { do: 'play', card: 'outOfTheRuin', agents })
      expect(agents.map((agent) => match.truth.common.at[agent])).toEqual(agents.map(() => 0))
      expect(match.truth.common.at.bucci).toBe(11)
    }
    const match = playToCard('outOfTheRuin', ruined)
    expect(match.attempt(0, { do: 'play', card: 'outOfTheRuin', agents: ['perry', 'bucci', 'doyle'] })?.rule).toBe('SN-36')
    expect(match.attempt(0, { do: 'play', card: 'outOfTheRuin', agents: ['schulz'] })?.rule).toBe('SN-36')
  })
  test('[SN-37] hurry: one agent goes on one, two or three buildings', () => {
    for (const by of [1, 2, 3]) {
      const match = playToCard('hurry', { at: { perry: 10 } })
      match.does(0, { do: 'play', card: 'hurry', agent: 'perry', by })
      if (match.truth.common.due.what === 'draw') match.does(0, { do: 'declineDraw' })
      expect(match.truth.common.at.perry).toBe((10 + by) % 12)
    }
    expect(playToCard('hurry').attempt(0, { do: 'play', card: 'hurry', agent: 'perry', by: -1 })?.rule).toBe('SN-37')
  })
  test('[SN-38] a good word: two stones not past 40 go on three fields; on 40 is allowed, past it is not', () => {
    const match = playToCard('aGoodWord', { stones: { perry: 38, doyle: 41 } })
    expect(match.attempt(0, { do: 'play', card: 'aGoodWord', agents: ['perry', 'doyle'] })).toMatchObject({ rule: 'SN-38', code: 'stonePast40' })
    expect(match.attempt(0, { do: 'play', card: 'aGoodWord', agents: ['perry'] })?.rule).toBe('SN-38')
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['perry', 'bucci'] })
    expect(match.truth.common.stones).toMatchObject({ perry: 41, bucci: 3, doyle: 41 })
  })
  test('[SN-38] it may bring stones home: both move, the game is over, and a scoring that was due lapses', () => {
    const match = position({
      seats: 4,
      hands: [['aGoodWord', 'hurry'], ['hurry'], [], []],
      at: { larsson: 6 },
      stones: { perry: 40, doyle: 39, larsson: 5 },
      roll: '1-3',
    })
    match.does(0, { do: 'spend', points: { larsson: 1 } })
    match.does(0, { do: 'answer', wants: true })
    match.does(1, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['doyle', 'perry'] })
    const { due, stones, ending } = match.truth.common
    expect(due).toEqual({ what: 'over' })
    expect(stones).toMatchObject({ perry: 43, doyle: 42, larsson: 5 })
    expect(ending).toMatchObject({ winners: [1], furthest: ['perry'] })
  })
  test('[SN-39] to the safe: any agent from anywhere, and it causes a scoring if it is still there in the end', () => {
    const match = playToCard('toTheSafe', { at: { perry: 8 } })
    match.does(0, { do: 'play', card: 'toTheSafe', agent: 'perry' })
    expect([match.truth.common.at.perry, match.truth.common.due]).toEqual([7, { what: 'safe', seat: 0 }])
    expect(match.truth.common.stones).toMatchObject({ perry: 7, larsson: 10 })
  })
  test('[SN-40] recruit: one of the face-down cards, seen by nobody else, and only the best of the own agents counts', () => {
    const match = playToCard('recruit', { stones: { schulz: 3, doyle: 30, larsson: 20 } })
    expect(fieldsOf(match)).toMatchObject({ unseen: { one: [0, 1, 2] } })
    match.does(0, { do: 'play', card: 'recruit', unseen: 1 })
    expect(match.truth.hands.map((hand) => hand.recruited)).toEqual([['doyle'], [], [], []])
    expect([match.truth.hidden.bystanders, match.truth.common.bystanders]).toEqual([['mirkov', 'larsson'], 2])
    expect(match.truth.common.cards.discards).toEqual(['recruit'])
    expect(match.truth.common.cards.recruits).toEqual([1, 0, 0, 0])
    const factsAboutDoyle = match.entries.at(-1)!.told.filter((told) => JSON.stringify(told).includes('doyle'))
    expect(factsAboutDoyle.map((told) => told.channel === 'whisper' && told.to)).toEqual([[0]])
  })
  test('[SN-40] at the end a player who recruited scores for the better agent alone', () => {
    const match = position({ seats: 4, hands: [['recruit', 'aGoodWord'], [], [], []], stones: { schulz: 3, perry: 12, mirkov: 40 }, roll: '1-3' })
    match.does(0, { do: 'spend', points: {} })
    match.does(0, { do: 'declineDraw' })
    match.does(0, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'recruit', unseen: 0 })
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['mirkov', 'perry'] })
    expect(match.truth.common.ending).toMatchObject({
      held: [['schulz', 'mirkov'], ['perry'], ['bucci'], ['jacques']],
      winners: [0],
      points: [43, 15, 0, 0],
    })
  })
  test('[SN-40] also if the game ends with the very card that recruited: all hands are empty, and a scoring is due', () => {
    const match = playToCard('recruit', { stones: { schulz: 3, perry: 12, mirkov: 36, larsson: 36 }, at: { larsson: 6 } })
    match.does(0, { do: 'play', card: 'recruit', unseen: 2 })
    expect(match.truth.common.ending).toMatchObject({
      held: [['schulz', 'larsson'], ['perry'], ['bucci'], ['jacques']],
      bystanders: ['mirkov', 'doyle'],
      winners: [0],
      points: [43, 12, 0, 0],
      furthest: ['larsson'],
    })
  })
  test('[SN-40] with the last face-down card the recruit card leaves the game', () => {
    const match = position({ seats: 6, hands: [['recruit'], [], [], [], [], []], roll: '1-3' })
    match.does(0, { do: 'spend', points: { perry: 1 } })
    match.does(0, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'recruit', unseen: 0 })
    expect([match.truth.common.bystanders, match.truth.common.cards.discards]).toEqual([0, []])
    expect(cardKinds.recruit.fieldsFor(match.truth.common)).toBeUndefined()
  })
  test('[SN-41] two are two different ones; where only one can be moved, it alone moves', () => {
    expect(playToCard('twoAdvance').attempt(0, { do: 'play', card: 'twoAdvance', agents: ['perry', 'perry'] })?.rule).toBe('SN-29')
    const match = playToCard('aGoodWord', { stones: { ...stonesAt(41), larsson: 10 } })
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['larsson'] })
    expect(match.truth.common.stones.larsson).toBe(13)
  })
})

describe('cards that would change nothing', () => {
  test('[SN-24] an agent sent to where it is has not moved: evensong moves only those who are elsewhere', () => {
    const match = playToCard('evensong', { at: { perry: 3 }, safe: 0 })
    match.does(0, { do: 'play', card: 'evensong' })
    const moves = match.entries.at(-1)!.told.flatMap((told) => (told.fact.kind === 'agentsMoved' ? [told.fact.to] : []))
    expect(moves).toEqual([{ perry: 0, larsson: 0 }])
    expect(fieldsOf(playToCard('toTheSafe', { at: { perry: 7 } }))).not.toMatchObject({ agent: { one: expect.arrayContaining(['perry']) } })
  })
  test('[SN-25] a card that would change nothing may not be played', () => {
    const match = position({ seats: 4, hands: [['outOfTheRuin', 'hurry'], [], [], []], roll: '1-3' })
    match.does(0, { do: 'spend', points: { larsson: 1 } })
    match.does(0, { do: 'answer', wants: true })
    expect(match.attempt(0, { do: 'play', card: 'outOfTheRuin', agents: ['perry'] })).toEqual({
      rule: 'SN-25',
      code: 'changesNothing',
      with: { card: 'outOfTheRuin' },
    })
    const inChurch = { agents: ['perry', 'doyle'] as const, at: { perry: 0, doyle: 0 }, stones: { perry: 41, doyle: 41 }, safe: 0, bystanders: 0 }
    const idle = ['offTheSafe', 'toTheSafe', 'evensong', 'changePlaces', 'payAVisit', 'outOfTheRuin', 'aGoodWord', 'recruit'] as const
    expect(idle.filter((card) => cardKinds[card].fieldsFor({ ...inChurch, safe: card === 'offTheSafe' ? 5 : 0 }))).toEqual([])
    expect(cardKinds.intoTheRuin.fieldsFor({ ...inChurch, at: { perry: 11, doyle: 11 } })).toBeUndefined()
  })
})
