// Top Secret cards as drawn: face up with drawing, name and text, or face down. A card that cannot be played says why.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import { Drawing } from '../../../parts/drawing.tsx'
import art from '../art.svg?no-inline'
import type { Words } from '../words/en.ts'
import './card-face.css'

/** The drawing alone, hidden from screen readers: the card's name is in the text beside it. */
export const CardDrawing = ({ card, class: className }: { readonly card: Card; readonly class: string }) => (
  <span class={className}>
    <Drawing from={art} name={`card-${card}`} class="shadow-card-drawing" />
  </span>
)

interface Props {
  readonly words: Words
  readonly card: Card
  /** Why it cannot be played now, during the player's own go. */
  readonly why: string | undefined
  /** Called also for a card that cannot be played, to say why. */
  onPress?: (() => void) | undefined
}
export function CardFace({ words, card, why, onPress }: Props) {
  const { name, text } = words.cards.kinds[card]
  const inside = (
    <>
      <Drawing from={art} name={`card-${card}`} class="shadow-card-drawing" />
      <b>{name}</b>
      <span>{why ?? text}</span>
    </>
  )
  const className = why === undefined ? 'shadow-card' : 'shadow-card not'
  return onPress ? (
    <button type="button" class={className} aria-disabled={why !== undefined} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <div class={className}>{inside}</div>
  )
}

interface FaceDownProps {
  readonly words: Words
  readonly cards: readonly number[]
  readonly chosen: number | undefined
  onChoose(unseen: number): void
}
/** The bystanders' agent cards, face down; one of them is recruited unseen (SN-40). */
export const FaceDownCards = ({ words, cards, chosen, onChoose }: FaceDownProps) => (
  <ul class="shadow-face-down" aria-label={words.board.bystanders(cards.length)}>
    {cards.map((unseen) => (
      <li key={unseen}>
        <button
          type="button"
          class={unseen === chosen ? 'picked' : undefined}
          aria-pressed={unseen === chosen}
          aria-label={words.board.faceDown(unseen + 1)}
          onClick={() => onChoose(unseen)}
        >
          <Drawing name="house" />
        </button>
      </li>
    ))}
  </ul>
)
