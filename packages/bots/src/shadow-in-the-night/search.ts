// The search for the best option: each is tried in every world, others answer with cards, some turns are rolled out, and the
// board that results is evaluated. Every option gets the same dice, so that luck does not choose between them.

import { copyOf, moveSafeOn, settleOn, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { type Chance, quickChance, type Seat } from '@safehouse/engine'
import { buildings, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { othersReply } from './cards.ts'
import { hopeOf, isOver, type Judge } from './judge.ts'
import { takeTurn } from './rollout.ts'
import type { Strength } from './strength.ts'
import type { World } from './worlds.ts'

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
  { ideas, turns }: Strength,
  chance: Chance,
): T {
  const dice = chance.below(2 ** 31)
  const judges = worlds.map(judgeIn)
  let best = options[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    let sum = 0
    for (const [i, world] of worlds.entries()) sum += playedOut(option, view, world, judges[i]!, ideas, turns, quickChance(`${dice}/${i}`))
    const hope = sum / worlds.length - option.cost
    if (hope > most) {
      most = hope
      best = option
    }
  }
  return best.move
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
  if (settleOn(board)) moveSafeOn(board, chance.below(buildings.length))
  for (let turn = 1; turn <= turns && !isOver(board); turn++) takeTurn(board, world.runs, (onTurn + turn) % seats, judge, ideas, cards, chance)
  return judge(board, isMine, (onTurn + turns + 1) % seats, false)
}
function withRecruit({ runs }: World, me: Seat, chance: Chance): readonly boolean[] {
  const free = runs[me]!.flatMap((_, agent) => (runs.some((isRun) => isRun[agent]) ? [] : [agent]))
  if (free.length === 0) return runs[me]!
  const recruited = chance.pick(free)
  return runs[me]!.map((isRun, agent) => isRun || agent === recruited)
}
