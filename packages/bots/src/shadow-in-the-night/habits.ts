// How anybody is taken to move in games played out in one's head: the best for the own agents of a few ways that come to mind.
import type { Chance } from '@safehouse/engine'
import { buildings, faces } from '@safehouse/games/shadow-in-the-night'
import { chanceOf, type Outlook } from './odds.ts'
import { copyInto, copyOf, moveSafeOn, type Sketch, type Spend, settleOn, spendOn, spendsFor } from './sketch.ts'

/** One turn of somebody who runs these agents. */
export function takeTurn(sketch: Sketch, mine: readonly boolean[], outlook: Outlook, ideas: number, mayStay: boolean, chance: Chance): void {
  const spends = spendsFor(sketch.at.length, chance.pick(faces), mayStay)
  spendOn(sketch, bestIdea(sketch, spends, mine, outlook, ideas, chance))
  if (settleOn(sketch)) moveSafeOn(sketch, otherBuilding(sketch.safe, chance))
}

function bestIdea(sketch: Sketch, spends: readonly Spend[], mine: readonly boolean[], outlook: Outlook, ideas: number, chance: Chance): Spend {
  const trial = copyOf(sketch)
  let best = spends[0]!
  let most = -1
  for (let i = 0; i < ideas; i++) {
    const spend = spends[chance.below(spends.length)]!
    copyInto(trial, sketch)
    spendOn(trial, spend)
    settleOn(trial)
    const hope = chanceOf(trial, mine, outlook)
    if (hope > most) {
      most = hope
      best = spend
    }
  }
  return best
}

function otherBuilding(than: number, chance: Chance): number {
  const drawn = chance.below(buildings.length - 1)
  return drawn < than ? drawn : drawn + 1
}
