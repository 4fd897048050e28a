// The sheet for the guess of a turn (SA-05): everyone still in, how many cards they hold, and which guesses about them were wrong.
// All of it is open.
import type { Seat } from '@safehouse/engine'
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { useState } from 'preact/hooks'
import type { BarAction } from '../../parts/action-bar.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { who } from '../core/props.ts'
import { SpyFace } from './art.tsx'
import type { AlleySeatProps } from './props.ts'
import './guess.css'

interface Props {
  readonly match: AlleySeatProps
  readonly spy: Spy
  /** The seats that may be guessed. */
  readonly candidates: readonly Seat[]
  onGuess(whom: Seat): void
  onClose(): void
}
export function GuessSheet({ match, spy, candidates, onGuess, onClose }: Props) {
  const [suspect, setSuspect] = useState<Seat>()
  const { words, common } = match
  const disabledBecause = suspect === undefined ? words.guess.chooseFirst : undefined
  const actions: BarAction[] = [
    { label: words.guess.back, press: onClose },
    {
      label: words.guess.whom(suspect === undefined ? undefined : who(match, suspect)),
      tone: 'red',
      disabledBecause,
      press: () => suspect !== undefined && onGuess(suspect),
    },
  ]
  const face = (
    <span class="guess-face">
      <SpyFace spy={spy} />
    </span>
  )
  return (
    <Sheet title={words.guess.title(spy)} line={words.guess.line} aside={face} actions={actions} onClose={onClose}>
      <ul class="guess">
        {candidates.map((seat) => {
          const player = who(match, seat)
          const ruledOut = common.ruledOut[seat]!
          return (
            <li key={seat}>
              <button type="button" class={seat === suspect ? 'chosen' : undefined} aria-pressed={seat === suspect} onClick={() => setSuspect(seat)}>
                <SeatShape who={player} />
                <span>
                  <b>
                    <bdi>{player.name}</bdi>
                  </b>
                  <span class="small haze">
                    {words.guess.cards(common.cards[seat]!)}
                    {ruledOut.length > 0 && <span class="unseen">, {words.guess.not(ruledOut)}</span>}
                  </span>
                </span>
                <span class="guess-wrong" aria-hidden="true">
                  {ruledOut.map((wrongGuess) => (
                    <i key={wrongGuess}>
                      <SpyFace spy={wrongGuess} />
                    </i>
                  ))}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {candidates.some((seat) => common.ruledOut[seat]!.length > 0) && <p class="small haze guess-note">{words.guess.struck}</p>}
    </Sheet>
  )
}
