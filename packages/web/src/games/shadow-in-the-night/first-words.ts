// The first screen of Shadow in the Night. Loaded on demand, with all languages.
import type { FirstWords } from '../core/first-screen-words.ts'

export const first: FirstWords = {
  en: {
    goal: 'Bring your agent home first, and let nobody know which.',
    also: 'Anyone may move any agent. Once the others know yours, they leave it behind.',
    secret: 'Your file names one of the agents.',
    now: 'On your turn: roll, then walk that many buildings, with one agent or several.',
  },
  nl: {
    goal: 'Breng je agent het eerst thuis, en laat niemand weten wie.',
    also: 'Iedereen mag elke agent verzetten. Weten de anderen welke van jou is, dan laten ze die staan.',
    secret: 'Je map noemt één van de agenten.',
    now: 'In je beurt: gooi, en loop zoveel gebouwen, met één agent of met meer.',
  },
  de: {
    goal: 'Bring deinen Agenten zuerst heim, ohne dass jemand ihn erkennt.',
    also: 'Alle dürfen jeden Agenten bewegen. Kennen die anderen deinen, lassen sie ihn stehen.',
    secret: 'Deine Akte nennt einen der Agenten.',
    now: 'Wenn du dran bist: Würfle und geh so viele Gebäude weit, mit einem Agenten oder mehreren.',
  },
}
