// The first screen of Spyfall 2. Loaded on demand, with all languages.
import type { FirstWordsByLanguage } from '../core/first-screen-words.ts'

export const first: FirstWordsByLanguage = {
  en: {
    goal: 'Find the spy. Or be the spy nobody finds.',
    also: 'Everyone is in the same place, and a spy does not know where.',
    secret: 'Your card says where you are, or that you are a spy.',
    now: 'One player asks another a question. Asked? Answer so that friends believe you and a spy learns little.',
  },
  nl: {
    goal: 'Vind de spion. Of wees de spion die niemand vindt.',
    also: 'Iedereen is op dezelfde plek, en een spion weet niet waar.',
    secret: 'Je kaart zegt waar je bent, of dat je spion bent.',
    now: 'De een stelt de ander een vraag. Gevraagd? Antwoord zo dat vrienden je geloven en een spion weinig leert.',
  },
  de: {
    goal: 'Finde den Spion. Oder sei der Spion, den niemand findet.',
    also: 'Alle sind am selben Ort, und ein Spion weiß nicht, wo.',
    secret: 'Deine Karte sagt, wo du bist, oder dass du Spion bist.',
    now: 'Eine Person stellt einer anderen eine Frage. Gefragt? Antworte so, dass Freunde dir glauben und ein Spion wenig lernt.',
  },
}
