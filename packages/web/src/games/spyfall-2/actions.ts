// The action bar. At any moment everyone has the same buttons in the same places; a button must never depend on a secret.
import { hasAccused } from '@safehouse/games/spyfall-2'
import type { BarAction } from '../../parts/action-bar.tsx'
import { choiceOf, waiting, who } from '../core/props.ts'
import { placeName } from './place-names.ts'
import { namingSpy, type SpyfallSeatProps } from './props.ts'

/** What the bar needs from the table beside the play. */
interface BarState {
  /** The place that a spy has chosen and not confirmed. */
  readonly place: string | undefined
  onAccuse(): void
  onStop(): void
}

export function actionsOf(play: SpyfallSeatProps, bar: BarState): BarAction[] {
  const { common, words } = play
  const { act, why } = words
  const dealer = who(play, common.dealer)
  switch (common.stage.is) {
    case 'dealt': {
      const choice = choiceOf(play, 'startClock')
      if (!choice) return [waiting(act.starts(dealer), why.starts(dealer))]
      return [{ label: act.start, tone: 'go', press: () => play.act({ do: 'startClock', question: choice.question }) }]
    }
    case 'running':
    case 'settling': {
      const stopped = common.stage.is === 'settling' ? why.stopped : undefined
      return [
        { label: act.accuse, off: stopped ?? (hasAccused(common, play.seat) ? why.accused : undefined), press: bar.onAccuse },
        { label: act.stop, off: stopped, press: bar.onStop },
      ]
    }
    case 'voting':
      return [voteAction(play, false), voteAction(play, true)]
    case 'naming':
      return [nameAction(play, bar.place)]
    case 'talking': {
      const choice = choiceOf(play, 'openVoting')
      if (!choice) return [waiting(act.opens(dealer), why.opens(dealer))]
      return [{ label: act.open, tone: 'go', press: () => play.act({ do: 'openVoting', question: choice.question }) }]
    }
    case 'scored': {
      const choice = choiceOf(play, 'dealRound')
      const next = who(play, (common.dealer + 1) % common.terms.seats)
      if (!choice) return [waiting(act.deals(next), why.deals(next))]
      return [{ label: act.deal(common.round + 1), tone: 'go', press: () => play.act({ do: 'dealRound', question: choice.question }) }]
    }
    case 'over':
      return []
  }
}

/** A button to vote (SF-13). Both look the same before and after, so that nobody sees which one was pressed. */
function voteAction(play: SpyfallSeatProps, up: boolean): BarAction {
  const { act, why } = play.words
  const label = up ? act.up : act.down
  const choice = choiceOf(play, 'vote')
  const { stage } = play.common
  if (!choice) return waiting(label, stage.is === 'voting' && stage.suspect === play.seat ? why.suspect : why.voted)
  return { label, press: () => play.act({ do: 'vote', question: choice.question, up }) }
}

/** The button to name the chosen place (SF-20). */
function nameAction(play: SpyfallSeatProps, place: string | undefined): BarAction {
  const { act, why } = play.words
  const choice = choiceOf(play, 'namePlace')
  if (!choice) {
    const spy = who(play, namingSpy(play.common)!)
    return waiting(act.isNaming(spy), why.naming(spy))
  }
  if (place === undefined) return waiting(act.namePlace, why.choosePlace)
  return { label: act.name(placeName(play, place)), tone: 'red', press: () => play.act({ do: 'namePlace', question: choice.question, place }) }
}
