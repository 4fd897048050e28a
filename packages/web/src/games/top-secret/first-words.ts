// The first screen of Top Secret. Loaded on demand, with all languages.
import type { FirstWordsByLanguage } from '../core/first-screen-words.ts'

export const first: FirstWordsByLanguage = {
  en: {
    goal: 'Find a teammate by the answers alone.',
    also: 'The two teams answer different questions, with the same yes or no.',
    secret: 'Your team, for this round.',
    now: 'Answer the question of your team, three times. Then point at whoever seems to be one of yours.',
  },
  nl: {
    goal: 'Vind een teamgenoot, alleen aan de antwoorden.',
    also: 'De twee teams beantwoorden andere vragen, met hetzelfde ja of nee.',
    secret: 'Je team, voor deze ronde.',
    now: 'Beantwoord drie keer de vraag van je team. Wijs dan naar wie bij jou lijkt te horen.',
  },
  de: {
    goal: 'Finde jemanden aus deinem Team, allein an den Antworten.',
    also: 'Die beiden Teams beantworten verschiedene Fragen, mit demselben Ja oder Nein.',
    secret: 'Dein Team in dieser Runde.',
    now: 'Beantworte dreimal die Frage deines Teams. Zeig dann auf jemanden, der zu dir zu gehören scheint.',
  },
}
