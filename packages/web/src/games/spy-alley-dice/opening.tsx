// Who starts: everyone's five dice in a row, Russians lit; those who are behind go dark.
import { count, type Spy, yetToRoll } from '@safehouse/games/spy-alley-dice'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { words as house } from '../../words/language.ts'
import type { AlleyOpen } from './plays.ts'
import { SpyFace } from './spy.tsx'
import './opening.css'

export function Opening({ play }: { readonly play: AlleyOpen }) {
  const { table, words } = play
  const round = table.opening.at(-1)
  const waiting = yetToRoll(table)
  /** The last roll that a seat made; of this round if it is in it. */
  const lastOf = (seat: number): readonly Spy[] | undefined =>
    round?.seats.includes(seat)
      ? round.rolls.find((roll) => roll.seat === seat)?.dice
      : table.opening.flatMap(({ rolls }) => rolls.filter((roll) => roll.seat === seat)).at(-1)?.dice
  return (
    <ul class="opening">
      {play.seats.map((sitting) => {
        const dice = lastOf(sitting.seat)
        const isIn = round?.seats.includes(sitting.seat) ?? false
        const russians = dice ? count(dice, 'russian') : 0
        return (
          <li key={sitting.seat} class={isIn ? (waiting.includes(sitting.seat) ? 'on' : '') : 'behind'}>
            <span class="opening-who">
              <SeatShape who={{ ...sitting, here: sitting.here || sitting.standIn }} />
              <span>{sitting.you ? house().table.you : <bdi>{sitting.name}</bdi>}</span>
            </span>
            <span class="opening-dice" aria-hidden="true">
              {Array.from({ length: 5 }, (_, i) => {
                const spy = dice?.[i]
                return (
                  <span key={`${i} ${spy ?? ''} ${table.opening.length}`} class={spy === 'russian' ? 'mini hot' : spy ? 'mini' : 'mini blank'}>
                    {spy && <SpyFace spy={spy} />}
                  </span>
                )
              })}
            </span>
            <b aria-hidden="true">{dice ? russians : ''}</b>
            <span class="unseen">{dice ? words.opening.russians(russians) : words.opening.notYet}</span>
          </li>
        )
      })}
    </ul>
  )
}
