// The services that tables use: one of each for all tables of a server.
import type { Logger } from 'pino'
import type { Thinker } from '../bots/thinker.ts'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Groups } from '../groups.ts'
import type { Games } from '../lobby/games.ts'
import type { PushSender } from '../push/push-sender.ts'
import type { Committer } from '../store/committer.ts'
import type { Store } from '../store/store.ts'
import type { VoiceConfig } from '../voice-servers.ts'
import type { OutageDetector } from './outage-detector.ts'
import type { Scheduler } from './scheduler.ts'
import type { FeedPages } from './subscribers.ts'

export interface TableParts {
  readonly store: Store
  readonly committer: Committer
  readonly bus: Bus
  readonly clock: Clock
  readonly games: Games
  readonly groups: Groups
  readonly thinker: Thinker
  readonly scheduler: Scheduler
  readonly feedPages: FeedPages
  readonly outages: Pick<OutageDetector, 'isBehind' | 'catchUp'>
  readonly log: Logger
  /** Missing where the operator has turned push messages off. */
  readonly push?: PushSender | undefined
  readonly voice: VoiceConfig
  /** How many times faster than usual scenes are shown; for tests, which need not see them. */
  readonly sceneSpeed: number
}
