// Who has seen whose card, and when (CK-26). It follows from what everybody sees, who asked whom and who said yes: only what is on
// the cards is secret. The notebook, the picture at the end and the bots all read it here.
import type { Seat } from '@safehouse/engine'
import type { Question } from './common.ts'

export interface Sighting {
  /** Who saw it. */
  readonly eyes: Seat
  /** Whose card. */
  readonly card: Seat
  readonly at: number
  /** Its number among the table's questions. */
  readonly question: number
}

export function sightings(questions: readonly Question[]): Sighting[] {
  const seen: Sighting[] = []
  questions.forEach(({ by, to, at, answer }, question) => {
    seen.push({ eyes: to, card: by, at, question })
    if (answer?.yes) seen.push({ eyes: by, card: to, at: answer.at, question })
  })
  return seen
}
