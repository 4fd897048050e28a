// The options of Spyfall 2, which the host sets before a match, and which of them do not go together (SF-34).
import { type Language, languages } from '@safehouse/content/languages.ts'
import { listOf, readPack } from '@safehouse/content/pack.ts'
import { type OwnPack, readOwnPack } from '@safehouse/content/spyfall-2/own-pack.ts'
import { type PackId, packs } from '@safehouse/content/spyfall-2/packs.ts'
import type { OptionSpecs, Seat } from '@safehouse/engine'

export interface SpyfallOptions {
  readonly spies: 'advised' | 1 | 2
  readonly rounds: number
  /** Of a round. */
  readonly minutes: 'advised' | number
  readonly packs: readonly PackId[]
  readonly ownPacks: readonly OwnPack[]
  /** Two spies know each other. */
  readonly oldPals: boolean
  /** SF-08: whether the role on the card is played. It is agreed on and shown to all; no rule depends on it. */
  readonly roles: boolean
  /** With two spies: how many voters may keep their hands down in a conviction. */
  readonly dissent: 1 | 2
  readonly firstDealer: Seat | null
  /** How long a vote or the naming of the place may take; 0: no limit. */
  readonly decisionSeconds: number
  /** What bots speak. */
  readonly language: Language
}

export const options: OptionSpecs<SpyfallOptions> = {
  spies: { kind: 'pick', of: ['advised', 1, 2], default: 'advised' },
  rounds: { kind: 'number', min: 1, max: 60, default: 5 },
  // SF-09: as advised, or any number of minutes from 1 to 30.
  minutes: { kind: 'pick', of: ['advised', ...Array.from({ length: 30 }, (_, i) => i + 1)], default: 'advised' },
  packs: { kind: 'some', of: packs.map((pack) => pack.id), min: 0, default: ['lamplight'] },
  // SF-32: a host's own pack is read and checked.
  ownPacks: { kind: 'custom', default: [], read: (value) => readPack(value, (spot) => listOf(spot, { min: 0, max: 5 }, readOwnPack)) },
  oldPals: { kind: 'switch', default: false },
  roles: { kind: 'switch', default: true },
  dissent: { kind: 'pick', of: [1, 2], default: 1 },
  firstDealer: { kind: 'seat', default: null },
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 },
  language: { kind: 'pick', of: languages, default: 'en' },
}
