// A draft: what this player is putting together and has not confirmed yet, such as points, a card with its targets, or a
// building for the safe. It belongs to the open question, is dropped with it, and never leaves this page.
import type { Agent, Building, Card } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'

/** Everything a player may have put together for one question. */
export interface Draft {
  /** The number of points chosen after a roll of 1–3. */
  readonly total: number | undefined
  /** One agent for each point spent, in order. */
  readonly spent: readonly Agent[]
  /** The building picked for the safe. */
  readonly to: Building | undefined
  /** The card that is being prepared, and the targets picked for it. */
  readonly card: Card | undefined
  readonly pickedAgents: readonly Agent[]
  /** By how many buildings the card moves an agent; negative is back. */
  readonly by: number | undefined
  /** The index of a face-down agent card to recruit. */
  readonly faceDown: number | undefined
  /** The building that the board is zoomed in on. */
  readonly zoomedOn: Building | undefined
}
const emptyDraft: Draft = {
  total: undefined,
  spent: [],
  to: undefined,
  card: undefined,
  pickedAgents: [],
  by: undefined,
  faceDown: undefined,
  zoomedOn: undefined,
}
export type UpdateDraft = (change: Partial<Draft>) => void

/** The draft for that question, and a function that changes some of its fields. */
export function useDraft(question: string): [Draft, UpdateDraft] {
  const [stored, setStored] = useState({ question, draft: emptyDraft })
  const draft = stored.question === question ? stored.draft : emptyDraft
  return [draft, (change) => setStored({ question, draft: { ...draft, ...change } })]
}
