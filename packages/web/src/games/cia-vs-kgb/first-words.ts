// The first screen of CIA vs. KGB. Loaded on demand, with all languages.
import type { FirstWordsByLanguage } from '../core/first-screen-words.ts'

export const first: FirstWordsByLanguage = {
  en: {
    goal: 'Find your whole side, then raise your hands together.',
    also: 'If one of your side does not raise a hand, the side with fewer raised hands wins.',
    secret: 'Your card is CIA or KGB.',
    now: 'Whoever stands shows one player a card and asks for the chair. Asked? Look at it, and say yes or no.',
  },
  nl: {
    goal: 'Vind je hele kant en steek dan samen je handen op.',
    also: 'Steekt één van je kant geen hand op, dan wint de kant met de minste opgestoken handen.',
    secret: 'Je kaart is CIA of KGB.',
    now: 'Wie staat, laat één speler een kaart zien en vraagt om de stoel. Gevraagd? Kijk ernaar en zeg ja of nee.',
  },
  de: {
    goal: 'Finde deine ganze Seite, dann hebt zusammen die Hände.',
    also: 'Hebt jemand von deiner Seite keine Hand, gewinnt die Seite mit weniger erhobenen Händen.',
    secret: 'Deine Karte ist CIA oder KGB.',
    now: 'Wer steht, zeigt einer Person eine Karte und bittet um den Stuhl. Gefragt? Sieh sie an und sag ja oder nein.',
  },
}
