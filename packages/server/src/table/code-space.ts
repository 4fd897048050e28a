// Which codes new tables get. A code is guessed the more easily the more of its length are in use, so codes grow by a letter above a
// share of all of that length; when the longest are used up to that share, no table can be opened.
import { CODE_ALPHABET, MAX_CODE_LENGTH, MIN_CODE_LENGTH } from '@safehouse/protocol'
import type { Clock } from '../clock.ts'
import { newCode } from '../random.ts'
import { RequestError } from '../request-error.ts'
import type { Store } from '../store/store.ts'

/** Above this share of all codes of a length, longer ones are given out. */
const MAX_SHARE_IN_USE = 0.01
/** How often codes are counted in the store; in between, this node counts the ones that it gives out. */
const COUNT_INTERVAL_MS = 60_000

export class CodeSpace {
  private counted: { readonly at: number; readonly byLength: Map<number, number> } | undefined

  constructor(
    private readonly store: Pick<Store, 'countCodes'>,
    private readonly clock: Clock,
    private readonly maxShare = MAX_SHARE_IN_USE,
  ) {}

  /** A random code, which may be taken. Throws `noCodesLeft` if too many of every length are in use. */
  async draw(): Promise<string> {
    const byLength = await this.count()
    for (let length = MIN_CODE_LENGTH; length <= MAX_CODE_LENGTH; length++) {
      const inUse = byLength.get(length) ?? 0
      if (inUse > this.maxShare * CODE_ALPHABET.length ** length) continue
      byLength.set(length, inUse + 1)
      return newCode(length)
    }
    throw new RequestError('noCodesLeft')
  }

  private async count(): Promise<Map<number, number>> {
    const now = this.clock.now()
    if (!this.counted || now - this.counted.at >= COUNT_INTERVAL_MS) {
      const counts = await this.store.countCodes()
      this.counted = { at: now, byLength: new Map(counts.map(({ length, count }) => [length, count])) }
    }
    return this.counted.byLength
  }
}
