// The parts that seats' and spectators' screens share: the strip of seats, and the dice with what belongs to them. Open facts alone.
import { allDice, awaits } from '@safehouse/games/spy-alley-dice'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { Dice, Tally } from './dice.tsx'
import { Opening } from './opening.tsx'
import { type AlleySpectatorProps, isOpening } from './props.ts'
import { WayToTheDoor } from './way-to-the-door.tsx'
import './stage.css'

/** Everybody with the number of cards that they hold. */
export function Seats({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, words, seats } = match
  if (isOpening(common)) return null
  const most = Math.max(...common.cards)
  const line = ({ seat }: { seat: number }) => {
    const held = common.cards[seat]!
    const shown = (
      <span class="held">
        {Array.from({ length: Math.max(held, most) }, (_, i) => (
          <i key={i} class={i < held ? undefined : 'gone'} />
        ))}
      </span>
    )
    return { shown, spoken: words.cards.count(held) }
  }
  return (
    <SeatStrip
      seats={seats}
      onTurn={awaits(common)}
      eliminated={seats.flatMap(({ seat }) => (common.cards[seat] === 0 ? [seat] : []))}
      lineOf={line}
    />
  )
}

interface StageProps {
  readonly match: AlleySpectatorProps
  readonly kept: readonly number[]
  onToggle?: ((die: number) => void) | undefined
}
/** The rolls for who starts, or the dice of the turn with what is counted on them or the mission. */
export function Stage({ match, kept, onToggle }: StageProps) {
  const { due } = match.common
  if (isOpening(match.common)) return <Opening match={match} />
  return (
    <>
      <Dice match={match} kept={due.what === 'mission' ? allDice : kept} onToggle={onToggle} />
      {due.what === 'mission' ? <WayToTheDoor match={match} /> : <Tally match={match} />}
    </>
  )
}
