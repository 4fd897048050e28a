// Points, and the reason for each (SF-23 to SF-30; SF-29: every point is shown with its reason). Knows how a round ended and who the spies were, nothing else.
import type { Seat } from '@safehouse/engine'

export const reasons = ['spiesWon', 'namedRight', 'innocentConvicted', 'othersWon', 'accusedFirst', 'stayedHidden'] as const
export type Reason = (typeof reasons)[number]
export interface Award {
  readonly seat: Seat
  readonly reason: Reason
  readonly points: number
}

export type Ending =
  /** The clock ran out; nobody may have been convicted. */
  | { readonly how: 'timeUp'; readonly convicted: Seat | null }
  /** In mid-round; firstAccuser was the first in this round to accuse the one who was convicted. */
  | { readonly how: 'accused'; readonly convicted: Seat; readonly firstAccuser: Seat }
  /** A spy stopped the round; these named the place. */
  | { readonly how: 'named'; readonly right: Seat[] }

const spiesWin = (ending: Ending, spies: readonly Seat[]): boolean =>
  ending.how === 'named' ? ending.right.length > 0 : ending.convicted === null || !spies.includes(ending.convicted)

export function awardsFor(ending: Ending, spies: readonly Seat[], seats: number, oldPals: boolean): Award[] {
  return spiesWin(ending, spies) ? awardsToSpies(ending, spies) : awardsToOthers(ending, spies, seats, oldPals)
}

/** Two for each spy (SF-23), two more for naming the place (SF-24), or if somebody else was convicted in mid-round (SF-25). */
function awardsToSpies(ending: Ending, spies: readonly Seat[]): Award[] {
  const awards: Award[] = []
  for (const seat of spies) {
    awards.push({ seat, reason: 'spiesWon', points: 2 })
    if (ending.how === 'named' && ending.right.includes(seat)) awards.push({ seat, reason: 'namedRight', points: 2 })
    if (ending.how === 'accused') awards.push({ seat, reason: 'innocentConvicted', points: 2 })
  }
  return awards
}

/**
 * One for each of the others (SF-26), one more for the first who accused the spy (SF-27), and one for a spy whom the vote did not
 * find (SF-28), unless old pals fall in mid-round (SF-30).
 */
function awardsToOthers(ending: Ending, spies: readonly Seat[], seats: number, oldPals: boolean): Award[] {
  const awards: Award[] = []
  const undiscovered = ending.how === 'named' ? [] : spies.filter((spy) => spy !== ending.convicted)
  const palsFall = oldPals && ending.how === 'accused'
  for (let seat = 0; seat < seats; seat++) if (!spies.includes(seat)) awards.push({ seat, reason: 'othersWon', points: 1 })
  if (!palsFall) for (const seat of undiscovered) awards.push({ seat, reason: 'stayedHidden', points: 1 })
  if (ending.how === 'accused' && !(palsFall && spies.includes(ending.firstAccuser)))
    awards.push({ seat: ending.firstAccuser, reason: 'accusedFirst', points: 1 })
  return awards
}
