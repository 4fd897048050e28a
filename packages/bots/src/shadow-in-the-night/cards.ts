// Cards on a trial board: every way to play one, and what others may answer with the cards they hold in a world.

import { copyInto, copyOf, placeOn, placeSafe, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { type AnyChoice, type AnyField, type Chance, type Choice, type Seat, sampleAction } from '@safehouse/engine'
import {
  type Agent,
  type Board,
  type ByAgent,
  type Card,
  type Chosen,
  cardKinds,
  type ShadowAction,
  type ShadowCommon,
} from '@safehouse/games/shadow-in-the-night'
import { hopeOf, type Judge } from './judge.ts'
import type { World } from './worlds.ts'

type Playing = Extract<ShadowAction, { do: 'play' }>

/** Every action that this choice permits. */
export function waysOf(choice: Choice<ShadowAction>): Playing[] {
  const { do: what, question, fields } = choice as unknown as AnyChoice
  let ways: Record<string, unknown>[] = [{ do: what, question }]
  for (const [name, field] of Object.entries(fields)) ways = ways.flatMap((way) => valuesOf(field).map((value) => ({ ...way, [name]: value })))
  return ways as unknown as Playing[]
}
function valuesOf(field: AnyField): readonly unknown[] {
  if ('one' in field) return field.one
  if (!('some' in field)) return []
  const single = field.some.map((value) => [value])
  const pairs = field.some.flatMap((one, i) => field.some.slice(i + 1).map((other) => [one, other]))
  return [...(field.min <= 1 ? single : []), ...(field.max >= 2 ? pairs : [])]
}

/** The trial board with the card played. Whom it recruits is left to the caller. */
export function played(board: Board, trialBoard: TrialBoard, card: Card, chosen: Partial<Chosen>): TrialBoard {
  const after = copyOf(trialBoard)
  const { agents, stones, safe } = cardKinds[card].effect(board, chosen)
  for (let i = 0; i < board.agents.length; i++) {
    const agent = board.agents[i]!
    const to = agents?.[agent]
    if (to !== undefined) placeOn(after, i, to)
    if (stones) after.stones[i]! += stones[agent] ?? 0
  }
  if (safe !== undefined) placeSafe(after, safe)
  return after
}
function boardOf({ at, stones, safe }: TrialBoard, agents: readonly Agent[]): Board {
  return { agents, at: byAgent(agents, at), stones: byAgent(agents, stones), safe, bystanders: 0 }
}
function byAgent(agents: readonly Agent[], numbers: readonly number[]): ByAgent {
  const by: Partial<Record<Agent, number>> = {}
  for (let i = 0; i < agents.length; i++) by[agents[i]!] = numbers[i]!
  return by
}

/** By how much a card must raise the chance to win to be played. */
export const MIN_GAIN_OF_CARD = 0.04

/** Every other seat with cards in this world may play one: the best of a few random `ideas`, if it helps enough. */
export function othersReply(trialBoard: TrialBoard, common: ShadowCommon, me: Seat, world: World, judge: Judge, ideas: number, chance: Chance): void {
  for (let step = 1; step < common.seats; step++) {
    const seat = (me + step) % common.seats
    if (world.hands[seat]!.length > 0) reply(trialBoard, common, world.hands[seat]!, world.runs[seat]!, judge, ideas, chance)
  }
}
function reply(
  trialBoard: TrialBoard,
  { agents, onTurn, seats }: ShadowCommon,
  hand: readonly Card[],
  isMine: readonly boolean[],
  judge: Judge,
  ideas: number,
  chance: Chance,
): void {
  const board = boardOf(trialBoard, agents)
  let most = hopeOf(trialBoard, isMine, judge, onTurn, seats) + MIN_GAIN_OF_CARD
  let best: TrialBoard | undefined
  for (let i = 0; i < ideas; i++) {
    const card = chance.pick(hand)
    const fields = cardKinds[card].fieldsFor(board)
    if (!fields) continue
    const chosen = sampleAction<Playing>({ do: 'play', question: '', fields } as unknown as Choice<Playing>, chance)
    const trial = played(board, trialBoard, card, chosen as Partial<Chosen>)
    const hope = hopeOf(trial, isMine, judge, onTurn, seats)
    if (hope <= most) continue
    most = hope
    best = trial
  }
  if (best) copyInto(trialBoard, best)
}
