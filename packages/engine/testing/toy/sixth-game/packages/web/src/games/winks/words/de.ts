// All sentences of Winks in German.
import { de as rulebook } from '@safehouse/content/winks/rulebook.de.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import type { Words } from './en.ts'

export const de: Words = {
  card: 'Deine Karte',
  roll: 'Würfeln',
  wait: 'Würfle, wenn deine Runde ist.',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  rolled: (name, pips) => `${name} hat ${pips} gewürfelt.`,
  points: (name, points) => `${name}: ${points} Punkte`,
  options: {
    rounds: { label: 'Runden', value: (rounds) => `${rounds}` },
    seconds: { label: 'Zeit für eine Runde', value: (seconds) => `${seconds} Sekunden` },
  },
  refusals: refusalSentences(rulebook.refusals),
  help: rulebook.help,
  hints: { roll: 'Würfle, wenn deine Runde ist.' },
}
