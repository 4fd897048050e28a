// The earlier cards of a round, a row each: who answered yes, who no. Pressing a row opens the look back.
import type { TurnedCard } from '@safehouse/games/top-secret'
import type { TopSecretSpectatorProps } from '../props.ts'
import { AnswerTokens, onEdge } from './answer-tokens.tsx'
import './answers.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly cards: readonly TurnedCard[]
  /** Without it rows cannot be pressed. */
  onOpen?: (() => void) | undefined
}
export function Answers({ match, cards, onOpen }: Props) {
  const { words } = match
  if (cards.length === 0) return null
  return (
    <div class="answers" style={{ '--seats': match.seats.length }}>
      <p class="answers-head" aria-hidden="true">
        <span>{words.yes}</span>
        <span>{words.no}</span>
      </p>
      <ul>
        {cards.map(({ deck, card, answerTokens }, i) => (
          <li key={`${deck} ${card}`} class="answers-row">
            {onOpen ? (
              <button type="button" class="answers-card" aria-label={words.look.open(i + 1)} onClick={onOpen}>
                {words.card(i + 1)}
              </button>
            ) : (
              <span class="answers-card">{words.card(i + 1)}</span>
            )}
            <AnswerTokens match={match} tokens={onEdge(answerTokens, true)} label={words.yes} />
            <AnswerTokens match={match} tokens={onEdge(answerTokens, false)} label={words.no} />
          </li>
        ))}
      </ul>
    </div>
  )
}
