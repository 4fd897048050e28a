// A group's history: the matches of people who meet again. It contains names, but no ids or tokens of people. Anybody who has its key
// may read it, add tables to it and delete it.
import type { Luck } from '@safehouse/engine'

export interface GroupKey {
  readonly key: string
}
export interface Group {
  /** When the group was created, in milliseconds since 1970. */
  readonly since: number
  /** Matches, the oldest first. */
  readonly games: readonly GroupGame[]
}
export interface GroupGame {
  /** Match id: the table's code and the match number. */
  readonly id: string
  /** When the match was over, in milliseconds since 1970. */
  readonly at: number
  readonly game: string
  /** Who sat on each seat, by seat. */
  readonly sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[]
  /** Seats that won. */
  readonly winners: readonly number[]
  readonly points?: readonly number[]
  readonly luck?: readonly Luck[]
}
