// "Hands up!": raised arms in the light, everybody else in the dark, and a flash on every screen. Open facts alone.
import type { Seat } from '@safehouse/engine'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { useEffect } from 'preact/hooks'
import type { HeadlineText } from '../../../parts/headline.tsx'
import { who } from '../../core/props.ts'
import type { StagedScene } from '../../screens.ts'
import type { KgbSpectatorProps } from '../props.ts'
import './hands-up.css'

type Scene = StagedScene<KgbTypes>

/** Whose hands a scene shows: one alone, or those that end the match. */
export const raisedSeats = ({ facts }: Scene): readonly Seat[] =>
  facts.flatMap((fact) => (fact.kind === 'handRaised' ? [fact.seat] : fact.kind === 'handsRaised' ? fact.hands.map(({ seat }) => seat) : []))

/** A hand that is up alone now (CK-19): the match goes on, so the game's own screens show it. */
export interface LoneRaise extends HeadlineText {
  readonly seats: readonly Seat[]
  readonly flash: string | undefined
}
export function loneRaise(match: KgbSpectatorProps): LoneRaise | undefined {
  const { scene } = match
  return scene?.kind === 'loneHand' ? { ...loneHandText(scene, match), seats: raisedSeats(scene), flash: flashOf(scene) } : undefined
}
export function loneHandText(scene: Scene, match: KgbSpectatorProps): HeadlineText {
  const { hands } = match.words
  return { headline: hands.up, subline: scene.hasBegun('sentence') ? hands.alone(who(match, raisedSeats(scene)[0]!)) : '' }
}

/** The key of the flash, while arms rise: until the beat in which people look around begins. */
export const flashOf = (scene: Scene): string | undefined => (scene.hasBegun('look') ? undefined : scene.key)

/** A short flash of the whole screen and a vibration, once for each raise. */
export function Flash({ raise }: { readonly raise: string }) {
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 60, 90]) // Without a gesture on the page browsers refuse it and log a warning.
  }, [raise])
  return <div class="hands-flash" aria-hidden="true" key={raise} />
}
