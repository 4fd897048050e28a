// The options of Top Secret, which the host sets before a match. Whether the chosen decks have enough cards is checked for the whole setup.
import { readPack } from '@safehouse/content/pack.ts'
import { type OwnPack, readOwnPacks } from '@safehouse/content/top-secret/own-pack.ts'
import { type PackId, packs } from '@safehouse/content/top-secret/packs.ts'
import type { OptionSpecs, Refusal, Setup } from '@safehouse/engine'
import { type Decks, decksOf } from './draw.ts'
import type { TopSecretRefusalCode } from './refusal.ts'
import { cardsInRound, roundsInMatch } from './teams.ts'
import type { TopSecretTypes } from './types.ts'

export interface TopSecretOptions extends Decks {
  readonly packs: readonly PackId[]
  /** Decks that people wrote, with their questions. */
  readonly ownPacks: readonly OwnPack[]
  /** Whether an answer token is seen as it is placed, or all of them when the last is. */
  readonly reveal: 'asPlaced' | 'allAtOnce'
  readonly readingSeconds: number
  /** How long answering or pointing may take; 0: no limit. */
  readonly decisionSeconds: number
}

export const options: OptionSpecs<TopSecretOptions> = {
  packs: { kind: 'some', of: packs.map((pack) => pack.id), min: 0, default: ['kitchen-table'] },
  ownPacks: { kind: 'custom', default: [], read: (value) => readPack(value, readOwnPacks) },
  reveal: { kind: 'pick', of: ['asPlaced', 'allAtOnce'], default: 'asPlaced' },
  readingSeconds: { kind: 'number', min: 0, max: 20, default: 5 },
  decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 },
}

/** TS-04: the chosen decks together must have enough cards for a match. */
export function misfit({ options }: Setup<TopSecretTypes>): Refusal<TopSecretRefusalCode> | undefined {
  const cards = decksOf(options).reduce((sum, deck) => sum + deck.cards, 0)
  const atLeast = roundsInMatch * cardsInRound
  return cards < atLeast ? { rule: 'TS-04', code: 'tooFewCards', with: { cards, atLeast } } : undefined
}
