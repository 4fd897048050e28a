// Why an action that `choices` does not permit is refused (SA-23). It sees the view alone, so a refusal cannot reveal a secret.
import type { Refusal, Seat } from '@safehouse/engine'
import { type AlleyCommon, isStillIn, questionOf, yetToRoll } from './common.ts'
import { allDice, enoughToGuess, findSpyOnDice, rollsATurn } from './dice.ts'
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

const refuse = (rule: string, code: AlleyRefusalCode): AlleyRefusal => ({ rule, code })

export function refusal({ common, seat }: AlleyView, action: AlleyAction): AlleyRefusal {
  if (common.due.what === 'over') return refuse('SA-20', 'gameOver')
  if (!isStillIn(common, seat)) return refuse('SA-12', 'youAreOut')
  if (action.question !== questionOf(common)) return refuse('SA-23', 'questionGone')
  const untimelyRefusal = refuseUntimely(common, seat, action)
  if (untimelyRefusal) return untimelyRefusal
  switch (action.do) {
    case 'rollAgain':
      return refuseRollAgain(common, action.dice)
    case 'guess':
      return refuseGuess(common, seat, action)
    case 'attemptMission':
      return refuse('SA-06', 'needsFiveAlike')
    case 'give':
      return refuse('SA-16', 'cardNotHeld')
    default:
      return refuse('SA-10', 'cardNotHeld')
  }
}

/** The refusal of an action while the match waits for something or somebody else. */
function refuseUntimely(common: AlleyCommon, seat: Seat, action: AlleyAction): AlleyRefusal | undefined {
  const { due, turn } = common
  if (action.do === 'resume' && !(common.paused && turn.roller !== seat)) return refuse('SA-22', 'notPaused')
  if (action.do === 'resume') return undefined
  if ((action.do === 'challenge' || action.do === 'letPass') && due.what !== 'mission') return refuse('SA-14', 'noMission')
  switch (due.what) {
    case 'start':
      if (action.do !== 'rollForStart') return refuse('SA-03', 'startNotDecided')
      return yetToRoll(common).includes(seat) ? undefined : refuse('SA-03', 'notYourRoll')
    case 'turn':
      return turn.roller === seat ? refuseOnOwnTurn(common, action) : refuse('SA-03', 'notYourTurn')
    case 'mission':
      if (seat === turn.roller) return refuse('SA-06', 'missionUnderWay')
      if (due.asked !== seat) return refuse('SA-14', 'notAskedNow')
      return action.do === 'challenge' || action.do === 'letPass' ? undefined : refuse('SA-14', 'answerFirst')
    case 'give':
      if (due.from !== seat) return refuse('SA-16', 'notYoursToGive')
      return action.do === 'give' ? undefined : refuse('SA-16', 'giveFirst')
    case 'throw':
      if (due.seat !== seat) return refuse('SA-10', 'notYoursToThrow')
      return action.do === 'throwAway' ? undefined : refuse('SA-10', 'throwFirst')
    case 'over':
      return refuse('SA-20', 'gameOver')
  }
}

function refuseOnOwnTurn({ turn }: AlleyCommon, action: AlleyAction): AlleyRefusal | undefined {
  switch (action.do) {
    case 'rollForStart':
      return refuse('SA-03', 'startDecided')
    case 'give':
      return refuse('SA-16', 'nothingToGive')
    case 'throwAway':
      return refuse('SA-10', 'nothingToThrow')
    case 'roll':
      return turn.rolls > 0 ? refuse('SA-04', 'alreadyRolled') : undefined
    default:
      return turn.rolls === 0 ? refuse('SA-04', 'rollFirst') : undefined
  }
}

function refuseRollAgain({ turn }: AlleyCommon, dice: readonly number[]): AlleyRefusal {
  if (turn.rolls >= rollsATurn) return refuse('SA-04', 'noRollsLeft')
  if (dice.length === 0) return refuse('SA-04', 'noDiceChosen')
  return dice.every((die) => allDice.includes(die)) ? refuse('SA-04', 'dieChosenTwice') : refuse('SA-04', 'noSuchDie')
}

function refuseGuess({ turn, cards }: AlleyCommon, seat: Seat, { whom, spy }: Extract<AlleyAction, { do: 'guess' }>): AlleyRefusal {
  if (findSpyOnDice(turn.dice, enoughToGuess) !== spy) return refuse('SA-05', 'notOnThreeDice')
  if (whom === seat) return refuse('SA-05', 'guessedOneself')
  return whom >= cards.length ? refuse('SA-05', 'noSuchPlayer') : refuse('SA-12', 'playerIsOut')
}
