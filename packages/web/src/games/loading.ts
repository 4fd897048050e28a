// Loads a game on demand: rules and screens as one chunk, its sentences in the language that is chosen.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { type Language, language } from '../i18n/language.ts'
import { shelved } from './index.ts'
import type { AnyScreens, SceneScreens } from './screens.ts'

export interface LoadedGame {
  readonly screens: AnyScreens
  // biome-ignore lint/suspicious/noExplicitAny: each game's screens know their own words
  readonly words: any
  // biome-ignore lint/suspicious/noExplicitAny: each game's scenes know their own types
  readonly scenes: SceneScreens<any, any> | undefined
}
const loaded = signal<Readonly<Record<string, LoadedGame>>>({})
const keyOf = (id: string, spoken: Language) => `${id}/${spoken}`

async function load(id: string, spoken: Language): Promise<void> {
  const game = shelved(id)
  if (!game) return
  const screens = await loadChunk(game.load)
  const [words, scenes] = await Promise.all([loadChunk(screens.words[spoken]), screens.scenes && loadChunk(screens.scenes)])
  loaded.value = { ...loaded.value, [keyOf(id, spoken)]: { screens, words, scenes } }
}

/** Fetches a game before it is shown. */
export async function fetchGame(id: string): Promise<void> {
  const spoken = language.value
  if (!loaded.value[keyOf(id, spoken)]) await load(id, spoken)
}

/** The game with its words in the current language; undefined until both are loaded. */
export function useGame(id: string | undefined): LoadedGame | undefined {
  const spoken = language.value
  const game = id === undefined ? undefined : loaded.value[keyOf(id, spoken)]
  useEffect(() => {
    if (id !== undefined && !game) load(id, spoken)
  }, [id, spoken, game])
  return game
}
