// The scenes of Shadow in the Night: a move, a card, the safe, a scoring, and the end. Each beat shows and says what has been seen so far
// and nothing more. Open facts alone.
import type { Seat } from '@safehouse/engine'
import {
  type Agent,
  agentPart,
  type Building,
  cardPart,
  dossierField,
  dossierPart,
  fieldsPerRightName,
  lap,
  onward,
  type ShadowCommon,
  type ShadowTypes,
} from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { language } from '../../i18n/language.ts'
import { who } from '../core/props.ts'
import type { SceneScreens, StagedScene } from '../screens.ts'
import type { BoardDisplay } from './board/board.tsx'
import { BoardArea } from './board/board-area.tsx'
import { itemWithPoints, type TableDisplay } from './display.ts'
import { nameOf, type ShadowSpectatorProps } from './props.ts'
import { Verdict, verdictOf } from './result-panel.tsx'
import { Reveal, type TurnedUp } from './reveal.tsx'
import { de } from './scene-words/de.ts'
import { en, type SceneWords } from './scene-words/en.ts'
import { nl } from './scene-words/nl.ts'
import { useLayout } from './use-layout.ts'
import type { Words } from './words/en.ts'
import '../core/scene-parts.css'
import type { HeadlineText } from '../../parts/headline.tsx'
import { factOf } from '../core/scene-parts.tsx'
import './scenes.css'

type Scene = StagedScene<ShadowTypes>
interface Props {
  readonly scene: Scene
  readonly match: ShadowSpectatorProps
}
const { on } = seatRules.common
/** The scenes' own sentences, which are loaded with them. */
const sceneWords = (): SceneWords => ({ en, nl, de })[language.value]

export const scenes: SceneScreens<ShadowTypes, Words> = {
  textOf,
  Stage: ({ scene, match }) =>
    scene.hasBegun('hush', 'cards') ? <EndStage scene={scene} match={match} /> : <BoardStage scene={scene} match={match} />,
}

/** The agent or the player that the beat belongs to. */
const agentOf = ({ part, after }: Scene): Agent | undefined => after.agents.find((agent) => part === agentPart(agent))
const playerOf = ({ part, after }: Scene): Seat | undefined => after.ending?.held.map((_, seat) => seat).find((seat) => part === dossierPart(seat))

function textOf(scene: Scene, match: ShadowSpectatorProps): HeadlineText {
  const { before, after, part, beat } = scene
  const { words } = match
  switch (part) {
    case 'step':
      return moveText(scene, match)
    case 'card': {
      const { seat, card } = factOf(scene, 'cardPlayed')!
      const { name, text: effect } = words.cards.kinds[card]
      return { headline: sceneWords().plays(who(match, seat), name), subline: effect }
    }
    case 'safe': {
      const { seat, to } = factOf(scene, 'safeMoved')!
      if (beat !== 'sentence') return { headline: sceneWords().takesSafe(who(match, seat)), subline: '' }
      return { headline: sceneWords().safeAt(to), subline: after.due.what === 'spend' ? sceneWords().next(who(match, after.due.seat)) : '' }
    }
    case 'due':
      return { headline: sceneWords().atSafe(before.causes.map(({ agent }) => nameOf[agent])), subline: '' }
    case 'bolt':
      return { headline: sceneWords().bolt, subline: sceneWords().everyoneScores }
    case 'scored':
      return scoredText(scene, match)
    default:
      return agentOf(scene) ? gainText(scene) : endText(scene, match)
  }
}
function moveText(scene: Scene, match: ShadowSpectatorProps): HeadlineText {
  const { seat, points } = factOf(scene, 'pointsSpent')!
  const { before } = scene
  const { history } = match.words
  const moved = before.agents.filter((agent) => points[agent])
  if (moved.length === 0) return { headline: history.moved(who(match, seat), []), subline: '' }
  const ways = moved.map((agent) => ({ agent: nameOf[agent], from: before.at[agent]!, to: onward(before.at[agent]!, points[agent]!) }))
  return {
    headline: sceneWords().moves(
      who(match, seat),
      ways.map(({ agent }) => agent),
    ),
    // Where they go is told when they have begun to walk.
    subline: scene.hasBegun('turn', 'step') ? sceneWords().ways(ways) : '',
  }
}
function gainText(scene: Scene): HeadlineText {
  const agent = agentOf(scene)!
  const { agents } = scene.before
  return {
    headline: sceneWords().scores(nameOf[agent], factOf(scene, 'scored')!.gains[agent] ?? 0),
    subline: sceneWords().step(agents.indexOf(agent) + 1, agents.length),
  }
}
/** What a scoring means: dossiers are due, or somebody moves the safe. */
function scoredText({ after }: Scene, match: ShadowSpectatorProps): HeadlineText {
  const { words } = match
  const { due } = after
  if (due.what === 'dossier')
    return { headline: sceneWords().reached(dossierField, reachedBy(after, dossierField)), subline: words.history.dossiersCalled }
  const mover = due.what === 'safe' ? who(match, due.seat) : undefined
  return { headline: sceneWords().allScored, subline: mover ? sceneWords().movesSafe(mover) : '' }
}
const reachedBy = ({ agents, stones }: ShadowCommon, field: number): string[] =>
  agents.filter((agent) => stones[agent]! >= field).map((agent) => nameOf[agent])

function endText(scene: Scene, match: ShadowSpectatorProps): HeadlineText {
  const { part, after } = scene
  const ending = after.ending!
  if (part === 'home') return { headline: sceneWords().reached(lap, reachedBy(after, lap)), subline: sceneWords().whose }
  if (part === 'winner') return { headline: verdictOf(match, ending), subline: '' }
  const player = playerOf(scene) ?? (part === 'last' ? lastDossier(scene) : undefined)
  if (player !== undefined) {
    const right = ending.dossiers!.right[player]!.length
    return {
      headline: sceneWords().dossierOf(who(match, player)),
      subline: scene.hasBegun('points', dossierPart(player)) ? sceneWords().right(right, right * fieldsPerRightName) : '',
    }
  }
  return {
    headline: sceneWords().whoWasWho,
    subline: part === 'cards' && scene.beat === 'look' ? sceneWords().nobodys(ending.bystanders.length) : '',
  }
}
/** The player whose dossier was opened last. */
const lastDossier = ({ after, hasBegun }: Scene): Seat | undefined =>
  after.ending?.held.map((_, seat) => seat).find((seat) => hasBegun('turn', dossierPart(seat)) && !hasBegun('points', dossierPart(seat)))

/** The board as far as pieces have moved in the beats until now. */
function boardAt(scene: Scene): ShadowCommon {
  let board = scene.before
  for (const fact of scene.facts)
    switch (fact.kind) {
      case 'pointsSpent':
        if (scene.hasBegun('turn', 'step')) board = on.pointsSpent(board, fact)
        break
      case 'agentsMoved':
        if (scene.hasBegun('turn', 'card')) board = on.agentsMoved(board, fact)
        break
      case 'safeMoved':
        if (scene.hasBegun('turn', 'card') || scene.hasBegun('turn', 'safe')) board = on.safeMoved(board, fact)
        break
      case 'stonesMoved':
        if (scene.hasBegun('turn', 'card')) board = on.stonesMoved(board, fact)
        break
      case 'scored': {
        const scoredAgents = board.agents.filter((agent) => scene.hasBegun('turn', agentPart(agent)))
        board = on.scored(board, { ...fact, gains: Object.fromEntries(scoredAgents.map((agent) => [agent, fact.gains[agent] ?? 0])) })
        break
      }
    }
  return board
}

function BoardStage({ scene, match }: Props) {
  const layout = useLayout()
  const { words } = match
  const board = boardAt(scene)
  const scored = factOf(scene, 'scored')
  const agent = agentOf(scene)
  const gains = scored && scene.hasBegun('hush', 'bolt') ? scored.gains : undefined
  const shown: BoardDisplay = {
    state: board,
    showsTrack: scene.kind !== 'card',
    trails: board.agents.flatMap((mover) =>
      board.at[mover] === scene.before.at[mover] ? [] : [{ agent: mover, from: scene.before.at[mover] as Building }],
    ),
    scoring: scored && agent ? { agent, gain: scored.gains[agent] ?? 0, from: scene.before.stones[agent]! } : undefined,
    safeBefore: scene.beat === 'turn' && board.safe !== scene.before.safe ? scene.before.safe : undefined,
    card: factOf(scene, 'cardPlayed')?.card,
  }
  const pointsOf = itemWithPoints(match, board)
  const display: TableDisplay = {
    headline: '',
    subline: '',
    board: shown,
    itemOf: (agentOnBoard) => {
      const isDone = gains && scene.hasBegun('turn', agentPart(agentOnBoard))
      return {
        ...pointsOf(agentOnBoard),
        ...(gains && { sub: isDone ? words.gain(gains[agentOnBoard] ?? 0) : '' }),
        emphasis: agentOnBoard === agent ? 'picked' : isDone ? 'highlighted' : undefined,
      }
    },
    isCardRound: false,
    actions: [],
  }
  return <BoardArea match={match} display={display} layout={layout} zoomedOn={undefined} />
}

/** Cards, dossiers and sums, line by line, then the winner. */
function EndStage({ scene, match }: Props) {
  const { after } = scene
  const turned: TurnedUp = {
    card: (agent) => scene.hasBegun('turn', cardPart(agent)),
    allCards: scene.hasBegun('look', 'cards'),
    dossier: (seat) => scene.hasBegun('turn', dossierPart(seat)),
    sum: (seat) => scene.hasBegun('points', dossierPart(seat)) || scene.hasBegun('winner'),
    winner: scene.hasBegun('winner'),
  }
  const shown = { ...match, common: after }
  return (
    <div class="shadow-end">
      {turned.winner && <Verdict match={shown} ending={after.ending!} />}
      <Reveal match={shown} ending={after.ending!} turned={turned} />
    </div>
  )
}
