// The first screen of Shadow in the Night. Loaded on demand, with all languages.
import type { FirstWordsByLanguage } from '../core/first-screen-words.ts'

export const first: FirstWordsByLanguage = {
  en: {
    goal: 'Bring your agent to 42 points first, and let nobody know which.',
    also: 'When an agent reaches the safe, every agent scores the number of its building, and the safe moves on.',
    secret: 'Your file names your agent. Some agents are nobody’s.',
    now: 'On your turn: roll, then move any agents, yours or not, so many buildings in all. With 1–3 you choose.',
  },
  nl: {
    goal: 'Breng je agent ongezien als eerste op 42 punten.',
    also: 'Komt een agent bij de kluis, dan scoort elke agent het getal van zijn gebouw, en de kluis gaat verder.',
    secret: 'Je map noemt jouw agent. Sommige agenten zijn van niemand.',
    now: 'In je beurt: gooi, en verzet agenten, ook die van anderen, samen zoveel gebouwen. Bij 1–3 kies jij.',
  },
  de: {
    goal: 'Bring deinen Agenten zuerst auf 42 Punkte, ohne dass jemand ihn erkennt.',
    also: 'Kommt ein Agent zum Tresor, bekommt jeder Agent die Zahl seines Gebäudes, und der Tresor zieht weiter.',
    secret: 'Deine Akte nennt deinen Agenten. Manche Agenten gehören niemandem.',
    now: 'Wenn du dran bist: Würfle und zieh Agenten, auch fremde, zusammen so viele Gebäude weit. Bei 1–3 wählst du.',
  },
}
