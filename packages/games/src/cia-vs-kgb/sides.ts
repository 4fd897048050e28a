// The vocabulary: the two sides, and how many cards of each are in a game.
export const sides = ['cia', 'kgb'] as const
export type Side = (typeof sides)[number]

export const otherSide = (side: Side): Side => (side === 'cia' ? 'kgb' : 'cia')

/** An odd table has one KGB card more. */
export const membersOf = (side: Side, seats: number): number => (side === 'kgb' ? Math.ceil(seats / 2) : Math.floor(seats / 2))

/** The cards of a game, not shuffled. */
export const cardsFor = (seats: number): Side[] => sides.flatMap((side) => new Array<Side>(membersOf(side, seats)).fill(side))
