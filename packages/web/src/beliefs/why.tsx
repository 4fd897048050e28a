// "Why did you accuse me?": what a bot answers is made of the beliefs that it had then, recomputed from its own feed.
import type { Reason } from '@safehouse/beliefs'
import { type SentenceContext, statementText } from './statement-text.ts'

/** Somebody else is as suspect as the accused if this little is between them. */
const MAX_CLOSE_DIFFERENCE = 0.03

interface Props {
  readonly reasons: readonly Reason[]
  /** By entry of the record. */
  readonly texts: readonly string[]
  readonly context: SentenceContext
}
/** The accusations that bots made against the person at this device. */
export function Why({ reasons, texts, context }: Props) {
  const { seats, words } = context
  const accusations = reasons.filter(
    ({ by, statement, isBotsOwnBelief }) => isBotsOwnBelief && seats[by]?.kind === 'bot' && seats[seatIn(statement)]?.you === true,
  )
  return accusations.map((reason) => {
    const bot = seats[reason.by]!.name
    return (
      <details key={`${reason.entryIndex} ${reason.by}`} class="belief-why">
        <summary>{(words.asks[reason.statement.kind as keyof typeof words.asks] ?? words.asks.isSpy)(bot)}</summary>
        <div class="belief-paper">
          {answerOf(reason, texts, context).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p class="belief-source">{words.fromFeed(bot)}</p>
        </div>
      </details>
    )
  })
}
const seatIn = (statement: Reason['statement']): number => (statement as { readonly seat?: number }).seat ?? -1

/** Whether there are only two sides: a bot that holds a statement for less than half likely then believes the opposite. */
const hasTwoSides = ({ kind }: Reason['statement']): boolean => kind === 'isKgb' || kind === 'isYellow'

/** What the bot answers, in sentences; all figures in them are those of the reason. */
export function answerOf({ cause, statement, denies, believed, nextBest }: Reason, texts: readonly string[], context: SentenceContext): string[] {
  const { words } = context
  const text = statementText(statement, context, denies)
  if (believed < (hasTwoSides(statement) ? 0.5 : MAX_CLOSE_DIFFERENCE)) return [words.notBelieved(text, believed)]
  if (nextBest >= believed - MAX_CLOSE_DIFFERENCE) return [words.guessed(text, believed)]
  const because = cause && texts[cause.entryIndex] ? [words.because(texts[cause.entryIndex]!, cause.before, cause.after)] : []
  return [...because, words.believed(text, believed, nextBest)]
}
