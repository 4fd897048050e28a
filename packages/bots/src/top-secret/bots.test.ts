import { shiftRate, teammateOdds, yesRate } from '@safehouse/beliefs/top-secret'
import type { OwnPack } from '@safehouse/content/top-secret/own-pack.ts'
import { type Bot, deriveBotSecret, feedOf, quickChance, readOptions, seedFromText, simulate, type View, viewOfSeat } from '@safehouse/engine'
import { type AnswerToken, type Round, type Team, type TopSecretOptions, type TopSecretTypes, topSecret } from '@safehouse/games/top-secret'
import { describe, expect, test } from 'vitest'
import { bots } from './index.ts'
import { answerOf, personalityOf } from './personality.ts'
import { bestTarget } from './pointing.ts'

const options: TopSecretOptions = readOptions(topSecret.options, {}, 4)
const match = (seats: number, name: string, players: (seat: number) => Bot<TopSecretTypes>) =>
  simulate({
    game: topSecret,
    setup: { seats, options },
    secret: seedFromText(name),
    bots: Array.from({ length: seats }, (_, seat) => players(seat)),
  })

/** Three cards on which a Yellow says yes nine times out of ten and a Blue once. */
const plainPack: OwnPack = {
  format: 'top-secret pack 1',
  id: 'plain',
  name: 'Plain',
  cards: Array.from({ length: 3 }, () => [{ yellow: 'Yes?', blue: 'No?', rates: { yellow: 90, blue: 10 } }]),
}
/** What seat 0, a Yellow, sees: by seat the answers of the round, y, n, or c for the clock's. */
function viewOfAnswers(answers: readonly string[], ownPacks: readonly OwnPack[] = [plainPack]): View<TopSecretTypes> {
  const token =
    (card: number) =>
    (letters: string, seat: number): AnswerToken => ({ seat, yes: letters[card] !== 'n', byClock: letters[card] === 'c' })
  const cards = [0, 1, 2].map((card) => ({ deck: 'plain', card, side: 0, answerTokens: answers.map(token(card)) }))
  const setup = { seats: answers.length, options: { ...options, ownPacks } }
  const round: Round = { cards, ready: [], pointedByClock: [], pointings: null, teams: null, points: null }
  const common = { ...topSecret.common.start(setup), phase: 'pointing' as const, rounds: [round] }
  return { seat: 0, common, hand: { team: 'yellow', kept: null, finger: null } }
}
const quickJudgement = { learns: false }

describe('a personality', () => {
  const { entries, truth } = match(5, 'personality', () => bots.quick)
  const personalityOfSeat = (seat: number) => personalityOf(deriveBotSecret('personality', seat))
  const answers = (seat: number, team: Team) =>
    Array.from({ length: 200 }, (_, i) => answerOf(personalityOfSeat(seat), options, { deck: 'kitchen-table', card: i >> 1, side: i & 1 }, team))

  test('answers every question the same whenever it is asked', () => {
    expect(answers(2, 'yellow')).toEqual(answers(2, 'yellow'))
  })
  test('is different for every seat', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => answers(seat, 'blue').join())).size).toBe(5)
  })
  test('follows the yes-rates, shifted by its leaning', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const expected = Array.from({ length: 200 }, (_, i) => yesRate(options, { deck: 'kitchen-table', card: i >> 1, side: i & 1 }, 'yellow'))
      const mean = expected.reduce((sum, rate) => sum + shiftRate(rate, personalityOfSeat(seat).leaning), 0)
      expect(Math.abs(answers(seat, 'yellow').filter(Boolean).length - mean)).toBeLessThan(25)
    }
  })
  test('takes as long to answer for either team', () => {
    const timesOf = (team: Team) => {
      const view = { ...viewOfSeat(truth, 1), hand: { team, kept: null, finger: null } }
      const choices = [{ do: 'answer' as const, question: 'round 3 card 3', fields: { yes: { one: [true, false] } } }]
      const setup = { seats: 5, options }
      return bots.hard(
        { game: topSecret, setup, seat: 1, now: 0, botSecret: 'own', view, choices, feed: () => feedOf(entries, 1) },
        quickChance('times'),
      )!.delayMs
    }
    expect(timesOf('yellow')).toBe(timesOf('blue'))
  })
})

describe.each([
  { action: 'point', longestMs: 7500 },
  { action: 'sayReady', longestMs: 9500 },
] as const)('the time to $action', ({ action, longestMs }) => {
  const time = (answers: readonly string[], { rounds = 1, team = 'yellow' as Team, botSecret = 'own', question = 'round 1' } = {}) => {
    const { common, ...seen } = viewOfAnswers(answers)
    const view = { ...seen, common: { ...common, rounds: new Array<Round>(rounds).fill(common.rounds[0]!) }, hand: { ...seen.hand, team } }
    const choices = [action === 'point' ? { do: action, question, fields: { at: { one: [1, 2] } } } : { do: action, question, fields: {} }]
    const setup = { seats: answers.length, options: common.options }
    return bots.normal({ game: topSecret, setup, seat: 0, now: 0, botSecret, view, choices, feed: () => [] }, quickChance('time'))!.delayMs
  }
  const three = ['yyy', 'yyn', 'nnn']
  const ten = [...three, ...three, ...three, 'ynn']

  test('is longer with more players and in later rounds, up to a ceiling', () => {
    expect(time(ten)).toBeGreaterThan(time(three))
    expect(time(three, { rounds: 2 })).toBeGreaterThan(time(three))
    expect(time(three, { rounds: 3 })).toBeGreaterThan(time(three, { rounds: 2 }))
    const longest = Array.from({ length: 200 }, (_, i) => time(ten, { rounds: 3, question: `round ${i}` }))
    expect(Math.max(...longest)).toBeLessThan(longestMs)
  })
  test('is the same whatever was answered and whatever team the bot is of', () => {
    expect(time(three, { team: 'blue' })).toBe(time(three))
    expect(time(['nnn', 'nyn', 'yyy'])).toBe(time(three))
  })
  test('moves for all bots alike, so that they stay in the same order', () => {
    const secrets = Array.from({ length: 20 }, (_, i) => `bot ${i}`)
    const longerBy = secrets.map((botSecret) => time(ten, { rounds: 3, botSecret }) - time(three, { botSecret }))
    expect(new Set(longerBy).size).toBe(1)
  })
})

describe('suspicion', () => {
  test('follows Bayes over all deals: four players, one teammate', () => {
    // Each of the others is the teammate with a likelihood ratio of 9 to the power of yes minus no.
    const { mate } = teammateOdds(viewOfAnswers(['yyy', 'yyn', 'ynn', 'ynn']), quickJudgement)
    const ratios = [9, 1 / 9, 1 / 9]
    const sum = ratios.reduce((a, b) => a + b)
    ratios.forEach((seatRatio, i) => {
      expect(mate[i + 1]).toBeCloseTo(seatRatio / sum, 10)
    })
  })
  test('adds up to the number of teammates: six players have two, five have one or two', () => {
    const sum = (answers: string[]) => teammateOdds(viewOfAnswers(answers), quickJudgement).mate.reduce((a, b) => a + b)
    expect(sum(['yyy', 'yyn', 'ynn', 'ynn', 'nyn', 'yyy'])).toBeCloseTo(2, 10)
    expect(sum(['yyy', 'ccc', 'ccc', 'ccc', 'ccc'])).toBeCloseTo((6 * 2 + 4 * 1) / 10, 10)
  })
  test('is not moved by tokens of the clock, nor by decks without rates', () => {
    expect(teammateOdds(viewOfAnswers(['yyy', 'ccc', 'ccc', 'ccc']), quickJudgement).mate).toEqual([0, 1 / 3, 1 / 3, 1 / 3])
    const bare = { ...plainPack, cards: plainPack.cards.map(() => [{ yellow: 'Yes?', blue: 'No?' }]) }
    const { mate } = teammateOdds(viewOfAnswers(['yyy', 'yyy', 'nnn', 'yny'], [bare]), quickJudgement)
    for (const probability of mate.slice(1)) expect(probability).toBeCloseTo(1 / 3, 10)
  })
  test('learns from a past round who says yes to everything', () => {
    const view = viewOfAnswers(['yyy', 'yyy', 'nnn', 'nny'])
    const teams: Team[] = ['yellow', 'blue', 'blue', 'yellow']
    const past: Round = { ...view.common.rounds[0]!, teams }
    const taught = { ...view, common: { ...view.common, rounds: [past, view.common.rounds[0]!] } }
    expect(teammateOdds(taught, { learns: true }).mate[1]).toBeLessThan(teammateOdds(taught, quickJudgement).mate[1]!)
  })
})

describe('a finger', () => {
  const target = (answers: readonly string[]) => bestTarget(viewOfAnswers(answers), quickJudgement, quickChance('finger'))
  test('goes to the likeliest teammate', () => {
    expect(target(['nnn', 'nny', 'nyn', 'yyn'])).toBe(3)
  })
  test('goes to oneself at a table of three when both others look like a team', () => {
    expect(target(['yyy', 'nnn', 'nnn'])).toBe(0)
    expect(target(['yyy', 'nnn', 'yyn'])).toBe(2)
  })
  test('picks by chance where nothing is known', () => {
    const at = Array.from({ length: 60 }, (_, i) => bestTarget(viewOfAnswers(['yyy', 'ccc', 'ccc', 'ccc']), quickJudgement, quickChance(String(i))))
    expect([...new Set(at)].sort()).toEqual([1, 2, 3])
  })
})

test('a table of bots plays to its end, and finds teammates more often than chance would', () => {
  let [right, pointings] = [0, 0]
  for (let game = 0; game < 40; game++) {
    const { truth } = match(6, `found ${game}`, (seat) => (seat % 2 === 0 ? bots.quick : bots.hard))
    for (const { points } of truth.common.rounds)
      for (const { finding } of points!) {
        pointings++
        if (finding > 0) right++
      }
  }
  // A random finger finds two of five: 40 %. Of 720, 46 % would be more than three standard deviations above it.
  expect(right / pointings).toBeGreaterThan(0.46)
})
