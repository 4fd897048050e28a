// The options of Spy Alley Dice, which the host sets before a match. Time limits are off by default in one room (SA-21).
import type { OptionSpecs } from '@safehouse/engine'

export interface AlleyOptions {
  /** The time for each decision; 0 is as long as one likes. */
  readonly decisionSeconds: number
}
export const options: OptionSpecs<AlleyOptions> = {
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 },
}
