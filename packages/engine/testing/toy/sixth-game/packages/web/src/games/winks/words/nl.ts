// All sentences of Winks in Dutch.
import { nl as rulebook } from '@safehouse/content/winks/rulebook.nl.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import type { Words } from './en.ts'

export const nl: Words = {
  card: 'Je kaart',
  roll: 'Gooi',
  wait: 'Gooi als het jouw ronde is.',
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  rolled: (name, pips) => `${name} gooide ${pips}.`,
  points: (name, points) => `${name}: ${points} punten`,
  options: {
    rounds: { label: 'Rondes', value: (rounds) => `${rounds}` },
    seconds: { label: 'Tijd voor een ronde', value: (seconds) => `${seconds} seconden` },
  },
  refusals: refusalSentences(rulebook.refusals),
  help: rulebook.help,
  hints: { roll: 'Gooi als het jouw ronde is.' },
}
