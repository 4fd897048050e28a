// The classifier of each language. Its weights are large, so only a program that has to understand typed text provides them: the
// bots do, on the server. Without them (in a browser) texts are read word by word (understand.ts).
import type { Language } from '@safehouse/games/spyfall-2'
import { type Classifier, classifierOf } from './classifier.ts'
import type { Weights } from './weights.ts'

let providedWeights: Readonly<Record<Language, Weights>> | undefined
const classifiers = new Map<Language, Classifier>()

/** Provides the weights of all languages; from then on `classifierIn` returns classifiers. */
export function provideWeights(weights: Readonly<Record<Language, Weights>>): void {
  providedWeights = weights
}
/** The classifier of a language, made when it is first needed; undefined while no weights are provided. */
export function classifierIn(language: Language): Classifier | undefined {
  const classifier = classifiers.get(language) ?? (providedWeights && classifierOf(providedWeights[language], language))
  if (classifier) classifiers.set(language, classifier)
  return classifier
}
