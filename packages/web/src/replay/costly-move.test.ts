// The move that cost most: found by playing on from a seat's own decisions, the same for the same record.
import { type AnyGame, type Bot, feedOf, foldFeed, type GameTypes, randomBot, readOptions, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { expect, test } from 'vitest'
import { type CostlyMove, type CostlyProgress, findCostliestMove } from './costly-move.ts'

const game: AnyGame = games['spy-alley-dice']!.game
const setup = { options: readOptions(game.options, {}, 3), seats: 3 }
const effort = { decisions: 4, alternatives: 1, firstMatches: 2, finalMatches: 8 }
const bot = randomBot as Bot<GameTypes>
const { entries } = simulate<GameTypes>({ game, setup, secret: 'costly', bots: [bot, bot, bot] })
const match = { entries, setup, seat: 1, seed: 'seed' }
const moveIn = (progress: readonly CostlyProgress[]): CostlyMove | undefined => (progress.at(-1) as { readonly move: CostlyMove | undefined }).move

test('the same record gives the same answer, and it says how far it is', () => {
  const progress = [...findCostliestMove(game, bot, match, effort)]
  expect([...findCostliestMove(game, bot, match, effort)]).toEqual(progress)
  const done = progress.flatMap((step) => ('done' in step ? [step.done] : []))
  expect(done.length).toBeGreaterThan(0)
  expect(done).toEqual([...done].sort((a, b) => a - b))
})
test('a planted mistake is found: every other move of that decision wins, and the one that was made loses', () => {
  const planted = entries.findIndex(
    ({ input, told }) => isBy(input, 1) && input.action.do === 'rollAgain' && told.some(({ channel }) => channel === 'open'),
  )
  expect(planted).toBeGreaterThan(0)
  const made = JSON.stringify((entries[planted]!.input as { action: object }).action)
  // Rules in which the first decision of a game ends it: the seat loses with the move that was made and wins with any other.
  const before = JSON.stringify(foldFeed(game, setup, feedOf(entries.slice(0, planted), 1), 1).common)
  let last = ''
  const rigged: AnyGame = {
    ...game,
    decide: (truth, input, ...rest) => {
      last = JSON.stringify('action' in input ? input.action : null)
      return game.decide(truth, input, ...rest)
    },
    outcome: (common) => (JSON.stringify(common) === before ? undefined : { winners: last === made ? [0] : [1] }),
  }
  const matchUpToMistake = {
    ...match,
    entries: entries.slice(0, planted + 1).map((entry, i) => (i < planted && isBy(entry.input, 1) ? { ...entry, input: 'deal' as const } : entry)),
  }
  const found = moveIn([...findCostliestMove(rigged, bot, matchUpToMistake, effort)])
  expect(found).toMatchObject({ entry: planted, madeShare: { wins: 0 }, betterShare: { wins: effort.finalMatches } })
  expect(JSON.stringify((found!.alternative.input as { action: object }).action)).not.toBe(made)
})
const isBy = (input: (typeof entries)[number]['input'], seat: number): input is { readonly seat: number; readonly action: GameTypes['action'] } =>
  input !== 'deal' && 'seat' in input && input.seat === seat
