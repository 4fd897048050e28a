// The characters of our bots over the API, for programs that play against them: what people can read about a bot at the table, its cover.
import { characters } from '@safehouse/content/bots/characters.ts'
import type { Language } from '@safehouse/content/languages.ts'
import type { BotCharacters } from '@safehouse/protocol'

const loadTexts = {
  en: () => import('@safehouse/content/bots/covers.en.ts'),
  nl: () => import('@safehouse/content/bots/covers.nl.ts'),
  de: () => import('@safehouse/content/bots/covers.de.ts'),
} as const satisfies Record<Language, unknown>

export async function describeCharacters(language: Language): Promise<BotCharacters> {
  const { covers, temperTexts } = await loadTexts[language]()
  const described = Object.entries(characters).map(([id, { name, temper, age, traits }]) => {
    const cover = covers[id as keyof typeof covers]
    return [id, { name, temper, age, traits, ...cover }] as const
  })
  return { language, tempers: temperTexts, characters: Object.fromEntries(described) }
}
