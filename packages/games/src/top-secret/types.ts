// The types of Top Secret in one interface (`GameTypes`), which is the type parameter of the engine's generic code.
import type { GameTypes, ToldFact, Truth, View } from '@safehouse/engine'
import type { TopSecretCommon } from './common.ts'
import type { TopSecretAction, TopSecretOpenFact, TopSecretSealedFact, TopSecretWhisper } from './facts.ts'
import type { TopSecretHand } from './hand.ts'
import type { TopSecretHidden } from './hidden.ts'
import type { TopSecretOptions } from './options.ts'
import type { TopSecretRefusalCode } from './refusal.ts'

export interface TopSecretTypes extends GameTypes {
  options: TopSecretOptions
  action: TopSecretAction
  open: TopSecretOpenFact
  whisper: TopSecretWhisper
  sealed: TopSecretSealedFact
  common: TopSecretCommon
  hand: TopSecretHand
  hidden: TopSecretHidden
  refusalCode: TopSecretRefusalCode
}
export type TopSecretToldFact = ToldFact<TopSecretTypes>
export type TopSecretTruth = Truth<TopSecretTypes>
export type TopSecretView = View<TopSecretTypes>
