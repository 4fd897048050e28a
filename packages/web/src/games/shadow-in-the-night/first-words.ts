// The first screen of Shadow in the Night. Loaded on demand, with all languages.
import type { FirstWords } from '../core/first-screen-words.ts'

export const first: FirstWords = {
  en: {
    goal: 'Bring your agent home first, and let nobody know which.',
    also: 'Anyone may move any agent. Give yours away and it stays where it is.',
    secret: 'Your file names one of the agents.',
    now: 'On your turn: roll, then walk that many buildings, with one agent or several.',
  },
  nl: {
    goal: 'Breng je agent het eerst thuis, en laat niemand weten wie.',
    also: 'Iedereen mag elke agent verzetten. Verraad je de jouwe, dan blijft die staan.',
    secret: 'Je map noemt één van de agenten.',
    now: 'In je beurt: gooi, en loop zoveel gebouwen, met één agent of met meer.',
  },
  de: {
    goal: 'Bring deinen Agenten zuerst heim, ohne dass jemand ihn erkennt.',
    also: 'Alle dürfen jeden Agenten bewegen. Verrätst du deinen, bleibt er stehen.',
    secret: 'Deine Mappe nennt einen der Agenten.',
    now: 'Wenn du dran bist: Würfle und geh so viele Gebäude weit, mit einem Agenten oder mehreren.',
  },
}
