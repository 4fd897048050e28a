// The key with which this server signs its push messages (VAPID, RFC 8292). It is made on first start and kept in the store, beside the
// key of the tokens, so that all nodes have the same one and a backup holds it: devices subscribe to this key and to no other.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** How long a signature is valid. Push services accept at most a day. */
const LIFETIME_SECONDS = 12 * 60 * 60

export class SenderKey {
  /** The public key as devices need it: base64url of the uncompressed point. */
  readonly publicKey: string

  private constructor(
    private readonly privateKey: KeyObject,
    private readonly contact: string,
  ) {
    const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
    this.publicKey = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
  }
  /** `contact` is a `mailto:` or `https:` address at which the push service reaches the operator. */
  static async from(store: Pick<Store, 'signingKey'>, contact: string): Promise<SenderKey> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const fresh = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    const { secret } = await store.signingKey({ id: 'push-1', secret: fresh })
    return new SenderKey(createPrivateKey(secret), contact)
  }
  /** The `Authorization` header for a message to this push service. */
  authorization(origin: string, now: number): string {
    const claims = { aud: origin, exp: Math.floor(now / 1000) + LIFETIME_SECONDS, sub: this.contact }
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    const signature = sign('sha256', Buffer.from(text), { key: this.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return `vapid t=${text}.${signature}, k=${this.publicKey}`
  }
}
