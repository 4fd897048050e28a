// How a bot's cover, which everybody may read, moves its answers: questions about one of its traits get the answer that fits more often.
import { characterOf } from '@safehouse/content/bots/characters.ts'
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { traitAsked } from '@safehouse/content/top-secret/traits.ts'
import type { Team } from '@safehouse/games/top-secret'

/** By how much a trait moves an answer, in log-odds. */
const TRAIT_WEIGHT = 1.2

/** By how much this character is more inclined to a yes than others, in log-odds; 0 without a character. */
export function inclination(character: string | null | undefined, question: QuestionId, team: Team): number {
  const asked = traitAsked(question, team)
  const strength = asked && characterOf(character)?.traits[asked.trait]
  return strength ? TRAIT_WEIGHT * asked.sign * strength : 0
}
