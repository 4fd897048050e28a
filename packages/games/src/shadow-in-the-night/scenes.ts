// How decisions of Shadow in the Night are shown: moves, cards, the safe, scorings, and the end. From open facts alone. Agents always
// come in the order of the row and players by their stones, never by who holds or guessed what.
import { type Beat, beat, type Scene, type Seat } from '@safehouse/engine'
import { type Agent, agentsIn } from './agents.ts'
import type { Ending, ShadowCommon } from './common.ts'
import type { ShadowOpenFact } from './facts.ts'

/** An agent's move: about a second. */
const step = [beat('act', 200, 'step'), beat('turn', 900, 'step')]
const noStep = [beat('act', 900, 'step')]
/** A card is shown, then takes effect. If a bot has the next turn, it waits until the people have read the card. */
const card = [beat('act', 1800, 'card'), beat('turn', 900, 'card')]
/** The safe is lifted, crosses the street and is set down. */
const safe = [beat('act', 260, 'safe'), beat('turn', 900, 'safe'), beat('look', 240, 'safe'), beat('sentence', 900, 'safe')]
/** Opening of a scoring without a move in the same decision: the agent at the safe got there earlier in the turn. */
const scoringAnnounced = [beat('act', 900, 'due')]
/** The bolt of the safe moves, then one agent after another scores. */
const scoringBeats = (agents: readonly Agent[]) => [beat('hush', 900, 'bolt'), ...agents.map((agent) => beat('turn', 600, agentPart(agent)))]

/** The names of the beats that belong to one agent or one player. */
export const agentPart = (agent: Agent): string => `agent ${agent}`
export const cardPart = (agent: Agent): string => `card ${agent}`
export const dossierPart = (seat: Seat): string => `dossier ${seat}`

export function scene(facts: readonly ShadowOpenFact[], before: ShadowCommon, after: ShadowCommon): Scene | undefined {
  const hasFact = (kind: ShadowOpenFact['kind']) => facts.some((fact) => fact.kind === kind)
  const isScored = hasFact('scored')
  const opening = openingOf(facts) ?? (isScored ? { kind: 'scoring', beats: scoringAnnounced } : undefined)
  if (!opening) return undefined
  const beats = [...opening.beats, ...(isScored ? scoringBeats(before.agents) : [])]
  if (hasFact('ended')) return { kind: 'finale', beats: [...beats, ...finaleBeats(after)], holds: true }
  if (isScored) return { kind: 'scoring', beats: [...beats, beat('sentence', 1400, 'scored')], holds: true }
  return {
    kind: opening.kind,
    beats,
    holds: true,
    ...(opening.kind === 'card' && 'seat' in after.due && { awaits: after.due.seat, awaitsMs: CARD_READ_MS }),
  }
}
/** Time to read a card, if people do not go on earlier. On a passed device that nobody holds, nobody can. */
const CARD_READ_MS = 15_000
function openingOf(facts: readonly ShadowOpenFact[]): Pick<Scene, 'kind' | 'beats'> | undefined {
  for (const fact of facts)
    switch (fact.kind) {
      case 'dealt':
        return undefined
      case 'pointsSpent':
        return { kind: 'step', beats: agentsIn(fact.points).length > 0 ? step : noStep }
      case 'cardPlayed':
        return { kind: 'card', beats: card }
      case 'safeMoved':
        return { kind: 'safe', beats: safe }
    }
  return undefined
}

/** An agent has reached the end of the track; identities are turned up; dossiers open, the last sum after a pause; then the winner. */
function finaleBeats({ agents, ending, stones }: ShadowCommon): Beat[] {
  const order = ending?.dossiers ? dossierOrder(ending, stones) : []
  const dossiers = order.flatMap((seat, i) => [
    beat('turn', i + 1 < order.length ? 1000 : 700, dossierPart(seat)),
    ...(i + 1 < order.length ? [] : [beat('hush', 1200, 'last')]),
    beat('points', 800, dossierPart(seat)),
  ])
  return [
    beat('look', 2300, 'home'),
    beat('hush', 400, 'cards'),
    ...agents.map((agent) => beat('turn', 400, cardPart(agent))),
    beat('look', 1200, 'cards'),
    ...dossiers,
    beat('winner', 1500, 'winner'),
  ]
}
/** The player with the lowest stone first, so that the lead may change until the end; equals by seat. */
function dossierOrder({ held }: Ending, stones: ShadowCommon['stones']): Seat[] {
  const stoneOf = (seat: Seat) => Math.max(...held[seat]!.map((agent) => stones[agent]!))
  return held.map((_, seat) => seat).sort((a, b) => stoneOf(a) - stoneOf(b) || a - b)
}
