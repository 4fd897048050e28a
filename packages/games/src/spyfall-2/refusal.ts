// Why an action that `choices` does not permit is refused (SF-34). It sees the view alone, so a refusal cannot reveal a secret: a player
// who is no spy may try to stop the round, and only that player hears of it.
import type { Refusal } from '@safehouse/engine'
import { hasAccused, nextDealer, type SpyfallCommon, type Stage } from './common.ts'
import type { SpyfallAction } from './facts.ts'
import { isSpy } from './hand.ts'
import { longestText, questionOf } from './questions.ts'
import type { SpyfallView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
const refusalCodes = [
  'roundNotOver',
  'notTheDealer',
  'clockAlreadyStarted',
  'clockNotStarted',
  'clockStopped',
  'timeIsNotUp',
  'timeIsUp',
  'roundOver',
  'notAsked',
  'oneQuestionAtATime',
  'notYourQuestion',
  'askedOneself',
  'askedBack',
  'textTooLong',
  'notSpoken',
  'noSuchPlayer',
  'alreadyAccused',
  'accusedOneself',
  'notASpy',
  'noVote',
  'suspectHasNoVote',
  'alreadyVoted',
  'showYourCardFirst',
  'notYoursToName',
  'placeNotOnTheList',
  'questionGone',
  'noPlaces',
  'samePackTwice',
  'twelveNeedTwoSpies',
  'mixedDecksOneSpy',
  'oldPalsNeedTwoSpies',
  'moreRoundsThanPlaces',
  'morePlayersThanCards',
] as const
export type SpyfallRefusalCode = (typeof refusalCodes)[number]
type SpyfallRefusal = Refusal<SpyfallRefusalCode>

const refuse = (rule: string, code: SpyfallRefusalCode): SpyfallRefusal => ({ rule, code })
const gone = refuse('SF-34', 'questionGone')

export function refusal(view: SpyfallView, action: SpyfallAction): SpyfallRefusal {
  const { common, seat } = view
  if (action.question !== questionOf[action.do](common)) return gone
  switch (action.do) {
    case 'dealRound':
      return common.stage.is !== 'scored' ? refuse('SF-07', 'roundNotOver') : nextDealer(common) !== seat ? refuse('SF-07', 'notTheDealer') : gone
    case 'startClock':
      return common.stage.is !== 'dealt' ? refuse('SF-10', 'clockAlreadyStarted') : common.dealer !== seat ? refuse('SF-10', 'notTheDealer') : gone
    case 'openVoting':
      return common.stage.is !== 'talking' ? refuse('SF-13', 'timeIsNotUp') : common.dealer !== seat ? refuse('SF-13', 'notTheDealer') : gone
    case 'ask':
      return clockFault(common.stage, 'SF-10') ?? askingFault(common, seat, action)
    case 'answer':
      return clockFault(common.stage, 'SF-10') ?? (common.turn.asked !== seat ? refuse('SF-10', 'notAsked') : answerFault(action))
    case 'shade':
      return clockFault(common.stage, 'SF-12') ?? refuse('SF-12', 'notSpoken')
    case 'accuse':
      return clockFault(common.stage, 'SF-17') ?? accusingFault(common, seat, action.suspect)
    case 'stopRound':
      return clockFault(common.stage, 'SF-22') ?? (isSpy(view.hand) ? gone : refuse('SF-20', 'notASpy'))
    case 'vote':
      return votingFault(common.stage, seat)
    case 'namePlace':
      return namingFault(common, seat, action.place)
  }
}

/** Why a thing that needs the running clock cannot be done now. */
function clockFault(stage: Stage, rule: string): SpyfallRefusal | undefined {
  switch (stage.is) {
    case 'running':
      return undefined
    case 'dealt':
      return refuse(rule, 'clockNotStarted')
    case 'voting':
      return refuse(rule, stage.accuser === null ? 'timeIsUp' : 'clockStopped')
    case 'settling':
    case 'naming':
      return refuse(rule, 'clockStopped')
    case 'talking':
      return refuse(rule, 'timeIsUp')
    case 'scored':
    case 'over':
      return refuse(rule, 'roundOver')
  }
}
function askingFault({ turn, terms }: SpyfallCommon, seat: number, { to, text }: { readonly to: number; readonly text: string }): SpyfallRefusal {
  if (turn.asked !== null) return refuse('SF-11', 'oneQuestionAtATime')
  if (turn.asker !== seat) return refuse('SF-10', 'notYourQuestion')
  if (to === seat) return refuse('SF-10', 'askedOneself')
  if (to === turn.barred) return refuse('SF-11', 'askedBack')
  return to >= terms.seats ? refuse('SF-10', 'noSuchPlayer') : textFault(text)
}
const textFault = (text: string): SpyfallRefusal =>
  text.length > longestText ? { ...refuse('SF-12', 'textTooLong'), with: { letters: longestText } } : gone

const answerFault = ({ text, shade }: { readonly text: string; readonly shade?: unknown }): SpyfallRefusal =>
  shade !== undefined && text !== '' ? refuse('SF-12', 'notSpoken') : textFault(text)

function accusingFault(common: SpyfallCommon, seat: number, suspect: number): SpyfallRefusal {
  if (hasAccused(common, seat)) return refuse('SF-17', 'alreadyAccused')
  if (suspect === seat) return refuse('SF-17', 'accusedOneself')
  return suspect >= common.terms.seats ? refuse('SF-17', 'noSuchPlayer') : gone
}
function votingFault(stage: Stage, seat: number): SpyfallRefusal {
  if (stage.is !== 'voting') return refuse('SF-13', 'noVote')
  if (stage.suspect === seat) return refuse('SF-13', 'suspectHasNoVote')
  return stage.voted.includes(seat) ? refuse('SF-13', 'alreadyVoted') : gone
}
function namingFault({ stage, terms }: SpyfallCommon, seat: number, place: string): SpyfallRefusal {
  if (stage.is !== 'naming') return refuse('SF-20', 'showYourCardFirst')
  if (stage.shown.at(-1) !== seat) return refuse('SF-20', 'notYoursToName')
  return terms.places.some(({ key }) => key === place) ? gone : refuse('SF-20', 'placeNotOnTheList')
}
