// Texts of the arena's page, in Dutch.
import { grammarOf } from '../../i18n/grammar.ts'
import type { ArenaMessages } from './en.ts'

const { number, date } = grammarOf('nl')

export const nl: ArenaMessages = {
  title: 'Arena',
  lead: (matches, at) => `Wisselende stoelen, dezelfde kaarten voor iedereen. ${matches} potjes, ${date(at)}.`,
  players: (n) => `${number(n)} aan tafel`,
  empty: 'Hier heeft nog niemand gespeeld. Start:',
  game: 'Spel',
  bot: 'Bot',
  place: 'Plaats',
  rating: 'Rating',
  between: (low, high) => `tussen ${low} en ${high}`,
  wins: 'Gewonnen',
  illegal: 'Ongeldig',
  decision: 'Per beslissing',
  foot: 'De balk is waar de rating met 95 % zekerheid ligt; waar balken overlappen, delen bots een plaats. Een ongeldige zet wordt door een willekeurige vervangen en apart geteld. Dezelfde seed geeft deze tabel opnieuw:',
}
