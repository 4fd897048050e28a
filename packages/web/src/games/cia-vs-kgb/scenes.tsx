// The scenes of CIA vs. KGB: arms, a look round the room, cards down, one card after another, the stamp, the rule that decided, the winner.
// Each beat shows and says what has been seen so far and nothing more. Open facts alone; the stamp speaks of the raise, never of the viewer.
import type { Seat } from '@safehouse/engine'
import { cardPart, type KgbTypes, type Side, turningOrder } from '@safehouse/games/cia-vs-kgb'
import { Drawing } from '../../parts/drawing.tsx'
import type { HeadlineText } from '../../parts/headline.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { hasSeat, who } from '../core/props.ts'
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
  readonly match: KgbSpectatorProps
}

export const scenes: SceneScreens<KgbTypes, Words> = {
  textOf(scene, match) {
    if (scene.kind === 'loneHand') return loneHandText(scene, match)
    const { result } = match.words
    const end = scene.after.end!
    const viewer = match.seats.find(({ you }) => you)
    if (scene.hasBegun('winner'))
      return { headline: result.wins(end.winner), subline: viewer ? result.youWere(end.cards[viewer.seat]!, end.winner) : '' }
    const text = scene.kind === 'hands' ? handsText(scene, match) : answerText(scene, match)
    return scene.hasBegun('sentence') ? { ...text, subline: result.why[end.ground](summaryOf(scene.after, end, match.seats)) } : text
  },
  Stage: ({ scene, match }) => (scene.kind === 'usedUp' ? <UsedUpStage scene={scene} match={match} /> : <HandsStage scene={scene} match={match} />),
}

function handsText(scene: Scene, match: KgbSpectatorProps): HeadlineText {
  const { hands } = match.words
  const people = turningOrder(scene.before, raisedSeats(scene)).map((seat) => who(match, seat))
  return { headline: hands.up, subline: !scene.hasBegun('hush') ? '' : scene.hasBegun('turn', cardPart(0)) ? hands.all(people) : hands.down(people) }
}
function answerText(scene: Scene, match: KgbSpectatorProps): HeadlineText {
  const { history } = match.words
  const answer = lastAnswer(scene)
  return { headline: (answer.yes ? history.saidYes : history.saidNo)(who(match, answer.to), who(match, answer.by)), subline: '' }
}
const lastAnswer = ({ facts }: Scene) => facts.find((fact) => fact.kind === 'answered')!

function HandsStage({ scene, match }: Props) {
  const raised = raisedSeats(scene)
  const flash = flashOf(scene)
  return (
    <>
      <Circle match={match} raised={raised}>
        {scene.kind === 'hands' && scene.hasBegun('hush') && <Cards scene={scene} match={match} />}
        <RaiseStamp scene={scene} match={match} />
      </Circle>
      {flash !== undefined && <Flash raise={flash} />}
    </>
  )
}

/** A card for each raised hand: shut, then turned in its beat. With the sentence the cards of all others too. */
function Cards({ scene, match }: Props) {
  const order = turningOrder(scene.before, raisedSeats(scene))
  const { cards } = scene.after.end!
  const otherSeats = scene.hasBegun('sentence') ? cards.flatMap((_, seat) => (order.includes(seat) ? [] : [seat])) : []
  const places = placesOf(cards.length, hasSeat(match) ? match.seat : 0)
  /** Beside the chair, towards the middle; the standing player holds it. */
  const positionOf = (seat: Seat) => {
    const place = places.find(({ chair }) => chair === scene.before.chairs[seat])
    const { x, y } = place ?? middle
    return { left: `${x}%`, top: `${y}%`, '--aside': !place ? 0 : x > middle.x ? -1 : 1 }
  }
  const isTurned = (seat: Seat) => !order.includes(seat) || scene.hasBegun('turn', cardPart(order.indexOf(seat)))
  return (
    <ul class="hands-cards">
      {[...order, ...otherSeats].map((seat) => (
        <li key={`${seat} ${isTurned(seat)}`} style={positionOf(seat)}>
          <Card
            side={isTurned(seat) ? cards[seat] : undefined}
            isTurning={scene.beat === 'turn' && scene.part === cardPart(order.indexOf(seat))}
            match={match}
          />
        </li>
      ))}
    </ul>
  )
}
const Card = ({ side, isTurning, match }: { readonly side: Side | undefined; readonly isTurning: boolean; readonly match: KgbSpectatorProps }) =>
  side === undefined ? (
    <span class="hands-card shut">
      <Drawing name="house" class="hands-card-sign" />
    </span>
  ) : (
    <span class={isTurning ? 'hands-card turning' : 'hands-card'}>
      <Sign name={`side-${side}`} class="hands-card-sign" />
      <b>{match.words.sides[side]}</b>
    </span>
  )

function UsedUpStage({ scene, match }: Props) {
  const { act } = match.words
  const { by, to, yes } = lastAnswer(scene)
  return (
    <>
      <div class="scene-row">
        <Actor who={who(match, by)} />
        <Said>{yes ? act.yes : act.no}</Said>
        <Actor who={who(match, to)} />
      </div>
      <RaiseStamp scene={scene} match={match} />
    </>
  )
}
const RaiseStamp = ({ scene, match }: Props) =>
  scene.hasBegun('stamp') ? (
    <p class="hands-stamp">
      <Stamp text={match.words.result.stamps[stampOf(scene.after.end!)]} />
    </p>
  ) : null
