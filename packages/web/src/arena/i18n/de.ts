// Texts of the arena's page, in German.
import { grammarOf } from '../../i18n/grammar.ts'
import type { ArenaMessages } from './en.ts'

const { number, date } = grammarOf('de')

export const de: ArenaMessages = {
  title: 'Arena',
  lead: (matches, at) => `Wechselnde Stühle, dieselben Karten für alle. ${matches} Partien, ${date(at)}.`,
  players: (n) => `${number(n)} am Tisch`,
  empty: 'Hier hat noch niemand gespielt. Starte:',
  game: 'Spiel',
  bot: 'Bot',
  place: 'Platz',
  rating: 'Wertung',
  between: (low, high) => `zwischen ${low} und ${high}`,
  wins: 'Gewonnen',
  illegal: 'Ungültig',
  decision: 'Je Entscheidung',
  foot: 'Der Balken zeigt, wo die Wertung mit 95 % Sicherheit liegt; wo Balken sich überlappen, teilen sich Bots den Platz. Ein ungültiger Zug wird durch einen zufälligen ersetzt und getrennt gezählt. Derselbe Seed ergibt diese Tabelle wieder:',
}
