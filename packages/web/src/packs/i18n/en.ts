// The English texts of the pages for packs; the other languages have its type.
import type { Path, Problem } from '@safehouse/content/pack.ts'
import { grammarOf } from '../../i18n/grammar.ts'
import type { PackGame } from '../formats.ts'

const { plural, number } = grammarOf('en')
type Needs = Readonly<Record<string, string | number>>
const side = (n: number): string => (n === 1 ? 'Front' : 'Back')

export const en = {
  title: 'Packs of your own',
  lead: 'Questions and places that you wrote. They are kept in this browser. Save one as a file to take it along.',
  none: 'You have not written any yet.',
  games: { 'top-secret': 'Top Secret', 'spyfall-2': 'Spyfall 2' } satisfies Record<PackGame, string>,
  fresh: { 'top-secret': 'New deck for Top Secret', 'spyfall-2': 'New pack for Spyfall 2' } satisfies Record<PackGame, string>,
  freshLine: { 'top-secret': 'Cards with a question for each team', 'spyfall-2': 'Places with their roles' } satisfies Record<PackGame, string>,
  items: {
    'top-secret': (n: number) => `${number(n)} ${plural(n, 'card', 'cards')}`,
    'spyfall-2': (n: number) => `${number(n)} ${plural(n, 'place', 'places')}`,
  } satisfies Record<PackGame, (n: number) => string>,
  item: {
    'top-secret': (n: number) => `Card ${number(n)}`,
    'spyfall-2': (n: number) => `Place ${number(n)}`,
  } satisfies Record<PackGame, (n: number) => string>,
  itemOf: (name: string, item: string, all: number) => `${name}, ${item.toLowerCase()} of ${number(all)}`,
  add: { 'top-secret': 'Another card', 'spyfall-2': 'Another place' } satisfies Record<PackGame, string>,
  takeOut: { 'top-secret': 'Delete this card', 'spyfall-2': 'Delete this place' } satisfies Record<PackGame, string>,
  unnamed: 'Without a name',
  unwritten: 'not written yet',
  name: 'Name of the pack',
  keptHere: 'Kept in this browser as you write.',
  notKept: 'This browser keeps nothing. Save the pack as a file.',
  save: 'Save as a file',
  saveLine: 'For other tables and other browsers',
  throwAway: 'Delete the pack',
  sure: 'For good?',
  done: 'Done',
  full: (most: number) => `A pack has ${number(most)} of them at most.`,

  card: {
    side,
    question: { yellow: 'Question for Yellow', blue: 'Question for Blue' },
    addSide: 'Write on the back too',
    takeSideOut: 'Delete the back',
    bots: 'Help the bots guess',
    botsLine: 'How many of a hundred people say yes?',
    rate: { yellow: 'Yellow, of 100', blue: 'Blue, of 100' },
  },
  place: {
    name: 'Place',
    roles: (n: number) => `${number(n)} ${plural(n, 'role', 'roles')}`,
    written: (n: number, of: number) => `${number(n)} of ${number(of)} written`,
    role: (n: number) => `Role ${number(n)}`,
    takeRoleOut: (n: number) => `Delete role ${number(n)}`,
    rolesEach: 'Roles in every place',
  },
  left: (n: number) => (n >= 0 ? `${number(n)} left` : `${number(-n)} too many`),

  mistakes: {
    count: (n: number) => `${number(n)} ${plural(n, 'mistake', 'mistakes')}`,
    empty: (n: number) => `${number(n)} ${plural(n, 'field', 'fields')} to fill in`,
    elsewhere: (n: number, first: string) => `${number(n)} more, the next in ${first}`,
    next: 'Next mistake',
    nextEmpty: 'Next empty field',
    fillFirst: 'Fill in the empty fields first.',
    mendFirst: 'Correct the mistakes first.',
  },
  /** Where something is, for whoever does not see the field itself. */
  whereIs: (game: PackGame, path: Path): string => {
    const [list, item, inner, field] = path
    if (list === undefined) return 'The whole pack'
    if (typeof item !== 'number') return list === 'name' ? 'the name' : `“${list}”`
    if (game === 'top-secret') {
      const sideText = typeof inner === 'number' ? `, ${side(inner + 1).toLowerCase()}` : ''
      const team = field === 'yellow' ? ', Yellow' : field === 'blue' ? ', Blue' : field === undefined ? '' : `, “${field}”`
      return `card ${number(item + 1)}${sideText}${team}`
    }
    const role =
      inner === 'roles' && typeof field === 'number' ? `, role ${number(field + 1)}` : inner === undefined || inner === 'name' ? '' : `, “${inner}”`
    return `place ${number(item + 1)}${role}`
  },
  problems: {
    noJson: () => 'This cannot be read from here on. Look for a missing comma, bracket or quotation mark.',
    noObject: () => 'This has to be in curly brackets.',
    noList: () => 'This has to be a list, in square brackets.',
    noText: () => 'This has to be a text, in quotation marks.',
    noNumber: (needs: Needs) => `A whole number from ${needs.atLeast} to ${needs.atMost}.`,
    missing: () => 'Missing. Add it.',
    unknown: () => 'Not known here. Delete it.',
    empty: () => 'Empty. Write something here.',
    tooLong: (needs: Needs) => `Too long. At most ${needs.atMost} letters fit.`,
    tooFew: (needs: Needs) => `Too few. It takes ${needs.atLeast}.`,
    tooMany: (needs: Needs) => `Too many. At most ${needs.atMost}.`,
    repeated: (needs: Needs) => `The same as number ${needs.sameAs}. Each one once.`,
    taken: () => 'There is a pack with this id already. Choose another id.',
    noId: () => 'Only small letters, figures and hyphens.',
    notOneOf: (needs: Needs) => `This has to be ${needs.of}.`,
  } satisfies Record<Problem, (needs: Needs) => string>,

  importing: {
    title: 'Bring a pack in',
    row: 'Bring a pack in',
    rowLine: 'From a file, or pasted',
    lead: 'Choose a file, or paste its text. Each mistake is shown with its line.',
    file: 'Choose a file',
    text: 'The text of the pack',
    importPack: 'Bring it in',
    replace: (name: string) => `Replace “${name}”?`,
    textMissing: 'Choose a file or paste a text first.',
    line: (n: number) => `Line ${number(n)}`,
    noMistakes: (name: string, items: string) => `“${name}”, ${items}. No mistakes.`,
  },
  choose: {
    none: 'You have not written any in this browser yet.',
    write: 'Write packs, or bring some in',
    stale: 'You have changed it since. Switch it off and on again.',
    elsewhere: 'From another browser',
    mend: 'do that first',
  },
}
export type PackMessages = typeof en
