// The card round: one seat after another plays any number of cards, one at a time, until all have passed in a row (SN-19, SN-20).
import type { Seat } from '@safehouse/engine'
import { nextClockwise } from '../common.ts'
import type { DecisionBuilder } from '../decision-builder.ts'
import { dossiersAreDue } from '../dossier/common.ts'
import { callDossiers } from '../dossier/entry.ts'
import { endMatch } from '../ending.ts'
import type { ShadowAction } from '../facts.ts'
import { settle } from '../scoring.ts'
import * as tell from '../tell.ts'
import { hasAnyReached, lap } from '../track.ts'
import type { Chosen, Effect } from './card.ts'
import { endsInRuin, mayDraw, offerDraw } from './drawing.ts'
import { cardKinds } from './index.ts'

export const askToPlay = (decision: DecisionBuilder, seat: Seat): void => decision.add(tell.askedToPlay(seat, decision.decisionEndsFor(seat)))

export function playCard(decision: DecisionBuilder, seat: Seat, action: Extract<ShadowAction, { do: 'play' }>): void {
  const effect = cardKinds[action.card].effect(decision.common, action as Partial<Chosen>)
  decision.add(tell.cardPlayed(seat, action.card))
  applyEffect(decision, seat, effect)
  if (hasAnyReached(decision.common.stones, lap)) return endMatch(decision)
  if (dossiersAreDue(decision.common)) return callDossiers(decision)
  if (effect.agents && endsInRuin(effect.agents) && mayDraw(decision.common, seat)) return offerDraw(decision, seat)
  askToPlayOn(decision)
}

function applyEffect(decision: DecisionBuilder, seat: Seat, { agents, safe, stones, recruits }: Effect): void {
  if (agents) decision.add(tell.agentsMoved(seat, agents))
  if (safe !== undefined) decision.add(tell.safeMoved(seat, safe))
  if (stones) decision.add(tell.stonesMoved(seat, stones))
  if (recruits !== undefined) decision.addAll(tell.recruited(seat, recruits, decision.truth.hidden.bystanders[recruits]!))
}

/** Asks the seat that plays for another card, as long as it has one in hand. */
export function askToPlayOn(decision: DecisionBuilder): void {
  const { held, round } = decision.common.cards
  const { seat } = round!
  if (held[seat]! > 0) askToPlay(decision, seat)
  else finishPlaying(decision, seat)
}

export function finishPlaying(decision: DecisionBuilder, seat: Seat): void {
  decision.add(tell.finished(seat))
  askNextPlayer(decision)
}

/** A seat passes. If it should have begun the round, the clock has passed for it, and the next seat that wanted to play begins. */
export function pass(decision: DecisionBuilder, seat: Seat): void {
  const wasToBegin = decision.common.cards.round!.toBegin.length > 0
  decision.add(tell.passed(seat))
  if (!wasToBegin) return askNextPlayer(decision)
  const [next] = decision.common.cards.round!.toBegin
  if (next === undefined) closeRound(decision)
  else askToPlay(decision, next)
}

function askNextPlayer(decision: DecisionBuilder): void {
  let { seat } = decision.common.cards.round!
  while (decision.common.cards.round!.passes < decision.common.seats) {
    seat = nextClockwise(decision.common, seat)
    if (decision.common.cards.held[seat]! > 0) return askToPlay(decision, seat)
    decision.add(tell.passed(seat))
  }
  closeRound(decision)
}

function closeRound(decision: DecisionBuilder): void {
  decision.add(tell.roundClosed())
  settle(decision)
}
