// Encryption of a push message for one device (RFC 8291 over RFC 8188, aes128gcm): the push service that carries it cannot read it.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys that a device gives away with its subscription, as base64url. */
export interface DeviceKeys {
  readonly p256dh: string
  readonly auth: string
}

/** The record size that the header names: a message is shorter, so all of it is one record. */
const RECORD_BYTES = 4096
/** Marks the end of the last record's text. */
const LAST_RECORD = 2

/** Throws if the device's key is no point of the curve. */
export function encryptForDevice(text: string, { p256dh, auth }: DeviceKeys): Buffer {
  const deviceKey = Buffer.from(p256dh, 'base64url')
  const sender = createECDH('prime256v1')
  const senderKey = sender.generateKeys()
  const salt = randomBytes(16)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, senderKey])
  const secret = derive(Buffer.from(auth, 'base64url'), sender.computeSecret(deviceKey), keyInfo, 32)
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])])), cipher.final(), cipher.getAuthTag()])
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, recordSize, Buffer.from([senderKey.length]), senderKey, record])
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, length))
