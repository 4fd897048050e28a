// Texts of the sheet that seats a program.
export const en = {
  title: 'Seat a program',
  lead: 'One program sits down with one link, as a bot for good. The link works for a day.',
  offered: 'Bots of this house',
  called: (name: string) => `${name} is called, and sits down in a moment.`,
  make: 'Make a link',
  another: 'Make another link',
  link: 'Link for one program',
  keep: 'Whoever has the link has the chair. Give it to the program’s maker alone.',
}
export type ProgramWords = typeof en
