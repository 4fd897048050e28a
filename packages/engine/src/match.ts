// A running game: its log, the truth folded from it, and the one way to add to it. The caller brings the time.
// Deciding and adding are two steps: a server stores what was decided before anybody, this fold included, hears of it.
import { chanceFrom, type Seed } from './chance.ts'
import { permits } from './choice.ts'
import type { Deadline, Entry, Game, GameTypes, Input, Refusal, Seat, Setup, ToldFact, Truth } from './contract.ts'
import { foldFacts, foldLog, initialTruth, viewOfSeat } from './fold.ts'

export interface Match<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly seed: Seed
  readonly entries: Entry<K>[]
  truth: Truth<K>
}
/** What would be added to the log, and the truth after it. Deadlines that passed stay decided even if the action is refused. */
export interface Proposal<K extends GameTypes> {
  readonly entries: readonly Entry<K>[]
  readonly truth: Truth<K>
  readonly refusal?: Refusal
}

/** A game without its deal: for logs that come from elsewhere, and the first step of every new one. */
export const undealtMatch = <K extends GameTypes>(game: Game<K>, setup: Setup<K>, seed: Seed): Match<K> => ({
  game,
  setup,
  seed,
  entries: [],
  truth: initialTruth(game, setup),
})
export const resumeMatch = <K extends GameTypes>(game: Game<K>, setup: Setup<K>, seed: Seed, entries: readonly Entry<K>[]): Match<K> => ({
  game,
  setup,
  seed,
  entries: [...entries],
  truth: foldLog(game, setup, entries),
})
export function dealMatch<K extends GameTypes>(game: Game<K>, setup: Setup<K>, seed: Seed, now: number): Match<K> {
  const match = undealtMatch(game, setup, seed)
  applyProposal(match, proposeDeal(match, now))
  return match
}

export function proposeDeal<K extends GameTypes>(match: Match<K>, now: number): Proposal<K> {
  return extend(
    match,
    { entries: [], truth: match.truth },
    { at: now, input: 'deal', told: match.game.deal(match.setup, chanceFrom(match.seed, 'deal'), now) },
  )
}

/** Everything whose time has come by now, in order of time, each at its own time (or, set in the past, at once). */
export function proposeDueDeadlines<K extends GameTypes>(match: Match<K>, now: number): Proposal<K> {
  let proposal: Proposal<K> = { entries: [], truth: match.truth }
  for (;;) {
    const due = firstDeadline(match.game, proposal.truth)
    if (!due || due.at > now) return proposal
    const at = Math.max(due.at, lastTime(match, proposal) ?? due.at)
    const input = { deadline: due.id }
    proposal = extend(match, proposal, { at, input, told: decide(match, proposal.truth, input, `deadline:${due.id}`, at) })
    if (match.game.deadlines(proposal.truth).some((other) => other.id === due.id))
      throw new Error(`${match.game.id}: deadline ${due.id} did not go away`)
  }
}

/** A seat acts. What is due is decided first, so the order of the log is the order of time. */
export function proposeAction<K extends GameTypes>(match: Match<K>, seat: Seat, action: K['action'], now: number, id?: string): Proposal<K> {
  const before = proposeDueDeadlines(match, now)
  const at = Math.max(now, lastTime(match, before) ?? now)
  const view = viewOfSeat(before.truth, seat)
  if (!permits(match.game.choices(view), action)) return { ...before, refusal: match.game.refusal(view, action) }
  const input = { seat, action }
  const told = decide(match, before.truth, input, `${seat}:${action.question}`, at)
  return extend(match, before, id === undefined ? { at, input, told } : { at, id, input, told })
}

/** Entry times never go back, whatever the caller's clock or a game's deadlines say. */
const lastTime = <K extends GameTypes>(match: Match<K>, proposal: Proposal<K>): number | undefined =>
  (proposal.entries.at(-1) ?? match.entries.at(-1))?.at

export function applyProposal<K extends GameTypes>(match: Match<K>, proposal: Proposal<K>): void {
  for (const entry of proposal.entries) match.entries.push(entry)
  match.truth = proposal.truth
}

/** Propose and accept in one: for tests, simulations and verification, where nothing has to be stored first. */
export function act<K extends GameTypes>(match: Match<K>, seat: Seat, action: K['action'], now: number, id?: string): Refusal | undefined {
  const proposal = proposeAction(match, seat, action, now, id)
  applyProposal(match, proposal)
  return proposal.refusal
}
export const advanceTime = <K extends GameTypes>(match: Match<K>, now: number): void => applyProposal(match, proposeDueDeadlines(match, now))

/** The next thing that happens of itself; of several at one time, the one that the game names first. */
export function firstDeadline<K extends GameTypes>(game: Game<K>, truth: Truth<K>): Deadline | undefined {
  let first: Deadline | undefined
  for (const deadline of game.deadlines(truth)) if (!first || deadline.at < first.at) first = deadline
  return first
}

const decide = <K extends GameTypes>(match: Match<K>, truth: Truth<K>, input: Input<K>, name: string, at: number): ToldFact<K>[] =>
  match.game.decide(truth, input, chanceFrom(match.seed, name), at)

function extend<K extends GameTypes>(match: Match<K>, proposal: Proposal<K>, entry: Entry<K>): Proposal<K> {
  return { entries: [...proposal.entries, entry], truth: foldFacts(match.game, proposal.truth, entry.told) }
}
