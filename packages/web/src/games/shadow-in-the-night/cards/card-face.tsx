// A Top Secret card: one drawing in one grammar, a name, a sentence. One that cannot be played says why instead.

import type { Card } from '@safehouse/games/shadow-in-the-night'
import { Drawing } from '../../../parts/drawing.tsx'
import art from '../art.svg?no-inline'
import type { Words } from '../words/en.ts'
import './card-face.css'

/** Says nothing to a screen reader: the card's name is in the words beside it. */
export const CardDrawing = ({ card, class: look }: { readonly card: Card; readonly class: string }) => (
  <span class={look}>
    <Drawing from={art} name={`card-${card}`} class="shadow-card-drawing" />
  </span>
)

interface Props {
  readonly words: Words
  readonly card: Card
  /** Why it cannot be played now, if it is one's go. */
  readonly why: string | undefined
  /** Pressed to play it, or to be told why not. */
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
  const look = why === undefined ? 'shadow-card' : 'shadow-card not'
  return onPress ? (
    <button type="button" class={look} aria-disabled={why !== undefined} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <div class={look}>{inside}</div>
  )
}

interface FaceDownProps {
  readonly words: Words
  readonly of: readonly number[]
  readonly chosen: number | undefined
  onChoose(unseen: number): void
}
export const FaceDown = ({ words, of, chosen, onChoose }: FaceDownProps) => (
  <ul class="shadow-face-down" aria-label={words.board.bystanders(of.length)}>
    {of.map((unseen) => (
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
