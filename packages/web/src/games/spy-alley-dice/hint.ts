// The hint that a newcomer needs, by what the match waits for. From the common state alone: no hint may depend on a card.
import type { Seat } from '@safehouse/engine'
import { type AlleyCommon, enoughForMission, enoughToGuess, findSpyOnDice, isStillIn, yetToRoll } from '@safehouse/games/spy-alley-dice'
import type { Words } from './words/en.ts'

export function hint(common: AlleyCommon, seat: Seat): keyof Words['hints'] | undefined {
  const { due, turn } = common
  switch (due.what) {
    case 'start':
      return yetToRoll(common).includes(seat) ? 'start' : undefined
    case 'turn':
      if (turn.roller !== seat) return isStillIn(common, seat) && turn.rolls > 0 ? 'watch' : undefined
      if (turn.rolls === 0) return 'firstRoll'
      if (findSpyOnDice(turn.dice, enoughForMission)) return 'mission'
      return findSpyOnDice(turn.dice, enoughToGuess) ? 'guess' : 'keep'
    case 'mission':
      return due.asked === seat ? 'asked' : undefined
    case 'give':
      return due.from === seat ? 'give' : undefined
    case 'throw':
      return due.seat === seat ? 'throwAway' : undefined
    case 'over':
      return undefined
  }
}
