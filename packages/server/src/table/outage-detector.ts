// Detects that no server was running for a while: after a crash, a closed laptop, or a store out of reach. While any match is
// being played, servers write a heartbeat to the store; a gap between two heartbeats is an outage, and matches are paused as of
// its beginning so that their clocks do not run through it. Whether a match has a deadline may be a secret, so heartbeats are
// written for matches without one too.
import type { Cancel, Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

const HEARTBEAT_INTERVAL_MS = 2000
/** A longer gap between two heartbeats is an outage. */
export const OUTAGE_AFTER_MS = 10_000

export class OutageDetector {
  private lastHeartbeat: number | undefined
  /** When an outage began, until every match has been paused for it. */
  private outageSince: number | undefined
  private beating: Promise<void> | undefined
  private timer: Cancel | undefined

  constructor(
    private readonly store: Pick<Store, 'recordHeartbeat'>,
    private readonly clock: Clock,
    private readonly isAnyMatchPlayed: () => boolean,
    private readonly onOutage: (since: number) => Promise<void>,
    private readonly outageAfterMs: number,
  ) {}

  /** Looks for an outage before this server began, then keeps the heartbeat. */
  async start(): Promise<void> {
    await this.beat()
    this.timer = this.clock.every(HEARTBEAT_INTERVAL_MS, () => {
      if (this.isAnyMatchPlayed()) this.beat().catch(() => {})
      else this.lastHeartbeat = this.outageSince = undefined
    })
  }
  stop(): void {
    this.timer?.()
  }
  /** Whether this process may have slept through an outage. To be asked before anything is decided, so that matches are paused first. */
  get isBehind(): boolean {
    return this.lastHeartbeat !== undefined && this.clock.now() - this.lastHeartbeat > this.outageAfterMs
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
    const wasIdle = this.lastHeartbeat === undefined && this.timer !== undefined // no match was played, so no heartbeat was due
    if (!wasIdle && before !== undefined && now - before > this.outageAfterMs) this.outageSince ??= before
    if (this.outageSince !== undefined) await this.onOutage(this.outageSince)
    this.outageSince = undefined
    this.lastHeartbeat = now
  }
}
