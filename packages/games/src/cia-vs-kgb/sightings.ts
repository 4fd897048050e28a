// Sightings: who has seen whose card, and when (CK-26). They follow from open facts; only what is on the cards is secret.
import type { Seat } from '@safehouse/engine'
import type { AskedQuestion } from './common.ts'

export interface Sighting {
  readonly seenBy: Seat
  /** Whose card. */
  readonly card: Seat
  readonly at: number
  /** Index of the question at which it happened. */
  readonly question: number
}

export function sightings(questions: readonly AskedQuestion[]): Sighting[] {
  const found: Sighting[] = []
  questions.forEach(({ by, to, at, answer }, question) => {
    found.push({ seenBy: to, card: by, at, question })
    if (answer?.yes) found.push({ seenBy: by, card: to, at: answer.at, question })
  })
  return found
}
