// Whom to accuse, how to vote, and when a spy dares to name the place.

import { likeliest } from '@safehouse/beliefs/probability'
import type { BotInput, Seat } from '@safehouse/engine'
import { hasAccused, type SpyfallCommon, type SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { Beliefs } from './beliefs.ts'

/** How sure a bot must be before it acts. */
export interface Thresholds {
  /** To accuse and to vote: by how much the odds of somebody's being a spy must have grown since the deal. */
  readonly accuseAt: number
  readonly voteAt: number
  /** How much a spy fears to be found, where 1 is as much as the others suspect it: who fears more names a place sooner. */
  readonly fear: number
}
/** The probability of being a spy whose odds are `times` those at the deal. */
function probabilityAt({ terms }: SpyfallCommon, times: number): number {
  const odds = (times * terms.spies) / (terms.seats - 1 - terms.spies)
  return odds / (1 + odds)
}
/** How many times surer a bot wants to be where few people are left to suspect: suspicion grows fast there, and one wrong vote convicts. */
const cautionFactor = ({ terms }: SpyfallCommon): number => Math.max(1, 4 / (terms.seats - 1 - terms.spies))
/** How many questions must have been answered before anybody is accused. */
const MIN_QUESTIONS = 8
/** How sure of the place a spy must be to name it: at least, and near the end of the round. */
const MIN_CERTAINTY = 0.4
const LATE_CERTAINTY = 0.55
const LAST_CALL_MS = 25_000

/** Whom to accuse now, if anybody: only somebody with two answers, and with more certainty after each failed vote. */
export function suspectNow({ view }: BotInput<SpyfallTypes>, beliefs: Beliefs, thresholds: Thresholds): Seat | undefined {
  const { common, hand } = view
  if (hasAccused(common, beliefs.seat) || common.record.length < MIN_QUESTIONS) return undefined
  const others = beliefs.suspected.map((share, seat) => (seat === beliefs.seat || seat === hand.card.pal ? 0 : share))
  const { at, share } = likeliest(others)
  if (common.record.filter((exchange) => exchange.to === at && exchange.answer !== null).length < 2) return undefined
  const failed = common.trials.filter((trial) => trial.suspect === at).length
  return share >= probabilityAt(common, thresholds.accuseAt * cautionFactor(common) * 2 ** failed) ? at : undefined
}

/** How to vote. A spy convicts anybody but a fellow spy. Others vote by suspicion; once time is up, against the one they suspect most. */
export function votesYes({ view }: BotInput<SpyfallTypes>, beliefs: Beliefs, thresholds: Thresholds): boolean {
  const { stage } = view.common
  if (stage.is !== 'voting') return false
  const { suspect, accuser } = stage
  if (beliefs.isSpy) return suspect !== view.hand.card.pal
  const share = beliefs.suspected[suspect]!
  return accuser !== null ? share >= probabilityAt(view.common, thresholds.voteAt) : likeliest(beliefs.suspected).at === suspect
}

/** Whether a spy stops the round now: it is likelier to be right than to get away with saying nothing. */
export function daresToName(common: SpyfallCommon, beliefs: Beliefs, now: number, thresholds: Thresholds): boolean {
  const { share } = likeliest(beliefs.likely)
  const left = common.stage.is === 'running' ? common.stage.until - now : 0
  const enough = Math.max(MIN_CERTAINTY, 1 - thresholds.fear * beliefs.suspected[beliefs.seat]!)
  return share >= (left < LAST_CALL_MS ? Math.min(enough, LATE_CERTAINTY) : enough)
}
