// The types of CIA vs. KGB in one interface (`GameTypes`), which is the type parameter of the engine's generic code.
import type { GameTypes, ToldFact, Truth, View } from '@safehouse/engine'
import type { KgbCommon } from './common.ts'
import type { KgbAction, KgbOpenFact, KgbSealedFact, KgbWhisper } from './facts.ts'
import type { KgbHand } from './hand.ts'
import type { KgbHidden } from './hidden.ts'
import type { KgbOptions } from './options.ts'
import type { KgbRefusalCode } from './refusal.ts'

export interface KgbTypes extends GameTypes {
  options: KgbOptions
  action: KgbAction
  open: KgbOpenFact
  whisper: KgbWhisper
  sealed: KgbSealedFact
  common: KgbCommon
  hand: KgbHand
  hidden: KgbHidden
  refusalCode: KgbRefusalCode
}
export type KgbToldFact = ToldFact<KgbTypes>
export type KgbTruth = Truth<KgbTypes>
export type KgbView = View<KgbTypes>
