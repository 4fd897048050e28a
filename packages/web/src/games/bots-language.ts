// The language of bots that talk: that of their host, where the game has it.
import type { Language } from '../i18n/language.ts'
import type { AnySpec } from '../lobby/option.tsx'
import type { AnyScreens } from './screens.ts'

/** The option to set so that bots speak this language; undefined if they cannot, or if it is the default. */
export function botsLanguage(game: AnyScreens['game'], spoken: Language): { readonly language: Language } | undefined {
  const spec = (game.options as Readonly<Record<string, AnySpec>>).language
  const canSpeak = spec?.kind === 'pick' && (spec.of as readonly unknown[]).includes(spoken)
  return canSpeak && spec.default !== spoken ? { language: spoken } : undefined
}
