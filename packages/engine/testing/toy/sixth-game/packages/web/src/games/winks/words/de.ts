// Winks auf Deutsch.
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
  refusals: {
    gameOver: () => 'Das Spiel ist vorbei.',
    notYourRound: () => 'Es ist nicht deine Runde.',
    notNow: () => 'Das geht jetzt nicht.',
  },
  help: { lead: 'Karte und Würfe zählen zusammen.', steps: [{ title: 'Würfeln', text: 'Der Reihe nach.' }], rulings: [] },
  hints: { roll: 'Würfle, wenn deine Runde ist.' },
}
