// The stage: board, what is at stake, and the agents' row; the same for players and for those who watch.
import type { Building } from '@safehouse/games/shadow-in-the-night'
import { Drawing } from '../../../parts/drawing.tsx'
import art from '../art.svg?no-inline'
import type { Scene } from '../display.ts'
import type { ShadowOpenPlay } from '../plays.ts'
import type { Stake } from '../scoring/forecast.ts'
import type { Layout } from '../use-layout.ts'
import { AgentsRow, Doorstep } from './agents-row.tsx'
import { Board } from './board.tsx'
import { tall, wide } from './geometry.ts'
import './board-area.css'

interface Props {
  readonly play: ShadowOpenPlay
  readonly scene: Scene
  readonly layout: Layout
  readonly near: Building | undefined
  onNear?(building: Building | undefined): void
}
export function Stage({ play, scene, layout, near, onNear }: Props) {
  const plan = layout === 'phone' || layout === 'tablet' ? tall : wide
  // Where there is room the track stays in sight.
  const board = layout === 'phone' ? scene.board : { ...scene.board, track: true }
  return (
    <div class="shadow-stage">
      <div class="shadow-room">
        <Board
          plan={plan}
          words={play.words}
          common={play.common}
          look={board}
          near={near}
          {...(onNear && { onNear })}
          onAgent={scene.board.choose ? undefined : scene.onAgent}
        />
      </div>
      {layout !== 'side' && <Agents play={play} scene={scene} near={near} />}
    </div>
  )
}

/** Under the board, or beside it where the screen lies on its side. */
export function Agents({ play, scene, near }: Pick<Props, 'play' | 'scene' | 'near'>) {
  const { words } = play
  const { shown } = scene.board
  return (
    <>
      {scene.stake && <StakeLine stake={scene.stake} />}
      {near !== undefined ? (
        <Doorstep words={words} building={near} shown={shown} item={scene.item} onAgent={scene.onAgent} />
      ) : (
        (scene.instead ?? <AgentsRow label={words.board.agents} agents={shown.agents} item={scene.item} onAgent={scene.onAgent} />)
      )}
    </>
  )
}

/** One quiet line over the agents: whether there will be a scoring, and why. */
const StakeLine = ({ stake }: { readonly stake: Stake }) => (
  <p class="shadow-stake" role="status">
    <Drawing from={art} name="safe" />
    <span>
      <b>{stake.strong}</b> {stake.more}
    </span>
  </p>
)
