// The search for the best option: each is tried in every world, others answer with cards, some turns are rolled out, and the
// board that results is evaluated. Every option gets the same dice, so that luck does not choose between them.

import { copyOf, isOver, placeSafe, scoreIfDue, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { type Chance, quickChance, type Seat } from '@safehouse/engine'
import { buildings, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { othersReply } from './cards.ts'
import { hopeOf, type Judge } from './judge.ts'
import { bestPlace, chanceAfterReply, takeTurn } from './rollout.ts'
import type { Strength } from './strength.ts'
import { averageOver, type World } from './worlds.ts'

/** Something one might do, and the board right after it. */
export interface Option<T> {
  readonly move: T
  readonly after: TrialBoard
  /** Whether others may still answer with cards before anything is scored. */
  readonly answerable: boolean
  /** Whether one of the agents that nobody runs would be mine then. */
  readonly recruits?: boolean
  /** What doing it would cost besides: a card, or giving oneself away. */
  readonly cost: number
}
/** The one that gives the best chance to win. */
export function bestOption<T>(
  options: readonly Option<T>[],
  view: ShadowView,
  worlds: readonly World[],
  judgeIn: (world: World) => Judge,
  { ideas, turns, answers }: Strength,
  chance: Chance,
): T {
  const dice = chance.below(2 ** 31)
  const judges = worlds.map(judgeIn)
  const chanceIn = (i: number): Chance => quickChance(`${dice}/${i}`)
  const first = ranked(options, (option) => averageOver(worlds, (world, i) => playedOut(option, view, world, judges[i]!, ideas, turns, chanceIn(i))))
  if (!answers || view.common.seats > 2) return first[0]!.move
  const likeliest = worlds.slice(0, answers.worlds)
  return ranked(first.slice(0, answers.options), (option) =>
    averageOver(likeliest, (world, i) => answered(option, view, world, judges[i]!, answers.replies, chanceIn(i))),
  )[0]!.move
}
/** The options from the best to the worst, by the chance to win that they leave and what they cost. */
function ranked<T>(options: readonly Option<T>[], chanceAfter: (option: Option<T>) => number): Option<T>[] {
  const hopes = new Map(options.map((option) => [option, chanceAfter(option) - option.cost]))
  return [...options].sort((one, other) => hopes.get(other)! - hopes.get(one)!)
}

/** The chance to win after an option and the next player's turn, in one world. */
function answered<T>(option: Option<T>, { common, seat: me }: ShadowView, world: World, judge: Judge, replies: number, chance: Chance): number {
  const board = copyOf(option.after)
  const isMine = option.recruits ? withRecruit(world, me, chance) : world.runs[me]!
  const { onTurn, seats, options } = common
  if (option.answerable && options.cards) othersReply(board, common, me, world, judge, REPLIES_TRIED, chance)
  const next = (onTurn + 1) % seats
  if (scoreIfDue(board) && !isOver(board)) placeSafe(board, bestPlace(board, world.runs[onTurn]!, judge, next))
  if (isOver(board)) return judge(board, isMine, next, false)
  return chanceAfterReply(board, isMine, world.runs[next]!, judge, next, seats, options.cards, replies, chance)
}

/** Of how many replies others are taken to find the best. Few, at every strength: a bot that expects perfect answers never plays a card. */
const REPLIES_TRIED = 2

function playedOut<T>(
  { after, answerable, recruits }: Option<T>,
  { common, seat: me }: ShadowView,
  world: World,
  judge: Judge,
  ideas: number,
  turns: number,
  chance: Chance,
): number {
  const board = copyOf(after)
  const isMine = recruits ? withRecruit(world, me, chance) : world.runs[me]!
  const { cards } = common.options
  if (answerable && cards) othersReply(board, common, me, world, judge, REPLIES_TRIED, chance)
  const { onTurn, seats } = common
  if (turns === 0) return hopeOf(board, isMine, judge, onTurn, seats)
  if (scoreIfDue(board)) placeSafe(board, chance.below(buildings.length))
  for (let turn = 1; turn <= turns && !isOver(board); turn++) takeTurn(board, world.runs, (onTurn + turn) % seats, judge, ideas, cards, chance)
  return judge(board, isMine, (onTurn + turns + 1) % seats, false)
}
function withRecruit({ runs }: World, me: Seat, chance: Chance): readonly boolean[] {
  const free = runs[me]!.flatMap((_, agent) => (runs.some((isRun) => isRun[agent]) ? [] : [agent]))
  if (free.length === 0) return runs[me]!
  const recruited = chance.pick(free)
  return runs[me]!.map((isRun, agent) => isRun || agent === recruited)
}
