// The parts of a round as tabs: vote, questions, places, players. A small screen shows the chosen one; a large screen shows all
// of them (tabs.css).
import type { Seat } from '@safehouse/engine'
import type { SpyfallCommon } from '@safehouse/games/spyfall-2'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { currentVote, namingSpy, type SpyfallSpectatorProps } from '../props.ts'
import './tabs.css'

export type RoundTab = 'vote' | 'questions' | 'places' | 'people'

/**
 * The chosen tab and a function to choose another. It starts with the places. A vote or naming brings its own tab to the front
 * while it lasts; the player may leave that tab, and afterwards has the former one back.
 */
export function useRoundTab({ common }: SpyfallSpectatorProps, seat?: Seat): [RoundTab, (tab: RoundTab) => void] {
  const [usualTab, setUsualTab] = useState<RoundTab>('places')
  const [chosen, setChosen] = useState<{ readonly occasion: string; readonly tab: RoundTab }>()
  const forced = findForcedTab(common, seat)
  if (!forced) return [usualTab, setUsualTab]
  const { occasion } = forced
  return [chosen?.occasion === occasion ? chosen.tab : forced.tab, (tab) => setChosen({ occasion, tab })]
}
/** The tab that comes to the front: the vote for everyone, the places for the spy who has to name one (SF-20). */
function findForcedTab(common: SpyfallCommon, seat: Seat | undefined): { readonly occasion: string; readonly tab: RoundTab } | undefined {
  const { round, trials, stage } = common
  if (currentVote(common)) return { occasion: `vote ${round} ${trials.length - (stage.is === 'settling' ? 1 : 0)}`, tab: 'vote' }
  return seat !== undefined && namingSpy(common) === seat ? { occasion: `naming ${round}`, tab: 'places' } : undefined
}

interface Props {
  readonly match: SpyfallSpectatorProps
  readonly tabs: readonly { readonly tab: RoundTab; readonly title?: string; readonly hint?: string; readonly content: ComponentChildren }[]
  readonly tab: RoundTab
  onTab(tab: RoundTab): void
}
export const RoundTabs = ({ match, tabs, tab, onTab }: Props) => (
  <div class="views">
    <fieldset class="views-choice">
      <legend class="unseen">{match.words.views.label}</legend>
      {tabs.map((offered) => (
        <button key={offered.tab} type="button" aria-pressed={offered.tab === tab} onClick={() => onTab(offered.tab)}>
          {match.words.views[offered.tab]}
        </button>
      ))}
    </fieldset>
    {tabs.map((offered) => (
      <section key={offered.tab} class={`view ${offered.tab}${offered.tab === tab ? ' chosen' : ''}`}>
        {offered.title && (
          <header>
            <h3>{offered.title}</h3>
            {offered.hint && <small>{offered.hint}</small>}
          </header>
        )}
        {offered.content}
      </section>
    ))}
  </div>
)
