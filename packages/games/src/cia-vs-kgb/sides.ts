// The vocabulary of CIA vs. KGB: the two sides, and how many cards of each are in a match.
export const sides = ['cia', 'kgb'] as const
export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 'cia' ? 'kgb' : 'cia')

/** How many members a side has: equally many, or one more for the KGB with an odd number of players (CK-02). */
export const memberCountOf = (side: Side, seats: number): number => (side === 'kgb' ? Math.ceil(seats / 2) : Math.floor(seats / 2))

/** The cards of a match, not shuffled: up to five of each side (CK-01). The others stay in the box (CK-03). */
export const cardsFor = (seats: number): Side[] => sides.flatMap((side) => new Array<Side>(memberCountOf(side, seats)).fill(side))
