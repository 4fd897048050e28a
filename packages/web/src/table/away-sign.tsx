// Whoever the game misses, in a word beside the title; pressed, it says what can be done about it.
import type { CurrentMatch, House, Person } from '@safehouse/protocol'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import './away-sign.css'

/** Those who play for themselves in this game and are not here. */
export const missing = (house: House, on: CurrentMatch): readonly Person[] =>
  house.people.filter((person) => on.seats.includes(person.id) && !person.here && !person.standIn)

interface Props {
  readonly away: readonly Person[]
  onPress(): void
}
export function AwaySign({ away, onPress }: Props) {
  const { people } = words()
  const only = away.length === 1 ? away[0] : undefined
  return (
    <button type="button" class="away-sign small" onClick={onPress}>
      {only ? people.isAway(isolate(only.name)) : people.areAway(away.length)}
    </button>
  )
}
