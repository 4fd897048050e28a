// The manifest of Spyfall 2. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = {
  id: 'spyfall-2',
  seats: { min: 3, max: 12 },
  minutes: 40,
  practiceSeats: 4,
  packs: true,
} as const satisfies GameManifest
