// The Dutch texts of the pages for packs.
import { grammarOf } from '../../i18n/grammar.ts'
import type { PackMessages } from './en.ts'

const { plural, number } = grammarOf('nl')
const side = (n: number) => (n === 1 ? 'Voorkant' : 'Achterkant')

export const nl: PackMessages = {
  title: 'Eigen pakketten',
  lead: 'Vragen en plaatsen die je zelf schreef. Ze blijven in deze browser. Sla er een op als bestand om het mee te nemen.',
  none: 'Je hebt er nog geen geschreven.',
  games: { 'top-secret': 'Top Secret', 'spyfall-2': 'Spyfall 2' },
  fresh: { 'top-secret': 'Nieuwe kaarten voor Top Secret', 'spyfall-2': 'Nieuw pakket voor Spyfall 2' },
  freshLine: { 'top-secret': 'Kaarten met een vraag voor elk team', 'spyfall-2': 'Plaatsen met hun rollen' },
  items: {
    'top-secret': (n) => `${number(n)} ${plural(n, 'kaart', 'kaarten')}`,
    'spyfall-2': (n) => `${number(n)} ${plural(n, 'plaats', 'plaatsen')}`,
  },
  item: { 'top-secret': (n) => `Kaart ${number(n)}`, 'spyfall-2': (n) => `Plaats ${number(n)}` },
  itemOf: (name, item, all) => `${name}, ${item.toLowerCase()} van ${number(all)}`,
  add: { 'top-secret': 'Nog een kaart', 'spyfall-2': 'Nog een plaats' },
  takeOut: { 'top-secret': 'Deze kaart verwijderen', 'spyfall-2': 'Deze plaats verwijderen' },
  unnamed: 'Zonder naam',
  unwritten: 'nog niet geschreven',
  name: 'Naam van het pakket',
  keptHere: 'Wordt in deze browser bewaard terwijl je schrijft.',
  notKept: 'Deze browser bewaart niets. Sla het pakket op als bestand.',
  save: 'Opslaan als bestand',
  saveLine: 'Voor andere tafels en andere browsers',
  throwAway: 'Het pakket verwijderen',
  sure: 'Voorgoed?',
  done: 'Klaar',
  full: (most) => `Een pakket heeft er hoogstens ${number(most)}.`,

  card: {
    side,
    question: { yellow: 'Vraag voor Geel', blue: 'Vraag voor Blauw' },
    addSide: 'Ook de achterkant beschrijven',
    takeSideOut: 'De achterkant verwijderen',
    bots: 'Help de bots raden',
    botsLine: 'Hoeveel van de honderd mensen zeggen ja?',
    rate: { yellow: 'Geel, van 100', blue: 'Blauw, van 100' },
  },
  place: {
    name: 'Plaats',
    roles: (n) => `${number(n)} ${plural(n, 'rol', 'rollen')}`,
    written: (n, of) => `${number(n)} van ${number(of)} geschreven`,
    role: (n) => `Rol ${number(n)}`,
    takeRoleOut: (n) => `Rol ${number(n)} verwijderen`,
    rolesEach: 'Rollen in elke plaats',
  },
  left: (n) => (n >= 0 ? `nog ${number(n)}` : `${number(-n)} te veel`),

  mistakes: {
    count: (n) => `${number(n)} ${plural(n, 'fout', 'fouten')}`,
    empty: (n) => `Nog ${number(n)} ${plural(n, 'veld', 'velden')} in te vullen`,
    elsewhere: (n, first) => `Nog ${number(n)}, de volgende in ${first}`,
    next: 'Volgende fout',
    nextEmpty: 'Volgende lege veld',
    fillFirst: 'Vul eerst de lege velden in.',
    mendFirst: 'Herstel eerst de fouten.',
  },
  whereIs: (game, [list, item, inner, field]) => {
    if (list === undefined) return 'Het hele pakket'
    if (typeof item !== 'number') return list === 'name' ? 'de naam' : `“${list}”`
    if (game === 'top-secret') {
      const sideText = typeof inner === 'number' ? `, ${side(inner + 1).toLowerCase()}` : ''
      const team = field === 'yellow' ? ', Geel' : field === 'blue' ? ', Blauw' : field === undefined ? '' : `, “${field}”`
      return `kaart ${number(item + 1)}${sideText}${team}`
    }
    const role =
      inner === 'roles' && typeof field === 'number' ? `, rol ${number(field + 1)}` : inner === undefined || inner === 'name' ? '' : `, “${inner}”`
    return `plaats ${number(item + 1)}${role}`
  },
  problems: {
    noJson: () => 'Vanaf hier is dit niet te lezen. Kijk of er een komma, haakje of aanhalingsteken ontbreekt.',
    noObject: () => 'Dit hoort tussen accolades te staan.',
    noList: () => 'Dit hoort een lijst te zijn, tussen rechte haken.',
    noText: () => 'Dit hoort een tekst te zijn, tussen aanhalingstekens.',
    noNumber: (needs) => `Een heel getal van ${needs.atLeast} tot ${needs.atMost}.`,
    missing: () => 'Ontbreekt. Vul het aan.',
    unknown: () => 'Onbekend hier. Verwijder het.',
    empty: () => 'Leeg. Schrijf hier iets.',
    tooLong: (needs) => `Te lang. Er passen hoogstens ${needs.atMost} letters.`,
    tooFew: (needs) => `Te weinig. Het moeten er ${needs.atLeast} zijn.`,
    tooMany: (needs) => `Te veel. Hoogstens ${needs.atMost}.`,
    repeated: (needs) => `Hetzelfde als nummer ${needs.sameAs}. Elk één keer.`,
    taken: () => 'Er is al een pakket met deze id. Kies een andere.',
    noId: () => 'Alleen kleine letters, cijfers en streepjes.',
    notOneOf: (needs) => `Dit hoort ${needs.of} te zijn.`,
  },

  importing: {
    title: 'Een pakket meebrengen',
    row: 'Een pakket meebrengen',
    rowLine: 'Uit een bestand, of geplakt',
    lead: 'Kies een bestand of plak de tekst. Bij elke fout staat de regel.',
    file: 'Kies een bestand',
    text: 'De tekst van het pakket',
    importPack: 'Neem het op',
    replace: (name) => `“${name}” vervangen?`,
    textMissing: 'Kies eerst een bestand of plak een tekst.',
    line: (n) => `Regel ${number(n)}`,
    noMistakes: (name, items) => `“${name}”, ${items}. Geen fouten.`,
  },
  choose: {
    none: 'Je hebt er in deze browser nog geen geschreven.',
    write: 'Schrijf pakketten, of breng er mee',
    stale: 'Je hebt het sindsdien veranderd. Zet het uit en weer aan.',
    elsewhere: 'Uit een andere browser',
    mend: 'doe dat eerst',
  },
}
