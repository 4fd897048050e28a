// Texts about programs, in German.
import type { ProgramWords } from './en.ts'

export const de: ProgramWords = {
  title: 'Ein Programm einladen',
  lead: 'Mit einem Link setzt sich ein Programm, für immer als Bot. Der Link gilt einen Tag.',
  offered: 'Bots dieses Hauses',
  called: (name) => `${name} ist gerufen und setzt sich gleich.`,
  make: 'Link machen',
  another: 'Noch einen Link machen',
  link: 'Link für ein Programm',
  keep: 'Wer den Link hat, hat den Stuhl. Gib ihn nur dem, der das Programm gebaut hat.',
  badge: 'Bot zu Besuch',
  madeBy: (by) => `Gemacht von ${by}`,
  about: 'Sieht nur den eigenen Stuhl. Bleibt für immer ein Bot.',
  level: 'Stufen sind für unsere eigenen Bots. Dieser spielt, wie er gebaut ist.',
}
