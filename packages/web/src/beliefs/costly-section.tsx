// After a practice match: the one move that cost most, what was better, and how often each wins from there. Worked out in a worker by bots.
import { setupOfRecord } from '@safehouse/beliefs'
import type { GameRecord, Seat } from '@safehouse/engine'
import { useEffect, useState } from 'preact/hooks'
import { inPercent, type Share } from '../replay/continuations.ts'
import type { CostlyMove, CostlyProgress } from '../replay/costly-move.ts'
import type { CostlyRequest } from '../replay/costly-worker.ts'
import type { BeliefMessages } from './i18n/en.ts'
import { momentSentences, type SentenceContext, textOf } from './statement-text.ts'

interface Props {
  readonly record: GameRecord
  readonly seat: Seat
  readonly context: SentenceContext
  goTo?(entry: number): void
}
export function CostlySection(props: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { coach } = props.context.words
  if (isAsked) return <CostlyAnswer {...props} />
  return (
    <button type="button" class="button plain" onClick={() => setIsAsked(true)}>
      {coach.costly}
    </button>
  )
}

function CostlyAnswer({ record, seat, context, goTo }: Props) {
  const [progress, setProgress] = useState<CostlyProgress | 'failed'>({ done: 0 })
  useEffect(() => {
    const worker = new Worker(new URL('../replay/costly-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => setProgress('failed')
    worker.onmessage = ({ data }: MessageEvent<CostlyProgress>) => setProgress(data)
    const { entries, commitment } = record
    worker.postMessage({
      game: record.game,
      match: { entries, setup: setupOfRecord(record), seat, seed: `coach ${commitment}` },
    } satisfies CostlyRequest)
    return () => worker.terminate()
  }, [record, seat])
  const { words } = context
  return (
    <section class="coach-after" aria-label={words.coach.costly}>
      <h3>{words.coach.costly}</h3>
      {progress === 'failed' ? (
        <p role="alert">{words.failed}</p>
      ) : 'done' in progress ? (
        <p role="status">
          {words.coach.working} <progress value={progress.done} aria-label={words.coach.costly} />
        </p>
      ) : progress.move ? (
        <Comparison move={progress.move} {...{ record, context, goTo }} />
      ) : (
        <p>{words.coach.noMove}</p>
      )}
    </section>
  )
}
function Comparison({ move, record, context, goTo }: Omit<Props, 'seat' | 'goTo'> & { readonly move: CostlyMove; readonly goTo: Props['goTo'] }) {
  const { words } = context
  const { entry, madeShare, betterShare, alternative } = move
  const before = record.entries.slice(0, entry)
  const textWith = (last: CostlyMove['alternative']) => textOf(momentSentences([...before, last], setupOfRecord(record), context).at(-1)!)
  return (
    <>
      <ShareLine label={words.coach.did} text={textWith(record.entries[entry]!)} share={madeShare} words={words} />
      <ShareLine label={words.coach.rather} text={textWith(alternative)} share={betterShare} words={words} />
      <p class="belief-source">{words.coach.games(madeShare.matches)}</p>
      {goTo && (
        <button type="button" class="button plain" onClick={() => goTo(entry)}>
          {words.see}
        </button>
      )}
    </>
  )
}
interface ShareLineProps {
  readonly label: string
  readonly text: string
  readonly share: Share
  readonly words: BeliefMessages
}
function ShareLine({ label, text, share, words }: ShareLineProps) {
  const { share: percent, low, high } = inPercent(share)
  return (
    <div class="coach-line">
      <p>
        <b>{label}</b> {text}
      </p>
      <p>
        {words.coach.wins} <b>{words.percent(percent / 100)}</b> ({words.group.interval(low / 100, high / 100)})
      </p>
      <span class="belief-bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}
