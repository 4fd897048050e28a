// A player's private notes (SN-42) and how they change. Plain data: the server stores them as they are, so that the field names
// must not change.
import type { Seat } from '@safehouse/engine'
import type { Agent, WorthNoting } from '@safehouse/games/shadow-in-the-night'

export interface PrivateNotes {
  /** How many strokes, by agent, thing worth noting and player. */
  readonly strokes: Readonly<Record<string, number>>
  /** The player's own words on each agent's page. */
  readonly lines: Readonly<Partial<Record<Agent, string>>>
  /** Who the player thinks runs the agent; null for nobody. */
  readonly bets: Readonly<Partial<Record<Agent, Seat | null>>>
  /** The dossier's entry as far as it is filled in. */
  readonly entry: DossierEntry
}
/** Agents and the players named beside them; all other agents have a dash. */
export type DossierEntry = Readonly<Partial<Record<Agent, Seat>>>

export const emptyNotes: PrivateNotes = { strokes: {}, lines: {}, bets: {}, entry: {} }
/** Longest line of text on an agent's page, in characters. */
export const MAX_LINE_LENGTH = 120
/** Most strokes in one cell. */
const MAX_STROKES = 50

const strokeKey = (agent: Agent, deed: WorthNoting, seat: Seat) => `${agent} ${deed} ${seat}`
export const strokesOf = ({ strokes }: PrivateNotes, agent: Agent, deed: WorthNoting, seat: Seat): number =>
  strokes[strokeKey(agent, deed, seat)] ?? 0

export function withStroke(notes: PrivateNotes, agent: Agent, deed: WorthNoting, seat: Seat, change: 1 | -1): PrivateNotes {
  const count = Math.min(MAX_STROKES, Math.max(0, strokesOf(notes, agent, deed, seat) + change))
  return { ...notes, strokes: { ...notes.strokes, [strokeKey(agent, deed, seat)]: count } }
}
/** Sets a bet; the same bet again removes it. */
export function withBet(notes: PrivateNotes, agent: Agent, bet: Seat | null): PrivateNotes {
  const { [agent]: before, ...rest } = notes.bets
  return { ...notes, bets: before === bet ? rest : { ...rest, [agent]: bet } }
}
export const withLine = (notes: PrivateNotes, agent: Agent, line: string): PrivateNotes => ({
  ...notes,
  lines: { ...notes.lines, [agent]: line.slice(0, MAX_LINE_LENGTH) },
})
