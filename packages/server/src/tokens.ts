// A seat's token: who sits where, signed with a key from the store, so that every node knows it and nobody else can make one.
// It travels in a header or in the first WebSocket message; it is never in a URL and never in a log.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PersonId } from '@safehouse/protocol'
import { newSecret } from './random.ts'
import { RequestError } from './request-error.ts'
import type { SigningKey, Store } from './store/store.ts'

export interface Claim {
  readonly code: string
  readonly person: PersonId
  readonly epoch: number
}

export class Tokens {
  private constructor(private readonly key: SigningKey) {}

  static async from(store: Pick<Store, 'signingKey'>): Promise<Tokens> {
    return new Tokens(await store.signingKey({ id: 'seats-1', secret: newSecret() }))
  }
  sign({ code, person, epoch }: Claim): string {
    const text = `${code}.${person}.${epoch}`
    return `${text}.${this.signatureOf(text)}`
  }
  read(token: string): Claim {
    const [code, person, epoch, signature, ...more] = token.split('.')
    if (!code || !person || !epoch || !signature || more.length > 0) throw new RequestError('badToken')
    const given = Buffer.from(signature)
    const right = Buffer.from(this.signatureOf(`${code}.${person}.${epoch}`))
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new RequestError('badToken')
    return { code, person, epoch: Number(epoch) }
  }
  private signatureOf(text: string): string {
    return createHmac('sha256', this.key.secret).update(text).digest('base64url')
  }
}
