// Reads what the store holds of a match: its header and its entries as JSON, lifted to the current version of its game's rules.
import { deriveSeed, type Entry, type Game, type GameTypes, liftEntries, type Match, resumeMatch } from '@safehouse/engine'
import { findGame, type Games } from '../lobby/games.ts'
import type { MatchHeader } from '../lobby/match-lifecycle.ts'
import type { StoredMatch } from '../store/store.ts'

export function readStoredMatch(games: Games, stored: Pick<StoredMatch, 'header' | 'entries'>): { match: Match<GameTypes>; header: MatchHeader } {
  const header = JSON.parse(stored.header) as MatchHeader
  const { game } = findGame(games, header.game)
  const entries = readStoredEntries(game, header, stored.entries)
  const match = resumeMatch(game, header.setup, deriveSeed(header.secret, header.entropy), entries)
  return { header, match: header.continues ? { ...match, continues: header.continues } : match }
}
export const readStoredEntries = (game: Game<GameTypes>, { rulesVersion }: MatchHeader, texts: readonly string[]): readonly Entry<GameTypes>[] =>
  liftEntries(game, rulesVersion, texts.map(parseEntry))
export const parseEntry = (text: string): Entry<GameTypes> => JSON.parse(text) as Entry<GameTypes>
