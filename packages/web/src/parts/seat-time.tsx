// The badge at a seat of somebody who has more time for decisions. Everybody sees it, on every screen alike.
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import './seat-time.css'

/** "time × 1.5" of somebody who has more time; empty for everybody else. */
export const timeWords = ({ timeFactor = 1 }: Pick<SeatedPlayer, 'timeFactor'>): string => (timeFactor === 1 ? '' : messages().house.time[timeFactor])

export function SeatTime({ player }: { readonly player: Pick<SeatedPlayer, 'timeFactor'> }) {
  const { timeFactor } = player
  if (timeFactor === undefined) return null
  return (
    <>
      <span class="seat-time" aria-hidden="true">
        {timeFactor === 0 ? '∞' : messages().settings.times[timeFactor].replace(' ', '')}
      </span>
      <span class="unseen">{timeWords(player)}</span>
    </>
  )
}
