// The classifier of each language. Its weights are large, so whoever wants to understand typed text brings them: the bots do, on the
// server. Without them (in a browser) texts are read by single words.
import type { Language } from '@safehouse/games/spyfall-2'
import { type Classifier, classifierOf } from './classifier.ts'
import type { Weights } from './weights.ts'

let brought: Readonly<Record<Language, Weights>> | undefined
const made = new Map<Language, Classifier>()

export function bringWeights(weights: Readonly<Record<Language, Weights>>): void {
  brought = weights
}
export function classifierIn(language: Language): Classifier | undefined {
  const known = made.get(language) ?? (brought && classifierOf(brought[language], language))
  if (known) made.set(language, known)
  return known
}
