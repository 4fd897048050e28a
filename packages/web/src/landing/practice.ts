// A table to practise at: one person, bots on the other seats, hints, and the match begins at once.
import { type BotLevel, botLevels } from '@safehouse/engine'
import { loadChunk } from '../chunks.ts'
import { botsLanguage } from '../games/bots-language.ts'
import { type GameId, gameOnShelf } from '../games/index.ts'
import { language, messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'
import { setting } from '../settings.ts'
import { api, errorMessage } from '../table/api.ts'
import { storeSeat } from '../table/local-people.ts'
import { storedCreateKey } from './create-key.tsx'

/** The level that was chosen on this device; a newcomer begins with easy bots. */
export function practiceLevel(): BotLevel {
  const chosen = setting('botLevel')
  return botLevels.find((level) => level === chosen) ?? 'easy'
}

/** Opens a practice table and answers with its code; undefined if that failed, after a toast with the reason. */
export async function practise(game: GameId): Promise<string | undefined> {
  const name = setting('name') ?? messages().practice.name
  try {
    const { load, practiceSeats } = gameOnShelf(game)!
    const options = botsLanguage((await loadChunk(load)).game, language.value)
    const request = {
      name,
      place: 'room',
      game,
      practice: practiceSeats,
      botLevel: practiceLevel(),
      ...(options && { options }),
      ...storedCreateKey(),
    } as const
    return storeSeat(await api.create(request)).code
  } catch (problem) {
    showToast(errorMessage(problem))
    return undefined
  }
}
