// The evening's score in a sentence: who has won most, of how many matches.
import type { House, PersonId } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { leadersOf, scoreOf } from './score.ts'

export function headlineOf(house: House, you: PersonId | null): string {
  const { evening } = messages()
  const leaders = leadersOf(scoreOf(house))
  const matchCount = house.played.length
  const first = leaders[0]
  if (!first) return evening.noWins(matchCount)
  if (leaders.length > 1) return evening.tied(leaders.length, first.wins)
  return first.id === you ? evening.youLead(first.wins, matchCount) : evening.leads(isolateName(first.name), first.wins, matchCount)
}
