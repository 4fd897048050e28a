// The last questions and answers of the round, newest first, in the middle of every screen (SF-12): who asked whom, and what was
// said. The question that waits for its answer is in the headline. From open facts alone.
import type { AnswerShade } from '@safehouse/games/spyfall-2'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import type { SpyfallSpectatorProps } from '../props.ts'
import './last-exchanges.css'

/** How many exchanges are shown at most; a small screen shows fewer of them (last-exchanges.css). */
const MAX_EXCHANGES = 3

interface Exchange {
  readonly by: number
  readonly to: number
  readonly question: string
  readonly answer: string
  readonly shade?: AnswerShade | undefined
}
/** The exchanges with an answer, newest first. */
export const lastExchanges = ({ common }: SpyfallSpectatorProps): Exchange[] =>
  common.record
    .flatMap(({ answer, ...asked }) => (answer === null ? [] : { ...asked, answer }))
    .slice(-MAX_EXCHANGES)
    .reverse()

export function LastExchanges({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { words, common } = match
  const isTalkTime = common.stage.is === 'running' || common.stage.is === 'talking'
  const exchanges = lastExchanges(match)
  const [newest] = exchanges
  return (
    <>
      {/* Always in the page, so that screen readers announce what changes in it. */}
      <p class="unseen" role="status">
        {newest && words.exchanges.answered(who(match, newest.to), newest.answer)}
      </p>
      {isTalkTime && newest && (
        <ol class="exchanges" aria-label={words.exchanges.last}>
          {exchanges.map(({ by, to, question, answer, shade }, i) => (
            <li key={common.record.length - i}>
              <p class="exchange-who">
                <SeatShape who={{ ...who(match, by), here: true }} />
                {words.exchanges.asked(who(match, by), who(match, to))}
              </p>
              <Spoken match={match} text={question} class="exchange-question" />
              <div class="exchange-answer">
                <SeatShape who={{ ...who(match, to), here: true }} />
                <Spoken match={match} text={answer} shade={shade} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
interface SpokenProps {
  readonly match: SpyfallSpectatorProps
  readonly text: string
  readonly shade?: AnswerShade | undefined
  readonly class?: string
}
/** Typed words in quotation marks; an empty text was said aloud. */
const Spoken = ({ match, text, shade, class: className }: SpokenProps) => (
  <p class={`${className ?? ''}${text === '' ? ' aloud' : ''}`} dir="auto">
    {text !== '' ? match.words.ask.quoted(text) : shade ? match.words.ask.shaded[shade] : match.words.ask.aloud}
  </p>
)
