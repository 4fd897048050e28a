// Texts of the arena's page.
import { grammarOf } from '../../i18n/grammar.ts'

const { number, date } = grammarOf('en')

export const en = {
  title: 'Arena',
  lead: (matches: number, at: number) => `Seats rotated, the same deals for everybody. ${matches} matches, ${date(at)}.`,
  players: (n: number) => `${number(n)} at a table`,
  empty: 'Nobody has played here yet. Run:',
  game: 'Game',
  bot: 'Bot',
  place: 'Place',
  rating: 'Rating',
  between: (low: number, high: number) => `between ${low} and ${high}`,
  wins: 'Wins',
  illegal: 'Illegal',
  decision: 'A decision',
  foot: 'The bar is where the rating lies with 95 % confidence; where bars overlap, places are shared. An illegal move is replaced by a random one and counted apart from skill. The same seed gives this table again:',
}
export type ArenaMessages = typeof en
