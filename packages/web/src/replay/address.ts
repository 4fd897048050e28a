// The address of a moment: `#at=37&as=2` is the 37th decision as seat 2 saw it; `as=table` and `as=all` are the other eyes.
import type { Eyes } from './moments.ts'

export interface MomentAddress {
  /** The decision, counted from 0. */
  readonly entry: number | undefined
  readonly eyes: Eyes | undefined
}

export function readAddress(hash: string, seats: number): MomentAddress {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const entry = Number(fields.get('at') ?? Number.NaN)
  const as = fields.get('as')
  const seat = Number(as)
  const eyes = as === 'table' ? 'table' : as === 'all' ? 'everything' : Number.isInteger(seat) && seat >= 1 && seat <= seats ? seat - 1 : undefined
  return { entry: Number.isInteger(entry) && entry >= 1 ? entry - 1 : undefined, eyes }
}

export const addressOf = (entry: number, eyes: Eyes): string =>
  `#at=${entry + 1}&as=${eyes === 'table' ? 'table' : eyes === 'everything' ? 'all' : eyes + 1}`
