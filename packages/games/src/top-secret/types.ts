// The bag of types of this game.

import type { TopSecretCommon } from './common.ts'
import type { TopSecretAction, TopSecretOpenFact, TopSecretSealedFact, TopSecretWhisper } from './facts.ts'
import type { TopSecretHand } from './hand.ts'
import type { TopSecretHidden } from './hidden.ts'
import type { TopSecretOptions } from './options.ts'

export interface TopSecretTypes {
  options: TopSecretOptions
  action: TopSecretAction
  open: TopSecretOpenFact
  whisper: TopSecretWhisper
  sealed: TopSecretSealedFact
  common: TopSecretCommon
  hand: TopSecretHand
  hidden: TopSecretHidden
}
