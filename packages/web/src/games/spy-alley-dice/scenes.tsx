// The scenes of Spy Alley Dice: a guess, a mission's end, and a turn that ends in nothing. Each beat shows and says what has been seen
// so far and nothing more. Open facts alone.
import { type AlleyTypes, count, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { Drawing } from '../../parts/drawing.tsx'
import type { HeadlineText } from '../../parts/headline.tsx'
import { Stamp } from '../../parts/stamp.tsx'
import { who } from '../core/props.ts'
import { Actor, factOf, Said, SceneCard } from '../core/scene-parts.tsx'
import type { SceneScreens, StagedScene } from '../screens.ts'
import { SpyFace } from './art.tsx'
import { DiceRow } from './dice.tsx'
import type { AlleySpectatorProps } from './props.ts'
import { stopSentence } from './sentences.ts'
import type { Words } from './words/en.ts'
import './scenes.css'

type Scene = StagedScene<AlleyTypes>

export const scenes: SceneScreens<AlleyTypes, Words> = {
  textOf(scene, match) {
    const ended = factOf(scene, 'gameEnded')
    if (ended && scene.hasBegun('winner')) return { headline: match.words.result.won(who(match, ended.winner)), subline: '' }
    return textOf(scene, match)
  },
  Stage: ({ scene, match }) => {
    switch (scene.kind) {
      case 'guess':
        return <GuessStage scene={scene} match={match} />
      case 'mission':
        return <MissionStage scene={scene} match={match} />
      case 'lastCard':
        return <LastCardStage scene={scene} match={match} />
      default:
        return <DiceStage scene={scene} match={match} />
    }
  },
}

function textOf(scene: Scene, match: AlleySpectatorProps): HeadlineText {
  const { before, after } = scene
  const { scene: text, history } = match.words
  const roller = who(match, before.turn.roller)
  const nextUp = after.due.what === 'turn' ? text.isNext(who(match, after.turn.roller)) : ''
  const guessed = factOf(scene, 'guessed')
  if (guessed) {
    const [by, whom] = [who(match, guessed.by), who(match, guessed.whom)]
    if (!scene.hasBegun('sentence')) return { headline: text.pointsAt(by, whom), subline: '' }
    if (guessed.right)
      return {
        headline: text.wasSpy(whom, guessed.spy),
        // With the last guess of the match no card is thrown away.
        subline: [after.ending ? '' : text.takesCard(by), after.cards[guessed.whom] === 0 ? history.out(whom) : ''].filter(Boolean).join(' '),
      }
    return {
      headline: text.isNotSpy(whom, guessed.spy),
      subline: after.due.what === 'give' ? text.owesCard(by, whom) : `${text.costsNothing} ${nextUp}`,
    }
  }
  const ended = factOf(scene, 'missionEnded')
  if (ended) {
    if (!scene.hasBegun('hush')) return { headline: text.letsPass(who(match, factOf(scene, 'missionPassed')!.seat)), subline: '' }
    if (!scene.hasBegun('sentence')) return { headline: text.allLetPass, subline: '' }
    if (ended.accomplished) return { headline: text.wasSpy(roller, ended.spy), subline: '' }
    return { headline: text.doorStaysShut, subline: `${text.nothingShown} ${nextUp}` }
  }
  const handed = factOf(scene, 'cardHandedOver')
  if (handed)
    return {
      headline: history.handed(who(match, handed.from), who(match, handed.to)),
      subline: scene.hasBegun('sentence') ? history.out(who(match, handed.from)) : '',
    }
  const attempted = factOf(scene, 'missionAttempted')
  if (attempted) return { headline: text.hasFiveAlike(roller, attempted.spy), subline: scene.hasBegun('sentence') ? text.goesForMission(roller) : '' }
  if (scene.kind === 'declined') {
    return { headline: text.letsItBe(roller), subline: scene.hasBegun('sentence') ? `${stopSentence(roller, before.turn, history)} ${nextUp}` : '' }
  }
  if (!scene.hasBegun('sentence')) return { headline: match.words.turn.roll(roller, before.turn.rolls + 1), subline: '' }
  return { headline: text.nothing(roller), subline: `${text.thirdRoll(mostAlike(scene.after.turn.dice))} ${nextUp}` }
}
const mostAlike = (dice: readonly Spy[]): number => Math.max(...spies.map((spy) => count(dice, spy)))

function GuessStage({ scene, match }: { readonly scene: Scene; readonly match: AlleySpectatorProps }) {
  const { by, whom, spy, right } = factOf(scene, 'guessed')!
  const isTurned = scene.hasBegun('turn')
  const { words } = match
  return (
    <>
      <div class="scene-row">
        <Actor who={who(match, by)} />
        <Said>{words.scene.says(who(match, whom), spy)}</Said>
      </div>
      <div class="scene-row">
        <Actor large who={who(match, whom)} lit={!(scene.hasBegun('sentence') && scene.after.cards[whom] === 0)} />
        <SceneCard isThere={scene.hasBegun('hush')} face={isTurned && right && <SpyFace spy={spy} />} name={words.spies[spy].name}>
          {isTurned && !right && (
            <span class="struck-out">
              <SpyFace spy={spy} />
            </span>
          )}
          {scene.hasBegun('stamp') && <Stamp text={words.scene.blown} />}
        </SceneCard>
      </div>
    </>
  )
}

function MissionStage({ scene, match }: { readonly scene: Scene; readonly match: AlleySpectatorProps }) {
  const { seat, spy, accomplished } = factOf(scene, 'missionEnded')!
  const isOpen = scene.hasBegun('turn') && accomplished
  const { words } = match
  return (
    <>
      <SmallDice dice={scene.before.turn.dice} match={match} />
      <div class="scene-row">
        <span class={isOpen && scene.hasBegun('stamp') ? 'scene-door open' : 'scene-door'}>
          <Drawing name="door" class="door" />
        </span>
        <SceneCard isThere={scene.hasBegun('hush')} face={isOpen && <SpyFace spy={spy} />} name={words.spies[spy].name}>
          {scene.hasBegun('stamp') && <Stamp text={words.result.stamp} />}
        </SceneCard>
      </div>
      <Actor who={who(match, seat)} />
    </>
  )
}

const LastCardStage = ({ scene, match }: { readonly scene: Scene; readonly match: AlleySpectatorProps }) => {
  const { from, to } = factOf(scene, 'cardHandedOver')!
  return (
    <div class="scene-row">
      <Actor who={who(match, from)} lit={!scene.hasBegun('sentence')} />
      <SceneCard />
      <Actor who={who(match, to)} />
    </div>
  )
}

/** The dice as they lie on the table: those of the roll that brought nothing, or those that nobody guessed with. */
function DiceStage({ scene, match }: { readonly scene: Scene; readonly match: AlleySpectatorProps }) {
  const roll = factOf(scene, 'rolled')
  const { dice } = scene.after.turn
  const kept = roll ? roll.kept : scene.before.turn.kept
  const rolls = roll && scene.beat === 'act' ? { key: match.news.count + 1, kept } : undefined
  return <DiceRow dice={dice} words={match.words} kept={kept} rolls={rolls} />
}
const SmallDice = ({ dice, match }: { readonly dice: readonly Spy[]; readonly match: AlleySpectatorProps }) => (
  <div class="scene-row scene-dice">
    {dice.map((spy, i) => (
      <span key={i} role="img" aria-label={match.words.spies[spy].name}>
        <SpyFace spy={spy} />
      </span>
    ))}
  </div>
)
