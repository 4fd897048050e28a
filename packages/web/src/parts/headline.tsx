// One sentence on what is going on, and a second line whose space is always reserved. It is a live region that screen readers read
// aloud, so neither line may ever contain a secret.
import type { ComponentChildren } from 'preact'
import './headline.css'

interface Props {
  readonly says: string
  readonly line?: string | undefined
  /** Something small at the right, such as the rolls left. */
  readonly children?: ComponentChildren
}
export const Headline = ({ says, line, children }: Props) => (
  <div class="headline">
    <div role="status">
      <h2>{says}</h2>
      <p>{line}</p>
    </div>
    {children}
  </div>
)
