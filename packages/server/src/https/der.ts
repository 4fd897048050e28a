// The few parts of DER (the binary form of X.509) that a certificate needs. Tested by letting OpenSSL read what it writes.

const encodeValue = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...encodeLength(content.length)]), content])
}
function encodeLength(length: number): number[] {
  if (length < 128) return [length]
  const bytes = [...Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')]
  return [0x80 | bytes.length, ...bytes]
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => encodeValue(0x30, ...parts)
export const set = (...parts: readonly Uint8Array[]): Buffer => encodeValue(0x31, ...parts)
export const octetString = (content: Uint8Array): Buffer => encodeValue(0x04, content)
export const bitString = (content: Uint8Array, unused = 0): Buffer => encodeValue(0x03, Buffer.from([unused]), content)
export const booleanTrue: Buffer = encodeValue(0x01, Buffer.from([0xff]))
export const utf8String = (content: string): Buffer => encodeValue(0x0c, Buffer.from(content, 'utf8'))
export const utcTime = (time: Date): Buffer => encodeValue(0x17, Buffer.from(`${time.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`, 'latin1'))
/** `[number] EXPLICIT` or a constructed `[number]`. */
export const explicit = (number: number, ...parts: readonly Uint8Array[]): Buffer => encodeValue(0xa0 | number, ...parts)
/** A primitive `[number] IMPLICIT`. */
export const implicit = (number: number, content: Uint8Array): Buffer => encodeValue(0x80 | number, content)
/** A positive integer from its bytes. */
export const integer = (bytes: Uint8Array): Buffer => encodeValue(0x02, Buffer.from(bytes[0]! & 0x80 ? [0] : []), bytes)

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return encodeValue(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(encodeBase128)]))
}
function encodeBase128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let higherBits = value >> 7; higherBits > 0; higherBits >>= 7) digits.unshift((higherBits & 0x7f) | 0x80)
  return digits
}
