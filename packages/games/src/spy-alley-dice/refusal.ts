// Why an action that `choices` does not permit is refused (SA-23). It sees the view alone, so a refusal cannot reveal a secret.
import type { Refusal, Seat } from '@safehouse/engine'
import { type AlleyCommon, isIn, questionOf, yetToRoll } from './common.ts'
import { allDice, enoughToGuess, rollsATurn, spyOn } from './dice.ts'
import type { AlleyAction } from './facts.ts'
import type { AlleyView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
const refusalCodes = [
  'gameOver',
  'youAreOut',
  'questionGone',
  'startNotDecided',
  'startDecided',
  'notYourRoll',
  'notYourTurn',
  'rollFirst',
  'alreadyRolled',
  'noRollsLeft',
  'noDiceChosen',
  'noSuchDie',
  'dieChosenTwice',
  'notOnThreeDice',
  'guessedOneself',
  'noSuchPlayer',
  'playerIsOut',
  'needsFiveAlike',
  'missionUnderWay',
  'noMission',
  'notAskedNow',
  'answerFirst',
  'notYoursToGive',
  'giveFirst',
  'nothingToGive',
  'notYoursToThrow',
  'throwFirst',
  'nothingToThrow',
  'cardNotHeld',
  'notPaused',
] as const
export type AlleyRefusalCode = (typeof refusalCodes)[number]
type AlleyRefusal = Refusal<AlleyRefusalCode>

const no = (rule: string, code: AlleyRefusalCode): AlleyRefusal => ({ rule, code })

export function refusal({ common, seat }: AlleyView, action: AlleyAction): AlleyRefusal {
  if (common.due.what === 'over') return no('SA-20', 'gameOver')
  if (!isIn(common, seat)) return no('SA-12', 'youAreOut')
  if (action.question !== questionOf(common)) return no('SA-23', 'questionGone')
  const untimely = notNow(common, seat, action)
  if (untimely) return untimely
  switch (action.do) {
    case 'rollAgain':
      return badReroll(common, action.dice)
    case 'guess':
      return badGuess(common, seat, action)
    case 'attemptMission':
      return no('SA-06', 'needsFiveAlike')
    case 'give':
      return no('SA-16', 'cardNotHeld')
    default:
      return no('SA-10', 'cardNotHeld')
  }
}

/** The refusal of an action while the match waits for something or somebody else. */
function notNow(common: AlleyCommon, seat: Seat, action: AlleyAction): AlleyRefusal | undefined {
  const { due, turn } = common
  if (action.do === 'resume' && !(common.paused && turn.roller !== seat)) return no('SA-22', 'notPaused')
  if (action.do === 'resume') return undefined
  if ((action.do === 'challenge' || action.do === 'letPass') && due.what !== 'mission') return no('SA-14', 'noMission')
  switch (due.what) {
    case 'start':
      if (action.do !== 'rollForStart') return no('SA-03', 'startNotDecided')
      return yetToRoll(common).includes(seat) ? undefined : no('SA-03', 'notYourRoll')
    case 'turn':
      return turn.roller === seat ? notInTurn(common, action) : no('SA-03', 'notYourTurn')
    case 'mission':
      if (seat === turn.roller) return no('SA-06', 'missionUnderWay')
      if (due.asked !== seat) return no('SA-14', 'notAskedNow')
      return action.do === 'challenge' || action.do === 'letPass' ? undefined : no('SA-14', 'answerFirst')
    case 'give':
      if (due.from !== seat) return no('SA-16', 'notYoursToGive')
      return action.do === 'give' ? undefined : no('SA-16', 'giveFirst')
    case 'throw':
      if (due.seat !== seat) return no('SA-10', 'notYoursToThrow')
      return action.do === 'throwAway' ? undefined : no('SA-10', 'throwFirst')
    case 'over':
      return no('SA-20', 'gameOver')
  }
}

function notInTurn({ turn }: AlleyCommon, action: AlleyAction): AlleyRefusal | undefined {
  switch (action.do) {
    case 'rollForStart':
      return no('SA-03', 'startDecided')
    case 'give':
      return no('SA-16', 'nothingToGive')
    case 'throwAway':
      return no('SA-10', 'nothingToThrow')
    case 'roll':
      return turn.rolls > 0 ? no('SA-04', 'alreadyRolled') : undefined
    default:
      return turn.rolls === 0 ? no('SA-04', 'rollFirst') : undefined
  }
}

function badReroll({ turn }: AlleyCommon, dice: readonly number[]): AlleyRefusal {
  if (turn.rolls >= rollsATurn) return no('SA-04', 'noRollsLeft')
  if (dice.length === 0) return no('SA-04', 'noDiceChosen')
  return dice.every((die) => allDice.includes(die)) ? no('SA-04', 'dieChosenTwice') : no('SA-04', 'noSuchDie')
}

function badGuess({ turn, cards }: AlleyCommon, seat: Seat, { whom, spy }: Extract<AlleyAction, { do: 'guess' }>): AlleyRefusal {
  if (spyOn(turn.dice, enoughToGuess) !== spy) return no('SA-05', 'notOnThreeDice')
  if (whom === seat) return no('SA-05', 'guessedOneself')
  return whom >= cards.length ? no('SA-05', 'noSuchPlayer') : no('SA-12', 'playerIsOut')
}
