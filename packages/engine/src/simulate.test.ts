// Simulated matches: virtual time, and bots that are given what their seat was told.
import { describe, expect, test } from 'vitest'
import { type WinksTypes, winks } from '../testing/toy/index.ts'
import { type Bot, type BotInput, botChance, randomBot } from './bot.ts'
import { feedOf } from './feed.ts'
import { foldFeed, viewOfSeat } from './fold.ts'
import { SIMULATION_START_MS, simulate } from './simulate.ts'

const setup = { seats: 3, options: { rounds: 3, seconds: 5 } }
const secret = 'simulate'
const threeTimes = (bot: Bot<WinksTypes>) => [bot, bot, bot]
const idleBot: Bot<WinksTypes> = () => undefined
const roller =
  (delayMs: number): Bot<WinksTypes> =>
  ({ choices }) => {
    const roll = choices.find((choice) => choice.do === 'roll')
    return roll && { action: { do: 'roll', question: roll.question }, delayMs }
  }

describe('the virtual clock', () => {
  test('goes on by the delay of each move', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: threeTimes(roller(700)) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 700, 1400, 2100])
  })
  test('jumps to the next deadline when nobody acts', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: threeTimes(idleBot) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 5000, 10_000, 15_000])
    expect(entries.slice(1).every(({ input }) => input !== 'deal' && 'deadline' in input)).toBe(true)
  })
  test('decides a deadline before a move that comes later', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: threeTimes(roller(9000)) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 5000, 10_000, 15_000])
  })
})

describe('a bot', () => {
  test('plays the same match from the same secret, and another from another', () => {
    const log = (secret: string) => JSON.stringify(simulate({ game: winks, setup, secret, bots: threeTimes(randomBot) }).entries)
    expect(log('a')).toBe(log('a'))
    expect(log('a')).not.toBe(log('b'))
  })
  test('is given what its seat was told so far, and nothing of what others were told', () => {
    const calls: { input: BotInput<WinksTypes>; feed: string }[] = []
    const recordingBot: Bot<WinksTypes> = (input, chance) => {
      calls.push({ input, feed: JSON.stringify(input.feed()) })
      return randomBot(input, chance)
    }
    const { entries } = simulate({ game: winks, setup, secret, bots: threeTimes(recordingBot) })
    for (const { input, feed } of calls) {
      const length = JSON.parse(feed).length
      expect(feed).toBe(JSON.stringify(feedOf(entries, input.seat).slice(0, length)))
      expect(input.view).toEqual(foldFeed(winks, setup, JSON.parse(feed), input.seat))
      expect(input.choices).toEqual(winks.choices(input.view))
    }
    expect(Object.keys(calls[0]!.input).sort()).toEqual(['botSecret', 'choices', 'feed', 'game', 'now', 'seat', 'setup', 'view'])
  })
  test('has a secret of its own in each match, which is neither the seed nor another bot’s', () => {
    const ownSecretsWith = (secret: string) => {
      const ownSecrets: string[] = []
      const tellingBot: Bot<WinksTypes> = ({ seat, botSecret }) => {
        ownSecrets[seat] = botSecret
        return undefined
      }
      simulate({ game: winks, setup, secret, bots: threeTimes(tellingBot) })
      return ownSecrets
    }
    expect(ownSecretsWith('a')).toEqual(ownSecretsWith('a'))
    expect(new Set([...ownSecretsWith('a'), ...ownSecretsWith('b'), 'a', 'b']).size).toBe(8)
  })
  test('is asked again when its seat is told something, and not otherwise', () => {
    const timesAsked = [0, 0, 0]
    const patientBot: Bot<WinksTypes> = ({ seat }) => {
      timesAsked[seat]!++
      return { action: { do: 'show', question: 'show' }, delayMs: 60_000 }
    }
    const winkingBot: Bot<WinksTypes> = ({ choices, view }) => {
      const wink = choices.find((choice) => choice.do === 'wink')
      return wink && view.hand.sent[1] === 0 ? { action: { do: 'wink', question: wink.question, to: 1 }, delayMs: 100 } : undefined
    }
    simulate({ game: winks, setup: { seats: 3, options: { rounds: 1, seconds: 2 } }, secret, bots: [winkingBot, patientBot, patientBot] })
    expect(timesAsked).toEqual([0, 2, 1])
  })
  test('has a chance of its own, by its seat and the length of its feed', () => {
    const firstDraw = (seat: number, feedLength: number) => botChance('s', seat, feedLength).below(1e9)
    expect(firstDraw(0, 1)).toBe(firstDraw(0, 1))
    expect(new Set([firstDraw(0, 1), firstDraw(1, 1), firstDraw(0, 2)]).size).toBe(3)
  })
})

describe('simulating throws for', () => {
  test('a refused move', () => {
    const cheatingBot: Bot<WinksTypes> = () => ({ action: { do: 'roll', question: 'roll:9' }, delayMs: 1 })
    expect(() => simulate({ game: winks, setup, secret, bots: threeTimes(cheatingBot) })).toThrow('refused')
  })
  test('a game that waits for nothing', () => {
    expect(() => simulate({ game: { ...winks, deadlines: () => [] }, setup, secret, bots: threeTimes(idleBot) })).toThrow('stuck')
  })
  test('a game without end', () => {
    const endless = { ...winks, outcome: () => undefined }
    expect(() =>
      simulate({
        game: { ...endless, deadlines: () => [] },
        setup: { ...setup, options: { rounds: 12, seconds: 5 } },
        secret,
        bots: threeTimes(randomBot),
        maxDecisions: 5,
      }),
    ).toThrow('no end after 5 decisions')
  })
})

test('the random bot prefers choices for which the match waits', () => {
  const match = simulate({ game: winks, setup: { seats: 3, options: { rounds: 12, seconds: 30 } }, secret, bots: threeTimes(randomBot) })
  const rolls = match.entries.filter(({ input }) => input !== 'deal' && 'action' in input && input.action.do === 'roll')
  expect(rolls.length).toBeGreaterThan(6)
  expect(winks.choices(viewOfSeat(match.truth, 0))).toEqual([])
})

test('a match is played on from any of its moments, with other chance and with what each seat was told until then', () => {
  const match = simulate({ game: winks, setup, secret, bots: threeTimes(roller(700)) })
  const from = match.entries.slice(0, 2)
  const heardCounts: number[] = []
  const listeningBot: Bot<WinksTypes> = (input, chance) => {
    heardCounts.push(input.feed().length)
    return roller(700)(input, chance)
  }
  const [first, withSameSecret, withOtherSecret] = ['a', 'a', 'b'].map((newSecret) =>
    simulate({ game: winks, setup, secret: newSecret, from, bots: threeTimes(listeningBot) }),
  )
  expect(heardCounts[0]).toBe(feedOf(from, 0).length)
  expect(first!.entries.slice(0, 2)).toEqual(from)
  expect(withSameSecret!.entries).toEqual(first!.entries)
  expect(first!.entries.length).toBe(match.entries.length)
  expect(new Set([first, withOtherSecret, match].map((match) => JSON.stringify(match!.entries))).size).toBeGreaterThan(1)
})
