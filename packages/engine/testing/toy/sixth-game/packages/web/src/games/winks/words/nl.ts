// Winks in het Nederlands.
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
  refusals: {
    gameOver: () => 'Het spel is voorbij.',
    notYourRound: () => 'Het is niet jouw ronde.',
    notNow: () => 'Dat kan nu niet.',
  },
  help: { lead: 'Kaart en worpen tellen samen.', steps: [{ title: 'Gooi', text: 'Om de beurt.' }], rulings: [] },
  hints: { roll: 'Gooi als het jouw ronde is.' },
}
