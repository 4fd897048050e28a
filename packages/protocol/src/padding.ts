// Feeds and actions are padded to a multiple of 256 bytes, so that the size of a frame does not reveal what is in it.
const PADDING_STEP_BYTES = 256

export const paddedSize = (size: number): number => Math.ceil(size / PADDING_STEP_BYTES) * PADDING_STEP_BYTES
/** Characters that fill a frame of this size up to its padded size. */
export const paddingFor = (size: number): string => '.'.repeat(paddedSize(size) - size)
