// Badges at a seat that everybody sees, on every screen alike: more time for decisions, and who made the program that plays it.
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import './seat-badges.css'

/** "time × 1.5" of somebody who has more time; empty for everybody else. */
export const timeWords = ({ timeFactor = 1 }: Pick<SeatedPlayer, 'timeFactor'>): string => (timeFactor === 1 ? '' : messages().house.time[timeFactor])
/** "bot" where a bot plays, with its maker's name for a program; empty for everybody else. */
export const botWords = ({ kind, standIn, maker }: Pick<SeatedPlayer, 'kind' | 'standIn' | 'maker'>): string =>
  maker !== undefined ? messages().house.botBy(maker) : kind === 'bot' || standIn ? messages().table.bot : ''

export function SeatBadges({ player }: { readonly player: Pick<SeatedPlayer, 'timeFactor' | 'kind' | 'standIn' | 'maker'> }) {
  const { timeFactor, maker } = player
  return (
    <>
      {timeFactor !== undefined && (
        <>
          <span class="seat-time" aria-hidden="true">
            {timeFactor === 0 ? '∞' : messages().settings.times[timeFactor].replace(' ', '')}
          </span>
          <span class="unseen">{timeWords(player)}</span>
        </>
      )}
      {maker !== undefined && (
        <span class="seat-maker" aria-hidden="true">
          <b>{messages().table.bot}</b>
          <span>{botWords(player)}</span>
        </span>
      )}
    </>
  )
}
