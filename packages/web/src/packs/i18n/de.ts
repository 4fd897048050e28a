// The German texts of the pages for packs.
import { grammarOf } from '../../i18n/grammar.ts'
import type { PackMessages } from './en.ts'

const { plural, number } = grammarOf('de')
const side = (n: number) => (n === 1 ? 'Vorderseite' : 'Rückseite')

export const de: PackMessages = {
  title: 'Eigene Pakete',
  lead: 'Fragen und Orte, die du geschrieben hast. Sie bleiben in diesem Browser. Sichere eins als Datei, um es mitzunehmen.',
  none: 'Du hast noch keins geschrieben.',
  games: { 'top-secret': 'Top Secret', 'spyfall-2': 'Spyfall 2' },
  fresh: { 'top-secret': 'Neue Karten für Top Secret', 'spyfall-2': 'Neues Paket für Spyfall 2' },
  freshLine: { 'top-secret': 'Karten mit einer Frage für jedes Team', 'spyfall-2': 'Orte mit ihren Rollen' },
  items: {
    'top-secret': (n) => `${number(n)} ${plural(n, 'Karte', 'Karten')}`,
    'spyfall-2': (n) => `${number(n)} ${plural(n, 'Ort', 'Orte')}`,
  },
  item: { 'top-secret': (n) => `Karte ${number(n)}`, 'spyfall-2': (n) => `Ort ${number(n)}` },
  itemOf: (name, item, all) => `${name}, ${item} von ${number(all)}`,
  add: { 'top-secret': 'Noch eine Karte', 'spyfall-2': 'Noch ein Ort' },
  takeOut: { 'top-secret': 'Diese Karte löschen', 'spyfall-2': 'Diesen Ort löschen' },
  unnamed: 'Ohne Namen',
  unwritten: 'noch nicht geschrieben',
  name: 'Name des Pakets',
  keptHere: 'Wird beim Schreiben in diesem Browser behalten.',
  notKept: 'Dieser Browser behält nichts. Sichere das Paket als Datei.',
  save: 'Als Datei sichern',
  saveLine: 'Für andere Tische und andere Browser',
  throwAway: 'Das Paket löschen',
  sure: 'Endgültig?',
  done: 'Fertig',
  full: (most) => `Ein Paket hat höchstens ${number(most)} davon.`,

  card: {
    side,
    question: { yellow: 'Frage für Gelb', blue: 'Frage für Blau' },
    addSide: 'Auch die Rückseite beschreiben',
    takeSideOut: 'Die Rückseite löschen',
    bots: 'Den Bots beim Raten helfen',
    botsLine: 'Wie viele von hundert Leuten sagen Ja?',
    rate: { yellow: 'Gelb, von 100', blue: 'Blau, von 100' },
  },
  place: {
    name: 'Ort',
    roles: (n) => `${number(n)} ${plural(n, 'Rolle', 'Rollen')}`,
    written: (n, of) => `${number(n)} von ${number(of)} geschrieben`,
    role: (n) => `Rolle ${number(n)}`,
    takeRoleOut: (n) => `Rolle ${number(n)} löschen`,
    rolesEach: 'Rollen an jedem Ort',
  },
  left: (n) => (n >= 0 ? `noch ${number(n)}` : `${number(-n)} zu viel`),

  mistakes: {
    count: (n) => `${number(n)} Fehler`,
    empty: (n) => `Noch ${number(n)} ${plural(n, 'Feld', 'Felder')} auszufüllen`,
    elsewhere: (n, first) => `Noch ${number(n)}, der nächste: ${first}`,
    next: 'Nächster Fehler',
    nextEmpty: 'Nächstes leeres Feld',
    fillFirst: 'Fülle zuerst die leeren Felder aus.',
    mendFirst: 'Behebe zuerst die Fehler.',
  },
  whereIs: (game, [list, item, inner, field]) => {
    if (list === undefined) return 'Das ganze Paket'
    if (typeof item !== 'number') return list === 'name' ? 'der Name' : `„${list}“`
    if (game === 'top-secret') {
      const sideText = typeof inner === 'number' ? `, ${side(inner + 1)}` : ''
      const team = field === 'yellow' ? ', Gelb' : field === 'blue' ? ', Blau' : field === undefined ? '' : `, „${field}“`
      return `Karte ${number(item + 1)}${sideText}${team}`
    }
    const role =
      inner === 'roles' && typeof field === 'number' ? `, Rolle ${number(field + 1)}` : inner === undefined || inner === 'name' ? '' : `, „${inner}“`
    return `Ort ${number(item + 1)}${role}`
  },
  problems: {
    noJson: () => 'Ab hier ist das nicht zu lesen. Fehlt ein Komma, eine Klammer oder ein Anführungszeichen?',
    noObject: () => 'Das gehört in geschweifte Klammern.',
    noList: () => 'Das muss eine Liste in eckigen Klammern sein.',
    noText: () => 'Das muss ein Text in Anführungszeichen sein.',
    noNumber: (needs) => `Eine ganze Zahl von ${needs.atLeast} bis ${needs.atMost}.`,
    missing: () => 'Fehlt. Trag es ein.',
    unknown: () => 'Hier unbekannt. Lösche es.',
    empty: () => 'Leer. Schreib hier etwas.',
    tooLong: (needs) => `Zu lang. Höchstens ${needs.atMost} Zeichen passen.`,
    tooFew: (needs) => `Zu wenig. Es müssen ${needs.atLeast} sein.`,
    tooMany: (needs) => `Zu viel. Höchstens ${needs.atMost}.`,
    repeated: (needs) => `Dasselbe wie Nummer ${needs.sameAs}. Jedes nur einmal.`,
    taken: () => 'Es gibt schon ein Paket mit dieser Kennung. Wähle eine andere.',
    noId: () => 'Nur kleine Buchstaben, Ziffern und Bindestriche.',
    notOneOf: (needs) => `Das muss ${needs.of} sein.`,
  },

  importing: {
    title: 'Paket mitbringen',
    row: 'Ein Paket mitbringen',
    rowLine: 'Aus einer Datei oder eingefügt',
    lead: 'Wähle eine Datei oder füge ihren Text ein. Bei jedem Fehler steht die Zeile.',
    file: 'Datei wählen',
    text: 'Der Text des Pakets',
    importPack: 'Aufnehmen',
    replace: (name) => `„${name}“ ersetzen?`,
    textMissing: 'Wähle zuerst eine Datei oder füge einen Text ein.',
    line: (n) => `Zeile ${number(n)}`,
    noMistakes: (name, items) => `„${name}“, ${items}. Keine Fehler.`,
  },
  choose: {
    none: 'Du hast in diesem Browser noch keins geschrieben.',
    write: 'Pakete schreiben oder mitbringen',
    stale: 'Du hast es seitdem geändert. Schalte es aus und wieder ein.',
    elsewhere: 'Aus einem anderen Browser',
    mend: 'das zuerst',
  },
}
