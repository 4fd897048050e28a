// Drawings of CIA vs. KGB: signs, a chair with or without somebody on it, and somebody who stands.
import { Drawing } from '../../parts/drawing.tsx'
import { type Marked, SeatShape } from '../../parts/seat-shape.tsx'
import art from './art.svg?no-inline'
import './art.css'

type SignName = 'side-cia' | 'side-kgb' | 'hand-up' | 'hand-down' | 'hand' | 'feet' | 'pencil'
export const Sign = ({ name, class: className }: { readonly name: SignName; readonly class: string }) => (
  <Drawing from={art} name={name} class={className} />
)

interface FigureProps {
  readonly who: Marked
  /** Whether this person signals the viewer, shown as a bow tie on the viewer's own screen alone. */
  readonly signals?: boolean
  readonly handUp?: boolean
  readonly mirrored?: boolean
}
/** Where a sitting person is in the chair's view box. */
const inChair = { x: 10, y: -8, width: 44, height: 55 }

/** A chair; without `who` an empty one. */
export const Chair = ({
  who,
  signals = false,
  handUp = false,
  mirrored = false,
}: Omit<FigureProps, 'who'> & { readonly who?: Marked | undefined }) => (
  <span class="chair-drawing">
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${art}#chair-back`} />
      {handUp && (
        <g transform={mirrored ? 'translate(64 0) scale(-1 1)' : undefined}>
          <use href={`${art}#arm-up`} {...inChair} width="55" class="arm" />
        </g>
      )}
      {who && <use href={`${art}#sitter`} {...inChair} />}
      {who && <use href={`${art}#${signals ? 'bow-tie' : 'tie'}`} {...inChair} />}
      <use href={`${art}#chair-front`} />
    </svg>
    {who && <SeatShape who={who} />}
  </span>
)

export const Stander = ({ who, signals = false, handUp = false }: FigureProps) => (
  <span class="stander-drawing">
    <svg viewBox="-26 -50 52 118" aria-hidden="true">
      {handUp && <use href={`${art}#arm-up`} x="-26" y="-58" width="75" height="75" class="arm" />}
      <use href={`${art}#stander`} x="-26" y="-50" width="52" height="118" />
      <use href={`${art}#stander-${signals ? 'bow-tie' : 'tie'}`} x="-26" y="-50" width="52" height="118" />
    </svg>
    <SeatShape who={who} />
  </span>
)
