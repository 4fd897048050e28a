// Whom to accuse, how to vote, and when a spy dares to name the place.
import type { BotInput, Seat } from '@safehouse/engine'
import { hasAccused, type SpyfallCommon, type SpyfallTypes } from '@safehouse/games/spyfall-2'
import { likeliest } from '../beliefs.ts'
import type { Mind } from './mind.ts'

/** How sure a bot wants to be. */
export interface Nerve {
  /** To accuse and to vote: by how much the odds of somebody's being a spy must have grown since the deal. */
  readonly accuseAt: number
  readonly voteAt: number
  /** How much a spy fears to be found, where 1 is as much as the others suspect it: who fears more names a place sooner. */
  readonly fear: number
}
/** Odds that have grown so much, as a probability. */
function grown({ terms }: SpyfallCommon, times: number): number {
  const odds = (times * terms.spies) / (terms.seats - 1 - terms.spies)
  return odds / (1 + odds)
}
/** Where few may be the spy, suspicion grows fast and one wrong hand convicts: there one wants to be so many times surer. */
const surer = ({ terms }: SpyfallCommon): number => Math.max(1, 4 / (terms.seats - 1 - terms.spies))
/** So few questions prove nothing, and nobody likes a round that is over before it has begun. */
const fewQuestions = 8
/** Less than this is no idea at all; near the end a fair one will do. */
const leastIdea = 0.4
const fairIdea = 0.55
const lastCallMs = 25_000

/** Whom to accuse now, if anybody. One odd answer may be a slip; and the more votes have failed, the surer one must be. */
export function suspectNow({ view }: BotInput<SpyfallTypes>, mind: Mind, nerve: Nerve): Seat | undefined {
  const { common, hand } = view
  if (hasAccused(common, mind.seat) || common.record.length < fewQuestions) return undefined
  const others = mind.suspected.map((share, seat) => (seat === mind.seat || seat === hand.card.pal ? 0 : share))
  const { at, share } = likeliest(others)
  if (common.record.filter((exchange) => exchange.to === at && exchange.answer !== null).length < 2) return undefined
  const failed = common.trials.filter((trial) => trial.suspect === at).length
  return share >= grown(common, nerve.accuseAt * surer(common) * 2 ** failed) ? at : undefined
}

/** A spy is glad of anybody else's fall. Others vote by what they believe; once time is up, for the one they suspect most. */
export function handUp({ view }: BotInput<SpyfallTypes>, mind: Mind, nerve: Nerve): boolean {
  const { stage } = view.common
  if (stage.is !== 'voting') return false
  const { suspect, accuser } = stage
  if (mind.spying) return suspect !== view.hand.card.pal
  const share = mind.suspected[suspect]!
  return accuser !== null ? share >= grown(view.common, nerve.voteAt) : likeliest(mind.suspected).at === suspect
}

/** Whether a spy stops the round now: it is likelier to be right than to get away with saying nothing. */
export function daresToName(common: SpyfallCommon, mind: Mind, now: number, nerve: Nerve): boolean {
  const { share } = likeliest(mind.likely)
  const left = common.stage.is === 'running' ? common.stage.until - now : 0
  const enough = Math.max(leastIdea, 1 - nerve.fear * mind.suspected[mind.seat]!)
  return share >= (left < lastCallMs ? Math.min(enough, fairIdea) : enough)
}
