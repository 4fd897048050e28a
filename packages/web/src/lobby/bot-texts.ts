// What everybody may read about our bots, in the chosen language: tempers and covers. Fetched where a bot is shown.
import type { characterOf } from '@safehouse/content/bots/characters.ts'
import type { Cover, TemperText } from '@safehouse/content/bots/covers.ts'
import type { SeatedBot } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { type Language, language, messages } from '../i18n/language.ts'

const coversIn = {
  en: () => import('@safehouse/content/bots/covers.en.ts'),
  nl: () => import('@safehouse/content/bots/covers.nl.ts'),
  de: () => import('@safehouse/content/bots/covers.de.ts'),
} as const satisfies Record<Language, unknown>
const load = (of: Language) => Promise.all([import('@safehouse/content/bots/characters.ts'), coversIn[of]()])

export interface BotTexts {
  /** One bot for each face, in the order in which they are seated. */
  readonly faces: readonly { readonly face: string; readonly name: string; readonly temper: string }[]
  /** Undefined for a character that this release does not know. */
  about(character: string): (NonNullable<ReturnType<typeof characterOf>> & { readonly cover: Cover; readonly temperText: TemperText }) | undefined
}

/** The texts about bots; undefined until they are loaded, or while nobody needs them. */
export function useBotTexts(isNeeded: boolean): BotTexts | undefined {
  const [texts, setTexts] = useState<BotTexts>()
  useEffect(() => {
    if (!isNeeded) return
    void loadChunk(() => load(language.value)).then(([{ characters, characterOf }, { covers, temperTexts }]) =>
      setTexts({
        faces: Object.entries(characters)
          .filter(([id, { face }]) => id === face)
          .map(([, { face, name, temper }]) => ({ face, name, temper: temperTexts[temper].name.toLocaleLowerCase(language.value) })),
        about(id) {
          const character = characterOf(id)
          return character && { ...character, cover: covers[id as keyof typeof covers], temperText: temperTexts[character.temper] }
        },
      }),
    )
  }, [isNeeded, language.value])
  return texts
}

/** What stands below a bot, whose window says that it is one: "dry, hard". */
export function describeBot({ character, level }: SeatedBot, texts: BotTexts | undefined): string {
  const words = [texts?.about(character)?.temperText.name, messages().bots.levels[level].name]
  return words
    .filter((word) => word !== undefined)
    .join(', ')
    .toLocaleLowerCase(language.value)
}
