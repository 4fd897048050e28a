// Texts about programs: the sheet that seats one, and what everybody may know of it.
export const en = {
  title: 'Seat a program',
  lead: 'One program sits down with one link, as a bot for good. The link works for a day.',
  offered: 'Bots of this house',
  called: (name: string) => `${name} is called, and sits down in a moment.`,
  make: 'Make a link',
  another: 'Make another link',
  link: 'Link for one program',
  keep: 'Whoever has the link has the chair. Give it to the program’s maker alone.',
  badge: 'Visiting bot',
  madeBy: (by: string) => `Made by ${by}`,
  about: 'Sees only its own chair. Stays a bot for good.',
  level: 'Levels are for our own bots. This one plays as it was made.',
}
export type ProgramWords = typeof en
