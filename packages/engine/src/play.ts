// A running game: its log, the truth folded from it, and the one way to add to it. The caller brings the time.
// Deciding and adding are two steps: a server stores what was decided before anybody, this fold included, hears of it.
import { chanceFrom, type Seed } from './chance.ts'
import { permits } from './choice.ts'
import type { Deadline, Entry, Game, Input, Kinds, Refusal, Seat, Setup, Told, Truth } from './contract.ts'
import { fold, seenBy, startOf, truthOf } from './fold.ts'

export interface Play<K extends Kinds> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly seed: Seed
  readonly entries: Entry<K>[]
  truth: Truth<K>
}
/** What would be added to the log, and the truth after it. Deadlines that passed stay decided even if the action is refused. */
export interface Proposal<K extends Kinds> {
  readonly entries: readonly Entry<K>[]
  readonly truth: Truth<K>
  readonly refusal?: Refusal
}

/** A game without its deal: for logs that come from elsewhere, and the first step of every new one. */
export const blank = <K extends Kinds>(game: Game<K>, setup: Setup<K>, seed: Seed): Play<K> => ({
  game,
  setup,
  seed,
  entries: [],
  truth: startOf(game, setup),
})
export const resume = <K extends Kinds>(game: Game<K>, setup: Setup<K>, seed: Seed, entries: readonly Entry<K>[]): Play<K> => ({
  game,
  setup,
  seed,
  entries: [...entries],
  truth: truthOf(game, setup, entries),
})
export function deal<K extends Kinds>(game: Game<K>, setup: Setup<K>, seed: Seed, now: number): Play<K> {
  const play = blank(game, setup, seed)
  accept(play, proposeDeal(play, now))
  return play
}

export function proposeDeal<K extends Kinds>(play: Play<K>, now: number): Proposal<K> {
  return extend(
    play,
    { entries: [], truth: play.truth },
    { at: now, input: 'deal', told: play.game.deal(play.setup, chanceFrom(play.seed, 'deal'), now) },
  )
}

/** Everything whose time has come by now, in order of time, each at its own time (or, set in the past, at once). */
export function proposeTime<K extends Kinds>(play: Play<K>, now: number): Proposal<K> {
  let proposal: Proposal<K> = { entries: [], truth: play.truth }
  for (;;) {
    const due = firstDeadline(play.game, proposal.truth)
    if (!due || due.at > now) return proposal
    const at = Math.max(due.at, lastTime(play, proposal) ?? due.at)
    const input = { deadline: due.id }
    proposal = extend(play, proposal, { at, input, told: decide(play, proposal.truth, input, `deadline:${due.id}`, at) })
    if (play.game.deadlines(proposal.truth).some((other) => other.id === due.id))
      throw new Error(`${play.game.id}: deadline ${due.id} did not go away`)
  }
}

/** A seat acts. What is due is decided first, so the order of the log is the order of time. */
export function propose<K extends Kinds>(play: Play<K>, seat: Seat, action: K['action'], now: number, id?: string): Proposal<K> {
  const before = proposeTime(play, now)
  const at = Math.max(now, lastTime(play, before) ?? now)
  const view = seenBy(before.truth, seat)
  if (!permits(play.game.choices(view), action)) return { ...before, refusal: play.game.refusal(view, action) }
  const input = { seat, action }
  const told = decide(play, before.truth, input, `${seat}:${action.question}`, at)
  return extend(play, before, id === undefined ? { at, input, told } : { at, id, input, told })
}

/** Entry times never go back, whatever the caller's clock or a game's deadlines say. */
const lastTime = <K extends Kinds>(play: Play<K>, proposal: Proposal<K>): number | undefined => (proposal.entries.at(-1) ?? play.entries.at(-1))?.at

export function accept<K extends Kinds>(play: Play<K>, proposal: Proposal<K>): void {
  for (const entry of proposal.entries) play.entries.push(entry)
  play.truth = proposal.truth
}

/** Propose and accept in one: for tests, simulations and verification, where nothing has to be stored first. */
export function act<K extends Kinds>(play: Play<K>, seat: Seat, action: K['action'], now: number, id?: string): Refusal | undefined {
  const proposal = propose(play, seat, action, now, id)
  accept(play, proposal)
  return proposal.refusal
}
export const passTime = <K extends Kinds>(play: Play<K>, now: number): void => accept(play, proposeTime(play, now))

/** The next thing that happens of itself; of several at one time, the one that the game names first. */
export function firstDeadline<K extends Kinds>(game: Game<K>, truth: Truth<K>): Deadline | undefined {
  let first: Deadline | undefined
  for (const deadline of game.deadlines(truth)) if (!first || deadline.at < first.at) first = deadline
  return first
}

const decide = <K extends Kinds>(play: Play<K>, truth: Truth<K>, input: Input<K>, name: string, at: number): Told<K>[] =>
  play.game.decide(truth, input, chanceFrom(play.seed, name), at)

function extend<K extends Kinds>(play: Play<K>, proposal: Proposal<K>, entry: Entry<K>): Proposal<K> {
  return { entries: [...proposal.entries, entry], truth: fold(play.game, proposal.truth, entry.told) }
}
