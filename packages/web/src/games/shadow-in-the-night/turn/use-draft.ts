// What this player is putting together and has not confirmed: points, a card with its targets, a place for the safe.
// It belongs to the question that is open and is forgotten with it; nobody else ever sees it.
import type { Agent, Building, Card } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'

export interface Draft {
  /** How many points, where the die leaves it open. */
  readonly total: number | undefined
  /** A point each, in the order of spending. */
  readonly spent: readonly Agent[]
  readonly to: Building | undefined
  readonly card: Card | undefined
  readonly picked: readonly Agent[]
  readonly by: number | undefined
  readonly unseen: number | undefined
  /** Which side of the street is looked at closely. */
  readonly near: Building | undefined
}
const blank: Draft = { total: undefined, spent: [], to: undefined, card: undefined, picked: [], by: undefined, unseen: undefined, near: undefined }
export type Redraft = (change: Partial<Draft>) => void

export function useDraft(question: string): [Draft, Redraft] {
  const [kept, setKept] = useState({ question, draft: blank })
  const draft = kept.question === question ? kept.draft : blank
  return [draft, (change) => setKept({ question, draft: { ...draft, ...change } })]
}
