// Games come to a page when a table needs them: the rules and screens as one chunk, the sentences in one language.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Language, language } from '../words/language.ts'
import { shelved } from './index.ts'
import type { AnyScreens } from './screens.ts'

export interface LoadedGame {
  readonly screens: AnyScreens
  // biome-ignore lint/suspicious/noExplicitAny: each game's screens know their own words
  readonly words: any
}
const loaded = signal<Readonly<Record<string, LoadedGame>>>({})
const nameOf = (id: string, spoken: Language) => `${id}/${spoken}`
const retryAfter = 2000

async function load(id: string, spoken: Language): Promise<void> {
  const screens = await shelved(id)?.load()
  if (!screens) return
  const words = await screens.words[spoken]()
  loaded.value = { ...loaded.value, [nameOf(id, spoken)]: { screens, words } }
}

/** The game, as soon as it is here. A dead spot in the network only delays it. */
export function useGame(id: string | undefined): LoadedGame | undefined {
  const spoken = language.value
  const game = id === undefined ? undefined : loaded.value[nameOf(id, spoken)]
  useEffect(() => {
    if (id === undefined || game) return
    let timer: ReturnType<typeof setTimeout>
    const attempt = () => {
      load(id, spoken).catch(() => {
        timer = setTimeout(attempt, retryAfter)
      })
    }
    attempt()
    return () => clearTimeout(timer)
  }, [id, spoken, game])
  return game
}
