// Words that turn the meaning of those after them round (not), by language, in lower case, without apostrophes and accents.
import { plainWords } from '@safehouse/beliefs/spyfall-2'
import type { Language } from './seeds.ts'

const lists: Readonly<Record<Language, string>> = {
  en: 'no not never dont doesnt isnt arent wasnt werent cant couldnt wouldnt wont didnt shouldnt havent hasnt aint hardly barely rarely seldom without nobody nothing none neither nowhere zero',
  nl: 'niet geen nooit nauwelijks amper zonder niemand niks niets nergens nul zelden allesbehalve noch',
  de: 'nicht nich ned net nid kein keine keinen keiner keinem keins nie niemals kaum ohne niemand nichts nix nirgends null weder selten',
}
export const hasNegator = (text: string, language: Language): boolean => {
  const negators = lists[language].split(' ')
  return plainWords(text).some((word) => negators.includes(word))
}
