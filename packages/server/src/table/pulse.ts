// Notices that time went by without a server: a crash, a closed laptop, a store out of reach. While any game is on the servers
// note that they are alive; a gap in the notes is an outage, and clocks must not have run through it. Whether a clock runs may
// be a secret, so notes are kept without one too.
import type { Cancel, Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

const every = 2000
/** Longer without a sign of life than this was an outage. */
export const outage = 10_000

export class Pulse {
  private last: number | undefined
  /** Since when nobody was there, until every game has been paused for it. */
  private unseenSince: number | undefined
  private beating: Promise<void> | undefined
  private timer: Cancel | undefined

  constructor(
    private readonly store: Pick<Store, 'recordHeartbeat'>,
    private readonly clock: Clock,
    private readonly isAnyGameOn: () => boolean,
    private readonly onOutage: (since: number) => Promise<void>,
    private readonly outage: number,
  ) {}

  /** Looks for an outage before this server began, then keeps the notes. */
  async start(): Promise<void> {
    await this.beat()
    this.timer = this.clock.every(every, () => {
      if (this.isAnyGameOn()) this.beat().catch(() => {})
      else this.last = this.unseenSince = undefined
    })
  }
  stop(): void {
    this.timer?.()
  }
  /** This process may have slept: to be asked before anything is decided, so that clocks are stopped first. */
  get isBehind(): boolean {
    return this.last !== undefined && this.clock.now() - this.last > this.outage
  }
  async catchUp(): Promise<void> {
    if (this.isBehind) await this.beat()
  }

  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined
    })
    return this.beating
  }
  private async beatOnce(): Promise<void> {
    const now = this.clock.now()
    const before = await this.store.recordHeartbeat(now)
    const rested = this.last === undefined && this.timer !== undefined
    if (!rested && before !== undefined && now - before > this.outage) this.unseenSince ??= before
    if (this.unseenSince !== undefined) await this.onOutage(this.unseenSince)
    this.unseenSince = undefined
    this.last = now
  }
}
