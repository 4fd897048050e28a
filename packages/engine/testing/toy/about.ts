// The manifest of Winks. Every page loads it: it must import types alone.
import type { GameManifest } from '@safehouse/engine'

export const about = { id: 'winks', seats: { min: 2, max: 4 }, minutes: 2, practiceSeats: 3 } as const satisfies GameManifest
