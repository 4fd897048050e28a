// Listings: what pages show of a game before its rules and screens are loaded. Each game's folder has one in its `listing.ts`.
import type { GameManifest } from '@safehouse/engine'
import type { GameId } from '@safehouse/games/registry'
import type { Language } from '../i18n/language.ts'

export interface GameTitle {
  readonly name: string
  readonly tagline: string
}
export interface GameListing extends GameManifest, Readonly<Record<Language, GameTitle>> {
  /** URL of the game's drawings; `picture` is the one for the shelf. */
  readonly art: string
}

/** Listings by path: `./<id>/listing.ts`. */
export const listings = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' })

/** Names and taglines of all games in one language; `messages().games` are those of the current language. */
export const titlesIn = (language: Language): Readonly<Record<GameId, GameTitle>> =>
  Object.fromEntries(Object.values(listings).map((listing) => [listing.id, listing[language]])) as Record<GameId, GameTitle>
