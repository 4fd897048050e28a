// Words that stand for numbers, by language. They are in lower case, without apostrophes and accents, as `plainWords` in features.ts beside
// this file makes them.
import type { Language } from '@safehouse/games/spyfall-2'

/** By language: numbers, each with the words that stand for it. */
const numberLists: Readonly<Record<Language, string>> = {
  en: '0 zero nil none, 1 one once single, 2 two twice couple pair both, 3 three few, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve dozen, 15 fifteen, 20 twenty, 25 dozens, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred, 300 hundreds, 1000 thousand grand, 3000 thousands, 1000000 million millions billion billions',
  nl: '0 nul geeneen, 1 eentje eens, 2 twee tweetal beide, 3 drie drietal paar, 4 vier viertal, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien tiental, 11 elf, 12 twaalf dozijn, 15 vijftien, 20 twintig twintigtal, 25 tientallen, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 tachtig, 90 negentig, 100 honderd, 300 honderden, 1000 duizend, 3000 duizenden, 1000000 miljoen miljoenen miljard',
  de: '0 null, 1 eins einmal, 2 zwei zwo beide zweimal, 3 drei paar, 4 vier, 5 funf fuenf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 11 elf, 12 zwolf zwoelf dutzend, 15 funfzehn fuenfzehn, 20 zwanzig, 25 dutzende, 30 dreissig, 40 vierzig, 50 funfzig fuenfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig, 100 hundert, 300 hunderte, 1000 tausend, 3000 tausende, 1000000 million millionen milliarde milliarden',
}
/** What number a word stands for, by language. */
export const numberByWord = Object.fromEntries(
  Object.entries(numberLists).map(([language, list]) => [
    language,
    new Map(
      list.split(', ').flatMap((entry) => {
        const [number, ...words] = entry.split(' ')
        return words.map((word) => [word, Number(number)])
      }),
    ),
  ]),
) as unknown as Readonly<Record<Language, ReadonlyMap<string, number>>>
