// What `GET /api/games/ID` serves: the rules in one language, why something is refused, and JSON Schemas, so that a program for a game can
// be written from what the server serves alone. Everything here is public and the same for everybody.
import { readFile } from 'node:fs/promises'
import type { Language } from '@safehouse/content/languages.ts'
import { loadRulebook } from '@safehouse/content/rulebook.ts'
import type { OptionSpec, Schema } from '@safehouse/engine'
import type { GameDetails, GameSummary, RulesSection } from '@safehouse/protocol'
import { z } from 'zod'
import type { PlayableGame } from './lobby/games.ts'
import { rulesFile } from './program-files.ts'

/** Cache of details: they never change while the server runs. */
const detailsCache = new WeakMap<PlayableGame, Map<Language, Promise<GameDetails>>>()

export function describeGame(summary: GameSummary, playable: PlayableGame, language: Language): Promise<GameDetails> {
  const byLanguage = detailsCache.get(playable) ?? new Map<Language, Promise<GameDetails>>()
  detailsCache.set(playable, byLanguage)
  const details = byLanguage.get(language) ?? composeDetails(summary, playable, language)
  byLanguage.set(language, details)
  details.catch(() => byLanguage.delete(language))
  return details
}

async function composeDetails(summary: GameSummary, { game, schemas }: PlayableGame, language: Language): Promise<GameDetails> {
  const [rules, { help, refusals }] = await Promise.all([readFile(rulesFile(game.id, language), 'utf8'), loadRulebook(game.id, language)])
  return {
    ...summary,
    language,
    rules: readRules(rules),
    help,
    refusals,
    action: toJsonSchema(schemas.action),
    open: toJsonSchema(schemas.open),
    whisper: toJsonSchema(schemas.whisper),
    view: { common: toJsonSchema(schemas.common), hand: toJsonSchema(schemas.hand) },
    optionsSchema: toOptionsSchema(game.options as Readonly<Record<string, OptionSpec<unknown>>>, schemas.optionMeanings),
  }
}

const toJsonSchema = (schema: Schema<unknown>): object => z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' })

/** The sections and rules of a RULES.md: headings, and lines that begin with a rule's id. */
function readRules(markdown: string): RulesSection[] {
  const sections: { title: string; rules: { id: string; text: string }[] }[] = [{ title: '', rules: [] }]
  for (const line of markdown.split('\n')) {
    const title = /^##+ (.+)$/.exec(line)?.[1]
    if (title) sections.push({ title, rules: [] })
    const [, id, text] = /^- ([A-Z]{2}-\d{2}[a-z]?) (.+)$/.exec(line) ?? []
    if (id && text) sections.at(-1)!.rules.push({ id, text })
  }
  return sections.filter(({ rules }) => rules.length > 0)
}

function toOptionsSchema(options: Readonly<Record<string, OptionSpec<unknown>>>, meanings: Readonly<Record<string, string>>): object {
  const properties = Object.entries(options).map(([name, spec]) => [
    name,
    { description: meanings[name], default: spec.default, ...toValueSchema(spec) },
  ])
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}
function toValueSchema(spec: OptionSpec<unknown>): object {
  switch (spec.kind) {
    case 'switch':
      return { type: 'boolean' }
    case 'pick':
      return { enum: spec.of }
    case 'number':
      return { type: 'integer', minimum: spec.min, maximum: spec.max }
    case 'seat':
      return { type: ['integer', 'null'], minimum: 0 }
    case 'custom':
      return { type: 'array', items: { type: 'object' } }
    default: {
      const { of, min } = spec as { readonly of: readonly unknown[]; readonly min: number }
      return { type: 'array', items: { enum: of }, minItems: min, uniqueItems: true }
    }
  }
}
