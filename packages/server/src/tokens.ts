// Tokens: signed strings that show that a device may act for a person. The signing key is in the store, so every node can check them.
// A token travels in a header or in the first WebSocket message; it must never be in a URL or in a log.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PersonId } from '@safehouse/protocol'
import { newSecret } from './random.ts'
import { RequestError } from './request-error.ts'
import type { SigningKey, Store } from './store/store.ts'

/** What a token says: this device is this person at this table, as of this epoch. */
export interface Claim {
  /** The table's code, or its id where an earlier table had the same code. */
  readonly table: string
  readonly person: PersonId
  readonly epoch: number
}

export class Tokens {
  private constructor(private readonly key: SigningKey) {}

  static async from(store: Pick<Store, 'signingKey'>): Promise<Tokens> {
    return new Tokens(await store.signingKey({ id: 'seats-1', secret: newSecret() }))
  }
  sign({ table, person, epoch }: Claim): string {
    const text = `${table}.${person}.${epoch}`
    return `${text}.${this.signatureOf(text)}`
  }
  read(token: string): Claim {
    const [table, person, epoch, signature, ...more] = token.split('.')
    if (!table || !person || !epoch || !signature || more.length > 0) throw new RequestError('badToken')
    const givenSignature = Buffer.from(signature)
    const rightSignature = Buffer.from(this.signatureOf(`${table}.${person}.${epoch}`))
    if (givenSignature.length !== rightSignature.length || !timingSafeEqual(givenSignature, rightSignature)) throw new RequestError('badToken')
    return { table, person, epoch: Number(epoch) }
  }
  private signatureOf(text: string): string {
    return createHmac('sha256', this.key.secret).update(text).digest('base64url')
  }
}
