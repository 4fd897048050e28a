// The table's code, as on the door of a house. Letters are read out one by one.
import './plate.css'

export const Plate = ({ code, small }: { readonly code: string; readonly small?: boolean }) => (
  <span class={small ? 'plate small-plate' : 'plate'} role="img" aria-label={[...code].join(' ')}>
    {code}
  </span>
)
