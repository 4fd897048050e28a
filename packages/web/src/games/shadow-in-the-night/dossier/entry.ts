// The dossier's entry while it is written: each name stands beside one agent at most, so nothing can be left out or doubled.
// What is fixed (one's own agents) is never asked about.
import type { Seat } from '@safehouse/engine'
import type { Agent, Names } from '@safehouse/games/shadow-in-the-night'
import type { Entry, PrivateNotes } from '../notes/notes.ts'

export interface Blank {
  readonly agents: readonly Agent[]
  /** Everyone else at the table. */
  readonly others: readonly Seat[]
  readonly fixed: Names
}
const isFixed = ({ fixed }: Blank, agent: Agent): boolean => fixed[agent] !== undefined

/** Only what can stand in this dossier: old notes may know more. */
export function written(blank: Blank, entry: Entry): Entry {
  const clean: Partial<Record<Agent, Seat>> = {}
  for (const agent of blank.agents) {
    const seat = entry[agent]
    if (seat !== undefined && !isFixed(blank, agent) && namesLeft(blank, clean).includes(seat)) clean[agent] = seat
  }
  return clean
}
export const placeOf = (entry: Entry, seat: Seat): Agent | undefined => (Object.keys(entry) as Agent[]).find((agent) => entry[agent] === seat)
export const namesLeft = (blank: Blank, entry: Entry): Seat[] => blank.others.filter((seat) => placeOf(entry, seat) === undefined)

/** The name leaves where it stood; whoever stood here gives way. */
export function withName(entry: Entry, agent: Agent, seat: Seat): Entry {
  const before = placeOf(entry, seat)
  return { ...(before ? withoutName(entry, before) : entry), [agent]: seat }
}
export function withoutName(entry: Entry, agent: Agent): Entry {
  const { [agent]: _, ...rest } = entry
  return rest
}
/** The bets fill what is free. */
export function withBets(blank: Blank, entry: Entry, bets: PrivateNotes['bets']): Entry {
  const filled: Partial<Record<Agent, Seat>> = { ...entry }
  for (const agent of blank.agents) {
    const bet = bets[agent]
    const free = filled[agent] === undefined && !isFixed(blank, agent)
    if (free && typeof bet === 'number' && namesLeft(blank, filled).includes(bet)) filled[agent] = bet
  }
  return filled
}
/** All names, and a dash for every other agent. */
export const sealable = (blank: Blank, entry: Entry): Names | undefined => {
  if (namesLeft(blank, entry).length > 0) return undefined
  return Object.fromEntries(blank.agents.map((agent) => [agent, blank.fixed[agent] ?? entry[agent] ?? null]))
}
