// What people say to each other at a table beside the game: short lines and a handful of reactions. None of it is in a game's
// log, none is stored, and nothing in a line is more than text.
import { cleanText } from '@safehouse/engine'
import type { ErrorCode } from './errors.ts'
import type { PersonId } from './house.ts'
import { isVisible, lengthOf } from './letters.ts'

export const reactions = ['bravo', 'laugh', 'gasp', 'doubt', 'cry'] as const
export type Reaction = (typeof reactions)[number]

export const lineLimit = 200

/** One line, as everybody who may read it reads it. `by` is null for somebody who watches. */
export interface ChatLine {
  readonly id: string
  readonly at: number
  readonly by: PersonId | null
  readonly text: string
}

/** The line as it is passed on, or what is wrong with it. */
export function lineOf(raw: string): { readonly text: string } | { readonly problem: ErrorCode } {
  if (raw.length > 4000) return { problem: 'lineTooLong' }
  const text = cleanText(raw)
  if (!isVisible(text)) return { problem: 'lineEmpty' }
  return lengthOf(text) > lineLimit ? { problem: 'lineTooLong' } : { text }
}
