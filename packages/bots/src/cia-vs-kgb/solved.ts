// How likely `hard` bots of CIA vs. KGB do what (leanings.ts). Written by training/cia-vs-kgb/self-play.ts.
import type { Curves } from './leanings.ts'

export const solved: Curves = {
  yesToFellow: [
    [-1.5, 0.21],
    [0, 0.65],
    [1.5, 0.95],
  ],
  yesToOpponent: [
    [-1.5, 0.15],
    [0, 0.58],
    [1.5, 0.81],
  ],
  yesToWhoKnows: [[0, 0.55]],
  raise: [
    [0.4, 0],
    [0.5, 0.01],
    [0.6, 0.49],
    [0.7, 0.98],
    [0.8, 0.97],
    [0.9, 0.99],
  ],
  lie: [
    [0.3, 0.22],
    [0.5, 0.28],
    [0.7, 0.44],
  ],
}
