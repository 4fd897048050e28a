// "Hands up!": all arms at once, everybody else in the dark, the same flash on every screen, then the cards.
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../../../parts/action-bar.tsx'
import { useModal } from '../../../parts/use-modal.ts'
import { words as house } from '../../../words/language.ts'
import { type HeadlineText, isSeat, who } from '../../core/props.ts'
import { Circle } from '../circle/circle.tsx'
import { MatchHeadline } from '../headline.tsx'
import type { KgbSpectatorProps } from '../props.ts'
import { idleFingers } from '../signals/status-line.ts'
import { useGameTime } from '../use-game-time.ts'
import type { Raise } from './raises.ts'
import { type ShownRaise, useRaise } from './use-raise.ts'
import './hands-up.css'

/** A phone that cannot buzz is no worse off: the flash is everybody's. */
export const Flash = () => <div class="hands-flash" aria-hidden="true" />

export function raisedHandsText(play: KgbSpectatorProps, { seats, alone }: Raise): HeadlineText {
  const { hands } = play.words
  const people = seats.map((seat) => who(play, seat))
  return alone
    ? { says: hands.one, line: hands.alone(people[0]!) }
    : { says: hands.up, line: hands.all(people.toSorted((a, b) => Number(a.you) - Number(b.you))) }
}

/** Over the debrief, until the cards are to be seen; a lone hand from just before the end goes up first. */
export function RaisedHandsOverlay({ play }: { readonly play: KgbSpectatorProps }) {
  const raise = useRaise(play)
  const [skipped, setSkipped] = useState(false)
  if (!raise || skipped) return null
  return (
    <InDocumentBody>
      <RaisedHandsDialog play={play} raise={raise} onSkip={() => setSkipped(true)} />
    </InDocumentBody>
  )
}
/** Outside of whatever the debrief is drawn in: the shared screen enlarges that as a whole. */
function InDocumentBody({ children }: { readonly children: ComponentChildren }) {
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

interface DialogProps {
  readonly play: KgbSpectatorProps
  readonly raise: ShownRaise
  onSkip(): void
}
function RaisedHandsDialog({ play, raise, onSkip }: DialogProps) {
  const modal = useModal(onSkip)
  const { isUp, seats, from, allDown } = raise
  const left = Math.max(1, Math.ceil((allDown - useGameTime(play)) / 1000))
  const said = raisedHandsText(play, raise)
  return (
    <dialog {...modal} class="hands-dialog" aria-label={said.says}>
      <div class="hands-scene">
        <MatchHeadline play={play} fingers={idleFingers} instead={isUp ? said : undefined} />
        <Circle play={play} raised={isUp ? seats : undefined} />
      </div>
      {isSeat(play) && <ActionBar label={house().table.actions} actions={[{ label: play.words.hands.cardsIn(left), press: onSkip }]} />}
      {isUp && <Flash key={from} />}
    </dialog>
  )
}
