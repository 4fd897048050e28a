// The scenes of Spyfall 2: hands, then the card with the spy as its hero, then the place. Each beat shows and says what has been seen so far
// and nothing more. Open facts alone.
import type { Seat } from '@safehouse/engine'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { HeadlineText } from '../../parts/headline.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { who } from '../core/props.ts'
import { Actor, factOf, Said, SceneCard } from '../core/scene-parts.tsx'
import type { SceneScreens, StagedScene } from '../screens.ts'
import { RaisedHands } from './accusation/voting.tsx'
import { PlacePicture, Sign } from './art.tsx'
import { headlineOf } from './headline.ts'
import { placeName } from './place-names.ts'
import { describeOutcome, didSpiesWin } from './points/round-outcome.ts'
import { currentVote, type SpyfallSpectatorProps, type SpyfallWords } from './props.ts'
import './scenes.css'

type Scene = StagedScene<SpyfallTypes>
interface Props {
  readonly scene: Scene
  readonly match: SpyfallSpectatorProps
}

export const scenes: SceneScreens<SpyfallTypes, SpyfallWords> = {
  textOf,
  Stage: ({ scene, match }) => {
    switch (scene.kind) {
      case 'vote':
        return scene.hasBegun('act', 'card') ? (
          <CardStage scene={scene} match={match} seat={heroOf(scene)!} />
        ) : (
          <HandsStage scene={scene} match={match} />
        )
      case 'named':
        return <NamedStage scene={scene} match={match} />
      case 'spy':
        return <CardStage scene={scene} match={match} seat={factOf(scene, 'spyShown')!.by} />
      default:
        return <Actor large who={who(match, scene.before.dealer)} />
    }
  },
}

/** Whose card turns when a vote ends the round: the convicted, or else the first spy. */
function heroOf(scene: Scene): Seat | undefined {
  const ended = factOf(scene, 'roundEnded')
  if (!ended) return undefined
  const convicted = ended.ending.how === 'named' ? null : ended.ending.convicted
  return convicted ?? ended.cards.indexOf(null)
}

function textOf(scene: Scene, match: SpyfallSpectatorProps): HeadlineText {
  const { words } = match
  const isEnd = factOf(scene, 'roundEnded') !== undefined
  if (scene.hasBegun('sentence') && isEnd) return describeOutcome({ ...match, common: scene.after }, scene.after.results.length)
  switch (scene.kind) {
    case 'vote': {
      const vote = currentVote(scene.before)!
      if (scene.hasBegun('act', 'card')) return { headline: words.scene.cardOf(who(match, heroOf(scene)!)), subline: '' }
      const subline = scene.hasBegun('look', 'hands') ? words.scene.handsUp(factOf(scene, 'votesShown')!.hands.length, vote.voters.length) : ''
      if (scene.hasBegun('sentence')) return { headline: words.vote.atLarge(who(match, vote.suspect)), subline }
      return { headline: headlineOf({ ...match, common: scene.before }).headline, subline }
    }
    case 'named': {
      const { by, place } = factOf(scene, 'placeNamed')!
      const second = factOf(scene, 'spyShown')
      if (second && scene.hasBegun('look', 'card')) return { headline: words.naming.spy(who(match, second.by)), subline: '' }
      return {
        headline: place === null ? words.history.namedNone(who(match, by)) : words.history.named(who(match, by), placeName(match, place)),
        subline: '',
      }
    }
    case 'spy': {
      const spy = who(match, factOf(scene, 'spyShown')!.by)
      return { headline: scene.hasBegun('look', 'card') ? words.naming.spy(spy) : words.scene.stops(spy), subline: '' }
    }
    default:
      return { headline: words.talking.says, subline: scene.hasBegun('sentence') ? words.talking.line(who(match, scene.before.dealer)) : '' }
  }
}

/** The suspect's window, and the votes: envelopes, then hands, all at once. */
function HandsStage({ scene, match }: Props) {
  const vote = currentVote(scene.before)!
  const { hands, missing, convicted } = factOf(scene, 'votesShown')!
  const { suspect, accuser } = vote
  const trial = scene.hasBegun('turn', 'hands') ? { suspect, accuser, raisedHands: hands, missing, convicted } : undefined
  return (
    <>
      <Actor large who={who(match, suspect)} />
      <RaisedHands match={match} vote={{ ...vote, voted: vote.voters.filter((seat) => !missing.includes(seat)), trial }} />
    </>
  )
}

/** A player's window and card; then the stamp, and at the end of a round the place. */
function CardStage({ scene, match, seat }: Props & { readonly seat: Seat }) {
  const ended = factOf(scene, 'roundEnded')
  const isSpy = ended ? ended.cards[seat] === null : true
  const { words } = match
  return (
    <>
      <div class="scene-row">
        <Actor large who={who(match, seat)} />
        <SceneCard
          face={scene.hasBegun('turn', 'card') && <Sign name={isSpy ? 'picture' : 'innocent'} class="scene-spy-sign" />}
          name={isSpy ? words.scene.spy : words.scene.notSpy}
        >
          <OutcomeStamp scene={scene} match={match} />
        </SceneCard>
      </div>
      {ended && <Place match={match} place={scene.hasBegun('turn', 'place') ? ended.place : undefined} />}
    </>
  )
}

function NamedStage({ scene, match }: Props) {
  const { by, place } = factOf(scene, 'placeNamed')!
  const ended = factOf(scene, 'roundEnded')
  const second = factOf(scene, 'spyShown')
  const { words } = match
  return (
    <>
      <div class="scene-row">
        <Actor who={who(match, by)} />
        <Said>{words.scene.says(place === null ? undefined : placeName(match, place))}</Said>
      </div>
      {second ? (
        scene.hasBegun('turn', 'card') && <CardStage scene={scene} match={match} seat={second.by} />
      ) : (
        <div class="scene-row">
          <SceneCard
            isThere={scene.hasBegun('hush')}
            face={ended && scene.hasBegun('turn', 'place') && <PlacePicture place={ended.place} />}
            name={ended && placeName(match, ended.place)}
          >
            <OutcomeStamp scene={scene} match={match} />
          </SceneCard>
        </div>
      )}
    </>
  )
}

function OutcomeStamp({ scene, match }: Props) {
  const result = scene.after.results.at(-1)
  if (!factOf(scene, 'roundEnded') || !result || !scene.hasBegun('stamp')) return null
  return <Stamp text={match.words.points.stamp(didSpiesWin(result), scene.after.terms.spies)} />
}

/** The place, once it is shown; its room is kept free before. */
const Place = ({ match, place }: { readonly match: SpyfallSpectatorProps; readonly place: string | undefined }) => (
  <p class={place === undefined ? 'scene-place hidden' : 'scene-place'}>
    {place !== undefined && (
      <>
        <PlacePicture place={place} />
        <span>
          {match.words.points.placeWas} <b>{placeName(match, place)}</b>
        </span>
      </>
    )}
  </p>
)
