// Joins single WebP pictures into an animated one: the container of the WebP specification (RIFF with VP8X, ANIM and ANMF chunks) around
// the frames' pixels.

const ANIMATION_FLAG = 0x02

/** @param {number} value */
const uint24 = (value) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])
/** @param {number} value */
const uint32 = (value) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24])
/** @param {string} name @param {Buffer} content */
const chunk = (name, content) => Buffer.concat([Buffer.from(name), uint32(content.length), content, Buffer.alloc(content.length % 2)])

/** The chunk with the pixels of a picture that is not transparent; headers and colour profiles are left out. @param {Buffer} webp */
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
export function animatedWebp(frames, { width, height, frameMs }) {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const header = chunk('VP8X', Buffer.concat([uint32(ANIMATION_FLAG), size]))
  const repeatForever = chunk('ANIM', Buffer.alloc(6))
  const shown = frames.map((frame) => chunk('ANMF', Buffer.concat([Buffer.alloc(6), size, uint24(frameMs), Buffer.alloc(1), pixelsOf(frame)])))
  const content = Buffer.concat([Buffer.from('WEBP'), header, repeatForever, ...shown])
  return Buffer.concat([Buffer.from('RIFF'), uint32(content.length), content])
}
