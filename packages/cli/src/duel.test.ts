// Duels, newcomers and the tree-search baseline: each player knows what a bot at a table knows, and does only what is permitted.
import { botsFor, type ListedBot } from '@safehouse/bots'
import { characters } from '@safehouse/content/bots/characters.ts'
import type { BotInput, GameTypes } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { duel } from './duel.ts'
import { mcts } from './mcts.ts'
import { newcomers } from './newcomers.ts'
import { playMatch, readSeries } from './series.ts'

const seriesOf = (game: string, players: string) => readSeries([game], { players, games: '2', seed: 'duel' })

test('in a duel every bot has a character whose cover the others may read', () => {
  const companies = new Set<string>()
  const recordingBot: ListedBot = (input: BotInput<GameTypes>, chance) => {
    companies.add(input.characters!.join())
    return botsFor('top-secret').quick!(input, chance)
  }
  duel(seriesOf('top-secret', '6'), recordingBot, recordingBot)
  expect(companies.size).toBe(2)
  for (const company of companies) for (const id of company.split(',')) expect(Object.keys(characters)).toContain(id)
})

test.each(Object.entries(newcomers))('a newcomer plays %s to its end, by the rules', (game, { bot }) => {
  // A refused action would throw.
  expect(duel(seriesOf(game, game === 'cia-vs-kgb' || game === 'top-secret' ? '6' : '4'), bot, botsFor(game).easy!).n).toBe(2)
})

test('the tree search plays the same match from the same secret', () => {
  const series = seriesOf('shadow-in-the-night', '2')
  const play = () => playMatch(series, 0, [mcts(20), mcts(20)]).entries
  expect(play()).toEqual(play())
})
