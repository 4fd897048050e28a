// The special die (SN-06): five plain faces and one that leaves the number open.
export const faces = ['1-3', 2, 3, 4, 5, 6] as const
export type Face = (typeof faces)[number]

const chosenPoints = [1, 2, 3]
const chosenPointsOrNone = [0, 1, 2, 3]
/** How many points may be spent on this face (SN-07); none at all only where the cards are in play (SN-15). */
export const possibleTotals = (face: Face, mayStay: boolean): readonly number[] =>
  face !== '1-3' ? [face] : mayStay ? chosenPointsOrNone : chosenPoints
