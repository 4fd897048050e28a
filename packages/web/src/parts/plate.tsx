// A table's code. Screen readers read it letter by letter.
import './plate.css'

export const Plate = ({ code, small }: { readonly code: string; readonly small?: boolean }) => (
  <span class={small ? 'plate small-plate' : 'plate'} role="img" aria-label={[...code].join(' ')}>
    {code}
  </span>
)
