// The buttons on the action bar. They stand in the same places for everyone in the same phase; no label or colour may depend on a
// team, an answer or a finger.
import type { BarAction } from '../../parts/action-bar.tsx'
import { choiceOf, waiting } from '../core/props.ts'
import { awaitedPlayers, isReady, type TopSecretSeatProps } from './props.ts'

/** `secondsLeft`: how much is left of the count of three, in the phase 'counting'. */
export function actionsOf(play: TopSecretSeatProps, secondsLeft: number): BarAction[] {
  const { words, common } = play
  switch (common.phase) {
    case 'reading':
      return [waiting(words.yes, words.why.stillReading), waiting(words.no, words.why.stillReading)]
    case 'answering':
      return [answer(play, true), answer(play, false)]
    case 'pointing':
      return [isReady(play) ? takeBack(play) : ready(play)]
    case 'counting':
      return [waiting(secondsLeft > 0 ? words.act.fingersIn(secondsLeft) : words.act.fingers, words.why.noChanges)]
    case 'scored':
      return [goOn(play)]
    case 'over':
      return []
  }
}

/** Yes or no. Both look the same before and after, so that the bar never shows which one was pressed. */
function answer(play: TopSecretSeatProps, yes: boolean): BarAction {
  const { words } = play
  const label = yes ? words.yes : words.no
  const choice = choiceOf(play, 'answer')
  if (!choice) return waiting(label, words.why.tokenStays)
  return { label, sure: words.act.sure(label), press: () => play.act({ do: 'answer', question: choice.question, yes }) }
}

function ready(play: TopSecretSeatProps): BarAction {
  const { words } = play
  const choice = choiceOf(play, 'sayReady')
  return {
    label: words.act.ready,
    tone: 'go',
    off: choice ? undefined : words.why.pointFirst,
    press: () => choice && play.act({ do: 'sayReady', question: choice.question }),
  }
}
function takeBack(play: TopSecretSeatProps): BarAction {
  const choice = choiceOf(play, 'takeReadyBack')
  return { label: play.words.act.notReady, press: () => choice && play.act({ do: 'takeReadyBack', question: choice.question }) }
}

function goOn(play: TopSecretSeatProps): BarAction {
  const { words, common } = play
  const choice = choiceOf(play, 'goOn')
  if (!choice) return waiting(words.act.waitFor(awaitedPlayers(play)), words.why.goingOn)
  return { label: words.act.deal(common.rounds.length + 1), tone: 'go', press: () => play.act({ do: 'goOn', question: choice.question }) }
}
