// The turning points of the round whose cards have just been turned up, between two rounds. They follow from open facts up to that
// moment, so they are the same on every device, and nothing of a round that is on can be in them.
import type { Feed, GameTypes } from '@safehouse/engine'
import { useGame } from '../games/loading.ts'
import type { SeatedPlayer } from '../games/screens.ts'
import { useBeliefMessages } from './i18n/use-belief-messages.ts'
import { momentSentences, statementText, textAbout } from './statement-text.ts'
import { useOnlooker } from './use-onlooker.ts'
import './numbered-turns.css'
import './round-turns.css'

interface Props {
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatedPlayer[]
  readonly feed: Feed<GameTypes>
}
export function RoundTurns({ game, options, seats, feed }: Props) {
  const words = useBeliefMessages()
  const loaded = useGame(game)
  const setup = { options, seats: seats.length }
  const answer = useOnlooker(game, setup, feed, `${feed.length}`)
  const span = answer?.story.spans.at(-1)
  if (!words || !loaded || !answer || !span) return null
  const context = { options, seats, game: loaded, words }
  const sentences = momentSentences(answer.entries, setup, context)
  return (
    <section class="round-turns" aria-label={words.turningPoints(span.turningPoints.length)}>
      <h3>{words.turningPoints(span.turningPoints.length)}</h3>
      <ol class="numbered-turns">
        {span.turningPoints.map(({ moment, statement, before, after }) => (
          <li key={moment} class="numbered-turn">
            <b>{textAbout(statement, sentences[span.moments[moment]!]!) || `${words.moment(moment + 1, span.moments.length)}.`}</b>{' '}
            {words.turned(statementText(statement, context), before, after)}
            <BeliefBar before={before} after={after} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How far the table believed it after the moment; the stroke is where it stood before. */
const BeliefBar = ({ before, after }: { readonly before: number; readonly after: number }) => (
  <span class="round-turn-bar" aria-hidden="true">
    <i style={{ width: `${100 * after}%` }} />
    <s style={{ left: `${100 * before}%` }} />
  </span>
)
