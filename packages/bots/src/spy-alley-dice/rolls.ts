// Which dice to roll again, by exact expectation: it is given what stopping on each spy is worth.
import { allDice, enoughForMission, enoughToGuess, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { diceBesides, fullPools, type Pool, poolOf, pools } from './pools.ts'

/** What stopping is worth, by spy: on three or four alike, and on five. Anything else is worth nothing. */
export interface Worth {
  readonly three: Readonly<Record<Spy, number>>
  readonly five: Readonly<Record<Spy, number>>
}
export interface Advice {
  /** The numbers of the dice to roll again; none is to stop. */
  readonly reroll: readonly number[]
  /** What the turn is worth if this advice is followed to its end. */
  readonly value: number
}

export function advise(dice: readonly Spy[], rollsLeft: number, worth: Worth): Advice {
  const stopping = new Float64Array(pools.length)
  for (const i of fullPools) stopping[i] = worthOf(pools[i]!, worth)
  const now = poolOf(dice)
  if (rollsLeft === 0) return { reroll: [], value: stopping[now]! }
  let best: Float64Array = stopping
  for (let left = 1; left < rollsLeft; left++) best = oneRollEarlier(stopping, best)
  const keeping = expectations(best)
  const keep = bestPart(pools[now]!, keeping)
  if (stopping[now]! >= keeping[keep]!) return { reroll: [], value: stopping[now]! }
  return { reroll: diceBesides(dice, pools[keep]!), value: keeping[keep]! }
}

function oneRollEarlier(stopping: Float64Array, later: Float64Array): Float64Array {
  const keeping = expectations(later)
  const value = new Float64Array(pools.length)
  for (const i of fullPools) value[i] = Math.max(stopping[i]!, keeping[bestPart(pools[i]!, keeping)]!)
  return value
}
/** For every pool that is kept: the average over all rolls of the missing dice, taken one die after another. */
function expectations(full: Float64Array): Float64Array {
  const expected = Float64Array.from(full)
  for (let i = pools.length - 1; i >= 0; i--) {
    const { size, more } = pools[i]!
    if (size === allDice.length) continue
    let sum = 0
    for (const next of more) sum += expected[next]!
    expected[i] = sum / spies.length
  }
  return expected
}
function bestPart({ parts }: Pool, keeping: Float64Array): number {
  let best = parts[0]!
  for (const part of parts) if (keeping[part]! > keeping[best]!) best = part
  return best
}
function worthOf({ counts }: Pool, worth: Worth): number {
  const spy = counts.findIndex((alike) => alike >= enoughToGuess)
  if (spy < 0) return 0
  return (counts[spy]! >= enoughForMission ? worth.five : worth.three)[spies[spy]!]
}
