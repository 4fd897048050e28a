// The matches that `npm run arena` plays when nothing else is asked for: what we say about the bots' strength, to be checked.
// One seat in four against three of a kind, so a fair share is a quarter. As many games as fit into some minutes.
export interface Match {
  readonly game: string
  readonly players: string
  readonly bots: string
  readonly games: string
  readonly options?: string
}
const shadow = { game: 'shadow-in-the-night', players: '4' }
const everything = JSON.stringify({ cards: true, dossier: true })

export const matches: readonly Match[] = [
  { ...shadow, bots: 'quick,random,random,random', games: '1000' },
  { ...shadow, bots: 'quick,greedy,greedy,greedy', games: '1000' },
  { ...shadow, bots: 'normal,quick,quick,quick', games: '200' },
  { ...shadow, bots: 'quick,random,random,random', games: '1000', options: everything },
  { ...shadow, bots: 'normal,quick,quick,quick', games: '60', options: everything },
]
