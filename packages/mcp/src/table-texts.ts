// Rules, sentences of refusals and texts of packs, as the server serves them to everybody. Each is asked for once.
import { packs as placePacks } from '@safehouse/content/spyfall-2/packs.ts'
import { packs as decks } from '@safehouse/content/top-secret/packs.ts'
import type { GameDetails, PackTexts } from '@safehouse/protocol'
import type { KnownTexts } from './narration.ts'

/** Built-in packs, offered as resources. */
export const builtInPacks: readonly string[] = [...placePacks, ...decks].map(({ id }) => id)

export interface TableTexts {
  readRules(game: string): Promise<string>
  explainRefusal(game: string, code: string): Promise<string>
  readPacks(ids: Iterable<string>): Promise<KnownTexts>
}
/** Where the texts come from; undefined where there are none. */
export interface TextSource {
  game(id: string): Promise<GameDetails | undefined>
  pack(id: string): Promise<PackTexts | undefined>
}
/** Texts from a server at this address. */
export function textsFrom(origin: string): TextSource {
  const fetchJson = async <T>(path: string): Promise<T | undefined> => {
    const answer = await fetch(origin + path).catch(() => undefined)
    return answer?.ok ? ((await answer.json()) as T) : undefined
  }
  return {
    game: (id) => fetchJson(`/api/games/${encodeURIComponent(id)}?lang=en`),
    pack: (id) => fetchJson(`/api/packs/${encodeURIComponent(id)}?lang=en`),
  }
}
export class ServedTexts implements TableTexts {
  private readonly games = new Map<string, GameDetails>()
  private readonly knownPacks = new Map<string, PackTexts>()

  constructor(private readonly source: TextSource) {}

  async readRules(game: string): Promise<string> {
    const sections = (await this.readGame(game))?.rules ?? []
    if (sections.length === 0) return `This server serves no rules of ${game}.`
    return sections.map(({ title, rules }) => [title, ...rules.map(({ id, text }) => `${id} ${text}`)].filter(Boolean).join('\n')).join('\n\n')
  }
  async explainRefusal(game: string, code: string): Promise<string> {
    return (await this.readGame(game))?.refusals[code] ?? 'the rules do not permit that now'
  }
  async readPacks(ids: Iterable<string>): Promise<KnownTexts> {
    for (const id of ids) {
      const pack = this.knownPacks.has(id) ? undefined : await this.source.pack(id)
      if (pack) this.knownPacks.set(id, pack)
    }
    return this.knownPacks
  }
  private async readGame(id: string): Promise<GameDetails | undefined> {
    const game = this.games.get(id) ?? (await this.source.game(id))
    if (game) this.games.set(id, game)
    return game
  }
}
