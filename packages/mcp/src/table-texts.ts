// Rules, sentences of refusals and texts of packs, as the server serves them to everybody. Each is fetched once.
import type { GameDetails, PackTexts } from '@safehouse/protocol'
import type { KnownTexts } from './narration.ts'

/** Built-in packs, offered as resources. */
export const builtInPacks = ['lamplight', 'daylight', 'kitchen-table'] as const

export interface TableTexts {
  rules(game: string): Promise<string>
  refusal(game: string, code: string): Promise<string>
  packs(ids: Iterable<string>): Promise<KnownTexts>
}
export class ServedTexts implements TableTexts {
  private readonly games = new Map<string, Promise<GameDetails | undefined>>()
  private readonly fetchedPacks = new Map<string, PackTexts | undefined>()

  constructor(private readonly origin: string) {}

  async rules(game: string): Promise<string> {
    const sections = (await this.game(game))?.rules ?? []
    if (sections.length === 0) return `This server serves no rules of ${game}.`
    return sections.map(({ title, rules }) => [title, ...rules.map(({ id, text }) => `${id} ${text}`)].filter(Boolean).join('\n')).join('\n\n')
  }
  async refusal(game: string, code: string): Promise<string> {
    return (await this.game(game))?.refusals[code] ?? 'the rules do not permit that now'
  }
  async packs(ids: Iterable<string>): Promise<KnownTexts> {
    for (const id of ids)
      if (!this.fetchedPacks.has(id)) this.fetchedPacks.set(id, await this.get<PackTexts>(`/api/packs/${encodeURIComponent(id)}?lang=en`))
    return this.fetchedPacks
  }
  private game(id: string): Promise<GameDetails | undefined> {
    const asked = this.games.get(id) ?? this.get<GameDetails>(`/api/games/${encodeURIComponent(id)}?lang=en`)
    this.games.set(id, asked)
    return asked
  }
  private async get<T>(path: string): Promise<T | undefined> {
    const answer = await fetch(this.origin + path).catch(() => undefined)
    return answer?.ok ? ((await answer.json()) as T) : undefined
  }
}
