// The first screen of Spy Alley Dice. Loaded on demand, with all languages.
import type { FirstWordsByLanguage } from '../core/first-screen-words.ts'

export const first: FirstWordsByLanguage = {
  en: {
    goal: 'Guess who the others are before they guess you.',
    also: 'Lose your last card and you are out. Five alike can win at once.',
    secret: 'Each of your cards is one of the spies.',
    now: 'All roll once to see who begins. On a turn, three alike let you tell somebody: “You are that spy.”',
  },
  nl: {
    goal: 'Raad wie de anderen zijn voordat zij jou raden.',
    also: 'Ben je je laatste kaart kwijt, dan lig je eruit. Vijf gelijke kunnen meteen winnen.',
    secret: 'Elke kaart van jou is één van de spionnen.',
    now: 'Iedereen gooit één keer om wie begint. Met drie gelijke mag je iemand zeggen: “Jij bent die spion.”',
  },
  de: {
    goal: 'Errate, wer die anderen sind, bevor sie dich erraten.',
    also: 'Ohne deine letzte Karte bist du raus. Fünf Gleiche können sofort gewinnen.',
    secret: 'Jede deiner Karten ist einer der Spione.',
    now: 'Alle würfeln einmal, wer anfängt. Mit drei Gleichen darfst du jemandem sagen: „Du bist dieser Spion.“',
  },
}
