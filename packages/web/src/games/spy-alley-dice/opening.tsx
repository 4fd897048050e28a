// The rolls for who starts (SA-03): everyone's five dice in a row, with Russians lit, and those who are behind darkened. Somebody's
// dice stay until they roll again.
import { awaits, count } from '@safehouse/games/spy-alley-dice'
import { messages } from '../../i18n/language.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatBadges } from '../../parts/seat-badges.tsx'
import { presentWithStandIn, SeatShape } from '../../parts/seat-shape.tsx'
import art from './art.svg?no-inline'
import { SpyFace } from './art.tsx'
import type { AlleySpectatorProps } from './props.ts'
import './opening.css'

export function Opening({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, words } = match
  const onTurn = awaits(common)
  const ahead = common.due.what === 'start' ? common.opening.at(-1)?.seats : onTurn
  const lastRollOf = (seat: number) =>
    common.opening.flatMap(({ rolls }, round) => rolls.flatMap((roll) => (roll.seat === seat ? [{ ...roll, round }] : []))).at(-1)
  return (
    <ul class="opening-list">
      {match.seats.map((player) => {
        const lastRoll = lastRollOf(player.seat)
        const russians = lastRoll ? count(lastRoll.dice, 'russian') : 0
        const isOnTurn = onTurn.includes(player.seat)
        return (
          <li key={player.seat} class={isOnTurn ? 'on' : ahead?.includes(player.seat) ? undefined : 'behind'}>
            <span class="opening-who">
              <SeatShape who={presentWithStandIn(player)} />
              <SeatBadges player={player} />
              {lastRoll?.byClock && <Drawing from={art} name="clock" class="opening-clock" />}
              <span>
                <PlayerName player={player} />
                {isOnTurn && <span class="unseen">, {messages().table.onTurn}</span>}
              </span>
            </span>
            <span class="opening-dice" aria-hidden="true">
              {Array.from({ length: 5 }, (_, i) => {
                const spy = lastRoll?.dice[i]
                return (
                  <span key={`${i} ${spy ?? ''} ${lastRoll?.round}`} class={spy === 'russian' ? 'mini hot' : spy ? 'mini' : 'mini blank'}>
                    {spy && <SpyFace spy={spy} />}
                  </span>
                )
              })}
            </span>
            <b aria-hidden="true">{lastRoll ? russians : ''}</b>
            <span class="unseen">
              {lastRoll ? words.opening.russians(russians) : words.opening.notYet}
              {lastRoll?.byClock && `, ${words.opening.byClock}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
