// What the player on turn does with the die and the safe, and what follows from it.
import type { Seat } from '@safehouse/engine'
import { type ByAgent, named } from './agents.ts'
import { destinations } from './board.ts'
import type { Building } from './buildings.ts'
import { callCards } from './cards/call.ts'
import { intoRuin, mayDraw, offerDraw } from './cards/drawing.ts'
import type { ShadowCommon } from './common.ts'
import { nextTurn } from './scoring.ts'
import type { Story } from './story.ts'
import * as tell from './tell.ts'

export function spend(story: Story, seat: Seat, points: ByAgent): void {
  const before = story.common
  story.say(tell.pointsSpent(seat, points))
  if (mayDraw(story.common, seat) && earnsDraw(before, points)) offerDraw(story, seat)
  else callCards(story)
}
const earnsDraw = (before: ShadowCommon, points: ByAgent): boolean => named(points).length === 0 || intoRuin(destinations(before, points))

export function moveSafe(story: Story, seat: Seat, to: Building): void {
  story.say(tell.safeMoved(seat, to))
  nextTurn(story)
}
