// A table to practise at: one person, bots on the other seats, hints, and the game begins at once.
import { chunk } from '../chunks.ts'
import { botsLanguage } from '../games/bots-language.ts'
import { type GameId, shelved } from '../games/index.ts'
import { say } from '../parts/toast.tsx'
import { setting } from '../settings.ts'
import { api, sentenceOf } from '../table/asking.ts'
import { keep } from '../table/kept-seats.ts'
import { language, words } from '../words/language.ts'
import { knownKey } from './create-key.tsx'

/** The code of the table, or nothing and the reason is said. */
export async function practise(game: GameId): Promise<string | undefined> {
  const name = setting('name') ?? words().practice.name
  try {
    const { load, practiceSeats } = shelved(game)!
    const options = botsLanguage((await chunk(load)).game, language.value)
    const asked = { name, place: 'room', game, practice: practiceSeats, ...(options && { options }), ...knownKey() } as const
    const { code, you, token, house } = await api.create(asked)
    keep({ code, you, token, name: house.people[0]?.name ?? name })
    return code
  } catch (problem) {
    say(sentenceOf(problem))
    return undefined
  }
}
