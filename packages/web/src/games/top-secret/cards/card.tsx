// A question card on the table: yellow half over blue half, tokens along the YES and the NO edge in order of placing.
// Tokens that lie face down lie under the card until all of them turn.
import type { QuestionPair } from '@safehouse/content/top-secret/packs.ts'
import { type Team, type Token, type TurnedCard, teams } from '@safehouse/games/top-secret'
import type { ComponentChildren } from 'preact'
import { Drawing } from '../../../parts/drawing.tsx'
import { language } from '../../../words/language.ts'
import { Sign } from '../art.tsx'
import type { TopSecretSpectatorProps } from '../props.ts'
import { onEdge, Tokens } from './tokens.tsx'
import { hasVoice, isReadingAloud, setReadingAloud } from './voice.ts'
import './card.css'

interface Props {
  readonly play: TopSecretSpectatorProps
  readonly card: TurnedCard
  /** Nothing until its deck is loaded. */
  readonly pair: QuestionPair | undefined
  readonly label: string
  /** The card in play, whose tokens drop and which can be read aloud. */
  readonly live?: true
}
export function Card({ play, card, pair, label, live }: Props) {
  const { words, common } = play
  const drops = live ? isFreshIn(play) : undefined
  const edge = (yes: boolean) => (
    <div class="card-edge">
      <h3>{yes ? words.yes : words.no}</h3>
      <Tokens play={play} tokens={onEdge(card.tokens, yes)} label={yes ? words.yes : words.no} {...(drops && { drops })} />
    </div>
  )
  return (
    <section class={live ? 'card live' : 'card'} aria-label={label} key={label}>
      <div class="card-face">
        {edge(true)}
        <div class="card-halves">
          {teams.map((team) => (
            <Half key={team} team={team} question={pair?.[team]} play={play}>
              {live && team === 'yellow' && hasVoice() && <Voice play={play} />}
            </Half>
          ))}
        </div>
        {edge(false)}
      </div>
      {live && common.options.reveal === 'allAtOnce' && (
        <div class="card-down">
          <span>{words.answering.faceDown}</span>
          <Tokens play={play} tokens={onEdge(card.tokens, null)} label={words.answering.faceDown} {...(drops && { drops })} />
        </div>
      )}
    </section>
  )
}

interface HalfProps {
  readonly play: TopSecretSpectatorProps
  readonly team: Team
  readonly question: string | undefined
  readonly children?: ComponentChildren
}
const Half = ({ play, team, question, children }: HalfProps) => (
  <div class={`card-half ${team}`}>
    <p class="card-team">
      <Sign name={`team-${team}`} class="card-sign" />
      {play.words.teams[team]}
      {children}
    </p>
    <p class="card-question" lang={language.value} dir="auto">
      {question}
    </p>
  </div>
)

function Voice({ play }: { readonly play: TopSecretSpectatorProps }) {
  const { voice } = play.words
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

/** What was placed or turned in the last message drops on its edge; what lay there before does not. */
function isFreshIn({ news }: TopSecretSpectatorProps): (token: Token) => boolean {
  const turned = news.facts.some((fact) => fact.kind === 'tokensTurned')
  return (token) => turned || news.facts.some((fact) => (fact.kind === 'tokenPlaced' || fact.kind === 'tokenLaid') && fact.seat === token.seat)
}
