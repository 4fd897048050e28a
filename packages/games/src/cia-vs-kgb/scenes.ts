// How decisions of CIA vs. KGB are shown: hands that go up together, a hand alone, and the end without hands. From open facts alone;
// lengths depend on how many hands there are, never on a side or on who wins.
import { type Beat, beat, type Scene, type Seat } from '@safehouse/engine'
import type { KgbCommon } from './common.ts'
import type { KgbOpenFact } from './facts.ts'

/** A part of the scene for each card that turns, in the order of `turningOrder`. */
export const cardPart = (index: number): string => `card ${index}`
/** With more cards than this they turn faster. */
const MAX_SLOW_CARDS = 3

/** CK-19: the hand goes down again and play goes on, with its clocks and signals, so this scene does not hold. */
const loneHand = [beat('turn', 600, 'hands'), beat('look', 900, 'hands'), beat('sentence', 1200)]
/** CK-21, CK-26: all arms at once; a look round the room; cards down; they turn one after another; the stamp; which rule decided; who has won. */
const raiseHandsBeats = (hands: number): Beat[] => [
  beat('turn', 600, 'hands'),
  beat('look', 1600, 'hands'),
  beat('hush', 900),
  ...Array.from({ length: hands }, (_, index) => [
    beat('turn', hands > MAX_SLOW_CARDS ? 400 : 600, cardPart(index)),
    beat('look', hands > MAX_SLOW_CARDS ? 300 : 500, cardPart(index)),
  ]).flat(),
  beat('stamp', 1440),
  beat('sentence', 2600),
  beat('winner', 1500),
]
/** CK-28: the last answer, and nobody has won. */
const noMoreAnswers = [beat('act', 1160), beat('hush', 1200), beat('stamp', 1440), beat('sentence', 1600), beat('winner', 1500)]

export function scene(facts: readonly KgbOpenFact[]): Scene | undefined {
  for (const fact of facts)
    switch (fact.kind) {
      case 'handRaised':
        return { kind: 'loneHand', beats: loneHand, holds: false }
      case 'handsRaised':
        return { kind: 'hands', beats: raiseHandsBeats(fact.hands.length), holds: true }
      case 'ended':
        return { kind: 'usedUp', beats: noMoreAnswers, holds: true }
    }
  return undefined
}

/** In which order the cards of raised hands turn: clockwise from the player on turn, so that it tells nothing of sides. */
export function turningOrder({ chairs, emptyChair }: KgbCommon, seats: readonly Seat[]): Seat[] {
  const stepsFromEmptyChair = (seat: Seat) => ((chairs[seat] ?? emptyChair) - emptyChair + chairs.length) % chairs.length
  return seats.toSorted((a, b) => stepsFromEmptyChair(a) - stepsFromEmptyChair(b))
}
