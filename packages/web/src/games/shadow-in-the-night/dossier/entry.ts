// The dossier's entry while it is filled in (SN-43). A name stands beside one agent at most, so that no name can be doubled; a
// player's own agents are fixed. Pure functions.
import type { Seat } from '@safehouse/engine'
import type { Agent, Names } from '@safehouse/games/shadow-in-the-night'
import type { DossierEntry, PrivateNotes } from '../notes/notes.ts'

/** What a player has to fill in. */
export interface DossierForm {
  readonly agents: readonly Agent[]
  /** The other players; each has to be placed. */
  readonly others: readonly Seat[]
  /** The player's own agents: the own name, and a dash for recruits. */
  readonly fixed: Names
}
const isFixed = ({ fixed }: DossierForm, agent: Agent): boolean => fixed[agent] !== undefined

/** The part of a stored entry that is valid in this form. */
export function keepValid(form: DossierForm, entry: DossierEntry): DossierEntry {
  const clean: Partial<Record<Agent, Seat>> = {}
  for (const agent of form.agents) {
    const seat = entry[agent]
    if (seat !== undefined && !isFixed(form, agent) && unplacedNames(form, clean).includes(seat)) clean[agent] = seat
  }
  return clean
}
/** The agent beside which that player is named. */
export const agentNamed = (entry: DossierEntry, seat: Seat): Agent | undefined =>
  (Object.keys(entry) as Agent[]).find((agent) => entry[agent] === seat)
/** The players who are not placed yet. */
export const unplacedNames = (form: DossierForm, entry: DossierEntry): Seat[] => form.others.filter((seat) => agentNamed(entry, seat) === undefined)

/** Puts a name beside an agent. It leaves its former agent, and the agent's former name is unplaced. */
export function withName(entry: DossierEntry, agent: Agent, seat: Seat): DossierEntry {
  const before = agentNamed(entry, seat)
  return { ...(before ? withoutName(entry, before) : entry), [agent]: seat }
}
export function withoutName(entry: DossierEntry, agent: Agent): DossierEntry {
  const { [agent]: _, ...rest } = entry
  return rest
}
/** Fills free places with the bets from the notes. */
export function fillFromBets(form: DossierForm, entry: DossierEntry, bets: PrivateNotes['bets']): DossierEntry {
  const filled: Partial<Record<Agent, Seat>> = { ...entry }
  for (const agent of form.agents) {
    const bet = bets[agent]
    const free = filled[agent] === undefined && !isFixed(form, agent)
    if (free && typeof bet === 'number' && unplacedNames(form, filled).includes(bet)) filled[agent] = bet
  }
  return filled
}
/** The entry to send, with a dash for every agent without a name; undefined until all names are placed. */
export const completeEntry = (form: DossierForm, entry: DossierEntry): Names | undefined => {
  if (unplacedNames(form, entry).length > 0) return undefined
  return Object.fromEntries(form.agents.map((agent) => [agent, form.fixed[agent] ?? entry[agent] ?? null]))
}
