// The types of Spy Alley Dice in one interface (`GameTypes`), which is the type parameter of the engine's generic code.
import type { GameTypes, ToldFact, Truth, View } from '@safehouse/engine'
import type { AlleyCommon } from './common.ts'
import type { AlleyAction, AlleyOpenFact, AlleySealedFact, AlleyWhisper } from './facts.ts'
import type { AlleyHand } from './hand.ts'
import type { AlleyHidden } from './hidden.ts'
import type { AlleyOptions } from './options.ts'
import type { AlleyRefusalCode } from './refusal.ts'

export interface AlleyTypes extends GameTypes {
  options: AlleyOptions
  action: AlleyAction
  open: AlleyOpenFact
  whisper: AlleyWhisper
  sealed: AlleySealedFact
  common: AlleyCommon
  hand: AlleyHand
  hidden: AlleyHidden
  refusalCode: AlleyRefusalCode
}
export type AlleyToldFact = ToldFact<AlleyTypes>
export type AlleyTruth = Truth<AlleyTypes>
export type AlleyView = View<AlleyTypes>
