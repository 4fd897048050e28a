// "Hands up!": all arms at once, everybody else in the dark, the same flash on every screen, then the cards.
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { useModal } from '../../parts/use-modal.ts'
import { words as house } from '../../words/language.ts'
import { Circle } from './circle.tsx'
import { idleFingers } from './line.ts'
import { type CircleOpen, isSeat, who } from './plays.ts'
import { type Raise, useRaise } from './raise.ts'
import { Says } from './says.tsx'
import { useGameTime } from './use-game-time.ts'
import './hands-up.css'

/** A phone that cannot buzz is no worse off: the flash is everybody's. */
export const Flash = () => <div class="hands-flash" aria-hidden="true" />

export function handsSaid(play: CircleOpen, { seats, alone }: Raise): { readonly says: string; readonly line: string } {
  const { hands } = play.words
  const people = seats.map((seat) => who(play, seat))
  return alone
    ? { says: hands.one, line: hands.alone(people[0]!) }
    : { says: hands.up, line: hands.all(people.toSorted((a, b) => Number(a.you) - Number(b.you))) }
}

/** Over the debrief, until the cards are to be seen. */
export function HandsFirst({ play }: { readonly play: CircleOpen }) {
  const raise = useRaise(play)
  const [skipped, setSkipped] = useState(false)
  if (!raise || raise.alone || skipped) return null
  return (
    <OnTop>
      <Scene play={play} raise={raise} isUp={raise.isUp} onSkip={() => setSkipped(true)} />
    </OnTop>
  )
}
/** Outside of whatever the debrief is drawn in: the shared screen enlarges that as a whole. */
function OnTop({ children }: { readonly children: ComponentChildren }) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(place)
    return () => {
      render(null, place)
      place.remove()
    }
  }, [place])
  useEffect(() => render(children, place))
  return null
}

interface SceneProps {
  readonly play: CircleOpen
  readonly raise: Raise
  readonly isUp: boolean
  onSkip(): void
}
function Scene({ play, raise, isUp, onSkip }: SceneProps) {
  const modal = useModal(onSkip)
  const left = Math.max(1, Math.ceil((raise.until - useGameTime(play)) / 1000))
  return (
    <dialog {...modal} class="hands-dialog" aria-label={play.words.hands.up}>
      <div class="hands-scene">
        <Says play={play} fingers={idleFingers} instead={isUp ? handsSaid(play, raise) : undefined} />
        <Circle play={play} raised={isUp ? raise.seats : undefined} />
      </div>
      {isSeat(play) && <ActionBar label={house().table.actions} actions={[{ label: play.words.hands.cardsIn(left), press: onSkip }]} />}
      {isUp && <Flash />}
    </dialog>
  )
}
