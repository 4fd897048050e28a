// What an onlooker could follow of one span, as plain data.
import type { Seat } from '@safehouse/engine'
import type { Accusation, Statement } from './contract.ts'

/** One statement over the moments of a span, as an onlooker believed it. */
export interface OnlookerChart {
  readonly statement: Statement
  readonly isTrue: boolean
  /** By moment: the probability that the onlooker gives it. The onlooker stands for the table here. */
  readonly tableBelief: readonly number[]
}
/** A public accusation, whether it was right, and the probability that the onlooker had believed in just before. */
export interface Claim extends Accusation {
  readonly right: boolean
  readonly believed: number
}
/** A moment at which the table's belief in a statement changed much. */
export interface TurningPoint {
  /** Index in the moments of its span. */
  readonly moment: number
  readonly statement: Statement
  readonly before: number
  readonly after: number
}
export interface OnlookerSpan {
  /** Counted from 0. */
  readonly round: number
  /** Indices of the entries (of a log, or of `openEntries`) that have an open fact. */
  readonly moments: readonly number[]
  readonly charts: readonly OnlookerChart[]
  readonly turningPoints: readonly TurningPoint[]
  readonly claims: readonly Claim[]
}

/** The seat that a statement is about; none for a statement about a place. */
export const subjectOf = (statement: Statement): Seat | undefined => (statement as { readonly seat?: Seat }).seat
