// Why an action that `choices` does not permit is refused (SF-34). It sees the view alone, so a refusal cannot reveal a secret: a player
// who is no spy may try to stop the round, and only that player hears of it.
import type { Refusal, Seat } from '@safehouse/engine'
import { hasAccused, nextDealer, type SpyfallCommon, type Stage } from './common.ts'
import type { SpyfallAction } from './facts.ts'
import { isSpy } from './hand.ts'
import { MAX_TEXT_CHARACTERS, questionOf } from './questions.ts'
import type { SpyfallView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
export type SpyfallRefusalCode =
  | 'roundNotOver'
  | 'notTheDealer'
  | 'clockAlreadyStarted'
  | 'clockNotStarted'
  | 'clockStopped'
  | 'timeIsNotUp'
  | 'timeIsUp'
  | 'roundOver'
  | 'notAsked'
  | 'oneQuestionAtATime'
  | 'notYourQuestion'
  | 'askedOneself'
  | 'askedBack'
  | 'textTooLong'
  | 'notSpoken'
  | 'noSuchPlayer'
  | 'alreadyAccused'
  | 'accusedOneself'
  | 'notASpy'
  | 'noVote'
  | 'suspectHasNoVote'
  | 'alreadyVoted'
  | 'showYourCardFirst'
  | 'notYoursToName'
  | 'placeNotOnTheList'
  | 'questionGone'
  // Refusals of options, before a match (terms.ts).
  | 'noPlaces'
  | 'samePackTwice'
  | 'twelveNeedTwoSpies'
  | 'mixedDecksOneSpy'
  | 'oldPalsNeedTwoSpies'
  | 'moreRoundsThanPlaces'
  | 'morePlayersThanCards'
type SpyfallRefusal = Refusal<SpyfallRefusalCode>

const refuse = (rule: string, code: SpyfallRefusalCode): SpyfallRefusal => ({ rule, code })
/** The question is gone. Also where no better reason is known. */
const otherwise = refuse('SF-34', 'questionGone')

export function refusal(view: SpyfallView, action: SpyfallAction): SpyfallRefusal {
  const { common, seat } = view
  if (action.question !== questionOf[action.do](common)) return otherwise
  switch (action.do) {
    case 'dealRound':
      return dealersRefusal('SF-07', common.stage.is === 'scored' ? undefined : 'roundNotOver', nextDealer(common) === seat)
    case 'startClock':
      return dealersRefusal('SF-10', common.stage.is === 'dealt' ? undefined : 'clockAlreadyStarted', common.dealer === seat)
    case 'openVoting':
      return dealersRefusal('SF-13', common.stage.is === 'talking' ? undefined : 'timeIsNotUp', common.dealer === seat)
    case 'ask':
      return clockRefusal(common.stage, 'SF-10') ?? askingRefusal(common, seat, action)
    case 'answer':
      return clockRefusal(common.stage, 'SF-10') ?? (common.turn.asked !== seat ? refuse('SF-10', 'notAsked') : answerRefusal(action))
    case 'shade': // SF-12: only the two players of the last exchange may shade it, once, if it was spoken.
      return clockRefusal(common.stage, 'SF-12') ?? refuse('SF-12', 'notSpoken')
    case 'accuse':
      return clockRefusal(common.stage, 'SF-17') ?? accusingRefusal(common, seat, action.suspect)
    case 'stopRound':
      return clockRefusal(common.stage, 'SF-22') ?? (isSpy(view.hand) ? otherwise : refuse('SF-20', 'notASpy'))
    case 'vote':
      return votingRefusal(common.stage, seat)
    case 'namePlace':
      return namingRefusal(common, seat, action.place)
  }
}

/** Why something that only the dealer does, in one stage, cannot be done; `wrongStage` is the reason if it is another stage. */
function dealersRefusal(rule: string, wrongStage: SpyfallRefusalCode | undefined, isDealer: boolean): SpyfallRefusal {
  if (wrongStage) return refuse(rule, wrongStage)
  return isDealer ? otherwise : refuse(rule, 'notTheDealer')
}
/** Why a thing that needs the running clock cannot be done now. */
function clockRefusal(stage: Stage, rule: string): SpyfallRefusal | undefined {
  switch (stage.is) {
    case 'running':
      return undefined
    case 'dealt':
      return refuse(rule, 'clockNotStarted')
    case 'voting':
      return refuse(rule, stage.accuser === null ? 'timeIsUp' : 'clockStopped')
    case 'settling': // a vote has failed and is still shown
    case 'naming':
      return refuse(rule, 'clockStopped')
    case 'talking': // time is up, and the votes have not begun
      return refuse(rule, 'timeIsUp')
    case 'scored':
    case 'over':
      return refuse(rule, 'roundOver')
  }
}
function askingRefusal({ turn, terms }: SpyfallCommon, seat: Seat, { to, text }: { readonly to: Seat; readonly text: string }): SpyfallRefusal {
  if (turn.asked !== null) return refuse('SF-11', 'oneQuestionAtATime')
  if (turn.asker !== seat) return refuse('SF-10', 'notYourQuestion')
  if (to === seat) return refuse('SF-10', 'askedOneself')
  if (to === turn.barred) return refuse('SF-11', 'askedBack')
  return to >= terms.seats ? refuse('SF-10', 'noSuchPlayer') : textRefusal(text)
}
const textRefusal = (text: string): SpyfallRefusal =>
  text.length > MAX_TEXT_CHARACTERS ? { ...refuse('SF-12', 'textTooLong'), with: { letters: MAX_TEXT_CHARACTERS } } : otherwise

const answerRefusal = ({ text, shade }: { readonly text: string; readonly shade?: unknown }): SpyfallRefusal =>
  shade !== undefined && text !== '' ? refuse('SF-12', 'notSpoken') : textRefusal(text)

function accusingRefusal(common: SpyfallCommon, seat: Seat, suspect: Seat): SpyfallRefusal {
  if (hasAccused(common, seat)) return refuse('SF-17', 'alreadyAccused')
  if (suspect === seat) return refuse('SF-17', 'accusedOneself')
  return suspect >= common.terms.seats ? refuse('SF-17', 'noSuchPlayer') : otherwise
}
function votingRefusal(stage: Stage, seat: Seat): SpyfallRefusal {
  if (stage.is !== 'voting') return refuse('SF-13', 'noVote')
  if (stage.suspect === seat) return refuse('SF-13', 'suspectHasNoVote')
  return stage.voted.includes(seat) ? refuse('SF-13', 'alreadyVoted') : otherwise
}
function namingRefusal({ stage, terms }: SpyfallCommon, seat: Seat, place: string): SpyfallRefusal {
  if (stage.is !== 'naming') return refuse('SF-20', 'showYourCardFirst')
  if (stage.shown.at(-1) !== seat) return refuse('SF-20', 'notYoursToName')
  return terms.places.some(({ key }) => key === place) ? otherwise : refuse('SF-20', 'placeNotOnTheList')
}
