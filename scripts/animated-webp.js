// Joins single WebP pictures into an animated one: the container of the WebP specification (RIFF with VP8X, ANIM and ANMF chunks) around
// the frames' pixels.

const ANIMATION_FLAG = 0x02

/** @param {number} value */
const uint24 = (value) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])
/** @param {number} value */
const uint32 = (value) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24])
/** @param {string} name @param {Buffer} content */
const chunk = (name, content) => Buffer.concat([Buffer.from(name), uint32(content.length), content, Buffer.alloc(content.length % 2)])

/**
 * The chunk with a picture's pixels. Headers and colour profiles are left out, and so is the separate alpha chunk (ALPH) of a lossy
 * picture: frames must be opaque.
 * @param {Buffer} webp
 */
function pixelsOf(webp) {
  if (webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP') throw new Error('a frame is no WebP picture')
  for (let offset = 12; offset < webp.length; ) {
    const end = offset + 8 + webp.readUInt32LE(offset + 4)
    if (['VP8 ', 'VP8L'].includes(webp.toString('latin1', offset, offset + 4)))
      return chunk(webp.toString('latin1', offset, offset + 4), webp.subarray(offset + 8, end))
    offset = end + (end % 2)
  }
  throw new Error('a frame has no pixels')
}

/** @param {readonly Buffer[]} frames all of one size @param {{ width: number, height: number, frameMs: number }} how */
export function composeWebp(frames, { width, height, frameMs }) {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const header = chunk('VP8X', Buffer.concat([uint32(ANIMATION_FLAG), size]))
  const backgroundColour = uint32(0)
  const loopCount = Buffer.alloc(2) // 16 bits; 0 repeats the film forever
  const animation = chunk('ANIM', Buffer.concat([backgroundColour, loopCount]))
  const topLeft = Buffer.concat([uint24(0), uint24(0)]) // x and y of each frame
  const frameFlags = Buffer.alloc(1) // 0: blend with the frame before, and leave it there afterwards
  const frameChunks = frames.map((frame) => chunk('ANMF', Buffer.concat([topLeft, size, uint24(frameMs), frameFlags, pixelsOf(frame)])))
  const content = Buffer.concat([Buffer.from('WEBP'), header, animation, ...frameChunks])
  return Buffer.concat([Buffer.from('RIFF'), uint32(content.length), content])
}
