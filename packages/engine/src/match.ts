// A match: its log, the truth folded from it, and the only way to add to it. The caller brings the time; nothing here reads a
// clock. Proposing and applying are two steps, because a server stores entries before anybody is told of them.
import { chanceFrom, type Seed } from './chance.ts'
import { permits } from './choice.ts'
import type { Deadline, Entry, Game, GameTypes, Input, Refusal, Seat, Setup, ToldFact, Truth } from './contract.ts'
import { foldFacts, foldLog, initialTruth, viewOfSeat } from './fold.ts'
import type { Entropy } from './proof.ts'

/** A seed that decided entries which a match took over from another one. */
export interface EarlierSeed {
  /** How many entries, from the first, this seed and those before it in the list decided. */
  readonly entries: number
  readonly secret: string
  readonly entropy: Entropy
}
export interface Match<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly seed: Seed
  /** Only in a match that was played on from a moment of another, in the order of the entries. */
  readonly continues?: readonly EarlierSeed[]
  readonly entries: Entry<K>[]
  truth: Truth<K>
}
/** Entries to be added to the log, and the truth after them. Deadlines that were due are among them even if the action is refused. */
export interface Proposal<K extends GameTypes> {
  readonly entries: readonly Entry<K>[]
  readonly truth: Truth<K>
  readonly refusal?: Refusal
}

/** A match before its deal. */
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
  return withEntry(
    match,
    { entries: [], truth: match.truth },
    { at: now, input: 'deal', told: match.game.deal(match.setup, chanceFrom(match.seed, 'deal'), now) },
  )
}

/** Decides every deadline that is due by now, in order of time, each at its own time but never before the last entry. */
export function proposeDueDeadlines<K extends GameTypes>(match: Match<K>, now: number): Proposal<K> {
  let proposal: Proposal<K> = { entries: [], truth: match.truth }
  for (;;) {
    const due = firstDeadline(match.game, proposal.truth)
    if (!due || due.at > now) return proposal
    const at = Math.max(due.at, lastEntryTime(match, proposal) ?? due.at)
    const input = { deadline: due.id }
    proposal = withEntry(match, proposal, { at, input, told: decide(match, proposal.truth, input, `deadline:${due.id}`, at) })
    if (match.game.deadlines(proposal.truth).some((other) => other.id === due.id))
      throw new Error(`${match.game.id}: deadline ${due.id} did not go away`)
  }
}

/**
 * Decides a seat's action. Deadlines that are due come first, so that the log is in order of time. `permittedIn`: the truth in which the
 * caller has found the action permitted; it is not checked again in that one.
 */
export function proposeAction<K extends GameTypes>(
  match: Match<K>,
  seat: Seat,
  action: K['action'],
  now: number,
  id?: string,
  permittedIn?: Truth<K>,
): Proposal<K> {
  const before = proposeDueDeadlines(match, now)
  const at = Math.max(now, lastEntryTime(match, before) ?? now)
  if (before.truth !== permittedIn) {
    const view = viewOfSeat(before.truth, seat)
    if (!permits(match.game.choices(view), action)) return { ...before, refusal: match.game.refusal(view, action) }
  }
  const input = { seat, action }
  const told = decide(match, before.truth, input, `${seat}:${action.question}`, at)
  return withEntry(match, before, id === undefined ? { at, input, told } : { at, id, input, told })
}

/** Time of the last entry. Times in a log never decrease, whatever the caller's clock or a game's deadlines say. */
const lastEntryTime = <K extends GameTypes>(match: Match<K>, proposal: Proposal<K>): number | undefined =>
  (proposal.entries.at(-1) ?? match.entries.at(-1))?.at

/** Adds proposed entries to the match. */
export function applyProposal<K extends GameTypes>(match: Match<K>, proposal: Proposal<K>): void {
  for (const entry of proposal.entries) match.entries.push(entry)
  match.truth = proposal.truth
}

/** Proposes and applies an action in one step: for tests, simulations and verification, where nothing is stored in between. */
export function act<K extends GameTypes>(match: Match<K>, seat: Seat, action: K['action'], now: number, id?: string): Refusal | undefined {
  const proposal = proposeAction(match, seat, action, now, id)
  applyProposal(match, proposal)
  return proposal.refusal
}
export const advanceTime = <K extends GameTypes>(match: Match<K>, now: number): void => applyProposal(match, proposeDueDeadlines(match, now))

/** The earliest deadline; of several at one time, the one that the game lists first. */
export function firstDeadline<K extends GameTypes>(game: Game<K>, truth: Truth<K>): Deadline | undefined {
  let first: Deadline | undefined
  for (const deadline of game.deadlines(truth)) if (!first || deadline.at < first.at) first = deadline
  return first
}

const decide = <K extends GameTypes>(match: Match<K>, truth: Truth<K>, input: Input<K>, name: string, at: number): ToldFact<K>[] =>
  match.game.decide(truth, input, chanceFrom(match.seed, name), at)

function withEntry<K extends GameTypes>(match: Match<K>, proposal: Proposal<K>, entry: Entry<K>): Proposal<K> {
  return { entries: [...proposal.entries, entry], truth: foldFacts(match.game, proposal.truth, entry.told) }
}

/** Entries of a stored log as these rules would have told them. The stored log itself is never rewritten. */
export function liftEntries<K extends GameTypes>(game: Game<K>, rulesVersion: number, entries: readonly Entry<K>[]): readonly Entry<K>[] {
  if (rulesVersion === game.rulesVersion) return entries
  if (rulesVersion > game.rulesVersion)
    throw new Error(`${game.id}: this log was written by newer rules (${rulesVersion}) than these (${game.rulesVersion})`)
  const { lift } = game
  if (!lift) throw new Error(`${game.id}: rules ${game.rulesVersion} cannot read logs of rules ${rulesVersion}`)
  return entries.map((entry) => lift(entry, rulesVersion))
}
