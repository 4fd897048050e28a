// The coach of a practice match: what an attentive opponent takes you for now, from open facts alone. It names your secret, so it is on paper
// in a folder, which opens while it is held. Worked out in a worker when somebody asks.
import type { CoachNote } from '@safehouse/beliefs'
import { type House, setupOf } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { Folder } from '../parts/folder.tsx'
import { ActionRow } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableSheetProps } from '../table/props.ts'
import { seatedPeople } from '../table/seated-people.ts'
import type { TableClient } from '../table/table-client.ts'
import type { CoachAnswer, CoachRequest } from './coach-worker.ts'
import { useBeliefMessages } from './i18n/use-belief-messages.ts'
import { momentSentences, type SentenceContext, statementText, textAbout } from './statement-text.ts'
import './coach-sheet.css'

/** The least rise of a belief that counts as having given something away. */
const MIN_RISE = 0.03

/** The row of the menu. */
export function CoachRow({ onPress }: { onPress(): void }) {
  const words = useBeliefMessages()
  return words ? <ActionRow icon="icon-help" label={words.coach.title} line={words.coach.line} onPress={onPress} /> : null
}

export function CoachSheet({ client, house, onClose }: TableSheetProps) {
  const words = useBeliefMessages()
  const game = useGame(house.on?.game)
  const answer = useCoach(client, house)
  if (!words || !game || !house.on) return null
  const context: SentenceContext = { options: house.on.options, seats: seatedPeople(house, client.personId), game, words }
  return (
    <Sheet title={words.coach.title} line={words.coach.source} onClose={onClose} actions={[{ label: messages().menu.close, press: onClose }]}>
      {answer === 'working' ? (
        <p role="status">{words.coach.thinking}</p>
      ) : answer?.note ? (
        <div class="coach-room">
          <Folder label={words.coach.title}>
            {() => <CoachPaper note={answer.note!} answer={answer} context={context} setup={setupOf(house.on!)} />}
          </Folder>
        </div>
      ) : (
        <p>{words.coach.nothing}</p>
      )}
    </Sheet>
  )
}

interface PaperProps {
  readonly note: CoachNote
  readonly answer: CoachAnswer
  readonly context: SentenceContext
  readonly setup: ReturnType<typeof setupOf>
}
function CoachPaper({ note: { own, impressions, rise }, answer: { entries }, context, setup }: PaperProps) {
  const { words } = context
  const cause = rise && textAbout(own.statement, momentSentences(entries.slice(0, rise.message + 1), setup, context).at(-1)!)
  return (
    <div class="coach-paper">
      <h3>{words.coach.takes(statementText(own.statement, context, own.negated), own.probability)}</h3>
      {impressions.length > 1 && (
        <ul>
          {impressions.map(({ statement, negated, probability }) => (
            <li key={JSON.stringify(statement)}>
              {statementText(statement, context, negated)}
              <span class="belief-bar" aria-hidden="true">
                <i style={{ width: `${100 * probability}%` }} />
              </span>
              <b>{words.percent(probability)}</b>
            </li>
          ))}
        </ul>
      )}
      <p>{rise && cause && rise.after - rise.before >= MIN_RISE ? words.coach.rose(cause, rise.before, rise.after) : words.coach.steady}</p>
    </div>
  )
}

/** The coach's note on the match at the moment when the sheet is opened. */
function useCoach(client: TableClient, house: House): CoachAnswer | 'working' | undefined {
  const [answer, setAnswer] = useState<CoachAnswer | 'working' | undefined>('working')
  useEffect(() => {
    const { messages: feed, seat } = client.received.value
    if (!house.on || seat < 0) return setAnswer(undefined)
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => setAnswer(undefined)
    worker.onmessage = ({ data }: MessageEvent<CoachAnswer | undefined>) => setAnswer(data)
    worker.postMessage({ game: house.on.game, setup: setupOf(house.on), feed, seat } satisfies CoachRequest)
    return () => worker.terminate()
  }, [])
  return answer
}
