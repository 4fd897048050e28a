// The manifest of CIA vs. KGB. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = {
  id: 'cia-vs-kgb',
  seats: { min: 6, max: 10 },
  minutes: 5,
  practiceSeats: 6,
} as const satisfies GameManifest
