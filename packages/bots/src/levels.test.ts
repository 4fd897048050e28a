// Levels and characters: easy bots are weaker, mistakes come from the bot's own secret, and answers follow a cover that others can read.
import { characters } from '@safehouse/content/bots/characters.ts'
import { covers as de } from '@safehouse/content/bots/covers.de.ts'
import { covers as en } from '@safehouse/content/bots/covers.en.ts'
import { covers as nl } from '@safehouse/content/bots/covers.nl.ts'
import { type Bot, botLevels, quickChance, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { ciaVsKgb, type KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { gameIds } from '@safehouse/games/registry'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { type TopSecretTypes, topSecret } from '@safehouse/games/top-secret'
import { describe, expect, test } from 'vitest'
import { bots as kgb } from './cia-vs-kgb/index.ts'
import { botsFor } from './index.ts'
import { distract } from './levels.ts'
import { bots } from './top-secret/index.ts'

const seats = 6
/** The share of rounds in which the first seat finds a teammate, where every bot has a cover. */
function matesFound(first: Bot<TopSecretTypes>, matches: number): number {
  let [found, rounds] = [0, 0]
  for (let i = 0; i < matches; i++) {
    const covers = quickChance(`covers ${i}`).shuffle(Object.keys(characters)).slice(0, seats)
    const setup = { seats, options: readOptions(topSecret.options, {}, seats) }
    const players = [first, ...new Array<Bot<TopSecretTypes>>(seats - 1).fill(bots.quick)]
    const { truth } = simulate({ game: topSecret, setup, secret: seedFromText(`mates ${i}`), bots: players, company: { characters: covers } })
    for (const { points } of truth.common.rounds) {
      rounds++
      if (points![0]!.finding > 0) found++
    }
  }
  return found / rounds
}

test('every game has a bot of every level', () => {
  for (const game of gameIds) expect(Object.keys(botsFor(game))).toEqual(expect.arrayContaining([...botLevels]))
})

describe('a distracted bot', () => {
  const choice = { do: 'vote', question: 'vote.1', fields: { up: { one: [true, false] } } }
  const sure: Bot<SpyfallTypes> = () => ({ action: { do: 'vote', question: 'vote.1', up: false }, delayMs: 7 })
  const moves = (bot: Bot<SpyfallTypes>) =>
    Array.from({ length: 400 }, (_, n) => bot({ botSecret: `bot ${n}`, choices: [choice] } as never, quickChance('unused')))
  const shareUp = (bot: Bot<SpyfallTypes>) => moves(bot).filter((move) => move?.action.do === 'vote' && move.action.up).length / 400

  test('does any permitted action in this share of its decisions of these kinds, and takes as long', () => {
    expect(shareUp(distract(sure, 0.6, ['vote']))).toBeGreaterThan(0.22)
    expect(shareUp(distract(sure, 0.6, ['vote']))).toBeLessThan(0.38)
    expect(shareUp(distract(sure, 1, ['ask']))).toBe(0)
    expect(new Set(moves(distract(sure, 0.6, ['vote'])).map((move) => move?.delayMs))).toEqual(new Set([7]))
  })
  test('does the same when it thinks again', () => {
    const distracted = distract(sure, 0.6, ['vote'])
    expect(moves(distracted)).toEqual(moves(distracted))
  })
})

describe('covers', () => {
  test('are two dozen, each told in three languages', () => {
    expect(Object.keys(characters)).toHaveLength(24)
    for (const covers of [en, nl, de]) {
      expect(Object.keys(covers).sort()).toEqual(Object.keys(characters).sort())
      const sentences = Object.values(covers).flatMap(({ work, habit, quirks }) => [work, habit, ...quirks])
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })
  test('help bots that read them to find teammates, in eight of a hundred rounds more', () => {
    expect(matesFound(bots.hard, 60) - matesFound(bots.quick, 60)).toBeGreaterThan(0.08)
  })
})

test('an easy bot finds fewer teammates than a normal one', () => {
  expect(matesFound(bots.easy, 60)).toBeLessThan(matesFound(bots.normal, 60) - 0.05)
})

test('a side of normal bots beats an easy one in CIA vs. KGB, and a hard one a normal one', () => {
  const setup = { seats, options: readOptions(ciaVsKgb.options, {}, seats) }
  const wins = (strong: Bot<KgbTypes>, weak: Bot<KgbTypes>) => {
    const sides = ['cia', 'kgb'] as const
    const ends = Array.from({ length: 60 }, (_, i) => {
      const strongSide = sides[i % 2]
      const bySide: Bot<KgbTypes> = (seen, chance) => (seen.view.hand.cards[seen.seat] === strongSide ? strong : weak)(seen, chance)
      const { truth } = simulate({ game: ciaVsKgb, setup, secret: seedFromText(`levels ${i}`), bots: new Array(seats).fill(bySide) })
      return { won: truth.common.end!.winner === strongSide, lost: truth.common.end!.winner === sides[(i + 1) % 2] }
    })
    return ends.filter(({ won }) => won).length - ends.filter(({ lost }) => lost).length
  }
  expect(wins(kgb.normal, kgb.easy)).toBeGreaterThan(0)
  expect(wins(kgb.hard, kgb.normal)).toBeGreaterThan(0)
})

test('with people at the table bots of CIA vs. KGB give everybody turns before they raise hands', () => {
  const setup = { seats, options: readOptions(ciaVsKgb.options, {}, seats) }
  const players = new Array<Bot<KgbTypes>>(seats).fill(kgb.normal)
  const played = Array.from({ length: 80 }, (_, i) =>
    simulate({ game: ciaVsKgb, setup, secret: seedFromText(`company ${i}`), bots: players, company: { humans: [i % seats] } }),
  ).map(({ truth }) => truth.common.questions)
  const lengths = played.map((questions) => questions.length).sort((a, b) => a - b)
  expect(lengths[40]).toBeGreaterThanOrEqual(15)
  const leftOut = played.flatMap((questions) =>
    Array.from({ length: seats }, (_, seat) => !questions.some(({ by, to }) => by === seat || to === seat)),
  )
  expect(leftOut.filter(Boolean).length / leftOut.length).toBeLessThanOrEqual(0.03)
})
