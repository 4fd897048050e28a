// Loads a game on demand: rules and screens as one chunk, its sentences in the language that is chosen.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from '../chunks.ts'
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
  game.fetchRest(spoken).catch(() => {}) // asked for again below
  const screens = await loadChunk(game.load)
  const [words, scenes] = await Promise.all([loadChunk(screens.words[spoken]), screens.scenes && loadChunk(screens.scenes)])
  loaded.value = { ...loaded.value, [keyOf(id, spoken)]: { screens, words, scenes } }
}

const loading = new Map<string, Promise<void>>()

/** Fetches a game before it is shown. */
export function fetchGame(id: string): Promise<void> {
  const spoken = language.value
  const key = keyOf(id, spoken)
  const known = loading.get(key)
  if (known) return known
  const fetching = load(id, spoken)
  loading.set(key, fetching)
  return fetching
}

/** The game with its words in the current language; undefined until both are loaded, which may wait for all that is shown before. */
export function useGame(id: string | undefined, when?: 'later'): LoadedGame | undefined {
  const spoken = language.value
  const game = id === undefined ? undefined : loaded.value[keyOf(id, spoken)]
  useEffect(() => {
    if (id !== undefined && !game) void (when === 'later' ? afterOtherChunks() : Promise.resolve()).then(() => fetchGame(id))
  }, [id, spoken, game])
  return game
}
