// The bystanders' cards, face down: one of them is taken unseen.
import { Drawing } from '../../../parts/drawing.tsx'
import type { Words } from '../words/en.ts'

interface Props {
  readonly words: Words
  readonly of: readonly number[]
  readonly chosen: number | undefined
  onChoose(unseen: number): void
}
export const FaceDown = ({ words, of, chosen, onChoose }: Props) => (
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
