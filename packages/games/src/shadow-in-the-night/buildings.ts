// The ring of twelve buildings (SN-01), numbered clockwise from the church, and what each is worth in a scoring (SN-09).
export type Building = number

export const church: Building = 0
export const ruin: Building = 11
/** SN-03: where the safe is at the start. */
export const safeStart: Building = 7
const ring = 12
export const buildings: readonly Building[] = Array.from({ length: ring }, (_, i) => i)

export const worth = (building: Building): number => (building === ruin ? -3 : building)
/** So many buildings clockwise; fewer than none is the other way round. */
export const onward = (from: Building, steps: number): Building => (from + steps + ring) % ring
