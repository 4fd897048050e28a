// Feeds and actions are filled up to a multiple of 256 bytes: whoever sees how much is sent must not read what.
const step = 256
export const filledUp = (size: number): number => Math.ceil(size / step) * step
export const padFor = (size: number): string => '.'.repeat(filledUp(size) - size)
