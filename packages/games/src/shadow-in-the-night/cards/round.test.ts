// Drawing, the call and the card round (SN-14 to SN-23), with the worked round as told (SN-47).
import { deal, feedOf, passTime, readOptions, seedFrom, seenBy } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { attempt, crafted, doing, lastSaid, type Position, startedAt } from '../crafted.ts'
import { type Card, shadowInTheNight } from '../index.ts'

const kindsSaid = (play: ReturnType<typeof crafted>) => lastSaid(play).map(({ kind }) => kind)
const answer = (play: ReturnType<typeof crafted>, ...answers: [seat: number, wants: boolean][]) => {
  for (const [seat, wants] of answers) doing(play, seat, { do: 'answer', wants })
}

describe('dealing and drawing', () => {
  test('[SN-14] everyone is dealt two cards that nobody else sees', () => {
    const play = deal(shadowInTheNight, { seats: 4, options: readOptions(shadowInTheNight.options, { cards: true }, 4) }, seedFrom('cards'), 0)
    expect(play.truth.hands.map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2])
    expect([...play.truth.hands.flatMap(({ cards }) => cards), ...play.truth.hidden.pile]).toHaveLength(26)
    const told = play.entries[0]!.told.flatMap((one) => (one.channel === 'whisper' && one.fact.kind === 'cardsDealt' ? [one.to] : []))
    expect(told).toEqual([[0], [1], [2], [3]])
    expect(JSON.stringify(feedOf(play.entries, 'table'))).not.toContain('cardsDealt')
  })
  test('[SN-15] on 1–3 nobody need be moved; on any other roll somebody must', () => {
    const play = crafted({ seats: 2, hands: [[], []], roll: '1-3' })
    doing(play, 0, { do: 'spend', points: {} })
    expect(play.truth.table.at).toEqual(crafted({ seats: 2, hands: [[], []], roll: '1-3' }).truth.table.at)
    expect(attempt(crafted({ seats: 2, hands: [[], []], roll: 2 }), 0, { do: 'spend', points: {} })).toEqual({ rule: 'SN-15', code: 'nobodyMoved' })
  })
  const drawFor = (position: Partial<Position>, points: object) => {
    const play = crafted({ seats: 2, hands: [['hurry'], []], roll: '1-3', ...position })
    doing(play, 0, { do: 'spend', points })
    return play
  }
  test('[SN-16] a card may be drawn for ending an agent in the ruin or for moving nobody, not for going past it', () => {
    expect(drawFor({ at: { perry: 10 } }, { perry: 1 }).truth.table.due).toEqual({ what: 'draw', seat: 0 })
    expect(drawFor({}, {}).truth.table.due).toEqual({ what: 'draw', seat: 0 })
    expect(drawFor({ at: { perry: 10 } }, { perry: 2 }).truth.table.due.what).toBe('answer')
    expect(drawFor({ at: { perry: 11 } }, { bucci: 2 }).truth.table.due.what).toBe('answer')
  })
  test('[SN-16] it is drawn at once or declined; only the one who draws sees it', () => {
    const play = drawFor({ pile: ['evensong', 'recruit'] }, {})
    doing(play, 0, { do: 'draw' })
    expect(play.truth.hands[0]!.cards).toEqual(['hurry', 'evensong'])
    expect([play.truth.table.cards.held, play.truth.table.cards.pile, play.truth.hidden.pile]).toEqual([[2, 0], 1, ['recruit']])
    expect(JSON.stringify(feedOf(play.entries.slice(-1), 1))).not.toContain('evensong')
    const declined = drawFor({}, {})
    doing(declined, 0, { do: 'declineDraw' })
    expect([declined.truth.table.cards.held, declined.truth.table.due.what]).toEqual([[1, 0], 'answer'])
  })
  const ruinCards: Partial<Position> = { seats: 2, hands: [['intoTheRuin', 'intoTheRuin', 'hurry', 'evensong'], []], at: { perry: 10 }, roll: '1-3' }
  test('[SN-16] after a card it is drawn once that card is laid down, so that four before are three', () => {
    const play = drawFor(ruinCards, { bucci: 1 })
    answer(play, [0, true])
    doing(play, 0, { do: 'play', card: 'intoTheRuin', agent: 'perry' })
    expect(play.truth.table.due).toEqual({ what: 'draw', seat: 0 })
    doing(play, 0, { do: 'draw' })
    expect(play.truth.table.cards.held[0]).toBe(4)
    expect(play.truth.table.due).toEqual({ what: 'play', seat: 0 })
  })
  test('[SN-16] one card a turn at most; a draw declined or lost for a full hand does not use it up', () => {
    const drawn = drawFor({ ...ruinCards, hands: [['intoTheRuin', 'intoTheRuin'], []] }, { perry: 1 })
    doing(drawn, 0, { do: 'draw' })
    answer(drawn, [0, true])
    doing(drawn, 0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(drawn.truth.table.due.what).toBe('play')
    const declined = drawFor({ ...ruinCards, hands: [['intoTheRuin', 'intoTheRuin'], []] }, { perry: 1 })
    doing(declined, 0, { do: 'declineDraw' })
    answer(declined, [0, true])
    doing(declined, 0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(declined.truth.table.due.what).toBe('draw')
    const full = drawFor(ruinCards, { perry: 1 })
    expect(full.truth.table.due.what).toBe('answer')
    answer(full, [0, true])
    doing(full, 0, { do: 'play', card: 'intoTheRuin', agent: 'bucci' })
    expect(full.truth.table.due.what).toBe('draw')
  })
  test('[SN-17] nobody holds more than four cards', () => {
    const full: Card[] = ['hurry', 'hurry', 'evensong', 'sidestep']
    expect(drawFor({ hands: [full, []] }, {}).truth.table.due.what).toBe('answer')
    expect(drawFor({ hands: [full.slice(1), []] }, {}).truth.table.due.what).toBe('draw')
  })
  test('[SN-17] a card is not played in the turn in which it was drawn, but one like it is', () => {
    const play = drawFor({ hands: [['sidestep'], []], pile: ['hurry'] }, {})
    doing(play, 0, { do: 'draw' })
    answer(play, [0, true])
    const refused = { do: 'play', card: 'hurry', agent: 'perry', by: 1 } as const
    expect(attempt(play, 0, refused)).toEqual({ rule: 'SN-17', code: 'drawnThisTurn', with: { card: 'hurry' } })
    const twice = drawFor({ hands: [['hurry'], []], pile: ['hurry'] }, {})
    doing(twice, 0, { do: 'draw' })
    answer(twice, [0, true])
    doing(twice, 0, refused)
    expect(attempt(twice, 0, refused)?.code).toBe('drawnThisTurn')
    doing(twice, 0, { do: 'finish' })
    doing(twice, 0, { do: 'pass' })
    expect(twice.truth.hands[0]!.fresh).toBeNull()
  })
  test('[SN-17] a draw that finds no pile shuffles the discards; with none of them either there is no draw', () => {
    const play = drawFor({ pile: [], discards: ['evensong', 'recruit', 'sidestep'] }, {})
    doing(play, 0, { do: 'draw' })
    expect(kindsSaid(play)).toContain('pileRenewed')
    expect([play.truth.table.cards.pile, play.truth.table.cards.discards]).toEqual([2, []])
    expect([...play.truth.hidden.pile, play.truth.hands[0]!.fresh].sort()).toEqual(['evensong', 'recruit', 'sidestep'])
    expect(drawFor({ pile: [] }, {}).truth.table.due.what).toBe('answer')
  })
  test('[SN-17] everyone sees how many cards each holds', () => {
    expect(crafted({ seats: 3, hands: [['hurry'], [], ['evensong', 'recruit']], roll: 2 }).truth.table.cards.held).toEqual([1, 0, 2])
  })
})

describe('the call', () => {
  const called = (hands: Card[][], position: Partial<Position> = {}) => {
    const play = crafted({ seats: hands.length, hands, roll: 2, ...position })
    doing(play, 0, { do: 'spend', points: { perry: 2 } })
    return play
  }
  test('[SN-18] everyone who holds a card is asked at once, whether it can be played or not, before any scoring', () => {
    const play = called([['hurry'], [], ['outOfTheRuin']], { at: { perry: 5 } })
    expect(play.truth.table.due).toEqual({ what: 'answer', asked: [0, 2], missing: 2 })
    expect(play.truth.table.stones.perry).toBe(0)
    const mayDo = (seat: number) => shadowInTheNight.choices(seenBy(play.truth, seat)).map((choice) => choice.fields)
    expect([mayDo(0), mayDo(1), mayDo(2)]).toEqual([[{ wants: { one: [false, true] } }], [], [{ wants: { one: [false] } }]])
    expect(attempt(play, 1, { do: 'answer', wants: false })).toEqual({ rule: 'SN-18', code: 'noCards' })
  })
  test('[SN-18] until all have answered the others hear how many are missing, and neither who nor what', () => {
    const play = called([['hurry'], ['hurry'], ['sidestep']])
    answer(play, [2, true])
    expect(feedOf(play.entries.slice(-1), 0)[0]!.facts).toEqual([{ kind: 'callAnswered' }])
    expect(play.truth.table.due).toEqual({ what: 'answer', asked: [0, 1, 2], missing: 2 })
    expect(attempt(play, 2, { do: 'answer', wants: false })).toEqual({ rule: 'SN-18', code: 'alreadyAnswered' })
    answer(play, [0, false], [1, false])
    expect(lastSaid(play)).toContainEqual({ kind: 'callClosed', wanting: [2] })
  })
  test('[SN-18] if nobody wants to there is no card round; if nobody holds a card nobody is asked', () => {
    const play = called([['hurry'], ['hurry']], { at: { perry: 5 } })
    answer(play, [0, false], [1, false])
    expect(kindsSaid(play)).toEqual(['callAnswered', 'callClosed', 'scored', 'safeLifted'])
    expect(called([[], []]).truth.table.onTurn).toBe(1)
  })
  test('[SN-19] the first clockwise from the player on turn, who is first of all, begins and must play', () => {
    const hands: Card[][] = [['hurry'], ['hurry', 'evensong'], ['sidestep', 'recruit']]
    const play = called(hands, { onTurn: 0 })
    answer(play, [0, false], [2, true], [1, true])
    expect(play.truth.table.due).toEqual({ what: 'play', seat: 1 })
    expect(attempt(play, 1, { do: 'pass' })).toEqual({ rule: 'SN-19', code: 'mustBegin' })
    expect(attempt(play, 2, { do: 'play', card: 'recruit', unseen: 0 })).toEqual({ rule: 'SN-50', code: 'notYourGo' })
    const own = called(hands)
    answer(own, [1, true], [2, true], [0, true])
    expect(own.truth.table.due).toEqual({ what: 'play', seat: 0 })
  })
  test('[SN-19] to want to one needs a card that can be played', () => {
    const play = called([['outOfTheRuin'], []])
    expect(attempt(play, 0, { do: 'answer', wants: true })).toEqual({ rule: 'SN-19', code: 'noneCanBePlayed' })
  })
})

describe('the card round', () => {
  const hands: Card[][] = [['hurry', 'evensong'], ['sidestep', 'stepBack'], ['recruit']]
  const begun = (position: Partial<Position> = {}) => {
    const play = crafted({ seats: 3, hands, roll: 2, ...position })
    doing(play, 0, { do: 'spend', points: { perry: 2 } })
    answer(play, [1, true], [0, false], [2, false])
    return play
  }
  test('[SN-19] several cards are played one after another until done; then everyone may play, wanted or not', () => {
    const play = begun()
    doing(play, 1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    expect(play.truth.table.due).toEqual({ what: 'play', seat: 1 })
    expect(attempt(play, 1, { do: 'pass' })).toEqual({ rule: 'SN-19', code: 'alreadyPlayed' })
    doing(play, 1, { do: 'play', card: 'stepBack', agent: 'perry', by: -2 })
    expect(kindsSaid(play).slice(-2)).toEqual(['finished', 'askedToPlay'])
    expect(play.truth.table.due).toEqual({ what: 'play', seat: 2 })
    doing(play, 2, { do: 'pass' })
    expect(attempt(play, 0, { do: 'finish' })).toEqual({ rule: 'SN-19', code: 'nothingPlayedYet' })
    doing(play, 0, { do: 'play', card: 'evensong' })
    doing(play, 0, { do: 'finish' })
    doing(play, 2, { do: 'play', card: 'recruit', unseen: 0 })
    expect(play.truth.table.cards.held).toEqual([1, 0, 0])
  })
  test('[SN-20] it ends after as many passes in a row as players, the last to play included; empty hands pass of themselves', () => {
    const play = begun()
    doing(play, 1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    doing(play, 1, { do: 'finish' })
    doing(play, 2, { do: 'pass' })
    doing(play, 0, { do: 'pass' })
    expect(play.truth.table.due).toEqual({ what: 'play', seat: 1 })
    doing(play, 1, { do: 'play', card: 'stepBack', agent: 'perry', by: -1 })
    doing(play, 2, { do: 'pass' })
    doing(play, 0, { do: 'pass' })
    expect(kindsSaid(play)).toEqual(['passed', 'passed', 'roundClosed', 'turnBegan'])
  })
  test('[SN-21] played cards lie open on the discards', () => {
    const play = begun()
    doing(play, 1, { do: 'play', card: 'sidestep', agent: 'perry', by: 1 })
    expect(play.truth.table.cards.discards).toEqual(['sidestep'])
    expect(play.truth.table.cards.round!.last).toEqual({ seat: 1, card: 'sidestep' })
    expect(feedOf(play.entries.slice(-1), 'table')[0]!.facts).toContainEqual({ kind: 'cardPlayed', seat: 1, card: 'sidestep' })
  })
  test('[SN-46] on 1–3 the clock moves somebody, though a player may move nobody', () => {
    const spent = new Set<number>()
    for (let game = 0; game < 40; game++) {
      const dealt = crafted({ seats: 2, hands: [['hurry'], []], options: { decisionSeconds: 30 }, roll: '1-3' })
      const play = { ...dealt, seed: seedFrom(`clock/${game}`) }
      passTime(play, play.truth.table.until!)
      for (const fact of lastSaid(play))
        if (fact.kind === 'pointsSpent') spent.add(Object.values(fact.points).reduce((sum, points) => sum + points, 0))
    }
    expect([...spent].sort()).toEqual([1, 2, 3])
  })
  test('[SN-46] a player due to begin passes when the time is up, the next who wanted to begins, and without one there is no round', () => {
    const play = crafted({ seats: 3, hands, options: { decisionSeconds: 30 }, at: { perry: 5 }, roll: 2 })
    const timeUp = () => passTime(play, play.truth.table.until!)
    doing(play, 0, { do: 'spend', points: { perry: 2 } })
    expect(play.truth.table.until).toBe(startedAt + 30_001)
    answer(play, [1, true], [2, true])
    timeUp()
    expect(lastSaid(play).slice(0, 2)).toEqual([
      { kind: 'timeRanOut', seat: null },
      { kind: 'callClosed', wanting: [1, 2] },
    ])
    timeUp()
    expect(lastSaid(play).map((fact) => [fact.kind, 'seat' in fact && fact.seat])).toEqual([
      ['timeRanOut', 1],
      ['passed', 1],
      ['askedToPlay', 2],
    ])
    timeUp()
    expect(kindsSaid(play)).toEqual(['timeRanOut', 'passed', 'roundClosed', 'scored', 'safeLifted'])
  })
  test('[SN-46] in a round that has begun the clock plays no card and draws none', () => {
    const play = crafted({ seats: 2, hands: [['intoTheRuin', 'hurry'], ['hurry']], options: { decisionSeconds: 30 }, roll: '1-3' })
    const timeUp = () => passTime(play, play.truth.table.until!)
    doing(play, 0, { do: 'spend', points: {} })
    timeUp()
    expect([play.truth.table.cards.held, lastSaid(play)[1]]).toEqual([[2, 1], { kind: 'drawDeclined', seat: 0 }])
    answer(play, [0, true], [1, false])
    doing(play, 0, { do: 'play', card: 'intoTheRuin', agent: 'perry' })
    timeUp()
    timeUp()
    expect(kindsSaid(play)).toEqual(['timeRanOut', 'finished', 'askedToPlay'])
    timeUp()
    timeUp()
    expect([kindsSaid(play), play.truth.table.cards.held]).toEqual([
      ['timeRanOut', 'passed', 'roundClosed', 'turnBegan'],
      [1, 1],
    ])
  })
})

describe('what causes a scoring', () => {
  const atSafe = (hands: Card[][], position: Partial<Position> = {}) => {
    const play = crafted({ seats: hands.length, hands, at: { perry: 5, bucci: 4, jacques: 3 }, roll: 2, ...position })
    doing(play, 0, { do: 'spend', points: { perry: 2 } })
    return play
  }
  test('[SN-22] it comes after the card round, if an agent that was moved to the safe has not left since', () => {
    const play = atSafe([['hurry'], ['offTheSafe']])
    answer(play, [0, false], [1, true])
    doing(play, 1, { do: 'play', card: 'offTheSafe', agent: 'perry', by: 1 })
    doing(play, 0, { do: 'pass' })
    expect(kindsSaid(play)).toEqual(['passed', 'passed', 'roundClosed', 'turnBegan'])
  })
  test('[SN-22] moving the safe away takes the cause away, also when it comes back to where the agents are', () => {
    const play = atSafe([['moveTheSafe'], ['moveTheSafe']])
    answer(play, [0, true], [1, false])
    doing(play, 0, { do: 'play', card: 'moveTheSafe', to: 2 })
    doing(play, 1, { do: 'play', card: 'moveTheSafe', to: 7 })
    expect([play.truth.table.at.perry, play.truth.table.safe, play.truth.table.stones.perry]).toEqual([7, 7, 0])
    expect(kindsSaid(play)).toContain('turnBegan')
  })
  test('[SN-22] an agent that leaves and is moved there again causes one', () => {
    const play = atSafe([['hurry'], ['offTheSafe', 'stepBack']])
    answer(play, [0, false], [1, true])
    doing(play, 1, { do: 'play', card: 'offTheSafe', agent: 'perry', by: 1 })
    doing(play, 1, { do: 'play', card: 'stepBack', agent: 'perry', by: -1 })
    doing(play, 0, { do: 'pass' })
    expect(play.truth.table.due).toEqual({ what: 'safe', seat: 1 })
  })
  test('[SN-23] with several causes the safe is moved by the last to move one there that is still there', () => {
    const hands: Card[][] = [['stepBack'], ['hurry'], ['hurry']]
    const play = atSafe(hands)
    answer(play, [0, false], [1, true], [2, false])
    doing(play, 1, { do: 'play', card: 'hurry', agent: 'bucci', by: 3 })
    doing(play, 2, { do: 'play', card: 'hurry', agent: 'jacques', by: 1 })
    doing(play, 0, { do: 'pass' })
    expect(play.truth.table.due).toEqual({ what: 'safe', seat: 1 })
    const undone = atSafe(hands)
    answer(undone, [0, false], [1, true], [2, false])
    doing(undone, 1, { do: 'play', card: 'hurry', agent: 'bucci', by: 3 })
    doing(undone, 2, { do: 'pass' })
    doing(undone, 0, { do: 'play', card: 'stepBack', agent: 'bucci', by: -1 })
    doing(undone, 2, { do: 'pass' })
    expect(undone.truth.table.due).toEqual({ what: 'safe', seat: 0 })
  })
})

describe('bad moves with cards', () => {
  test('[SN-50] a card not held, or one played out of order, is refused and nothing changes', () => {
    const play = crafted({ seats: 2, hands: [['hurry'], ['hurry', 'evensong']], roll: 2 })
    const card = { do: 'play', card: 'hurry', agent: 'perry', by: 1 } as const
    expect(attempt(play, 0, card)).toEqual({ rule: 'SN-50', code: 'notNow' })
    doing(play, 0, { do: 'spend', points: { perry: 2 } })
    answer(play, [0, true], [1, false])
    const before = structuredClone(play.truth)
    expect(attempt(play, 1, card)).toEqual({ rule: 'SN-50', code: 'notYourGo' })
    expect(attempt(play, 0, { do: 'play', card: 'evensong' })).toEqual({ rule: 'SN-50', code: 'cardNotHeld', with: { card: 'evensong' } })
    expect(play.truth).toEqual(before)
  })
})

describe('the worked card round', () => {
  test('[SN-47] Michel, Wim, Boudewijn and Jan-Paul play it out as told', () => {
    const [michel, wim, boudewijn, janPaul] = [0, 1, 2, 3]
    const play = crafted({
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
    const table = () => play.truth.table
    const isDue = (what: string, seat: number) => expect(table().due).toEqual({ what, seat })
    const endsHisGo = (seat: number) => doing(play, seat, { do: 'finish' })
    const passes = (...seats: number[]) => {
      for (const seat of seats) doing(play, seat, { do: 'pass' })
    }

    doing(play, michel, { do: 'spend', points: { jacques: 1 } })
    expect(table().causes).toEqual([{ agent: 'jacques', by: michel }])
    answer(play, [janPaul, true], [michel, false], [wim, true], [boudewijn, false])
    isDue('play', wim)
    doing(play, wim, { do: 'play', card: 'twoRetreat', agents: ['perry', 'mirkov'] })
    expect(table().at).toMatchObject({ perry: 10, mirkov: 0 })
    endsHisGo(wim)
    doing(play, boudewijn, { do: 'play', card: 'twoAdvance', agents: ['doyle', 'perry'] })
    expect(table().at).toMatchObject({ doyle: 11, perry: 11 })
    isDue('play', boudewijn)
    endsHisGo(boudewijn)
    passes(janPaul)
    doing(play, michel, { do: 'play', card: 'moveTheSafe', to: 4 })
    expect(table().causes).toEqual([])
    endsHisGo(michel)
    passes(wim)
    doing(play, boudewijn, { do: 'play', card: 'toTheSafe', agent: 'jacques' })
    expect(table().causes).toEqual([{ agent: 'jacques', by: boudewijn }])
    endsHisGo(boudewijn)
    passes(janPaul, michel)
    doing(play, wim, { do: 'play', card: 'intoTheRuin', agent: 'jacques' })
    expect(table().causes).toEqual([])
    isDue('play', wim)
    endsHisGo(wim)
    passes(boudewijn, janPaul, michel)
    doing(play, wim, { do: 'play', card: 'outOfTheRuin', agents: ['doyle', 'perry'] })
    endsHisGo(wim)
    passes(boudewijn, janPaul, michel, wim)

    expect(table().at).toEqual({ schulz: 0, perry: 0, bucci: 0, jacques: 11, mirkov: 0, doyle: 0, larsson: 0 })
    expect(table().stones).toEqual({ schulz: 0, perry: 0, bucci: 0, jacques: 0, mirkov: 0, doyle: 0, larsson: 0 })
    expect([table().safe, table().cards.held]).toEqual([4, [1, 1, 1, 2]])
    isDue('spend', wim)
  })
})
