// One sentence on what is going on, and a second line whose space is always reserved. It is a live region that screen readers read
// aloud, so neither line may ever contain a secret.
import type { ComponentChildren } from 'preact'
import './headline.css'

/** What is going on, for the top of a screen: a sentence, and a second line that says more. */
export interface HeadlineText {
  readonly headline: string
  readonly subline: string
}
interface Props extends HeadlineText {
  /** Something small at the right, such as the rolls left. */
  readonly children?: ComponentChildren
}
export const Headline = ({ headline, subline, children }: Props) => (
  <div class="headline">
    <div role="status">
      <h2>{headline}</h2>
      <p>{subline}</p>
    </div>
    {children}
  </div>
)
