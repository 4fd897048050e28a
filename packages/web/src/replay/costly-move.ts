// The one move of a seat that cost most: bots play on from each of its decisions, with the move that was made and with others. The same record
// gives the same answer. Pure: the worker brings rules and bots.
import {
  type AnyGame,
  type Bot,
  type Entry,
  feedOf,
  foldFeed,
  type GameTypes,
  quickChance,
  type Seat,
  type Setup,
  sampleAction,
  seedFromText,
  simulate,
  wilsonInterval,
} from '@safehouse/engine'
import type { Share } from './continuations.ts'

type Action = GameTypes['action']
export interface PlayedMatch {
  readonly entries: readonly Entry<GameTypes>[]
  readonly setup: Setup<GameTypes>
  readonly seat: Seat
  /** What the chance of all matches is made of. */
  readonly seed: string
}
export interface CostlyMove {
  /** The decision in the log, counted from 0. */
  readonly entry: number
  /** How often the seat wins with the move that it made, and with the other one. */
  readonly madeShare: Share
  readonly betterShare: Share
  /** The decision with the other move, as it would have been told. */
  readonly alternative: Entry<GameTypes>
}
/** How much of the search is done, from 0 to 1; at the end the move, undefined if no move stands out. */
export type CostlyProgress = { readonly done: number } | { readonly move: CostlyMove | undefined }

/** How much is tried. */
export interface Effort {
  /** At most so many decisions, with so many other moves for each. */
  readonly decisions: number
  readonly alternatives: number
  /** Matches for each move at first, and for the two that are compared in the end. */
  readonly firstMatches: number
  readonly finalMatches: number
}
const EFFORT: Effort = { decisions: 10, alternatives: 2, firstMatches: 8, finalMatches: 100 }

/** A move at a decision, made or not. */
interface Move {
  readonly entry: number
  readonly action: Action
}

export function* findCostliestMove(game: AnyGame, bot: Bot<GameTypes>, match: PlayedMatch, effort: Effort = EFFORT): Generator<CostlyProgress> {
  const decisions = spreadOut(decisionsOf(game, match, effort), effort.decisions)
  let best: { readonly made: Move; readonly better: Move; readonly gap: number } | undefined
  for (const [i, { entry, action, others }] of decisions.entries()) {
    const countWins = (move: Move) => playOn(game, bot, match, move, effort.firstMatches, 'first').share.wins
    const made = { entry, action }
    const winsOfMade = countWins(made)
    for (const other of others) {
      const better = { entry, action: other }
      const gap = countWins(better) - winsOfMade
      if (gap > (best?.gap ?? 0)) best = { made, better, gap }
    }
    yield { done: (0.7 * (i + 1)) / decisions.length }
  }
  if (!best) return yield { move: undefined }
  const made = playOn(game, bot, match, best.made, effort.finalMatches, 'second')
  yield { done: 0.85 }
  const better = playOn(game, bot, match, best.better, effort.finalMatches, 'second')
  const standsOut = intervalOf(better.share).low > intervalOf(made.share).high
  yield {
    move:
      standsOut && better.first ? { entry: best.made.entry, madeShare: made.share, betterShare: better.share, alternative: better.first } : undefined,
  }
}
const intervalOf = ({ wins, matches }: Share) => wilsonInterval(wins, matches)

/** The seat's public decisions in which it could have done something else. */
function decisionsOf(game: AnyGame, { entries, setup, seat, seed }: PlayedMatch, { alternatives }: Effort) {
  return entries.flatMap(({ input, told }, entry) => {
    if (input === 'deal' || !('seat' in input) || input.seat !== seat || !told.some(({ channel }) => channel === 'open')) return []
    const choices = game.choices(foldFeed(game, setup, feedOf(entries.slice(0, entry), seat), seat))
    const offered = choices.filter(({ question, standing }) => question === input.action.question && !standing)
    const chance = quickChance(`${seed} ${entry}`)
    const others = new Map<string, Action>()
    for (let i = 0; i < 4 * alternatives && others.size < alternatives && offered.length > 0; i++) {
      const action = sampleAction(chance.pick(offered), chance) as Action
      if (JSON.stringify(action) !== JSON.stringify(input.action)) others.set(JSON.stringify(action), action)
    }
    return others.size === 0 ? [] : [{ entry, action: input.action, others: [...others.values()] }]
  })
}
/** At most `limit` elements, evenly spread over the list. */
const spreadOut = <T>(list: readonly T[], limit: number): readonly T[] =>
  list.length <= limit ? list : Array.from({ length: limit }, (_, i) => list[Math.floor((i * list.length) / limit)]!)

/** Matches in which the seat makes this move first and bots do everything else. `first` is how the move was told in the first of them. */
function playOn(
  game: AnyGame,
  bot: Bot<GameTypes>,
  { entries, setup, seat, seed }: PlayedMatch,
  { entry, action }: Move,
  matches: number,
  name: string,
) {
  let wins = 0
  let first: Entry<GameTypes> | undefined
  for (let i = 0; i < matches; i++) {
    let isMade = false
    const seatBot: Bot<GameTypes> = (seen, chance) => {
      if (isMade || !seen.choices.some(({ question }) => question === action.question)) return bot(seen, chance)
      return { action, delayMs: 1 }
    }
    const { truth, entries: played } = simulate<GameTypes>({
      game,
      setup,
      from: entries.slice(0, entry),
      secret: seedFromText(`${seed}/${name}/${entry}/${i}`),
      bots: Array.from({ length: setup.seats }, (_, other) => (other === seat ? seatBot : bot)),
      onDecision: ({ entries: all }) => {
        const { input } = all.at(-1)!
        if (input !== 'deal' && 'seat' in input && input.seat === seat) isMade = true
      },
    })
    first ??= played[entry]
    if (game.outcome(truth.common)?.winners.includes(seat)) wins++
  }
  return { share: { wins, matches }, first }
}
