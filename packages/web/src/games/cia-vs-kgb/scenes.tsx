// The scenes of CIA vs. KGB: arms, a look round the room, cards down, one card after another, the stamp, the rule that decided, the winner.
// Each beat shows and says what has been seen so far and nothing more. Open facts alone; the stamp speaks of the raise, never of the viewer.
import type { Seat } from '@safehouse/engine'
import { cardPart, type KgbTypes, type Side, turningOrder } from '@safehouse/games/cia-vs-kgb'
import { Drawing } from '../../parts/drawing.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { type HeadlineText, isSeat, who } from '../core/props.ts'
import { Actor, Said } from '../core/scene-parts.tsx'
import type { SceneScreens, StagedScene } from '../screens.ts'
import { Sign } from './art.tsx'
import { Circle } from './circle/circle.tsx'
import { middle, placesOf } from './circle/circle-layout.ts'
import type { KgbSpectatorProps } from './props.ts'
import { Flash, flashOf, loneHandText, raisedSeats } from './raised-hands/hands-up.tsx'
import { stampOf, summaryOf } from './result/end-summary.ts'
import type { Words } from './words/en.ts'
import './scenes.css'

type Scene = StagedScene<KgbTypes>
interface Props {
  readonly scene: Scene
  readonly play: KgbSpectatorProps
}

export const scenes: SceneScreens<KgbTypes, Words> = {
  textOf(scene, play) {
    if (scene.kind === 'loneHand') return loneHandText(scene, play)
    const { result } = play.words
    const end = scene.after.end!
    const me = play.seats.find(({ you }) => you)
    if (scene.has('winner')) return { says: result.wins(end.winner), line: me ? result.youWere(end.cards[me.seat]!, end.winner) : '' }
    const text = scene.kind === 'hands' ? handsText(scene, play) : answerText(scene, play)
    return scene.has('sentence') ? { ...text, line: result.why[end.ground](summaryOf(scene.after, end, play.seats)) } : text
  },
  Stage: ({ scene, play }) => (scene.kind === 'usedUp' ? <UsedUpStage scene={scene} play={play} /> : <HandsStage scene={scene} play={play} />),
}

function handsText(scene: Scene, play: KgbSpectatorProps): HeadlineText {
  const { hands } = play.words
  const people = turningOrder(scene.before, raisedSeats(scene)).map((seat) => who(play, seat))
  return { says: hands.up, line: !scene.has('hush') ? '' : scene.has('turn', cardPart(0)) ? hands.all(people) : hands.down(people) }
}
function answerText(scene: Scene, play: KgbSpectatorProps): HeadlineText {
  const { told } = play.words
  const answer = lastAnswer(scene)
  return { says: (answer.yes ? told.saidYes : told.saidNo)(who(play, answer.to), who(play, answer.by)), line: '' }
}
const lastAnswer = ({ facts }: Scene) => facts.find((fact) => fact.kind === 'answered')!

function HandsStage({ scene, play }: Props) {
  const raised = raisedSeats(scene)
  const flash = flashOf(scene)
  return (
    <>
      <Circle play={play} raised={raised}>
        {scene.kind === 'hands' && scene.has('hush') && <Cards scene={scene} play={play} />}
        <RaiseStamp scene={scene} play={play} />
      </Circle>
      {flash !== undefined && <Flash raise={flash} />}
    </>
  )
}

/** A card for each raised hand: shut, then turned in its beat. With the sentence the cards of all others too. */
function Cards({ scene, play }: Props) {
  const order = turningOrder(scene.before, raisedSeats(scene))
  const { cards } = scene.after.end!
  const rest = scene.has('sentence') ? cards.flatMap((_, seat) => (order.includes(seat) ? [] : [seat])) : []
  const places = placesOf(cards.length, isSeat(play) ? play.seat : 0)
  /** Beside the chair, towards the middle; the standing player holds it. */
  const lies = (seat: Seat) => {
    const place = places.find(({ chair }) => chair === scene.before.chairs[seat])
    const { x, y } = place ?? middle
    return { left: `${x}%`, top: `${y}%`, '--aside': !place ? 0 : x > middle.x ? -1 : 1 }
  }
  const isTurned = (seat: Seat) => !order.includes(seat) || scene.has('turn', cardPart(order.indexOf(seat)))
  return (
    <ul class="hands-cards">
      {[...order, ...rest].map((seat) => (
        <li key={`${seat} ${isTurned(seat)}`} style={lies(seat)}>
          <Card
            side={isTurned(seat) ? cards[seat] : undefined}
            isTurning={scene.beat === 'turn' && scene.part === cardPart(order.indexOf(seat))}
            play={play}
          />
        </li>
      ))}
    </ul>
  )
}
const Card = ({ side, isTurning, play }: { readonly side: Side | undefined; readonly isTurning: boolean; readonly play: KgbSpectatorProps }) =>
  side === undefined ? (
    <span class="hands-card shut">
      <Drawing name="house" class="hands-card-sign" />
    </span>
  ) : (
    <span class={isTurning ? 'hands-card turning' : 'hands-card'}>
      <Sign name={`side-${side}`} class="hands-card-sign" />
      <b>{play.words.sides[side]}</b>
    </span>
  )

function UsedUpStage({ scene, play }: Props) {
  const { act } = play.words
  const { by, to, yes } = lastAnswer(scene)
  return (
    <>
      <div class="scene-row">
        <Actor who={who(play, by)} />
        <Said>{yes ? act.yes : act.no}</Said>
        <Actor who={who(play, to)} />
      </div>
      <RaiseStamp scene={scene} play={play} />
    </>
  )
}
const RaiseStamp = ({ scene, play }: Props) =>
  scene.has('stamp') ? (
    <p class="hands-stamp">
      <Stamp says={play.words.result.stamps[stampOf(scene.after.end!)]} />
    </p>
  ) : null
