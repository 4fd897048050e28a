// Which hint a newcomer needs, by what the table waits for. The table is open: no hint can tell a card.
import type { Seat } from '@safehouse/engine'
import { enoughForMission, enoughToGuess, isIn, spyOn, type Table, yetToRoll } from '@safehouse/games/spy-alley-dice'
import type { Words } from './words/en.ts'

export function hint(table: Table, seat: Seat): keyof Words['hints'] | undefined {
  const { due, turn } = table
  switch (due.what) {
    case 'start':
      return yetToRoll(table).includes(seat) ? 'start' : undefined
    case 'turn':
      if (turn.roller !== seat) return isIn(table, seat) && turn.rolls > 0 ? 'watch' : undefined
      if (turn.rolls === 0) return 'firstRoll'
      if (spyOn(turn.dice, enoughForMission)) return 'mission'
      return spyOn(turn.dice, enoughToGuess) ? 'guess' : 'keep'
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
