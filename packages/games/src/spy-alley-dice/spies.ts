// The vocabulary: the six spies, one card each (SA-01), and hands of their cards. A hand is always in the order of this list, so that its order
// can tell nobody which card is new.
export const spies = ['american', 'french', 'german', 'italian', 'russian', 'spanish'] as const
export type Spy = (typeof spies)[number]

/** SA-02: two or three players hold two cards each, more hold one. */
export const cardsEach = (seats: number): number => (seats <= 3 ? 2 : 1)

export const sortCards = (cards: readonly Spy[]): Spy[] => spies.filter((spy) => cards.includes(spy))
export const withCard = (cards: readonly Spy[], card: Spy): Spy[] => sortCards([...cards, card])
export const withoutCard = (cards: readonly Spy[], card: Spy): Spy[] => cards.filter((other) => other !== card)
