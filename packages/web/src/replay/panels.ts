// Panels below a replay. Each gets the record, the moments in the eyes that are chosen, and a way to go to one; it must show nothing
// that those eyes did not see, unless they are "everything".
import type { GameRecord } from '@safehouse/engine'
import type { ComponentType } from 'preact'
import type { SeatedPlayer } from '../games/screens.ts'
import type { Eyes, Moment } from './moments.ts'
import { WhoKnewPanel } from './who-knew-panel.tsx'

export interface ReplayPanelProps {
  readonly record: GameRecord
  readonly seats: readonly SeatedPlayer[]
  readonly moments: readonly Moment[]
  readonly eyes: Eyes
  /** The decision that is shown, as in `Moment.entry`. */
  readonly entry: number
  goTo(entry: number): void
}
/** In the order in which they are shown; each should be a lazy chunk. */
export const replayPanels: readonly ComponentType<ReplayPanelProps>[] = [WhoKnewPanel]
