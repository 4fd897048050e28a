// Winks explained in German, and why it refuses something.
import type { en } from './rulebook.en.ts'

export const de: typeof en = {
  help: { lead: 'Karte und Würfe zählen zusammen.', steps: [{ title: 'Würfeln', text: 'Der Reihe nach.' }], rulings: [] },
  refusals: {
    questionGone: 'Zu spät: Der Tisch ist schon weiter.',
    gameOver: 'Das Spiel ist vorbei.',
    notYourRound: 'Es ist nicht deine Runde.',
    notNow: 'Das geht jetzt nicht.',
  },
}
