// Which of the things on the table a small screen shows: the vote, what was asked, the places, the players. A desk shows all.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { SpyOpen } from './plays.ts'
import { voteOf } from './plays.ts'
import './views.css'

export type View = 'vote' | 'said' | 'places' | 'people'

/** The places are what one sees first; a vote is what one sees while it is on. Both can be left, and come back. */
export function useView({ table }: SpyOpen): [View, (view: View) => void] {
  const [talk, setTalk] = useState<View>('places')
  const [during, setDuring] = useState<{ readonly vote: number; readonly view: View }>()
  if (!voteOf(table)) return [talk, setTalk]
  const vote = table.round * 100 + table.trials.length - (table.stage.is === 'settling' ? 1 : 0)
  return [during?.vote === vote ? during.view : 'vote', (view) => setDuring({ vote, view })]
}

interface Props {
  readonly play: SpyOpen
  readonly of: readonly { readonly view: View; readonly title?: string; readonly hint?: string; readonly shown: ComponentChildren }[]
  readonly view: View
  onView(view: View): void
}
export const Views = ({ play, of, view, onView }: Props) => (
  <div class="views">
    <fieldset class="views-choice">
      <legend class="unseen">{play.words.views.label}</legend>
      {of.map((one) => (
        <button key={one.view} type="button" aria-pressed={one.view === view} onClick={() => onView(one.view)}>
          {play.words.views[one.view]}
        </button>
      ))}
    </fieldset>
    {of.map((one) => (
      <section key={one.view} class={`view ${one.view}${one.view === view ? ' chosen' : ''}`}>
        {one.title && (
          <header>
            <h3>{one.title}</h3>
            {one.hint && <small>{one.hint}</small>}
          </header>
        )}
        {one.shown}
      </section>
    ))}
  </div>
)
