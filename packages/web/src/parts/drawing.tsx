// One drawing out of an SVG sprite. Sprites are fetched once as files, never inlined in scripts.
import sprites from '../art/house.svg?no-inline'

interface Props {
  readonly name: string
  /** The sprite; a game's own, or by default the one that all pages share. */
  readonly from?: string
  readonly class?: string
}
/** Hidden from screen readers: what it shows stands beside it in words. */
export const Drawing = ({ name, from = sprites, class: className }: Props) => (
  <svg class={className ?? 'icon'} aria-hidden="true">
    <use href={`${from}#${name}`} />
  </svg>
)
