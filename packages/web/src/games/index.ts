// The shelf: every registered game as pages list it, with the way to load its screens, a chunk of its own for each game.
// It names no game: docs/adding-a-game.md says which files a game brings.
import { type GameId, gameIds } from '@safehouse/games/registry'
import { type GameListing, listings } from './listing.ts'
import type { AnyScreens } from './screens.ts'

export type { GameId } from '@safehouse/games/registry'

export interface ShelvedGame extends GameListing {
  readonly id: GameId
  load(): Promise<AnyScreens>
  /** Fetches words and scenes ahead: without it they would be fetched only when the screens have arrived. */
  fetchRest(language: string): Promise<unknown>
}
const screens = import.meta.glob<AnyScreens>('./*/index.ts', { import: 'screens' })
const laterModules = import.meta.glob(['./*/words/*.ts', '!./core/words/*', './*/scenes.tsx'])
const laterPaths = Object.keys(laterModules)
const isNeeded = (path: string, language: string) =>
  path.endsWith('/scenes.tsx') || path.endsWith(`/${language}.ts`) || path.endsWith(`-${language}.ts`)

export const shelf: readonly ShelvedGame[] = gameIds.map((id) => ({
  ...listings[`./${id}/listing.ts`]!,
  id,
  load: screens[`./${id}/index.ts`]!,
  fetchRest: (language) =>
    Promise.all(laterPaths.filter((path) => path.startsWith(`./${id}/`) && isNeeded(path, language)).map((path) => laterModules[path]!())),
}))
export const gameOnShelf = (id: string): ShelvedGame | undefined => shelf.find((game) => game.id === id)
