// The types of Shadow in the Night in one interface (`GameTypes`), which is the type parameter of the engine's generic code.
import type { GameTypes, ToldFact, Truth, View } from '@safehouse/engine'
import type { ShadowCommon } from './common.ts'
import type { ShadowAction, ShadowOpenFact, ShadowSealedFact, ShadowWhisper } from './facts.ts'
import type { ShadowHand } from './hand.ts'
import type { ShadowHidden } from './hidden.ts'
import type { ShadowOptions } from './options.ts'
import type { ShadowRefusalCode } from './refusal.ts'

export interface ShadowTypes extends GameTypes {
  options: ShadowOptions
  action: ShadowAction
  open: ShadowOpenFact
  whisper: ShadowWhisper
  sealed: ShadowSealedFact
  common: ShadowCommon
  hand: ShadowHand
  hidden: ShadowHidden
  refusalCode: ShadowRefusalCode
}
export type ShadowToldFact = ToldFact<ShadowTypes>
export type ShadowTruth = Truth<ShadowTypes>
export type ShadowView = View<ShadowTypes>
