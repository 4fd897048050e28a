// A game's rulebook for people: how it is played in short, and a sentence for each reason for which it refuses something. There is one
// a language and game (`<id>/rulebook.<language>.ts`). The pages show it and the server serves it to programs; it holds no rules of its own.
import type { Language } from './languages.ts'

export interface Help {
  readonly lead: string
  /** The game in a few steps, for each of which the pages have a picture. */
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** Rules in short sentences, also where the rulebook leaves something open. */
  readonly rulings: readonly string[]
}
export interface Rulebook {
  readonly help: Help
  /** By code. A placeholder such as `{seat}` stands for the value of that name in the refusal's `with`. */
  readonly refusals: Readonly<Record<string, string>>
}

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const { [language]: rulebook }: Record<string, Rulebook> = await import(`./${game}/rulebook.${language}.ts`)
  return rulebook!
}
