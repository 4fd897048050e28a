// The manifest of Spy Alley Dice. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = {
  id: 'spy-alley-dice',
  seats: { min: 2, max: 6 },
  minutes: 15,
  practiceSeats: 3,
} as const satisfies GameManifest
