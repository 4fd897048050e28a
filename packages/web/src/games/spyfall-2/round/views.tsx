// Which of the things on the table a small screen shows: the vote, what was asked, the places, the players. A desk shows all.
import type { Seat } from '@safehouse/engine'
import type { SpyfallCommon } from '@safehouse/games/spyfall-2'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { naming, type SpyfallOpenPlay, voteOf } from '../plays.ts'
import './views.css'

export type View = 'vote' | 'said' | 'places' | 'people'

/** The places are what one sees first; what comes to the front is what one sees while it is on. All can be left, and come back. */
export function useView({ common }: SpyfallOpenPlay, seat?: Seat): [View, (view: View) => void] {
  const [talk, setTalk] = useState<View>('places')
  const [during, setDuring] = useState<{ readonly moment: string; readonly view: View }>()
  const front = inFront(common, seat)
  if (!front) return [talk, setTalk]
  const { moment } = front
  return [during?.moment === moment ? during.view : front.view, (view) => setDuring({ moment, view })]
}
/** A vote comes to the front for all, the places for the spy who is to name one. */
function inFront(common: SpyfallCommon, seat: Seat | undefined): { readonly moment: string; readonly view: View } | undefined {
  const { round, trials, stage } = common
  if (voteOf(common)) return { moment: `vote ${round} ${trials.length - (stage.is === 'settling' ? 1 : 0)}`, view: 'vote' }
  return seat !== undefined && naming(common) === seat ? { moment: `naming ${round}`, view: 'places' } : undefined
}

interface Props {
  readonly play: SpyfallOpenPlay
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
