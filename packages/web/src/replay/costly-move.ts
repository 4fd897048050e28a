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
  /** What the chance of all games is made of. */
  readonly seed: string
}
export interface CostlyMove {
  readonly entry: number
  readonly did: Share
  readonly rather: Share
  /** The decision with the other move, as it would have been told. */
  readonly alternative: Entry<GameTypes>
}
/** How far it is, from 0 to 1; or the move, none if no move stands out. */
export type CostlyNews = { readonly done: number } | { readonly move: CostlyMove | undefined }

export interface Effort {
  readonly decisions: number
  readonly alternatives: number
  /** Games for each move at first, and for the two that are compared in the end. */
  readonly firstGames: number
  readonly games: number
}
const EFFORT: Effort = { decisions: 10, alternatives: 2, firstGames: 8, games: 100 }

interface Line {
  readonly entry: number
  readonly action: Action
}

export function* costliestMove(game: AnyGame, bot: Bot<GameTypes>, match: PlayedMatch, effort: Effort = EFFORT): Generator<CostlyNews> {
  const decisions = spaced(decisionsOf(game, match, effort), effort.decisions)
  let best: { readonly did: Line; readonly rather: Line; readonly gap: number } | undefined
  for (const [i, { entry, action, others }] of decisions.entries()) {
    const rate = (line: Line) => play(game, bot, match, line, effort.firstGames, 'first').share.wins
    const did = { entry, action }
    const ownRate = rate(did)
    for (const other of others) {
      const rather = { entry, action: other }
      const gap = rate(rather) - ownRate
      if (gap > (best?.gap ?? 0)) best = { did, rather, gap }
    }
    yield { done: (0.7 * (i + 1)) / decisions.length }
  }
  if (!best) return yield { move: undefined }
  const did = play(game, bot, match, best.did, effort.games, 'second')
  yield { done: 0.85 }
  const rather = play(game, bot, match, best.rather, effort.games, 'second')
  const standsOut = intervalOf(rather.share).low > intervalOf(did.share).high
  yield { move: standsOut && rather.first ? { entry: best.did.entry, did: did.share, rather: rather.share, alternative: rather.first } : undefined }
}
const intervalOf = ({ wins, games }: Share) => wilsonInterval(wins, games)

/** The seat's public decisions in which it could have done something else. */
function decisionsOf(game: AnyGame, { entries, setup, seat, seed }: PlayedMatch, { alternatives }: Effort) {
  return entries.flatMap(({ input, told }, entry) => {
    if (input === 'deal' || !('seat' in input) || input.seat !== seat || !told.some(({ channel }) => channel === 'open')) return []
    const choices = game.choices(foldFeed(game, setup, feedOf(entries.slice(0, entry), seat), seat))
    const open = choices.filter(({ question, standing }) => question === input.action.question && !standing)
    const chance = quickChance(`${seed} ${entry}`)
    const others = new Map<string, Action>()
    for (let i = 0; i < 4 * alternatives && others.size < alternatives && open.length > 0; i++) {
      const action = sampleAction(chance.pick(open), chance) as Action
      if (JSON.stringify(action) !== JSON.stringify(input.action)) others.set(JSON.stringify(action), action)
    }
    return others.size === 0 ? [] : [{ entry, action: input.action, others: [...others.values()] }]
  })
}
const spaced = <T>(list: readonly T[], limit: number): readonly T[] =>
  list.length <= limit ? list : Array.from({ length: limit }, (_, i) => list[Math.floor((i * list.length) / limit)]!)

/** Games in which the seat makes this move first and bots do everything else. `first` is how the move was told in the first of them. */
function play(game: AnyGame, bot: Bot<GameTypes>, { entries, setup, seat, seed }: PlayedMatch, { entry, action }: Line, games: number, name: string) {
  let wins = 0
  let first: Entry<GameTypes> | undefined
  for (let i = 0; i < games; i++) {
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
  return { share: { wins, games }, first }
}
