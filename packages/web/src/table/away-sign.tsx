// The sign beside the title that names absent players. Pressing it opens what can be done about it.
import type { CurrentMatch, House, Person } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import './away-sign.css'

/** People who are seated in this match, not replaced by a bot, and not connected. */
export const absentPlayers = (house: House, match: CurrentMatch): readonly Person[] =>
  house.people.filter((person) => match.seats.includes(person.id) && !person.here && !person.standIn)

interface Props {
  readonly away: readonly Person[]
  onPress(): void
}
export function AwaySign({ away, onPress }: Props) {
  const { people } = messages()
  const only = away.length === 1 ? away[0] : undefined
  return (
    <button type="button" class="away-sign small" onClick={onPress}>
      {only ? people.isAway(isolateName(only.name)) : people.areAway(away.length)}
    </button>
  )
}
