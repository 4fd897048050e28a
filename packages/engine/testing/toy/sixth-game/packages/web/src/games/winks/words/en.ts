// Winks in English: the type of the other languages.
import { en as rulebook } from '@safehouse/content/winks/rulebook.en.ts'
import type { WinksTypes } from '@safehouse/games/winks'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import type { GameWords } from '../../screens.ts'

export const en = {
  card: 'Your card',
  roll: 'Roll',
  wait: 'Roll when it is your round.',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  rolled: (name: string, pips: number) => `${name} rolled ${pips}.`,
  points: (name: string, points: number) => `${name}: ${points} points`,
  options: {
    rounds: { label: 'Rounds', value: (rounds: number) => `${rounds}` },
    seconds: { label: 'Time for a round', value: (seconds: number) => `${seconds} seconds` },
  },
  refusals: refusalSentences(rulebook.refusals),
  help: rulebook.help,
  hints: { roll: 'Roll when it is your round.' },
} satisfies GameWords<WinksTypes> & Record<string, unknown>
export type Words = typeof en
