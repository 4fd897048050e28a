// The action bar. At any moment everyone has the same buttons in the same places; a button must never depend on a secret.
import { hasAccused } from '@safehouse/games/spyfall-2'
import type { BarAction } from '../../parts/action-bar.tsx'
import { choiceOf, dimmedAction, who } from '../core/props.ts'
import { placeName } from './place-names.ts'
import { namingSpy, type SpyfallSeatProps } from './props.ts'

/** What the bar needs from the table beside the play. */
interface BarState {
  /** The place that a spy has chosen and not confirmed. */
  readonly place: string | undefined
  onAccuse(): void
  onStop(): void
}

export function actionsOf(match: SpyfallSeatProps, bar: BarState): BarAction[] {
  const { common, words } = match
  const { act, why } = words
  const dealer = who(match, common.dealer)
  switch (common.stage.is) {
    case 'dealt': {
      const choice = choiceOf(match, 'startClock')
      if (!choice) return [dimmedAction(act.starts(dealer), why.starts(dealer))]
      return [{ label: act.start, tone: 'go', press: () => match.act({ do: 'startClock', question: choice.question }) }]
    }
    case 'running':
    case 'settling': {
      const stopped = common.stage.is === 'settling' ? why.stopped : undefined
      return [
        { label: act.accuse, disabledBecause: stopped ?? (hasAccused(common, match.seat) ? why.accused : undefined), press: bar.onAccuse },
        { label: act.stop, disabledBecause: stopped, press: bar.onStop },
      ]
    }
    case 'voting':
      return [voteAction(match, false), voteAction(match, true)]
    case 'naming':
      return [nameAction(match, bar.place)]
    case 'talking': {
      const choice = choiceOf(match, 'openVoting')
      if (!choice) return [dimmedAction(act.opens(dealer), why.opens(dealer))]
      return [{ label: act.open, tone: 'go', press: () => match.act({ do: 'openVoting', question: choice.question }) }]
    }
    case 'scored': {
      const choice = choiceOf(match, 'dealRound')
      const nextDealer = who(match, (common.dealer + 1) % common.terms.seats)
      if (!choice) return [dimmedAction(act.deals(nextDealer), why.deals(nextDealer))]
      return [{ label: act.deal(common.round + 1), tone: 'go', press: () => match.act({ do: 'dealRound', question: choice.question }) }]
    }
    case 'over':
      return []
  }
}

/** A button to vote (SF-13). Both look the same before and after, so that nobody sees which one was pressed. */
function voteAction(match: SpyfallSeatProps, up: boolean): BarAction {
  const { act, why } = match.words
  const label = up ? act.up : act.down
  const choice = choiceOf(match, 'vote')
  const { stage } = match.common
  if (!choice) return dimmedAction(label, stage.is === 'voting' && stage.suspect === match.seat ? why.suspect : why.voted)
  return { label, press: () => match.act({ do: 'vote', question: choice.question, up }) }
}

/** The button to name the chosen place (SF-20). */
function nameAction(match: SpyfallSeatProps, place: string | undefined): BarAction {
  const { act, why } = match.words
  const choice = choiceOf(match, 'namePlace')
  if (!choice) {
    const spy = who(match, namingSpy(match.common)!)
    return dimmedAction(act.isNaming(spy), why.naming(spy))
  }
  if (place === undefined) return dimmedAction(act.namePlace, why.choosePlace)
  return { label: act.name(placeName(match, place)), tone: 'red', press: () => match.act({ do: 'namePlace', question: choice.question, place }) }
}
