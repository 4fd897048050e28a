// The ring of twelve buildings (SN-01), numbered clockwise from the church, and what each is worth in a scoring (SN-09).
export type Building = number

export const church: Building = 0
export const ruin: Building = 11
/** SN-03: where the safe is at the start. */
export const safeStart: Building = 7
const RING_LENGTH = 12
export const buildings: readonly Building[] = Array.from({ length: RING_LENGTH }, (_, i) => i)

export const worth = (building: Building): number => (building === ruin ? -3 : building)
/** The building that many steps clockwise from another one; a negative number goes anticlockwise. */
export const onward = (from: Building, steps: number): Building => (from + steps + RING_LENGTH) % RING_LENGTH
