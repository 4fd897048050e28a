// "Hands up!": raised arms in the light, everybody else in the dark, and a flash on every screen. On the table's screens it is part
// of the circle; over the debrief it is a dialog that comes before the cards.
import { type ComponentChildren, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../../../i18n/language.ts'
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
export function raisedHandsText(match: KgbSpectatorProps, { seats, alone }: Raise): HeadlineText {
  const { hands } = match.words
  const people = seats.map((seat) => who(match, seat))
  return alone
    ? { says: hands.one, line: hands.alone(people[0]!) }
    : { says: hands.up, line: hands.all(people.toSorted((a, b) => Number(a.you) - Number(b.you))) }
}

/** Covers the debrief until all raises have been shown, a lone hand from just before the end included; then screen readers hear the result. */
export function RaisedHandsOverlay({ match, saidAfterwards }: { readonly match: KgbSpectatorProps; readonly saidAfterwards: string }) {
  const raise = useRaise(match)
  const [skipped, setSkipped] = useState(false)
  useAnnounced(raise && !skipped ? undefined : saidAfterwards)
  if (!raise || skipped) return null
  return (
    <InDocumentBody>
      <RaisedHandsDialog match={match} raise={raise} onSkip={() => setSkipped(true)} />
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
  readonly match: KgbSpectatorProps
  readonly raise: ShownRaise
  onSkip(): void
}
function RaisedHandsDialog({ match, raise, onSkip }: DialogProps) {
  const modal = useModal(onSkip)
  const { isUp, seats, from, allDown } = raise
  const left = Math.max(1, Math.ceil((allDown - useGameTime(match)) / 1000))
  const said = raisedHandsText(match, raise)
  return (
    <dialog {...modal} class="hands-dialog" aria-label={said.says}>
      <div class="hands-scene">
        <MatchHeadline match={match} fingers={idleFingers} instead={isUp ? said : undefined} />
        <Circle match={match} raised={isUp ? seats : undefined} />
      </div>
      {isSeat(match) && <ActionBar label={messages().table.actions} actions={[{ label: match.words.hands.cardsIn(left), press: onSkip }]} />}
      {isUp && <Flash key={from} />}
    </dialog>
  )
}
