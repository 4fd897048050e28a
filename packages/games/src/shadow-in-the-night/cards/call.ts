// "Who wants to play a card?" Everyone who holds one answers at the same time, and nobody sees whose answer is missing (SN-18).
import type { Seat } from '@safehouse/engine'
import type { ShadowCommon } from '../common.ts'
import { settle } from '../scoring.ts'
import type { Story } from '../story.ts'
import * as tell from '../tell.ts'
import { askToPlay } from './round.ts'

/** Asks everyone who holds a card; nobody holds one: on to the scoring. */
export function callCards(story: Story): void {
  if (story.common.cards.held.some((cards) => cards > 0)) story.say(tell.cardsCalled(story.until))
  else settle(story)
}

export function answerCall(story: Story, seat: Seat, wants: boolean): void {
  story.sayAll(tell.callAnswered(seat, wants))
  const { due } = story.common
  if (due.what === 'answer' && due.missing === 0) closeCall(story)
}

/** All have answered; or the time is up, and who has not answered does not want to. */
export function closeCall(story: Story): void {
  const { truth, common } = story
  const wanting = fromTurn(common).filter((seat) => truth.hands[seat]!.wants === true)
  story.say(tell.callClosed(wanting))
  if (wanting.length === 0) settle(story)
  else askToPlay(story, wanting[0]!)
}

/** All seats clockwise, the one on turn first. */
const fromTurn = ({ seats, onTurn }: ShadowCommon): Seat[] => Array.from({ length: seats }, (_, i) => (onTurn + i) % seats)
