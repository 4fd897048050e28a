// Loads a game on demand: rules and screens as one chunk, its sentences in the language that is chosen.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from '../chunks.ts'
import { type Language, language } from '../i18n/language.ts'
import { gameOnShelf } from './index.ts'
import type { AnyScreens, SceneScreens } from './screens.ts'

export interface LoadedGame {
  readonly screens: AnyScreens
  // biome-ignore lint/suspicious/noExplicitAny: each game's screens know their own words
  readonly words: any
  // biome-ignore lint/suspicious/noExplicitAny: each game's scenes know their own types
  readonly scenes: SceneScreens<any, any> | undefined
}
const loaded = signal<Readonly<Record<string, LoadedGame>>>({})
const keyOf = (id: string, wordsLanguage: Language) => `${id}/${wordsLanguage}`

async function load(id: string, wordsLanguage: Language): Promise<void> {
  const game = gameOnShelf(id)
  if (!game) return
  game.fetchRest(wordsLanguage).catch(() => {}) // each file is asked for again below, where an error counts
  const screens = await loadChunk(game.load)
  const [words, scenes] = await Promise.all([loadChunk(screens.words[wordsLanguage]), screens.scenes && loadChunk(screens.scenes)])
  loaded.value = { ...loaded.value, [keyOf(id, wordsLanguage)]: { screens, words, scenes } }
}

const loading = new Map<string, Promise<void>>()

/** Fetches a game before it is shown. */
export function fetchGame(id: string): Promise<void> {
  const wordsLanguage = language.value
  const key = keyOf(id, wordsLanguage)
  const earlier = loading.get(key)
  if (earlier) return earlier
  const fetching = load(id, wordsLanguage)
  loading.set(key, fetching)
  return fetching
}

/** The game with its words in the current language; undefined until both are loaded. `'later'`: loading waits until all chunks asked for so far have arrived. */
export function useGame(id: string | undefined, when?: 'later'): LoadedGame | undefined {
  const wordsLanguage = language.value
  const game = id === undefined ? undefined : loaded.value[keyOf(id, wordsLanguage)]
  useEffect(() => {
    if (id !== undefined && !game) void (when === 'later' ? afterOtherChunks() : Promise.resolve()).then(() => fetchGame(id))
  }, [id, wordsLanguage, game])
  return game
}
