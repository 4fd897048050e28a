// Drawing, the call and the card round (SN-14 to SN-23), with the example round of the rules (SN-47).
import { advanceTime, dealMatch, feedOf, readOptions, seedFromText, viewOfSeat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { type Card, shadowInTheNight } from '../index.ts'
import { lastOpenFacts, position, STARTED_AT_MS, type Start } from '../testing/position.ts'

const openFactKinds = (match: ReturnType<typeof position>) => lastOpenFacts(match).map(({ kind }) => kind)
const answer = (match: ReturnType<typeof position>, ...answers: [seat: number, wants: boolean][]) => {
  for (const [seat, wants] of answers) match.does(seat, { do: 'answer', wants })
}

describe('dealing and drawing', () => {
  test('[SN-14] everyone is dealt two cards that nobody else sees', () => {
    const match = dealMatch(
      shadowInTheNight,
      { seats: 4, options: readOptions(shadowInTheNight.options, { cards: true }, 4) },
      seedFromText('cards'),
      0,
    )
    expect(match.truth.hands.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2])
    expect([...match.truth.hands.flatMap(({ cards }) => cards), ...match.truth.hidden.pile]).toHaveLength(26)
    const receivers = match.entries[0]!.told.flatMap((toldFact) =>
      toldFact.channel === 'whisper' && toldFact.fact.kind === 'cardsDealt' ? [toldFact.to] : [],
    )
    expect(receivers).toEqual([[0], [1], [2], [3]])
    expect(JSON.stringify(feedOf(match.entries, 'spectator'))).not.toContain('cardsDealt')
  })
  test('[SN-15] on 1–3 nobody need be moved; on any other roll somebody must', () => {
    const match = position({ seats: 2, hands: [[], []], roll: '1-3' })
    match.does(0, { do: 'spend', points: {} })
    expect(match.truth.common.at).toEqual(position({ seats: 2, hands: [[], []], roll: '1-3' }).truth.common.at)
    expect(position({ seats: 2, hands: [[], []], roll: 2 }).attempt(0, { do: 'spend', points: {} })).toEqual({ rule: 'SN-15', code: 'nobodyMoved' })
  })
  const drawFor = (start: Partial<Start>, points: object) => {
    const match = position({ seats: 2, hands: [['hurry'], []], roll: '1-3', ...start })
    match.does(0, { do: 'spend', points })
    return match
  }
  test('[SN-16] a card may be drawn for ending an agent in the ruin or for moving nobody, not for going past it', () => {
    expect(drawFor({ at: { perry: 10 } }, { perry: 1 }).truth.common.due).toEqual({ what: 'draw', seat: 0 })
    expect(drawFor({}, {}).truth.common.due).toEqual({ what: 'draw', seat: 0 })
    expect(drawFor({ at: { perry: 10 } }, { perry: 2 }).truth.common.due.what).toBe('answer')
    expect(drawFor({ at: { perry: 11 } }, { bucci: 2 }).truth.common.due.what).toBe('answer')
  })
  test('[SN-16] the card is drawn at once or declined; only the player who draws it sees it', () => {
    const match = drawFor({ pile: ['evensong', 'recruit'] }, {})
    match.does(0, { do: 'draw' })
    expect(match.truth.hands[0]!.cards).toEqual(['hurry', 'evensong'])
    expect([match.truth.common.cards.held, match.truth.common.cards.pile, match.truth.hidden.pile]).toEqual([[2, 0], 1, ['recruit']])
    expect(JSON.stringify(feedOf(match.entries.slice(-1), 1))).not.toContain('evensong')
    const declined = drawFor({}, {})
    declined.does(0, { do: 'declineDraw' })
    expect([declined.truth.common.cards.held, declined.truth.common.due.what]).toEqual([[1, 0], 'answer'])
  })
  const ruinCards: Partial<Start> = { seats: 2, hands: [['intoTheRuin', 'intoTheRuin', 'hurry', 'evensong'], []], at: { perry: 10 }, roll: '1-3' }
  test('[SN-16] the draw for a played card comes after that card has left the hand, so that a player with four cards may draw', () => {
    const match = drawFor(ruinCards, { bucci: 1 })
    answer(match, [0, true])
    match.does(0, { do: 'play', card: 'intoTheRuin', agent: 'perry' })
    expect(match.truth.common.due).toEqual({ what: 'draw', seat: 0 })
    match.does(0, { do: 'draw' })
    expect(match.truth.common.cards.held[0]).toBe(4)
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 0 })
  })
  test('[SN-16] one card a turn at most; a draw declined or lost for a full hand does not use it up', () => {
    const drawn = drawFor({ ...ruinCards, hands: [['intoTheRuin', 'intoTheRuin'], []] }, { perry: 1 })
    drawn.does(0, { do: 'draw' })
    answer(drawn, [0, true])
    drawn.does(0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(drawn.truth.common.due.what).toBe('play')
    const declined = drawFor({ ...ruinCards, hands: [['intoTheRuin', 'intoTheRuin'], []] }, { perry: 1 })
    declined.does(0, { do: 'declineDraw' })
    answer(declined, [0, true])
    declined.does(0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(declined.truth.common.due.what).toBe('draw')
    const full = drawFor(ruinCards, { perry: 1 })
    expect(full.truth.common.due.what).toBe('answer')
    answer(full, [0, true])
    full.does(0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(full.truth.common.due.what).toBe('draw')
  })
  test('[SN-17] nobody holds more than four cards', () => {
    const full: Card[] = ['hurry', 'hurry', 'evensong', 'sidestep']
    expect(drawFor({ hands: [full, []] }, {}).truth.common.due.what).toBe('answer')
    expect(drawFor({ hands: [full.slice(1), []] }, {}).truth.common.due.what).toBe('draw')
  })
  test('[SN-17] a card cannot be played in the turn in which it was drawn, but another card of the same kind can', () => {
    const match = drawFor({ hands: [['sidestep'], []], pile: ['hurry'] }, {})
    match.does(0, { do: 'draw' })
    answer(match, [0, true])
    const refused = { do: 'play', card: 'hurry', agent: 'perry', by: 1 } as const
    expect(match.attempt(0, refused)).toEqual({ rule: 'SN-17', code: 'drawnThisTurn', with: { card: 'hurry' } })
    const withAnotherHurry = drawFor({ hands: [['hurry'], []], pile: ['hurry'] }, {})
    withAnotherHurry.does(0, { do: 'draw' })
    answer(withAnotherHurry, [0, true])
    withAnotherHurry.does(0, refused)
    expect(withAnotherHurry.attempt(0, refused)?.code).toBe('drawnThisTurn')
    withAnotherHurry.does(0, { do: 'finish' })
    withAnotherHurry.does(0, { do: 'pass' })
    expect(withAnotherHurry.truth.hands[0]!.drawnThisTurn).toBeNull()
  })
  test('[SN-17] a draw that finds no pile shuffles the discards; with none of them either there is no draw', () => {
    const match = drawFor({ pile: [], discards: ['evensong', 'recruit', 'sidestep'] }, {})
    match.does(0, { do: 'draw' })
    expect(openFactKinds(match)).toContain('pileRenewed')
    expect([match.truth.common.cards.pile, match.truth.common.cards.discards]).toEqual([2, []])
    expect([...match.truth.hidden.pile, match.truth.hands[0]!.drawnThisTurn].sort()).toEqual(['evensong', 'recruit', 'sidestep'])
    expect(drawFor({ pile: [] }, {}).truth.common.due.what).toBe('answer')
  })
  test('[SN-17] everyone sees how many cards each holds', () => {
    expect(position({ seats: 3, hands: [['hurry'], [], ['evensong', 'recruit']], roll: 2 }).truth.common.cards.held).toEqual([1, 0, 2])
  })
})

describe('the call', () => {
  const playToCall = (hands: Card[][], start: Partial<Start> = {}) => {
    const match = position({ seats: hands.length, hands, roll: 2, ...start })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    return match
  }
  test('[SN-18] everyone who holds a card is asked at once, whether it can be played or not, before any scoring', () => {
    const match = playToCall([['hurry'], [], ['outOfTheRuin']], { at: { perry: 5 } })
    expect(match.truth.common.due).toEqual({ what: 'answer', asked: [0, 2], missing: 2 })
    expect(match.truth.common.stones.perry).toBe(0)
    const mayDo = (seat: number) => shadowInTheNight.choices(viewOfSeat(match.truth, seat)).map((choice) => choice.fields)
    expect([mayDo(0), mayDo(1), mayDo(2)]).toEqual([[{ wants: { one: [false, true] } }], [], [{ wants: { one: [false] } }]])
    expect(match.attempt(1, { do: 'answer', wants: false })).toEqual({ rule: 'SN-18', code: 'noCards' })
  })
  test('[SN-18] until all have answered the others hear how many are missing, and neither who nor what', () => {
    const match = playToCall([['hurry'], ['hurry'], ['sidestep']])
    answer(match, [2, true])
    expect(feedOf(match.entries.slice(-1), 0)[0]!.facts).toEqual([{ kind: 'callAnswered' }])
    expect(match.truth.common.due).toEqual({ what: 'answer', asked: [0, 1, 2], missing: 2 })
    expect(match.attempt(2, { do: 'answer', wants: false })).toEqual({ rule: 'SN-18', code: 'alreadyAnswered' })
    answer(match, [0, false], [1, false])
    expect(lastOpenFacts(match)).toContainEqual({ kind: 'callClosed', wanting: [2] })
  })
  test('[SN-18] if nobody wants to there is no card round; if nobody holds a card nobody is asked', () => {
    const match = playToCall([['hurry'], ['hurry']], { at: { perry: 5 } })
    answer(match, [0, false], [1, false])
    expect(openFactKinds(match)).toEqual(['callAnswered', 'callClosed', 'scored', 'safeLifted'])
    expect(playToCall([[], []]).truth.common.onTurn).toBe(1)
  })
  test('[SN-19] the first clockwise from the player on turn, who is first of all, begins and must play', () => {
    const hands: Card[][] = [['hurry'], ['hurry', 'evensong'], ['sidestep', 'recruit']]
    const match = playToCall(hands, { onTurn: 0 })
    answer(match, [0, false], [2, true], [1, true])
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 1 })
    expect(match.attempt(1, { do: 'pass' })).toEqual({ rule: 'SN-19', code: 'mustBegin' })
    expect(match.attempt(2, { do: 'play', card: 'recruit', unseen: 0 })).toEqual({ rule: 'SN-50', code: 'notYourGo' })
    const allWant = playToCall(hands)
    answer(allWant, [1, true], [2, true], [0, true])
    expect(allWant.truth.common.due).toEqual({ what: 'play', seat: 0 })
  })
  test('[SN-19] only a player with a playable card can want to play', () => {
    const match = playToCall([['outOfTheRuin'], []])
    expect(match.attempt(0, { do: 'answer', wants: true })).toEqual({ rule: 'SN-19', code: 'noneCanBePlayed' })
  })
})

describe('the card round', () => {
  const hands: Card[][] = [['hurry', 'evensong'], ['sidestep', 'stepBack'], ['recruit']]
  const playToCardRound = () => {
    const match = position({ seats: 3, hands, roll: 2 })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    answer(match, [1, true], [0, false], [2, false])
    return match
  }
  test('[SN-19] several cards are played one after another until done; then everyone may play, wanted or not', () => {
    const match = playToCardRound()
    match.does(1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 1 })
    expect(match.attempt(1, { do: 'pass' })).toEqual({ rule: 'SN-19', code: 'alreadyPlayed' })
    match.does(1, { do: 'play', card: 'stepBack', agent: 'perry', by: -2 })
    expect(openFactKinds(match).slice(-2)).toEqual(['finished', 'askedToPlay'])
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 2 })
    match.does(2, { do: 'pass' })
    expect(match.attempt(0, { do: 'finish' })).toEqual({ rule: 'SN-19', code: 'nothingPlayedYet' })
    match.does(0, { do: 'play', card: 'evensong' })
    match.does(0, { do: 'finish' })
    match.does(2, { do: 'play', card: 'recruit', unseen: 0 })
    expect(match.truth.common.cards.held).toEqual([1, 0, 0])
  })
  test('[SN-20] the card round ends after as many passes in a row as players, the last to play included; empty hands pass by themselves', () => {
    const match = playToCardRound()
    match.does(1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    match.does(1, { do: 'finish' })
    match.does(2, { do: 'pass' })
    match.does(0, { do: 'pass' })
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 1 })
    match.does(1, { do: 'play', card: 'stepBack', agent: 'perry', by: -1 })
    match.does(2, { do: 'pass' })
    match.does(0, { do: 'pass' })
    expect(openFactKinds(match)).toEqual(['passed', 'passed', 'roundClosed', 'turnBegan'])
  })
  test('[SN-21] played cards lie open on the discards', () => {
    const match = playToCardRound()
    match.does(1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    expect(match.truth.common.cards.discards).toEqual(['sidestep'])
    expect(match.truth.common.cards.round!.last).toEqual({ seat: 1, card: 'sidestep' })
    expect(feedOf(match.entries.slice(-1), 'spectator')[0]!.facts).toContainEqual({ kind: 'cardPlayed', seat: 1, card: 'sidestep' })
  })
  test('[SN-46] on 1–3 the clock moves somebody, though a player may move nobody', () => {
    const spent = new Set<number>()
    for (let game = 0; game < 40; game++) {
      const dealt = position({ seats: 2, hands: [['hurry'], []], options: { decisionSeconds: 30 }, roll: '1-3' })
      const match = { ...dealt, seed: seedFromText(`clock/${game}`) }
      advanceTime(match, match.truth.common.until!)
      for (const fact of lastOpenFacts(match))
        if (fact.kind === 'pointsSpent') spent.add(Object.values(fact.points).reduce((sum, points) => sum + points, 0))
    }
    expect([...spent].sort()).toEqual([1, 2, 3])
  })
  test('[SN-46] a player due to begin passes when the time is up, the next who wanted to begins, and without one there is no round', () => {
    const match = position({ seats: 3, hands, options: { decisionSeconds: 30 }, at: { perry: 5 }, roll: 2 })
    const letTimeRunOut = () => advanceTime(match, match.truth.common.until!)
    match.does(0, { do: 'spend', points: { perry: 2 } })
    // The move is shown for 1.1 seconds.
    expect(match.truth.common.until).toBe(STARTED_AT_MS + 31_101)
    answer(match, [1, true], [2, true])
    letTimeRunOut()
    expect(lastOpenFacts(match).slice(0, 2)).toEqual([
      { kind: 'timeRanOut', seat: null },
      { kind: 'callClosed', wanting: [1, 2] },
    ])
    letTimeRunOut()
    expect(lastOpenFacts(match).map((fact) => [fact.kind, 'seat' in fact && fact.seat])).toEqual([
      ['timeRanOut', 1],
      ['passed', 1],
      ['askedToPlay', 2],
    ])
    letTimeRunOut()
    expect(openFactKinds(match)).toEqual(['timeRanOut', 'passed', 'roundClosed', 'scored', 'safeLifted'])
  })
  test('[SN-46] in a round that has begun the clock plays no card and draws none', () => {
    const match = position({ seats: 2, hands: [['intoTheRuin', 'hurry'], ['hurry']], options: { decisionSeconds: 30 }, roll: '1-3' })
    const letTimeRunOut = () => advanceTime(match, match.truth.common.until!)
    match.does(0, { do: 'spend', points: {} })
    letTimeRunOut()
    expect([match.truth.common.cards.held, lastOpenFacts(match)[1]]).toEqual([[2, 1], { kind: 'drawDeclined', seat: 0 }])
    answer(match, [0, true], [1, false])
    match.does(0, { do: 'play', card: 'intoTheRuin', agent: 'perry' })
    letTimeRunOut()
    letTimeRunOut()
    expect(openFactKinds(match)).toEqual(['timeRanOut', 'finished', 'askedToPlay'])
    letTimeRunOut()
    letTimeRunOut()
    expect([openFactKinds(match), match.truth.common.cards.held]).toEqual([
      ['timeRanOut', 'passed', 'roundClosed', 'turnBegan'],
      [1, 1],
    ])
  })
})

describe('what causes a scoring', () => {
  const moveToSafe = (hands: Card[][]) => {
    const match = position({ seats: hands.length, hands, at: { perry: 5, bucci: 4, jacques: 3 }, roll: 2 })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    return match
  }
  test('[SN-22] a scoring comes after the card round, if an agent that was moved to the safe has not left since', () => {
    const match = moveToSafe([['hurry'], ['offTheSafe']])
    answer(match, [0, false], [1, true])
    match.does(1, { do: 'play', card: 'offTheSafe', agent: 'perry', by: 1 })
    match.does(0, { do: 'pass' })
    expect(openFactKinds(match)).toEqual(['passed', 'passed', 'roundClosed', 'turnBegan'])
  })
  test('[SN-22] moving the safe away takes the cause away, also when it comes back to where the agents are', () => {
    const match = moveToSafe([['moveTheSafe'], ['moveTheSafe']])
    answer(match, [0, true], [1, false])
    match.does(0, { do: 'play', card: 'moveTheSafe', to: 2 })
    match.does(1, { do: 'play', card: 'moveTheSafe', to: 7 })
    expect([match.truth.common.at.perry, match.truth.common.safe, match.truth.common.stones.perry]).toEqual([7, 7, 0])
    expect(openFactKinds(match)).toContain('turnBegan')
  })
  test('[SN-22] an agent that leaves the safe and is moved there again causes a scoring', () => {
    const match = moveToSafe([['hurry'], ['offTheSafe', 'stepBack']])
    answer(match, [0, false], [1, true])
    match.does(1, { do: 'play', card: 'offTheSafe', agent: 'perry', by: 1 })
    match.does(1, { do: 'play', card: 'stepBack', agent: 'perry', by: -1 })
    match.does(0, { do: 'pass' })
    expect(match.truth.common.due).toEqual({ what: 'safe', seat: 1 })
  })
  test('[SN-23] with several causes the safe is moved by the last player whose agent is still there', () => {
    const hands: Card[][] = [['stepBack'], ['hurry'], ['hurry']]
    const match = moveToSafe(hands)
    answer(match, [0, false], [1, true], [2, false])
    match.does(1, { do: 'play', card: 'hurry', agent: 'bucci', by: 3 })
    match.does(2, { do: 'play', card: 'hurry', agent: 'jacques', by: 1 })
    match.does(0, { do: 'pass' })
    expect(match.truth.common.due).toEqual({ what: 'safe', seat: 1 })
    const undone = moveToSafe(hands)
    answer(undone, [0, false], [1, true], [2, false])
    undone.does(1, { do: 'play', card: 'hurry', agent: 'bucci', by: 3 })
    undone.does(2, { do: 'pass' })
    undone.does(0, { do: 'play', card: 'stepBack', agent: 'bucci', by: -1 })
    undone.does(2, { do: 'pass' })
    expect(undone.truth.common.due).toEqual({ what: 'safe', seat: 0 })
  })
})

describe('bad moves with cards', () => {
  test('[SN-50] a card not held, or one played out of order, is refused and nothing changes', () => {
    const match = position({ seats: 2, hands: [['hurry'], ['hurry', 'evensong']], roll: 2 })
    const card = { do: 'play', card: 'hurry', agent: 'perry', by: 1 } as const
    expect(match.attempt(0, card)).toEqual({ rule: 'SN-50', code: 'notNow' })
    match.does(0, { do: 'spend', points: { perry: 2 } })
    answer(match, [0, true], [1, false])
    const before = structuredClone(match.truth)
    expect(match.attempt(1, card)).toEqual({ rule: 'SN-50', code: 'notYourGo' })
    expect(match.attempt(0, { do: 'play', card: 'evensong' })).toEqual({ rule: 'SN-50', code: 'cardNotHeld', with: { card: 'evensong' } })
    expect(match.truth).toEqual(before)
  })
})

describe('the worked card round', () => {
  test('[SN-47] the example round with Michel, Wim, Boudewijn and Jan-Paul is played as the rules tell it', () => {
    const [michel, wim, boudewijn, janPaul] = [0, 1, 2, 3]
    const match = position({
      seats: 4,
      at: { jacques: 6, doyle: 10, perry: 11, mirkov: 1 },
      safe: 7,
      hands: [
        ['moveTheSafe', 'hurry'],
        ['twoRetreat', 'intoTheRuin', 'outOfTheRuin', 'sidestep'],
        ['twoAdvance', 'toTheSafe', 'changePlaces'],
        ['stepBack', 'evensong'],
      ],
      onTurn: michel,
      roll: '1-3',
    })
    const common = () => match.truth.common
    const expectDue = (what: string, seat: number) => expect(common().due).toEqual({ what, seat })
    const endGo = (seat: number) => match.does(seat, { do: 'finish' })
    const pass = (...seats: number[]) => {
      for (const seat of seats) match.does(seat, { do: 'pass' })
    }

    match.does(michel, { do: 'spend', points: { jacques: 1 } })
    expect(common().causes).toEqual([{ agent: 'jacques', by: michel }])
    answer(match, [janPaul, true], [michel, false], [wim, true], [boudewijn, false])
    expectDue('play', wim)
    match.does(wim, { do: 'play', card: 'twoRetreat', agents: ['perry', 'mirkov'] })
    expect(common().at).toMatchObject({ perry: 10, mirkov: 0 })
    endGo(wim)
    match.does(boudewijn, { do: 'play', card: 'twoAdvance', agents: ['doyle', 'perry'] })
    expect(common().at).toMatchObject({ doyle: 11, perry: 11 })
    expectDue('play', boudewijn)
    endGo(boudewijn)
    pass(janPaul)
    match.does(michel, { do: 'play', card: 'moveTheSafe', to: 4 })
    expect(common().causes).toEqual([])
    endGo(michel)
    pass(wim)
    match.does(boudewijn, { do: 'play', card: 'toTheSafe', agent: 'jacques' })
    expect(common().causes).toEqual([{ agent: 'jacques', by: boudewijn }])
    endGo(boudewijn)
    pass(janPaul, michel)
    match.does(wim, { do: 'play', card: 'intoTheRuin', agent: 'jacques' })
    expect(common().causes).toEqual([])
    expectDue('play', wim)
    endGo(wim)
    pass(boudewijn, janPaul, michel)
    match.does(wim, { do: 'play', card: 'outOfTheRuin', agents: ['doyle', 'perry'] })
    endGo(wim)
    pass(boudewijn, janPaul, michel, wim)

    expect(common().at).toEqual({ schulz: 0, perry: 0, bucci: 0, jacques: 11, mirkov: 0, doyle: 0, larsson: 0 })
    expect(common().stones).toEqual({ schulz: 0, perry: 0, bucci: 0, jacques: 0, mirkov: 0, doyle: 0, larsson: 0 })
    expect([common().safe, common().cards.held]).toEqual([4, [1, 1, 1, 2]])
    expectDue('spend', wim)
  })
})
