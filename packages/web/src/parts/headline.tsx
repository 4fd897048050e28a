// What is going on, as one sentence, and a second line that always has its place. It is read out when it changes,
// so neither line may ever hold a secret.
import type { ComponentChildren } from 'preact'
import './headline.css'

interface Props {
  readonly says: string
  readonly line?: string | undefined
  /** A small thing at the right: rolls left, a picture. */
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
