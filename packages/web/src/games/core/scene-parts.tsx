// Parts that scenes of all games are drawn with: somebody's lit window, what somebody says, and a card that turns.
// What a card still hides is not in the page. Only scenes load this.
import type { GameTypes } from '@safehouse/engine'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../../parts/drawing.tsx'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatWindow } from '../../parts/seat-shape.tsx'
import type { SeatedPlayer, StagedScene } from '../screens.ts'
import './scene-parts.css'

/** The fact of this kind that the scene shows, if its decision told one. */
export const factOf = <K extends GameTypes, N extends K['open']['kind']>({ facts }: StagedScene<K>, kind: N) =>
  facts.find((fact): fact is Extract<K['open'], { readonly kind: N }> => fact.kind === kind)

/** A player's window, with the name under it. */
export const Actor = ({ who, lit = true, large }: { readonly who: SeatedPlayer; readonly lit?: boolean; readonly large?: boolean }) => (
  <figure class={large ? 'scene-actor large' : 'scene-actor'}>
    <SeatWindow who={who} lit={lit} />
    <figcaption>
      <PlayerName player={who} />
    </figcaption>
  </figure>
)
/** What somebody says, in a bubble beside the window. */
export const Said = ({ children }: { readonly children: ComponentChildren }) => <p class="scene-said">{children}</p>

interface CardProps {
  /** The place of the card is empty until it comes up. */
  readonly isThere?: boolean
  /** Its face; nothing while it is shut. */
  readonly face?: ComponentChildren
  readonly name?: string | undefined
  /** What lies on it: a stamp, or what was struck out. */
  readonly children?: ComponentChildren
}
export const SceneCard = ({ isThere = true, face, name, children }: CardProps) => (
  <div class={!isThere ? 'scene-card none' : face ? 'scene-card face' : 'scene-card back'} key={face ? 'face' : 'back'}>
    {face ? <span class="scene-card-picture">{face}</span> : isThere && !children && <Drawing name="house" class="scene-card-sign" />}
    {face && name && <b>{name}</b>}
    {children}
  </div>
)
