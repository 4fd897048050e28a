// What bots speak: what their host speaks, for games in which bots speak at all.

import type { Language } from '../i18n/language.ts'
import type { AnySpec } from '../lobby/option.tsx'
import type { AnyScreens } from './screens.ts'

/** The option to be set, where bots of this game can speak it and would not by themselves. */
export function botsLanguage(game: AnyScreens['game'], spoken: Language): { readonly language: Language } | undefined {
  const spec = (game.options as Readonly<Record<string, AnySpec>>).language
  const canSpeak = spec?.kind === 'pick' && (spec.of as readonly unknown[]).includes(spoken)
  return canSpeak && spec.default !== spoken ? { language: spoken } : undefined
}
