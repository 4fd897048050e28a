// The manifest of CIA – Shadow in the Night. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = {
  id: 'shadow-in-the-night',
  seats: { min: 2, max: 7 },
  minutes: 40,
  practiceSeats: 4,
} as const satisfies GameManifest
