// The card round: goes in turn, cards one after another, until all have passed in a row (SN-19, SN-20).
import type { Seat } from '@safehouse/engine'
import { clockwise } from '../common.ts'
import { dossiersAreDue } from '../dossier/common.ts'
import { callDossiers } from '../dossier/entry.ts'
import { end } from '../ending.ts'
import type { ShadowAction } from '../facts.ts'
import { settle } from '../scoring.ts'
import type { Story } from '../story.ts'
import * as tell from '../tell.ts'
import { lap, someReached } from '../track.ts'
import type { Chosen, Effect } from './card.ts'
import { intoRuin, mayDraw, offerDraw } from './drawing.ts'
import { cardKinds } from './index.ts'

export const askToPlay = (story: Story, seat: Seat): void => story.say(tell.askedToPlay(seat, story.until))

export function match(story: Story, seat: Seat, action: Extract<ShadowAction, { do: 'play' }>): void {
  const effect = cardKinds[action.card].effect(story.common, action as Partial<Chosen>)
  story.say(tell.cardPlayed(seat, action.card))
  carryOut(story, seat, effect)
  if (someReached(story.common.stones, lap)) return end(story)
  if (dossiersAreDue(story.common)) return callDossiers(story)
  if (effect.agents && intoRuin(effect.agents) && mayDraw(story.common, seat)) return offerDraw(story, seat)
  goOn(story)
}

function carryOut(story: Story, seat: Seat, { agents, safe, stones, recruits }: Effect): void {
  if (agents) story.say(tell.agentsMoved(seat, agents))
  if (safe !== undefined) story.say(tell.safeMoved(seat, safe))
  if (stones) story.say(tell.stonesMoved(seat, stones))
  if (recruits !== undefined) story.sayAll(tell.recruited(seat, recruits, story.truth.hidden.bystanders[recruits]!))
}

/** The same go: another card, as long as there is one in hand. */
export function goOn(story: Story): void {
  const { held, round } = story.common.cards
  const { seat } = round!
  if (held[seat]! > 0) askToPlay(story, seat)
  else finish(story, seat)
}

export function finish(story: Story, seat: Seat): void {
  story.say(tell.finished(seat))
  nextGo(story)
}

/** A pass; of one who should have begun it is the clock's, and the next who wanted to begins. */
export function pass(story: Story, seat: Seat): void {
  const wasToBegin = story.common.cards.round!.toBegin.length > 0
  story.say(tell.passed(seat))
  if (!wasToBegin) return nextGo(story)
  const [next] = story.common.cards.round!.toBegin
  if (next === undefined) closeRound(story)
  else askToPlay(story, next)
}

function nextGo(story: Story): void {
  let { seat } = story.common.cards.round!
  while (story.common.cards.round!.passes < story.common.seats) {
    seat = clockwise(story.common, seat)
    if (story.common.cards.held[seat]! > 0) return askToPlay(story, seat)
    story.say(tell.passed(seat))
  }
  closeRound(story)
}

function closeRound(story: Story): void {
  story.say(tell.roundClosed())
  settle(story)
}
