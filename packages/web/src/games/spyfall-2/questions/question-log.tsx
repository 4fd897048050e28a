// The questions and answers of this round, oldest first (SF-12). Its style sheet keeps it at the newest, also after it was hidden or
// became smaller. It is not announced: last-exchanges.tsx is.
import type { AnswerShade } from '@safehouse/games/spyfall-2'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import type { SpyfallSpectatorProps } from '../props.ts'
import './question-log.css'

export function QuestionLog({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { common, words } = match
  const { record } = common
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="record" role="log" aria-live="off" aria-label={words.exchanges.title} tabIndex={0}>
      {record.length === 0 && <p class="record-none">{words.exchanges.none}</p>}
      <dl>
        {record.map(({ by, to, question, answer, shade }, i) => (
          <div key={i}>
            <dt>
              <SeatShape who={presentPlayer(match, by)} />
              <span>
                <b>{words.exchanges.to(who(match, by), who(match, to))}</b>
                <Spoken match={match} text={question} />
              </span>
            </dt>
            <dd>
              <SeatShape who={presentPlayer(match, to)} />
              {answer === null ? <span class="haze">{words.exchanges.waiting}</span> : <Spoken match={match} text={answer} shade={shade} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
/** A seat drawn as present: somebody who is away now was there when it was said. */
const presentPlayer = (match: SpyfallSpectatorProps, seat: number) => ({ ...who(match, seat), here: true })

interface SpokenProps {
  readonly match: SpyfallSpectatorProps
  readonly text: string
  readonly shade?: AnswerShade | undefined
}
const Spoken = ({ match: { words }, text, shade }: SpokenProps) =>
  text === '' ? <span class="haze">{shade ? words.ask.shaded[shade] : words.ask.aloud}</span> : <span dir="auto">{text}</span>
