// The options of Spy Alley Dice, which the host sets before a match. Time limits are off by default in one room (SA-21).
import type { OptionSpecs } from '@safehouse/engine'

export interface AlleyOptions {
  /** How long a decision may take; 0: no limit. */
  readonly decisionSeconds: number
}
export const options: OptionSpecs<AlleyOptions> = {
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 },
}
