// The earlier cards of a round, a row each: who answered yes, who no. Pressing a row opens the look back.
import type { TurnedCard } from '@safehouse/games/top-secret'
import type { TopSecretSpectatorProps } from '../props.ts'
import { onEdge, Tokens } from './tokens.tsx'
import './answers.css'

interface Props {
  readonly play: TopSecretSpectatorProps
  readonly cards: readonly TurnedCard[]
  /** Without it rows cannot be pressed. */
  onOpen?: (() => void) | undefined
}
export function Answers({ play, cards, onOpen }: Props) {
  const { words } = play
  if (cards.length === 0) return null
  return (
    <div class="answers" style={{ '--seats': play.seats.length }}>
      <p class="answers-head" aria-hidden="true">
        <span>{words.yes}</span>
        <span>{words.no}</span>
      </p>
      <ul>
        {cards.map(({ deck, card, tokens }, i) => (
          <li key={`${deck} ${card}`} class="answers-row">
            {onOpen ? (
              <button type="button" class="answers-card" aria-label={words.look.open(i + 1)} onClick={onOpen}>
                {words.card(i + 1)}
              </button>
            ) : (
              <span class="answers-card">{words.card(i + 1)}</span>
            )}
            <Tokens play={play} tokens={onEdge(tokens, true)} label={words.yes} />
            <Tokens play={play} tokens={onEdge(tokens, false)} label={words.no} />
          </li>
        ))}
      </ul>
    </div>
  )
}
