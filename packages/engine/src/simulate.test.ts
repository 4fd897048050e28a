import { describe, expect, test } from 'vitest'
import { type Winks, winks } from '../testing/toy/index.ts'
import { type Bot, type BotInput, botChance, randomBot } from './bot.ts'
import { feedOf } from './feed.ts'
import { foldFeed, viewOfSeat } from './fold.ts'
import { SIMULATION_START_MS, simulate } from './simulate.ts'

const setup = { seats: 3, options: { rounds: 3, seconds: 5 } }
const secret = 'simulate'
const three = (bot: Bot<Winks>) => [bot, bot, bot]
const sleeper: Bot<Winks> = () => undefined
const roller =
  (delayMs: number): Bot<Winks> =>
  ({ choices }) => {
    const roll = choices.find((choice) => choice.do === 'roll')
    return roll && { action: { do: 'roll', question: roll.question }, delayMs }
  }

describe('the virtual clock', () => {
  test('goes on by what each move delayMs', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: three(roller(700)) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 700, 1400, 2100])
  })
  test('jumps to the next deadline when nobody acts', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: three(sleeper) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 5000, 10_000, 15_000])
    expect(entries.slice(1).every(({ input }) => input !== 'deal' && 'deadline' in input)).toBe(true)
  })
  test('lets a deadline go before a move that delayMs longer', () => {
    const { entries } = simulate({ game: winks, setup, secret, bots: three(roller(9000)) })
    expect(entries.map(({ at }) => at - SIMULATION_START_MS)).toEqual([0, 5000, 10_000, 15_000])
  })
})

describe('a bot', () => {
  test('makes the same game of the same secret, and another of another', () => {
    const log = (secret: string) => JSON.stringify(simulate({ game: winks, setup, secret, bots: three(randomBot) }).entries)
    expect(log('a')).toBe(log('a'))
    expect(log('a')).not.toBe(log('b'))
  })
  test('is given what its seat heard so far, and nothing of what others heard', () => {
    const asked: { seen: BotInput<Winks>; feed: string }[] = []
    const watching: Bot<Winks> = (seen, chance) => {
      asked.push({ seen, feed: JSON.stringify(seen.feed()) })
      return randomBot(seen, chance)
    }
    const { entries } = simulate({ game: winks, setup, secret, bots: three(watching) })
    for (const { seen, feed } of asked) {
      const length = JSON.parse(feed).length
      expect(feed).toBe(JSON.stringify(feedOf(entries, seen.seat).slice(0, length)))
      expect(seen.view).toEqual(foldFeed(winks, setup, JSON.parse(feed), seen.seat))
      expect(seen.choices).toEqual(winks.choices(seen.view))
    }
    expect(Object.keys(asked[0]!.seen).sort()).toEqual(['botSecret', 'choices', 'feed', 'game', 'now', 'seat', 'setup', 'view'])
  })
  test('has a secret of its own in each game, that is neither the seed nor another bot’s', () => {
    const owns = (secret: string) => {
      const own: string[] = []
      const telling: Bot<Winks> = (seen) => {
        own[seen.seat] = seen.botSecret
        return undefined
      }
      simulate({ game: winks, setup, secret, bots: three(telling) })
      return own
    }
    expect(owns('a')).toEqual(owns('a'))
    expect(new Set([...owns('a'), ...owns('b'), 'a', 'b']).size).toBe(8)
  })
  test('is asked anew when its seat hears something, and not when it does not', () => {
    const asked = [0, 0, 0]
    const patient: Bot<Winks> = ({ seat }) => {
      asked[seat]!++
      return { action: { do: 'show', question: 'show' }, delayMs: 60_000 }
    }
    const winker: Bot<Winks> = ({ choices, view }) => {
      const wink = choices.find((choice) => choice.do === 'wink')
      return wink && view.hand.sent[1] === 0 ? { action: { do: 'wink', question: wink.question, to: 1 }, delayMs: 100 } : undefined
    }
    simulate({ game: winks, setup: { seats: 3, options: { rounds: 1, seconds: 2 } }, secret, bots: [winker, patient, patient] })
    expect(asked).toEqual([0, 2, 1])
  })
  test('has a chance of its own, by its seat and by how much it has heard', () => {
    const first = (seat: number, heard: number) => botChance('s', seat, heard).below(1e9)
    expect(first(0, 1)).toBe(first(0, 1))
    expect(new Set([first(0, 1), first(1, 1), first(0, 2)]).size).toBe(3)
  })
})

describe('what a game or a bot does wrong is said:', () => {
  test('a refused move', () => {
    const cheat: Bot<Winks> = () => ({ action: { do: 'roll', question: 'roll:9' }, delayMs: 1 })
    expect(() => simulate({ game: winks, setup, secret, bots: three(cheat) })).toThrow('refused')
  })
  test('a game that waits for nothing', () => {
    expect(() => simulate({ game: { ...winks, deadlines: () => [] }, setup, secret, bots: three(sleeper) })).toThrow('stuck')
  })
  test('a game without end', () => {
    const endless = { ...winks, outcome: () => undefined }
    expect(() =>
      simulate({
        game: { ...endless, deadlines: () => [] },
        setup: { ...setup, options: { rounds: 12, seconds: 5 } },
        secret,
        bots: three(randomBot),
        limit: 5,
      }),
    ).toThrow('no end after 5 decisions')
  })
})

test('the random bot prefers what it is waited for', () => {
  const match = simulate({ game: winks, setup: { seats: 3, options: { rounds: 12, seconds: 30 } }, secret, bots: three(randomBot) })
  const rolls = match.entries.filter(({ input }) => input !== 'deal' && 'action' in input && input.action.do === 'roll')
  expect(rolls.length).toBeGreaterThan(6)
  expect(winks.choices(viewOfSeat(match.truth, 0))).toEqual([])
})
