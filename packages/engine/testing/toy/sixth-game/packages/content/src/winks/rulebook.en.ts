// Winks explained in English, and why it refuses something.
import type { Rulebook } from '../rulebook.ts'

export const en = {
  help: { lead: 'Card and dice together count.', steps: [{ title: 'Roll', text: 'Each in turn.' }], rulings: [] },
  refusals: {
    questionGone: 'Too late: the table has moved on.',
    gameOver: 'The game is over.',
    notYourRound: 'It is not your round.',
    notNow: 'That cannot be done now.',
  },
} satisfies Rulebook
