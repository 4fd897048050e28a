// Decisions of Shadow in the Night: which rule handles an action, and what the clock does in a player's place (SN-46). The engine
// passes only actions that `choices` permits and deadlines that are due.
import { type Chance, type Input, type Seat, sampleAction } from '@safehouse/engine'
import { answerCall, callCards, closeCall } from './cards/call.ts'
import { draw } from './cards/drawing.ts'
import { askToPlayOn, finishPlaying, pass, playCard } from './cards/round.ts'
import { moveSafeChoice, spendChoice } from './choices.ts'
import { DecisionBuilder } from './decision-builder.ts'
import { fillMissingDossiers, sealDossier } from './dossier/entry.ts'
import type { ShadowAction } from './facts.ts'
import { liftSafe } from './scoring.ts'
import * as tell from './tell.ts'
import { moveSafe, spend } from './turn.ts'
import type { ShadowToldFact, ShadowTruth, ShadowTypes } from './types.ts'

export function decide(truth: ShadowTruth, input: Input<ShadowTypes>, chance: Chance, now: number): ShadowToldFact[] {
  const decision = new DecisionBuilder(truth, chance, now)
  if ('deadline' in input) onDeadline(decision)
  else onAction(decision, input.seat, input.action)
  return decision.told
}

function onAction(decision: DecisionBuilder, seat: Seat, action: ShadowAction): void {
  switch (action.do) {
    case 'spend':
      return spend(decision, seat, action.points)
    case 'draw':
      draw(decision, seat)
      return goOnAfterDraw(decision)
    case 'declineDraw':
      decision.add(tell.drawDeclined(seat))
      return goOnAfterDraw(decision)
    case 'answer':
      return answerCall(decision, seat, action.wants)
    case 'play':
      return playCard(decision, seat, action)
    case 'pass':
      return pass(decision, seat)
    case 'finish':
      return finishPlaying(decision, seat)
    case 'enterDossier':
      return sealDossier(decision, seat, action.names) ? goOnAfterDossiers(decision) : undefined
    case 'moveSafe':
      return moveSafe(decision, seat, action.to)
  }
}

/** A draw comes after spending points, or in the middle of a card round. */
const goOnAfterDraw = (decision: DecisionBuilder): void => (decision.common.cards.round ? askToPlayOn(decision) : callCards(decision))

/** The dossiers are called for between a scoring and the safe, or after a card that moved stones. */
const goOnAfterDossiers = (decision: DecisionBuilder): void => (decision.common.cards.round ? askToPlayOn(decision) : liftSafe(decision))

function onDeadline(decision: DecisionBuilder): void {
  const { common, chance } = decision
  const { due } = common
  decision.add(tell.timeRanOut('seat' in due ? due.seat : null))
  switch (due.what) {
    case 'spend':
      return onAction(decision, due.seat, sampleAction(spendChoice(common, false), chance))
    case 'draw':
      decision.add(tell.drawDeclined(due.seat))
      return goOnAfterDraw(decision)
    case 'answer':
      return closeCall(decision)
    case 'play':
      return common.cards.round!.played ? finishPlaying(decision, due.seat) : pass(decision, due.seat)
    case 'safe':
      return onAction(decision, due.seat, sampleAction(moveSafeChoice(common), chance))
    case 'dossier':
      fillMissingDossiers(decision)
      return goOnAfterDossiers(decision)
    case 'over':
      return
  }
}
