// The bag of types that travels through the engine under this game's name.
import type { Kinds, Told, Truth, View } from '@safehouse/engine'
import type { Act, Open, Sealed, Whisper } from './facts.ts'
import type { Hand } from './hand.ts'
import type { Hidden } from './hidden.ts'
import type { Options } from './options.ts'
import type { Table } from './table.ts'

export interface Spyfall2 extends Kinds {
  options: Options
  action: Act
  open: Open
  whisper: Whisper
  sealed: Sealed
  table: Table
  hand: Hand
  hidden: Hidden
}
export type Tell = Told<Spyfall2>
export type SpyfallTruth = Truth<Spyfall2>
export type SpyfallView = View<Spyfall2>
