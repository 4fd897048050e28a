// "Who knew what": turning points, charts and honours of a match that is over. It gets a record, which exists only after the outcome, and
// has everything worked out in a worker on this device. A lazy chunk: it is loaded when somebody asks for it.
import { type BotProfiles, keyOf, type SpanStory, type Story, setupOfRecord } from '@safehouse/beliefs'
import type { GameRecord } from '@safehouse/engine'
import { useMemo, useState } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import type { SeatedPlayer } from '../games/screens.ts'
import { BeliefChart } from './belief-chart.tsx'
import { BeliefTable, MomentFigures } from './belief-figures.tsx'
import { CostlySection } from './costly-section.tsx'
import { Honours } from './honours.tsx'
import { useBeliefMessages } from './i18n/use-belief-messages.ts'
import { momentSentences, type SentenceContext, statementText, textAbout, textOf } from './statement-text.ts'
import { useStory } from './use-story.ts'
import { Why } from './why.tsx'
import './numbered-turns.css'
import './who-knew-what.css'

interface Props {
  readonly record: GameRecord
  readonly seats: readonly SeatedPlayer[]
  /** What kind of bots sat there, as far as it is known. */
  readonly botProfiles?: BotProfiles
  /** Opens the replay at an entry of the record; missing where there is none. */
  goTo?(entry: number): void
}
const NO_PROFILES: BotProfiles = []

export function WhoKnewWhat({ record, seats, botProfiles = NO_PROFILES, goTo }: Props) {
  const words = useBeliefMessages()
  const game = useGame(record.game)
  const [attempt, setAttempt] = useState(0)
  const state = useStory(record, botProfiles, attempt)
  if (!words || !game) return null
  return (
    <section class="who-knew" aria-label={words.title}>
      <h2>{words.title}</h2>
      {state.is === 'working' && (
        <p role="status">
          {words.working} <progress value={state.done} aria-label={words.title} />
        </p>
      )}
      {state.is === 'failed' && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" class="text-button" onClick={() => setAttempt(attempt + 1)}>
            {words.again}
          </button>
        </p>
      )}
      {state.is === 'told' &&
        (state.story?.spans.some(({ charts }) => charts.length > 0) ? (
          <StoryView {...{ record, seats, game, words, goTo }} options={record.options} story={state.story} />
        ) : (
          <p>{words.nothing}</p>
        ))}
    </section>
  )
}

type Shown = SentenceContext & Pick<Required<Props>, 'record'> & { readonly goTo: Props['goTo'] }

function StoryView({ story, record, goTo, ...context }: Shown & { readonly story: Story }) {
  const { words } = context
  const spans = story.spans.filter(({ charts }) => charts.length > 0)
  const [round, setRound] = useState(spans.length - 1)
  const practisedSeat = findPractisedSeat(context.seats)
  const sentences = useMemo(() => momentSentences(record.entries, setupOfRecord(record), context), [record, words])
  return (
    <>
      <Honours honours={story.honours} context={context} />
      {practisedSeat !== undefined && <CostlySection record={record} seat={practisedSeat} context={context} {...(goTo && { goTo })} />}
      {spans.length > 1 && (
        <div class="belief-rounds">
          {spans.map((span, i) => (
            <button key={span.round} type="button" class="text-button" aria-pressed={i === round} onClick={() => setRound(i)}>
              {words.round(span.round + 1)}
            </button>
          ))}
        </div>
      )}
      <Why reasons={spans[round]!.reasons} texts={sentences.map(textOf)} context={context} />
      <SpanView key={round} span={spans[round]!} sentences={sentences} goTo={goTo} context={context} />
    </>
  )
}

/** The seat of a person who practised against bots alone. */
const findPractisedSeat = (seats: readonly SeatedPlayer[]) =>
  seats.every(({ you, kind }) => you || kind === 'bot') ? seats.find(({ you }) => you)?.seat : undefined

interface SpanProps {
  readonly span: SpanStory
  /** By entry of the record. */
  readonly sentences: ReturnType<typeof momentSentences>
  readonly goTo: Props['goTo']
  readonly context: SentenceContext
}
function SpanView({ span: { charts, moments, turningPoints }, sentences, goTo, context }: SpanProps) {
  const { words, seats } = context
  const [shownChart, setShownChart] = useState(0)
  const [shownMoment, setShownMoment] = useState(turningPoints[0]?.moment ?? 0)
  const [isTable, setIsTable] = useState(false)
  const chart = charts[shownChart]!
  const titles = charts.map(({ statement }) => statementText(statement, context))
  const momentLines = moments.map((entry) => textOf(sentences[entry]!))
  const showChartBeside = (by: number) => setShownChart((shownChart + by + charts.length) % charts.length)
  return (
    <>
      <h3>{words.turningPoints(turningPoints.length)}</h3>
      <ol class="belief-turns numbered-turns">
        {turningPoints.map((turn) => (
          <li key={turn.moment}>
            <button
              type="button"
              class="numbered-turn"
              aria-pressed={turn.moment === shownMoment}
              onClick={() => {
                setShownMoment(turn.moment)
                setShownChart(charts.findIndex(({ statement }) => keyOf(statement) === keyOf(turn.statement)))
              }}
            >
              <b>{textAbout(turn.statement, sentences[moments[turn.moment]!]!) || `${words.moment(turn.moment + 1, moments.length)}.`}</b>{' '}
              {words.turned(statementText(turn.statement, context), turn.before, turn.after)}
            </button>
          </li>
        ))}
      </ol>
      <div class="belief-head">
        <button type="button" class="text-button" aria-label={words.previous} onClick={() => showChartBeside(-1)}>
          ‹
        </button>
        <div aria-live="polite">
          <h3>{titles[shownChart]}</h3>
          <p>{chart.isTrue ? words.wasTrue : words.wasWrong}</p>
        </div>
        <button type="button" class="text-button" aria-label={words.next} onClick={() => showChartBeside(1)}>
          ›
        </button>
      </div>
      <div class={isTable ? 'belief-body as-table' : 'belief-body'}>
        <div class="belief-charts">
          {charts.map((chart, i) => (
            <figure key={keyOf(chart.statement)} class={i === shownChart ? 'on' : undefined}>
              <figcaption>
                <button type="button" class="text-button" onClick={() => setShownChart(i)}>
                  {titles[i]}
                </button>
                <span>{chart.isTrue ? words.isTrue : words.isWrong}</span>
              </figcaption>
              <BeliefChart
                chart={chart}
                seats={seats}
                turningPoints={turningPoints}
                shownMoment={shownMoment}
                title={titles[i]!}
                words={words}
                onMoment={setShownMoment}
              />
            </figure>
          ))}
        </div>
        <div class="belief-figures">
          <BeliefTable chart={chart} seats={seats} shownMoment={shownMoment} words={words} title={titles[shownChart]!} moments={momentLines} />
        </div>
      </div>
      <input
        type="range"
        class="belief-slider"
        min={0}
        max={moments.length - 1}
        value={shownMoment}
        aria-label={words.momentColumn}
        aria-valuetext={`${words.moment(shownMoment + 1, moments.length)}: ${momentLines[shownMoment]}`}
        onInput={({ currentTarget }) => setShownMoment(Number(currentTarget.value))}
      />
      <div class="belief-moment">
        <h3>{words.moment(shownMoment + 1, moments.length)}</h3>
        {momentLines[shownMoment] && <p>{momentLines[shownMoment]}</p>}
        <MomentFigures chart={chart} seats={seats} shownMoment={shownMoment} words={words} />
      </div>
      <p class="belief-lead">{words.lead}</p>
      <div class="belief-bar-row">
        <button type="button" class="button plain belief-swap" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </button>
        {goTo && (
          <button type="button" class="button go" onClick={() => goTo(moments[shownMoment]!)}>
            {words.see}
          </button>
        )}
      </div>
    </>
  )
}
