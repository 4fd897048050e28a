// The bag of types of this game.
import type { Action, Open, Sealed, Whisper } from './facts.ts'
import type { Hand } from './hand.ts'
import type { Hidden } from './hidden.ts'
import type { Options } from './options.ts'
import type { Table } from './table.ts'

export interface TopSecret {
  options: Options
  action: Action
  open: Open
  whisper: Whisper
  sealed: Sealed
  table: Table
  hand: Hand
  hidden: Hidden
}
