// What happens: which rule answers an action, and what the clock does in a player's place (SN-46).
// Only actions that `choices` holds and deadlines that are due ever come here.
import { type Chance, type Input, type Seat, sampleAction } from '@safehouse/engine'
import { answerCall, callCards, closeCall } from './cards/call.ts'
import { draw } from './cards/drawing.ts'
import { finish, goOn, match, pass } from './cards/round.ts'
import { movingTheSafe, spending } from './choices.ts'
import { enter, fillTheMissing } from './dossier/entry.ts'
import type { ShadowAction } from './facts.ts'
import { liftSafe } from './scoring.ts'
import { Story } from './story.ts'
import * as tell from './tell.ts'
import { moveSafe, spend } from './turn.ts'
import type { ShadowToldFact, ShadowTruth, ShadowTypes } from './types.ts'

export function decide(truth: ShadowTruth, input: Input<ShadowTypes>, chance: Chance, now: number): ShadowToldFact[] {
  const story = new Story(truth, chance, now)
  if ('deadline' in input) actForThem(story)
  else act(story, input.seat, input.action)
  return story.told
}

function act(story: Story, seat: Seat, action: ShadowAction): void {
  switch (action.do) {
    case 'spend':
      return spend(story, seat, action.points)
    case 'draw':
      draw(story, seat)
      return afterDraw(story)
    case 'declineDraw':
      story.say(tell.drawDeclined(seat))
      return afterDraw(story)
    case 'answer':
      return answerCall(story, seat, action.wants)
    case 'play':
      return match(story, seat, action)
    case 'pass':
      return pass(story, seat)
    case 'finish':
      return finish(story, seat)
    case 'enterDossier':
      return enter(story, seat, action.names) ? afterDossiers(story) : undefined
    case 'moveSafe':
      return moveSafe(story, seat, action.to)
  }
}

/** A draw comes after spending points, or in the middle of a card round. */
const afterDraw = (story: Story): void => (story.common.cards.round ? goOn(story) : callCards(story))

/** The dossiers are called for between a scoring and the safe, or after a card that moved stones. */
const afterDossiers = (story: Story): void => (story.common.cards.round ? goOn(story) : liftSafe(story))

function actForThem(story: Story): void {
  const { common, chance } = story
  const { due } = common
  story.say(tell.timeRanOut('seat' in due ? due.seat : null))
  switch (due.what) {
    case 'spend':
      return act(story, due.seat, sampleAction(spending(common, false), chance))
    case 'draw':
      story.say(tell.drawDeclined(due.seat))
      return afterDraw(story)
    case 'answer':
      return closeCall(story)
    case 'play':
      return common.cards.round!.played ? finish(story, due.seat) : pass(story, due.seat)
    case 'safe':
      return act(story, due.seat, sampleAction(movingTheSafe(common), chance))
    case 'dossier':
      fillTheMissing(story)
      return afterDossiers(story)
    case 'over':
      return
  }
}
