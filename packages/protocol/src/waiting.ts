// How long people at a table wait for somebody before they may help themselves. Shared, so that a client offers what the server allows.
import type { Venue } from './house.ts'

/** How long a host must be away before somebody else can become host. */
export const HOST_TAKEOVER_AFTER_MS = 60_000
/** How long a pause must have lasted before any player may end it. */
export const PAUSE_ENDED_BY_ANYONE_AFTER_MS = 120_000
/** How long somebody must be away before any player may let a bot play for them: longer in one room, where they may be at the door. */
export const botOfferedAfterMs = (place: Venue): number => (place === 'room' ? 120_000 : 60_000)
