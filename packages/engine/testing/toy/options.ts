// The options of Winks: number of rounds, and seconds for each.
import type { OptionSpecs } from '@safehouse/engine'
import type { WinksTypes } from './types.ts'

export const options: OptionSpecs<WinksTypes['options']> = {
  rounds: { kind: 'number', min: 1, max: 12, default: 6 },
  seconds: { kind: 'pick', of: [2, 5, 30], default: 5, apart: 30 },
}
