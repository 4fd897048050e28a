// Texts of the sheet that seats a program, in Dutch.
import type { ProgramWords } from './en.ts'

export const nl: ProgramWords = {
  title: 'Een programma laten zitten',
  lead: 'Met één link gaat één programma zitten, voorgoed als bot. De link werkt een dag.',
  offered: 'Bots van dit huis',
  called: (name) => `${name} is geroepen en gaat zo zitten.`,
  make: 'Maak een link',
  another: 'Maak nog een link',
  link: 'Link voor één programma',
  keep: 'Wie de link heeft, heeft de stoel. Geef hem alleen aan de maker van het programma.',
}
