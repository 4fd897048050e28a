// Texts of the sheet that seats a program, in German.
import type { ProgramWords } from './en.ts'

export const de: ProgramWords = {
  title: 'Ein Programm setzen',
  lead: 'Mit einem Link setzt sich ein Programm, für immer als Bot. Der Link gilt einen Tag.',
  offered: 'Bots dieses Hauses',
  called: (name) => `${name} ist gerufen und setzt sich gleich.`,
  make: 'Link machen',
  another: 'Noch einen Link machen',
  link: 'Link für ein Programm',
  keep: 'Wer den Link hat, hat den Stuhl. Gib ihn nur dem, der das Programm gebaut hat.',
}
