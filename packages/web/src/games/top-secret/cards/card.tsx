// A question card: the yellow question above the blue one, tokens along the YES and the NO edge in the order in which they were
// placed. Face-down tokens lie below the card until all of them are turned.
import type { QuestionPair } from '@safehouse/content/top-secret/packs.ts'
import { type AnswerToken, type Team, type TurnedCard, teams } from '@safehouse/games/top-secret'
import type { ComponentChildren } from 'preact'
import { language } from '../../../i18n/language.ts'
import { Drawing } from '../../../parts/drawing.tsx'
import { TopSecretDrawing } from '../art.tsx'
import type { TopSecretSpectatorProps } from '../props.ts'
import { AnswerTokens, onEdge } from './answer-tokens.tsx'
import { hasVoice, isReadingAloud, setReadingAloud } from './voice.ts'
import './card.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly card: TurnedCard
  /** Its two questions; undefined until the deck is loaded. */
  readonly pair: QuestionPair | undefined
  readonly label: string
  /** Whether it is the card in play, with moving tokens and a button to read it aloud. */
  readonly isLive?: true
}
export function Card({ match, card, pair, label, isLive }: Props) {
  const { words, common } = match
  const drops = isLive ? isFreshIn(match) : undefined
  const edge = (yes: boolean) => (
    <div class="card-edge">
      <h3>{yes ? words.yes : words.no}</h3>
      <AnswerTokens
        match={match}
        tokens={onEdge(card.answerTokens, yes)}
        label={yes ? words.yes : words.no}
        canPress={isLive}
        {...(drops && { drops })}
      />
    </div>
  )
  return (
    <section class={isLive ? 'card live' : 'card'} aria-label={label} key={label}>
      <div class="card-face">
        {edge(true)}
        <div class="card-halves">
          {teams.map((team) => (
            <Half key={team} team={team} question={pair?.[team]} match={match}>
              {isLive && team === 'yellow' && hasVoice() && <Voice match={match} />}
            </Half>
          ))}
        </div>
        {edge(false)}
      </div>
      {isLive && common.options.reveal === 'allAtOnce' && (
        <div class="card-down">
          <span>{words.answering.faceDown}</span>
          <AnswerTokens match={match} tokens={onEdge(card.answerTokens, null)} label={words.answering.faceDown} {...(drops && { drops })} />
        </div>
      )}
    </section>
  )
}

interface HalfProps {
  readonly match: TopSecretSpectatorProps
  readonly team: Team
  readonly question: string | undefined
  readonly children?: ComponentChildren
}
const Half = ({ match, team, question, children }: HalfProps) => (
  <div class={`card-half ${team}`}>
    <p class="card-team">
      <TopSecretDrawing name={`team-${team}`} class="card-sign" />
      {match.words.teams[team]}
      {children}
    </p>
    <p class="card-question" lang={language.value} dir="auto">
      {question}
    </p>
  </div>
)

function Voice({ match }: { readonly match: TopSecretSpectatorProps }) {
  const { voice } = match.words
  return (
    <button
      type="button"
      class="card-voice"
      aria-pressed={isReadingAloud.value}
      aria-label={voice.on}
      onClick={() => setReadingAloud(!isReadingAloud.value)}
    >
      <Drawing name="icon-snd" />
    </button>
  )
}

/** Tells which tokens were placed or turned in the last message: those are animated. */
function isFreshIn({ news }: TopSecretSpectatorProps): (token: AnswerToken) => boolean {
  const turned = news.facts.some((fact) => fact.kind === 'tokensTurned')
  return (token) => turned || news.facts.some((fact) => (fact.kind === 'tokenPlaced' || fact.kind === 'tokenLaid') && fact.seat === token.seat)
}
