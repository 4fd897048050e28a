// A group's history: what people who meet again played together. It has no members but the names that people sat down
// under; whoever has its key may read it, add evenings to it and delete it.
import type { Luck } from '@safehouse/engine'

export interface GroupKey {
  readonly key: string
}
export interface Group {
  /** When it was made. */
  readonly since: number
  /** The oldest first. */
  readonly games: readonly GroupGame[]
}
export interface GroupGame {
  /** The table's code and the game's number there. */
  readonly id: string
  /** When it was over. */
  readonly at: number
  readonly game: string
  /** By seat. */
  readonly sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[]
  /** Seats. */
  readonly winners: readonly number[]
  readonly points?: readonly number[]
  readonly luck?: readonly Luck[]
}
