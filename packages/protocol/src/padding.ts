// Feeds and actions are filled up to a multiple of 256 bytes: whoever sees how much is sent must not read what.
const step = 256
export const padFor = (size: number): string => '.'.repeat((step - (size % step)) % step)
