// One drawing out of a file of symbols. Drawings are data: fetched once, never part of a script.
import house from '../art/house.svg?no-inline'

interface Props {
  readonly name: string
  /** The file of symbols; the house's own unless a game brings one. */
  readonly from?: string
  readonly class?: string
}
/** Says nothing to a screen reader: what it shows stands beside it in words. */
export const Drawing = ({ name, from = house, class: look }: Props) => (
  <svg class={look ?? 'icon'} aria-hidden="true">
    <use href={`${from}#${name}`} />
  </svg>
)
