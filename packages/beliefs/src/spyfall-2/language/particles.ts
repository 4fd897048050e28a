// Words that say yes, words that say no, and words that turn the meaning of those after them round (not), by language. They are in lower case,
// without apostrophes and accents, as `plainWords` in features.ts beside this file makes them.
import type { Language } from '@safehouse/games/spyfall-2'

type Particle = 'yes' | 'no' | 'not'
/** Separated by blanks. A word may be in two lists: “never” is a no, and it turns round what follows. */
const lists: Readonly<Record<Language, Readonly<Record<Particle, string>>>> = {
  en: {
    yes: 'yes yeah yep yup ye yea yess yesss yah aye sure definitely absolutely totally certainly indeed obviously always',
    no: 'no nope nah naw noo nooo never hardly nay',
    not: 'no not never dont doesnt isnt arent wasnt werent cant couldnt wouldnt wont didnt shouldnt havent hasnt aint hardly barely rarely seldom without nobody nothing none neither nowhere zero',
  },
  nl: {
    yes: 'ja jaa jaaa jep jup jazeker zeker jawel absoluut yep yes tuurlijk natuurlijk uiteraard altijd',
    no: 'nee neen neee nope nooit neuh nah nauwelijks amper',
    not: 'niet geen nooit nauwelijks amper zonder niemand niks niets nergens nul zelden allesbehalve noch',
  },
  de: {
    yes: 'ja jaa jaaa jep jo jup joa klar jawohl sicher naturlich absolut yep doch freilich immer logisch',
    no: 'nein ne nee noe no nope nie niemals nei na kaum neee',
    not: 'nicht nich ned net nid kein keine keinen keiner keinem keins nie niemals kaum ohne niemand nichts nix nirgends null weder selten',
  },
}
/** By language and meaning: the words. */
export const particles = Object.fromEntries(
  Object.entries(lists).map(([language, words]) => [
    language,
    { yes: new Set(words.yes.split(' ')), no: new Set(words.no.split(' ')), not: new Set(words.not.split(' ')) },
  ]),
) as unknown as Readonly<Record<Language, Readonly<Record<Particle, ReadonlySet<string>>>>>
