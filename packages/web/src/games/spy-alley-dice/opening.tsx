// Who starts: everyone's five dice in a row, Russians lit; those who are behind go dark. Dice lie until they are rolled again.
import { count } from '@safehouse/games/spy-alley-dice'
import { Drawing } from '../../parts/drawing.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { words as house } from '../../words/language.ts'
import { onNow } from './actions.ts'
import art from './art.svg?no-inline'
import type { AlleySpectatorProps } from './props.ts'
import { SpyFace } from './spy.tsx'
import './opening.css'

export function Opening({ play }: { readonly play: AlleySpectatorProps }) {
  const { common, words } = play
  const on = onNow(play)
  const ahead = common.due.what === 'start' ? common.opening.at(-1)?.seats : on
  const lastOf = (seat: number) =>
    common.opening.flatMap(({ rolls }, round) => rolls.flatMap((roll) => (roll.seat === seat ? [{ ...roll, round }] : []))).at(-1)
  return (
    <ul class="opening">
      {play.seats.map((sitting) => {
        const last = lastOf(sitting.seat)
        const russians = last ? count(last.dice, 'russian') : 0
        const isOn = on.includes(sitting.seat)
        return (
          <li key={sitting.seat} class={isOn ? 'on' : ahead?.includes(sitting.seat) ? undefined : 'behind'}>
            <span class="opening-who">
              <SeatShape who={{ ...sitting, here: sitting.here || sitting.standIn }} />
              {last?.byClock && <Drawing from={art} name="clock" class="opening-clock" />}
              <span>
                {sitting.you ? house().table.you : <bdi>{sitting.name}</bdi>}
                {isOn && <span class="unseen">, {house().table.onTurn}</span>}
              </span>
            </span>
            <span class="opening-dice" aria-hidden="true">
              {Array.from({ length: 5 }, (_, i) => {
                const spy = last?.dice[i]
                return (
                  <span key={`${i} ${spy ?? ''} ${last?.round}`} class={spy === 'russian' ? 'mini hot' : spy ? 'mini' : 'mini blank'}>
                    {spy && <SpyFace spy={spy} />}
                  </span>
                )
              })}
            </span>
            <b aria-hidden="true">{last ? russians : ''}</b>
            <span class="unseen">
              {last ? words.opening.russians(russians) : words.opening.notYet}
              {last?.byClock && `, ${words.opening.byClock}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
