// Texts about programs, in Dutch.
import type { ProgramWords } from './en.ts'

export const nl: ProgramWords = {
  title: 'Een programma uitnodigen',
  lead: 'Met één link gaat één programma zitten, voorgoed als bot. De link werkt een dag.',
  offered: 'Bots van dit huis',
  called: (name) => `${name} is geroepen en gaat zo zitten.`,
  make: 'Maak een link',
  another: 'Maak nog een link',
  link: 'Link voor één programma',
  keep: 'Wie de link heeft, heeft de stoel. Geef hem alleen aan de maker van het programma.',
  badge: 'Bot op bezoek',
  madeBy: (by) => `Gemaakt door ${by}`,
  about: 'Ziet alleen de eigen stoel. Blijft voorgoed een bot.',
  level: 'Niveaus zijn voor onze eigen bots. Deze speelt zoals hij gemaakt is.',
}
