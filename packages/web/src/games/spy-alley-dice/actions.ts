// The buttons on the action bar. They stand in the same places for everyone and depend on open facts and on what this seat may
// choose; no label or colour may depend on a card.
import { type AlleyTypes, allDice, enoughForMission, enoughToGuess, findSpyOnDice, isStillIn, type Spy } from '@safehouse/games/spy-alley-dice'
import type { BarAction } from '../../parts/action-bar.tsx'
import { choiceOf, dimmedAction, who } from '../core/props.ts'
import type { AlleySeatProps } from './props.ts'

type Turn = AlleyTypes['common']['turn']

/** What this player is about to do, before it is sent. */
export interface TurnDraft {
  /** The dice that will not be rolled again. */
  readonly kept: readonly number[]
  /** The card that will be handed over or thrown away. */
  readonly card: Spy | undefined
  openGuess(): void
}

export function actionsOf(match: AlleySeatProps, draft: TurnDraft): BarAction[] {
  const { common, words, seat } = match
  const { due } = common
  const roller = who(match, common.turn.roller)
  if (!isStillIn(common, seat) && due.what !== 'over') return [dimmedAction(words.act.waitFor.out, words.why.out)]
  const resume = choiceOf(match, 'resume')
  if (resume) return [{ label: words.act.goOn, tone: 'go', press: () => match.act({ do: 'resume', question: resume.question }) }]
  switch (due.what) {
    case 'start':
      return openingActions(match)
    case 'turn':
      return roller.you ? ownTurnActions(match, draft) : [dimmedAction(words.act.waitFor.roll(roller), words.why.notOn(roller))]
    case 'mission':
      return due.asked === seat
        ? actionsWhenAsked(match)
        : [dimmedAction(words.act.waitFor.decide(who(match, due.asked)), words.mission.theirLine(who(match, due.asked), due.spy))]
    case 'give':
    case 'throw': {
      const chooser = who(match, due.what === 'give' ? due.from : due.seat)
      return chooser.you
        ? [giveOrThrowAction(match, draft.card, due.what)]
        : [dimmedAction(words.act.waitFor.choose(chooser), words.act.waitFor.choose(chooser))]
    }
    case 'over':
      return []
  }
}

function openingActions(match: AlleySeatProps): BarAction[] {
  const { words } = match
  const choice = choiceOf(match, 'rollForStart')
  if (!choice) return [dimmedAction(words.act.waitFor.others, words.why.waitStart)]
  return [{ label: words.act.rollAll, tone: 'go', press: () => match.act({ do: 'rollForStart', question: choice.question }) }]
}

function ownTurnActions(match: AlleySeatProps, { kept, openGuess }: TurnDraft): BarAction[] {
  const { words, common } = match
  const firstRollChoice = choiceOf(match, 'roll')
  if (firstRollChoice) return [{ label: words.act.rollAll, tone: 'go', press: () => match.act({ do: 'roll', question: firstRollChoice.question }) }]
  const endTurnChoice = choiceOf(match, 'endTurn')
  if (!endTurnChoice) return [dimmedAction(words.act.waitFor.others, words.why.noRolls)]
  const spy = findSpyOnDice(common.turn.dice, enoughToGuess)
  const rerolledDice = allDice.filter((die) => !kept.includes(die))
  const missionChoice = choiceOf(match, 'attemptMission')
  const rerollChoice = choiceOf(match, 'rollAgain')
  const stop: BarAction = {
    label: words.act.stop,
    slim: true,
    ...(spy && { sure: words.act.stopSure }),
    press: () => match.act({ do: 'endTurn', question: endTurnChoice.question }),
  }
  const guess: BarAction = { label: words.act.guess(spy), tone: 'red', disabledBecause: spy ? undefined : words.why.threeAlike, press: openGuess }
  // Five alike and all of them kept: the mission takes the place of rolling. Unkeeping a die brings rolling back.
  if (missionChoice && rerolledDice.length === 0) {
    const attempt: BarAction = {
      label: words.act.mission,
      tone: 'red',
      sure: words.act.sure,
      press: () => match.act({ do: 'attemptMission', question: missionChoice.question }),
    }
    return [stop, guess, attempt]
  }
  const disabledBecause = !rerollChoice ? words.why.noRolls : rerolledDice.length === 0 ? words.why.keptAll : undefined
  const roll: BarAction = {
    label: words.act.rollAgain(rerolledDice.length === 0 ? 5 : rerolledDice.length),
    tone: 'go',
    disabledBecause,
    press: () => rerollChoice && match.act({ do: 'rollAgain', question: rerollChoice.question, dice: rerolledDice }),
  }
  return rerollChoice ? [stop, guess, roll] : [stop, guess]
}

/** The answer to a mission (SA-14). Both buttons look the same, because the answer may be a bluff. */
function actionsWhenAsked(match: AlleySeatProps): BarAction[] {
  const { words, common } = match
  const pass = choiceOf(match, 'letPass')
  const call = choiceOf(match, 'challenge')
  const { sure } = words.act
  return [
    { label: words.act.letPass, sure, press: () => pass && match.act({ do: 'letPass', question: pass.question }) },
    { label: words.act.call(who(match, common.turn.roller)), sure, press: () => call && match.act({ do: 'challenge', question: call.question }) },
  ]
}

/** Sends the chosen card to the roller, or throws it away. */
function giveOrThrowAction(match: AlleySeatProps, card: Spy | undefined, how: 'give' | 'throw'): BarAction {
  const { words } = match
  const choice = choiceOf(match, how === 'give' ? 'give' : 'throwAway')
  return {
    label: how === 'give' ? words.act.give : words.act.throwAway,
    tone: 'red',
    disabledBecause: card === undefined ? words.why.chooseFirst : undefined,
    press: () => {
      if (!choice || card === undefined) return
      return match.act({ do: how === 'give' ? 'give' : 'throwAway', question: choice.question, card })
    },
  }
}

/** The dice that are ticked after a roll: those that were kept, with what has joined them, or all five once they are alike. */
export const keptAtFirst = ({ dice, kept }: Pick<Turn, 'dice' | 'kept'>): readonly number[] =>
  findSpyOnDice(dice, enoughForMission) ? allDice : allDice.filter((die) => kept.some((keptDie) => dice[keptDie] === dice[die]))
