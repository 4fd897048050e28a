// Chat lines and reactions of the people at a table. They are in no match's log and are not stored. A line is plain text without markup.
import type { PersonId } from './house.ts'

export const reactions = ['bravo', 'laugh', 'gasp', 'doubt', 'cry'] as const
export type Reaction = (typeof reactions)[number]

export interface ChatLine {
  readonly id: string
  /** Server time, in milliseconds since 1970. */
  readonly at: number
  /** Null for a spectator. */
  readonly by: PersonId | null
  readonly text: string
}
