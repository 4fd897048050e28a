// The options of CIA vs. KGB, which the host sets before a match.
import type { OptionSpecs, Refusal, Seat, Setup } from '@safehouse/engine'
import type { KgbRefusalCode } from './refusal.ts'
import type { KgbTypes } from './types.ts'

export interface KgbOptions {
  /** How long a signal runs. */
  readonly signalSeconds: number
  /** Whether somebody who said no may be asked again in the same turn, after somebody else. */
  readonly askAgain: boolean
  /** The match ends without a winner after this many answers per player; 0: no limit. */
  readonly answersEach: number
  /** Who deals and has the first turn; null: chance decides. */
  readonly dealer: Seat | null
  /** How long a decision may take; 0: no limit. */
  readonly decisionSeconds: number
}
export const options: OptionSpecs<KgbOptions> = {
  signalSeconds: { kind: 'number', min: 5, max: 30, default: 10 },
  askAgain: { kind: 'switch', default: false },
  answersEach: { kind: 'pick', of: [0, ...Array.from({ length: 46 }, (_, i) => i + 5)], default: 20 },
  dealer: { kind: 'seat', default: null },
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 },
}

/** Refuses a dealer whose seat this match does not have: some people may have left since the host set it. */
export const misfit = ({ options: { dealer }, seats }: Setup<KgbTypes>): Refusal<KgbRefusalCode> | undefined =>
  dealer !== null && dealer >= seats ? { rule: 'CK-03', code: 'noSuchDealer', with: { seat: dealer } } : undefined
