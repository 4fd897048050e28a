// Which dice to roll again, by exact expected value, from what stopping on each spy is worth.
import { allDice, enoughForMission, enoughToGuess, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { diceBesides, fullPools, type Pool, poolOf, pools } from './pools.ts'

/** What stopping is worth, by spy: on three or four alike, and on five. Anything else is worth nothing. */
export interface Worth {
  readonly three: Readonly<Record<Spy, number>>
  readonly five: Readonly<Record<Spy, number>>
}
export interface Advice {
  /** The indices of the dice to roll again; none means to stop. */
  readonly reroll: readonly number[]
  /** What the turn is worth if this advice is followed to its end. */
  readonly value: number
}

export function advise(dice: readonly Spy[], rollsLeft: number, worth: Worth): Advice {
  const stopping = new Float64Array(pools.length)
  for (const i of fullPools) stopping[i] = worthOf(pools[i]!, worth)
  const currentPool = poolOf(dice)
  if (rollsLeft === 0) return { reroll: [], value: stopping[currentPool]! }
  let valueLater: Float64Array = stopping
  for (let left = 1; left < rollsLeft; left++) valueLater = valueOneRollEarlier(stopping, valueLater)
  const keeping = expectedByKeptPool(valueLater)
  const keep = bestPart(pools[currentPool]!, keeping)
  if (stopping[currentPool]! >= keeping[keep]!) return { reroll: [], value: stopping[currentPool]! }
  return { reroll: diceBesides(dice, pools[keep]!), value: keeping[keep]! }
}

function valueOneRollEarlier(stopping: Float64Array, later: Float64Array): Float64Array {
  const keeping = expectedByKeptPool(later)
  const value = new Float64Array(pools.length)
  for (const i of fullPools) value[i] = Math.max(stopping[i]!, keeping[bestPart(pools[i]!, keeping)]!)
  return value
}
/** The expected value of keeping each pool: the average over all rolls of the missing dice, computed one die after another. */
function expectedByKeptPool(fullPoolValues: Float64Array): Float64Array {
  const expected = Float64Array.from(fullPoolValues)
  for (let i = pools.length - 1; i >= 0; i--) {
    const { size, withOneMore } = pools[i]!
    if (size === allDice.length) continue
    let sum = 0
    for (const next of withOneMore) sum += expected[next]!
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
