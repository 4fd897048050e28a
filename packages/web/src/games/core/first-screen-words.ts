// The words of first screens: what a game supplies (`games/<id>/first-words.ts`), and what all games share. Loaded on demand.
import type { Language } from '../../i18n/language.ts'

export interface FirstWords {
  /** The goal in one sentence of at most twelve words. */
  readonly goal: string
  /** One sentence more. */
  readonly also: string
  /** What is secret; how to read it is said by the screen. */
  readonly secret: string
  /** What one does at the beginning. */
  readonly now: string
}
export type FirstWordsByLanguage = Readonly<Record<Language, FirstWords>>

const en = {
  secret: 'Your secret',
  hold: 'Hold it to read, let go to hide.',
  press: 'Press it to read, press again to hide.',
  noSecret: 'None: you watch, and nobody’s secret opens on this phone.',
  now: 'What you do now',
  needed: 'The table waits for you',
  haveRead: 'I have read it',
  midgame: 'You come in mid-game',
  round: (n: number) => `Round ${n}.`,
  between: (left: string, right: string) => `You sit between ${left} and ${right}.`,
  watching: 'You watch this game.',
  watch: 'Watch, and guess who is who.',
  last: 'What happened last',
  toTheTable: 'To the table',
}
export const commonFirstWords: Readonly<Record<Language, typeof en>> = {
  en,
  nl: {
    secret: 'Jouw geheim',
    hold: 'Houd vast om te lezen, laat los om te verbergen.',
    press: 'Druk om te lezen, druk nog eens om te verbergen.',
    noSecret: 'Geen: je kijkt toe, en op deze telefoon gaat niemands geheim open.',
    now: 'Wat je nu doet',
    needed: 'De tafel wacht op jou',
    haveRead: 'Ik heb het gelezen',
    midgame: 'Je komt midden in het spel',
    round: (n) => `Ronde ${n}.`,
    between: (left, right) => `Je zit tussen ${left} en ${right}.`,
    watching: 'Je kijkt toe bij dit spel.',
    watch: 'Kijk toe, en raad wie wie is.',
    last: 'Wat er net gebeurde',
    toTheTable: 'Naar de tafel',
  },
  de: {
    secret: 'Dein Geheimnis',
    hold: 'Halten zum Lesen, loslassen zum Verbergen.',
    press: 'Drücken zum Lesen, noch einmal zum Verbergen.',
    noSecret: 'Keines: Du schaust zu, und auf diesem Handy öffnet sich kein Geheimnis.',
    now: 'Was du jetzt tust',
    needed: 'Der Tisch wartet auf dich',
    haveRead: 'Ich habe es gelesen',
    midgame: 'Du kommst mitten ins Spiel',
    round: (n) => `Runde ${n}.`,
    between: (left, right) => `Du sitzt zwischen ${left} und ${right}.`,
    watching: 'Du schaust diesem Spiel zu.',
    watch: 'Schau zu und rate, wer wer ist.',
    last: 'Was zuletzt geschah',
    toTheTable: 'An den Tisch',
  },
}
