// The types of Spyfall 2 in one interface (`GameTypes`), which is the type parameter of the engine's generic code.
import type { GameTypes, ToldFact, Truth, View } from '@safehouse/engine'
import type { SpyfallCommon } from './common.ts'
import type { SpyfallAction, SpyfallOpenFact, SpyfallSealedFact, SpyfallWhisper } from './facts.ts'
import type { SpyfallHand } from './hand.ts'
import type { SpyfallHidden } from './hidden.ts'
import type { SpyfallOptions } from './options.ts'
import type { SpyfallRefusalCode } from './refusal.ts'

export interface SpyfallTypes extends GameTypes {
  options: SpyfallOptions
  action: SpyfallAction
  open: SpyfallOpenFact
  whisper: SpyfallWhisper
  sealed: SpyfallSealedFact
  common: SpyfallCommon
  hand: SpyfallHand
  hidden: SpyfallHidden
  refusalCode: SpyfallRefusalCode
}
export type SpyfallToldFact = ToldFact<SpyfallTypes>
export type SpyfallTruth = Truth<SpyfallTypes>
export type SpyfallView = View<SpyfallTypes>
