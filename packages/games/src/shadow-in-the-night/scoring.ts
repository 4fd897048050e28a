// When all moving is over: the scoring, if something causes one, the safe, and the next turn.

import { clockwise } from './common.ts'
import { faces } from './die.ts'
import { dossiersAreDue } from './dossier/common.ts'
import { callDossiers } from './dossier/entry.ts'
import { end } from './ending.ts'
import type { Story } from './story.ts'
import * as tell from './tell.ts'
import { gainsOf, lap, someReached } from './track.ts'

export function settle(story: Story): void {
  const { causes, at, stones } = story.common
  const cause = causes.at(-1)
  if (!cause) return nextTurn(story)
  story.say(tell.scored(cause.by, gainsOf(at, stones)))
  if (someReached(story.common.stones, lap)) return end(story)
  if (dossiersAreDue(story.common)) callDossiers(story)
  else liftSafe(story)
}

/** Whoever was last to cause the scoring is to move the safe. */
export const liftSafe = (story: Story): void => story.say(tell.safeLifted(story.common.causes.at(-1)!.by, story.until))

export function nextTurn(story: Story): void {
  const next = clockwise(story.common, story.common.onTurn)
  story.say(tell.turnBegan(next, story.chance.pick(faces), story.until))
}
