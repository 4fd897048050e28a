// Winks explained in Dutch, and why it refuses something.
import type { en } from './rulebook.en.ts'

export const nl: typeof en = {
  help: { lead: 'Kaart en worpen tellen samen.', steps: [{ title: 'Gooi', text: 'Om de beurt.' }], rulings: [] },
  refusals: {
    questionGone: 'Te laat: de tafel is al verder.',
    gameOver: 'Het spel is voorbij.',
    notYourRound: 'Het is niet jouw ronde.',
    notNow: 'Dat kan nu niet.',
  },
}
