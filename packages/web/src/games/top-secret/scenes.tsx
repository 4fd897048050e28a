// The scenes of Top Secret: the answers to a card, and the end of a round. Each beat shows and says what has been seen so far and nothing
// more: all arrows are full lines until the teams have turned. Open facts alone.
import type { Round, TopSecretCommon, TopSecretTypes } from '@safehouse/games/top-secret'
import { seatRules } from '@safehouse/games/top-secret/seat'
import type { HeadlineText } from '../../parts/headline.tsx'
import { who } from '../core/props.ts'
import type { SceneScreens, StagedScene } from '../screens.ts'
import { Answers } from './cards/answers.tsx'
import { Card } from './cards/card.tsx'
import { useQuestions } from './cards/questions.ts'
import { Houses } from './houses.tsx'
import { currentRound, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import type { Words } from './words/en.ts'
import '../core/scene-parts.css'
import './scenes.css'

type Scene = StagedScene<TopSecretTypes>
interface Props {
  readonly scene: Scene
  readonly match: TopSecretSpectatorProps
}
const { on } = seatRules.common

export const scenes: SceneScreens<TopSecretTypes, Words> = {
  textOf: (scene, match) => (scene.kind === 'laugh' ? laughText(scene, match) : pointingText(scene, match)),
  Stage: ({ scene, match }) => {
    if (scene.kind === 'laugh') return <LaughStage scene={scene} match={match} />
    return scene.hasBegun('sentence', 'houses') ? <HousesStage scene={scene} match={match} /> : <PointingStage scene={scene} match={match} />
  },
}

/** The table with all answers to the card, before the next card or the pointing. */
function withAllAnswers(scene: Scene): TopSecretCommon {
  let common = scene.before
  for (const fact of scene.facts)
    switch (fact.kind) {
      case 'tokenPlaced':
        common = on.tokenPlaced(common, fact)
        break
      case 'tokenLaid':
        common = on.tokenLaid(common, fact)
        break
      case 'tokensTurned':
        if (scene.hasBegun('turn')) common = on.tokensTurned(common, fact)
        break
    }
  return common
}
function laughText(scene: Scene, { words }: TopSecretSpectatorProps): HeadlineText {
  if (!scene.hasBegun('look')) return { headline: words.scene.answered, subline: '' }
  const { answerTokens } = currentRound(withAllAnswers(scene)).cards.at(-1)!
  return { headline: words.scene.yes(answerTokens.filter(({ yes }) => yes).length, answerTokens.length), subline: words.scene.laugh }
}
function LaughStage({ scene, match }: Props) {
  const common = withAllAnswers(scene)
  const round = currentRound(common)
  const questionsOf = useQuestions(common.options)
  const card = round.cards.at(-1)!
  // Tokens drop or turn in the beat that shows them, not again in the next one.
  const facts = scene.facts.filter(({ kind }) => kind !== 'tokensTurned' || scene.beat === 'turn')
  const shown = { ...match, common, news: { count: match.news.count, facts } }
  return (
    <div class="secret-stage">
      <Card match={shown} card={card} pair={questionsOf(card)} label={match.words.cardOf(common.rounds.length, round.cards.length)} isLive />
      <Answers match={shown} cards={round.cards.slice(0, -1)} />
    </div>
  )
}

function pointingText(scene: Scene, match: TopSecretSpectatorProps): HeadlineText {
  const { scene: text, result } = match.words
  const { totals } = scene.after
  switch (scene.part) {
    case 'teams':
      return { headline: text.teams, subline: scene.beat === 'look' ? text.full : '' }
    case 'finding':
      return { headline: text.points, subline: text.finding }
    case 'found':
      return { headline: text.points, subline: text.found }
    case 'houses':
      return { headline: text.houses, subline: result.line }
    case 'winner':
      return {
        headline: result.wins(
          winnersOf(totals).map((seat) => who(match, seat)),
          Math.max(...totals),
        ),
        subline: '',
      }
    default:
      return { headline: text.point, subline: '' }
  }
}
const winnersOf = (totals: readonly number[]): number[] => totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []))

function PointingStage({ scene, match }: Props) {
  const wholeRound = currentRound(scene.after)
  const hidden: Partial<Round> = scene.hasBegun('turn', 'teams')
    ? {}
    : scene.hasBegun('turn', 'arrows')
      ? { teams: null, points: null }
      : { teams: null, points: null, pointings: null }
  const round = { ...wholeRound, ...hidden }
  // Only those who said so are ready; when time was up the others point all the same.
  const ready = round.pointings ? round.ready : match.seats.map(({ seat }) => seat)
  const gains = scene.hasBegun('points', 'found') ? 'all' : scene.hasBegun('points', 'finding') ? 'finding' : undefined
  return (
    <div class="secret-stage secret-reveal">
      <Ring match={match} round={{ ...round, ready }} gains={gains} />
    </div>
  )
}

/** Everybody's house, a lit window for each point; then the winner's. */
function HousesStage({ scene, match }: Props) {
  const { totals } = scene.after
  const order = [...totals.keys()].sort((a, b) => totals[b]! - totals[a]!)
  return (
    <div class="secret-stage secret-reveal">
      <Houses
        match={{ ...match, common: scene.after }}
        order={order}
        winners={scene.hasBegun('winner') ? winnersOf(totals) : []}
        chosen={order[0]!}
      />
    </div>
  )
}
