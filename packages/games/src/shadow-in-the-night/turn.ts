// The course of a turn: from one die to the next. Each function goes on until somebody has to decide something.
import type { Seat } from '@safehouse/engine'
import type { ByAgent } from './agents.ts'
import type { Building } from './buildings.ts'
import { faces } from './die.ts'
import { end } from './ending.ts'
import type { Story } from './story.ts'
import { clockwise } from './table.ts'
import * as tell from './tell.ts'
import { gainsOf, lap, someReached } from './track.ts'

export function spend(story: Story, seat: Seat, points: ByAgent): void {
  story.say(tell.pointsSpent(seat, points))
  settle(story)
}

/** All moving is over: a scoring if something causes one, else the next turn. */
export function settle(story: Story): void {
  const { causes, at, stones } = story.table
  const cause = causes.at(-1)
  if (!cause) return nextTurn(story)
  story.say(tell.scored(cause.by, gainsOf(at, stones)))
  if (someReached(story.table.stones, lap)) return end(story)
  liftSafe(story)
}

/** Whoever caused the scoring is to move the safe. */
export const liftSafe = (story: Story): void => story.say(tell.safeLifted(story.table.causes.at(-1)!.by, story.until))

export function moveSafe(story: Story, seat: Seat, to: Building): void {
  story.say(tell.safeMoved(seat, to))
  nextTurn(story)
}

export function nextTurn(story: Story): void {
  const next = clockwise(story.table, story.table.onTurn)
  story.say(tell.turnBegan(next, story.chance.pick(faces), story.until))
}
