// What a player notes down for no other eyes, and how it changes. Plain data: it is kept by the server as it is.
import type { Seat } from '@safehouse/engine'
import type { Agent, WorthNoting } from '@safehouse/games/shadow-in-the-night'

export interface PrivateNotes {
  /** How many strokes, by agent, thing and player. */
  readonly strokes: Readonly<Record<string, number>>
  /** A line of own words on each agent's page. */
  readonly lines: Readonly<Partial<Record<Agent, string>>>
  /** Who is thought to run the agent; null for nobody. */
  readonly bets: Readonly<Partial<Record<Agent, Seat | null>>>
  /** The dossier as far as it is written, before it is sealed. */
  readonly entry: Entry
}
/** The names that have been put beside agents; all other agents have a dash. */
export type Entry = Readonly<Partial<Record<Agent, Seat>>>

export const noNotes: PrivateNotes = { strokes: {}, lines: {}, bets: {}, entry: {} }
export const longestLine = 120
const mostStrokes = 50

const strokeKey = (agent: Agent, thing: WorthNoting, seat: Seat) => `${agent} ${thing} ${seat}`
export const strokesOf = ({ strokes }: PrivateNotes, agent: Agent, thing: WorthNoting, seat: Seat): number =>
  strokes[strokeKey(agent, thing, seat)] ?? 0

export function withStroke(notes: PrivateNotes, agent: Agent, thing: WorthNoting, seat: Seat, more: 1 | -1): PrivateNotes {
  const many = Math.min(mostStrokes, Math.max(0, strokesOf(notes, agent, thing, seat) + more))
  return { ...notes, strokes: { ...notes.strokes, [strokeKey(agent, thing, seat)]: many } }
}
/** The same bet once more takes it back. */
export function withBet(notes: PrivateNotes, agent: Agent, bet: Seat | null): PrivateNotes {
  const { [agent]: before, ...rest } = notes.bets
  return { ...notes, bets: before === bet ? rest : { ...rest, [agent]: bet } }
}
export const withLine = (notes: PrivateNotes, agent: Agent, line: string): PrivateNotes => ({
  ...notes,
  lines: { ...notes.lines, [agent]: line.slice(0, longestLine) },
})
