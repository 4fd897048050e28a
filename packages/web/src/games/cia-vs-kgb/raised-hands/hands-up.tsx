// "Hands up!": raised arms in the light, everybody else in the dark, and a flash on every screen. On the table's screens it is part
// of the circle; over the debrief it is a dialog that comes before the cards.
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { messages as house } from '../../../i18n/language.ts'
import { ActionBar } from '../../../parts/action-bar.tsx'
import { useAnnounced } from '../../../parts/announcer.tsx'
import { useModal } from '../../../parts/use-modal.ts'
import { type HeadlineText, isSeat, who } from '../../core/props.ts'
import { Circle } from '../circle/circle.tsx'
import { MatchHeadline } from '../headline.tsx'
import type { KgbSpectatorProps } from '../props.ts'
import { idleFingers } from '../signals/status-line.ts'
import { useGameTime } from '../use-game-time.ts'
import type { Raise } from './raises.ts'
import { type ShownRaise, useRaise } from './use-raise.ts'
import './hands-up.css'

/** A short flash of the whole screen, for devices that cannot vibrate too. */
export const Flash = () => <div class="hands-flash" aria-hidden="true" />

/** The headline while hands are up. */
export function raisedHandsText(play: KgbSpectatorProps, { seats, alone }: Raise): HeadlineText {
  const { hands } = play.words
  const people = seats.map((seat) => who(play, seat))
  return alone
    ? { says: hands.one, line: hands.alone(people[0]!) }
    : { says: hands.up, line: hands.all(people.toSorted((a, b) => Number(a.you) - Number(b.you))) }
}

/** Covers the debrief until all raises have been shown, a lone hand from just before the end included; then screen readers hear the result. */
export function RaisedHandsOverlay({ play, saidAfterwards }: { readonly play: KgbSpectatorProps; readonly saidAfterwards: string }) {
  const raise = useRaise(play)
  const [skipped, setSkipped] = useState(false)
  useAnnounced(raise && !skipped ? undefined : saidAfterwards)
  if (!raise || skipped) return null
  return (
    <InDocumentBody>
      <RaisedHandsDialog play={play} raise={raise} onSkip={() => setSkipped(true)} />
    </InDocumentBody>
  )
}
/** A portal to the end of the document: the shared screen scales the debrief as a whole, and the overlay must not be scaled with it. */
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
