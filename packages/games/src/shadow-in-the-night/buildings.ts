// The ring of twelve buildings, numbered clockwise from the church, and what each is worth in a scoring.
export type Building = number

export const church: Building = 0
export const ruin: Building = 11
export const safeStart: Building = 7
const ring = 12
export const buildings: readonly Building[] = Array.from({ length: ring }, (_, i) => i)

export const worth = (building: Building): number => (building === ruin ? -3 : building)
/** So many buildings clockwise; fewer than none is the other way round. */
export const onward = (from: Building, steps: number): Building => (from + steps + ring) % ring
