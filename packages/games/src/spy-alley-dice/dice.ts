// The five dice of Spy Alley Dice, with a spy on each side (SA-01). Dice are public; nothing here knows whose turn it is.
import type { Chance } from '@safehouse/engine'
import { type Spy, spies } from './spies.ts'

/** Dice are known by number, from 0. */
export const allDice: readonly number[] = [0, 1, 2, 3, 4]
/** SA-04: the first roll and two more. */
export const rollsATurn = 3
/** SA-05: this many equal dice allow a guess. */
export const enoughToGuess = 3
/** SA-06: this many equal dice allow a mission instead of the guess. */
export const enoughForMission = 5

export function roll(chance: Chance): Spy[] {
  const dice: Spy[] = []
  for (let i = 0; i < allDice.length; i++) dice.push(chance.pick(spies))
  return dice
}
export function rollSome(dice: readonly Spy[], diceToRoll: readonly number[], chance: Chance): Spy[] {
  const rolled = [...dice]
  for (const die of allDice) if (diceToRoll.includes(die)) rolled[die] = chance.pick(spies)
  return rolled
}

export function count(dice: readonly Spy[], spy: Spy): number {
  let found = 0
  for (const die of dice) if (die === spy) found++
  return found
}
/** The spy that at least `atLeast` of the dice show, which is more than half of them, so there is at most one. */
export function findSpyOnDice(dice: readonly Spy[], atLeast: number): Spy | undefined {
  for (let die = 0; die <= dice.length - atLeast; die++) if (count(dice, dice[die]!) >= atLeast) return dice[die]
  return undefined
}
