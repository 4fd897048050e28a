// The buttons on the action bar. They stand in the same places for everyone in the same phase; no label or colour may depend on a
// team, an answer or a finger.
import type { BarAction } from '../../parts/action-bar.tsx'
import { choiceOf, dimmedAction } from '../core/props.ts'
import { awaitedPlayers, isReady, type TopSecretSeatProps } from './props.ts'

/** `secondsLeft`: how much is left of the count of three, in the phase 'counting'. */
export function actionsOf(match: TopSecretSeatProps, secondsLeft: number): BarAction[] {
  const { words, common } = match
  switch (common.phase) {
    case 'reading':
      return [dimmedAction(words.yes, words.why.stillReading), dimmedAction(words.no, words.why.stillReading)]
    case 'answering':
      return [answerAction(match, true), answerAction(match, false)]
    case 'pointing':
      return [isReady(match) ? takeBackAction(match) : readyAction(match)]
    case 'counting':
      return [dimmedAction(secondsLeft > 0 ? words.act.fingersIn(secondsLeft) : words.act.fingers, words.why.noChanges)]
    case 'scored':
      return [goOnAction(match)]
    case 'over':
      return []
  }
}

/** Yes or no. Both look the same before and after, so that the bar never shows which one was pressed. */
function answerAction(match: TopSecretSeatProps, yes: boolean): BarAction {
  const { words } = match
  const label = yes ? words.yes : words.no
  const choice = choiceOf(match, 'answer')
  if (!choice) return dimmedAction(label, words.why.tokenStays)
  return { label, sure: words.act.sure(label), press: () => match.act({ do: 'answer', question: choice.question, yes }) }
}

function readyAction(match: TopSecretSeatProps): BarAction {
  const { words } = match
  const choice = choiceOf(match, 'sayReady')
  return {
    label: words.act.ready,
    tone: 'go',
    disabledBecause: choice ? undefined : words.why.pointFirst,
    press: () => choice && match.act({ do: 'sayReady', question: choice.question }),
  }
}
function takeBackAction(match: TopSecretSeatProps): BarAction {
  const choice = choiceOf(match, 'takeReadyBack')
  return { label: match.words.act.notReady, press: () => choice && match.act({ do: 'takeReadyBack', question: choice.question }) }
}

function goOnAction(match: TopSecretSeatProps): BarAction {
  const { words, common } = match
  const choice = choiceOf(match, 'goOn')
  if (!choice) return dimmedAction(words.act.waitFor(awaitedPlayers(match)), words.why.goingOn)
  return { label: words.act.deal(common.rounds.length + 1), tone: 'go', press: () => match.act({ do: 'goOn', question: choice.question }) }
}
