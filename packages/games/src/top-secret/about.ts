// The manifest of Top Secret. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = {
  id: 'top-secret',
  seats: { min: 3, max: 10 },
  minutes: 15,
  practiceSeats: 5,
  packs: true,
} as const satisfies GameManifest
