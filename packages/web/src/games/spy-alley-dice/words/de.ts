// All sentences of Spy Alley Dice in German.
import { de as rulebook } from '@safehouse/content/spy-alley-dice/rulebook.de.ts'
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { grammarOf } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('de')
/** `a` stands in the accusative: it is only ever guessed at. */
const named = (name: string, many: string, accusative = name) => ({ name, the: `der ${name}`, a: `einen ${accusative}`, many })

const spies: Words['spies'] = {
  american: named('Amerikaner', 'Amerikaner'),
  french: named('Franzose', 'Franzosen', 'Franzosen'),
  german: { name: 'Deutscher', the: 'der Deutsche', a: 'einen Deutschen', many: 'Deutsche' },
  italian: named('Italiener', 'Italiener'),
  russian: named('Russe', 'Russen', 'Russen'),
  spanish: named('Spanier', 'Spanier'),
}
const alike = (n: number, spy: Spy) => `${inWords(n)} ${n === 1 ? spies[spy].name : spies[spy].many}`
const nth = ['', 'erster', 'zweiter', 'dritter']

export const de: Words = {
  spies,
  letter: (spy) => spies[spy].name[0]!,

  opening: {
    title: 'Wer fängt an?',
    all: 'Alle würfeln zugleich. Wer die meisten Russen würfelt, fängt an.',
    tied: (who, russians) => {
      const you = who.some((mention) => mention.you)
      const names = list(who.map((mention) => (mention.you ? 'du' : mention.name)))
      const again = you ? `Ihr ${inWords(who.length)} würfelt noch einmal.` : 'Sie würfeln noch einmal.'
      return `Gleichstand: ${names}, je ${russians === 0 ? 'keine' : inWords(russians)} ${plural(russians, 'Russe', 'Russen')}. ${again}`
    },
    russians: (n) => `${n === 0 ? 'keine' : inWords(n)} ${plural(n, 'Russe', 'Russen')}`,
    notYet: 'noch nicht gewürfelt',
    byClock: 'von der Uhr gewürfelt',
  },
  turn: {
    yours: 'Du bist dran',
    theirs: (who) => `${who.name} ist dran`,
    roll: (who, n) => (who.you ? `Dein ${nth[n]} Wurf` : `${who.name}: ${nth[n]} Wurf`),
    rollAllFive: 'Fünf Würfel, höchstens drei Würfe.',
    keep: 'Drück auf die Würfel, die du behältst.',
    last: 'Das war der letzte Wurf.',
    mayGuess: (n, spy) => `${capital(alike(n, spy))}: Du darfst raten.`,
    mayAttempt: (n, spy) => `${capital(alike(n, spy))}: Rate, oder wage die Mission.`,
    has: (n, spy) => `${capital(alike(n, spy))} auf dem Tisch.`,
    nothing: 'Noch keine drei gleichen.',
    rollsUsed: (n) => `${inWords(n)} von drei Würfen gebraucht`,
    die: (spy, kept) => `${spies[spy].name}${kept ? ', behalten' : ''}`,
    blank: 'nicht gewürfelt',
    counts: 'Auf den Würfeln',
    count: (n, spy) => `${number(n)} ${n === 1 ? spies[spy].name : spies[spy].many}`,
  },
  act: {
    rollAll: 'Alle fünf würfeln',
    rollAgain: (n) => (n === 5 ? 'Alle noch mal' : `${number(n)} noch mal`),
    stop: 'Halt',
    stopSure: 'Zug beenden?',
    guess: (spy) => (spy ? `${spies[spy].name}: raten` : 'Raten'),
    mission: 'Mission',
    letPass: 'Durchgehen lassen',
    call: (who) => `Es ist ${who.name}`,
    sure: 'Sicher?',
    throwAway: 'Wegwerfen',
    give: 'Abgeben',
    goOn: 'Weiter',
    waitFor: {
      roll: (who) => `${who.name} würfelt`,
      decide: (who) => `${who.name} überlegt`,
      choose: (who) => `${who.name} wählt`,
      others: 'Die anderen würfeln',
      out: 'Du bist raus',
    },
  },
  why: {
    notOn: (who) => `${who.name} ist am Zug.`,
    threeAlike: 'Raten kannst du ab drei gleichen.',
    keptAll: 'Lass mindestens einen Würfel zum Würfeln übrig.',
    noRolls: 'Mehr als drei Würfe gibt es nicht.',
    chooseFirst: 'Öffne deine Akten und wähle eine Karte.',
    waitStart: 'Die anderen würfeln um den Anfang.',
    out: 'Du hast keine Karte mehr. Zuschauen darfst du.',
  },
  guess: {
    title: (spy) => `Wer ist ${spies[spy].the}?`,
    line: 'Einmal raten, und dein Zug ist vorbei.',
    cards: (n) => `${n === 1 ? 'eine' : inWords(n)} ${plural(n, 'Karte', 'Karten')}`,
    not: (who) => `nicht ${list(who.map((spy) => spies[spy].the))}`,
    struck: 'Durchgestrichen: falsch geraten, seit sich die Karten dieser Person zuletzt geändert haben. Alle wissen das.',
    whom: (who) => (who ? `${who.name} wählen` : 'Raten'),
    chooseFirst: 'Wähle erst jemanden.',
    back: 'Zurück',
  },
  mission: {
    yours: 'Du wagst die Mission',
    theirs: (who) => `${who.name} wagt die Mission`,
    yourLine: (spy) => `Einer nach dem anderen darf sagen, du seist ${spies[spy].the}. Sagt es niemand, entscheidet deine Karte.`,
    asks: (who, spy) => `Ist ${who.name} ${spies[spy].the}?`,
    stakes: (who) => `Richtig: Du bekommst die Karte von ${who.name}. Falsch: ${who.name} bekommt eine von dir.`,
    theirLine: (asked, spy) => `${asked.you ? 'Du wirst' : `${asked.name} wird`} gefragt: ${spies[spy].the} oder nicht?`,
    way: 'Wer der Reihe nach gefragt wird',
    passed: 'ließ durch',
    passedByClock: 'Zeit war um',
    asked: (who) => (who.you ? 'bist gefragt' : 'ist gefragt'),
    next: 'als Nächstes',
    later: 'danach',
    door: 'Die Tür',
  },
  cards: {
    throwYours: 'Wirf eine Karte weg',
    throwLine: 'Niemand erfährt, welche.',
    throwTheirs: (who) => `${who.name} wirft eine Karte weg`,
    theirLine: 'Niemand sonst erfährt, welche.',
    giveYours: (who) => `Gib ${who.name} eine Karte`,
    giveLine: (who) => `Bei ${who.name} lagst du falsch. Nur ihr beide wisst, welche.`,
    giveTheirs: (from, to) => `${from.name} gibt ${to.you ? 'dir' : to.name} eine Karte`,
    which: 'Welche geht?',
    files: (n) => (n === 1 ? 'Deine Akte' : `Deine ${inWords(n)} Akten`),
    none: 'Deine Akten',
    empty: 'Hier ist keine Karte mehr.',
    count: (n) => `${n === 1 ? 'eine' : inWords(n)} ${plural(n, 'Karte', 'Karten')}`,
  },
  asleep: { title: 'Der Tisch ist eingenickt', line: 'Eine ganze Runde lang hat niemand gespielt. Alle können weitermachen.' },
  watching: 'Du schaust zu',

  result: {
    stamp: 'Mission erfüllt',
    was: (spy) => `${capital(spies[spy].the)} war`,
    last: 'Alle anderen sind raus',
    you: 'Du',
    out: 'raus',
    thrown: 'Weggeworfen, jetzt zu sehen',
    undealt: 'Nie ausgeteilt',
    won: (who) => (who.you ? 'Du hast gewonnen' : `${who.name} hat gewonnen`),
  },

  scene: {
    pointsAt: (by, whom) => `${by.you ? 'Du zeigst' : `${by.name} zeigt`} auf ${whom.you ? 'dich' : whom.name}`,
    says: (whom, spy) => (whom.you ? `„Du bist ${spies[spy].the}.“` : `„${whom.name}, du bist ${spies[spy].the}.“`),
    blown: 'Enttarnt',
    wasSpy: (who, spy) => `${who.you ? 'Du warst' : `${who.name} war`} ${spies[spy].the}`,
    isNotSpy: (who, spy) => `${who.you ? 'Du bist' : `${who.name} ist`} nicht ${spies[spy].the}`,
    takesCard: (by) => (by.you ? 'Du nimmst die Karte und wirfst eine weg.' : `${by.name} nimmt die Karte und wirft eine weg.`),
    owesCard: (by, whom) => `${by.you ? 'Du schuldest' : `${by.name} schuldet`} ${whom.you ? 'dir' : whom.name} eine Karte.`,
    costsNothing: 'Das kostet nichts.',
    isNext: (who) => (who.you ? 'Du bist dran.' : `${who.name} ist dran.`),
    letsPass: (who) => (who.you ? 'Du lässt es durchgehen' : `${who.name} lässt es durchgehen`),
    allLetPass: 'Niemand hat etwas gesagt',
    doorStaysShut: 'Die Tür bleibt zu',
    nothingShown: 'Keine Karte wird gezeigt.',
    hasFiveAlike: (who, spy) => `${who.you ? 'Du hast' : `${who.name} hat`} fünf ${spies[spy].many}`,
    goesForMission: (who) => (who.you ? 'Du versuchst die Mission.' : `${who.name} versucht die Mission.`),
    letsItBe: (who) => (who.you ? 'Du rätst nicht' : `${who.name} rät nicht`),
    nothing: (who) => (who.you ? 'Nichts für dich' : `Nichts für ${who.name}`),
    thirdRoll: (n) => (n === 1 ? 'Dritter Wurf: keine zwei gleich.' : 'Dritter Wurf: zwei gleich.'),
  },
  history: {
    rolledTooFew: (who, n) =>
      `${who.you ? 'Du hast' : `${who.name} hat`} ${n === 1 ? 'keine zwei gleichen' : 'zwei gleiche'} geworfen und konnte${who.you ? 'st' : ''} nicht raten.`,
    declined: (who, n, spy) => `${who.you ? 'Du hattest' : `${who.name} hatte`} ${alike(n, spy)} und ${who.you ? 'hast' : 'hat'} nicht geraten.`,
    stopped: (who, rolls) => `${who.you ? 'Du hast' : `${who.name} hat`} nach ${rolls === 1 ? 'einem Wurf' : 'zwei Würfen'} aufgehört.`,
    startByClock: (who) => `Die Zeit ist um: Die Uhr würfelt für ${list(who.map((mention) => (mention.you ? 'dich' : mention.name)))}.`,
    starts: (who) => (who.you ? 'Du beginnst.' : `${who.name} beginnt.`),
    guessedRight: (by, whom, spy) =>
      `${whom.you ? 'Du warst' : `${whom.name} war`} ${spies[spy].the}. ${by.you ? 'Du bekommst' : `${by.name} bekommt`} die Karte.`,
    guessedWrong: (by, whom, spy) =>
      `${by.you ? 'Du hast' : `${by.name} hat`} falsch geraten: ${whom.you ? 'Du bist' : `${whom.name} ist`} nicht ${spies[spy].the}.`,
    challengedWrongly: (by, whom, spy) =>
      `${whom.you ? 'Du bist' : `${whom.name} ist`} nicht ${spies[spy].the}. ${by.you ? 'Du gibst' : `${by.name} gibt`} eine Karte ab.`,
    attempts: (who, spy) => `${who.you ? 'Du wagst' : `${who.name} wagt`} die Mission mit fünfmal ${spies[spy].name}.`,
    passes: (who) => (who.you ? 'Du lässt es durchgehen.' : `${who.name} lässt es durchgehen.`),
    passesByClock: (who) => `Die Zeit ist um: ${who.you ? 'Du lässt' : `${who.name} lässt`} es durchgehen.`,
    failed: 'Niemand hat etwas gesagt, aber die Mission scheitert. Keine Karte wird gezeigt.',
    handed: (from, to) => `${from.you ? 'Du hast' : `${from.name} hat`} ${to.you ? 'dir' : to.name} eine Karte gegeben.`,
    handedByClock: (from, to) => `Die Zeit ist um: ${from.you ? 'Du gibst' : `${from.name} gibt`} ${to.you ? 'dir' : to.name} eine Karte.`,
    thrown: (who) => `${who.you ? 'Du hast' : `${who.name} hat`} eine Karte weggeworfen.`,
    thrownByClock: (who) => `Die Zeit ist um: ${who.you ? 'Du wirfst' : `${who.name} wirft`} eine Karte weg.`,
    timeUp: (who) => (who.you ? 'Deine Zeit ist um.' : `Die Zeit von ${who.name} ist um.`),
    out: (who) => (who.you ? 'Du bist raus.' : `${who.name} ist raus.`),
    won: (who) => (who.you ? 'Du hast gewonnen.' : `${who.name} hat gewonnen.`),
    asleep: 'Der Tisch ist eingenickt.',
    awake: (who) => (who.you ? 'Du weckst den Tisch.' : `${who.name} weckt den Tisch.`),
  },

  options: {
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'Auf den Würfeln sind sechs Spione. Dieser Wurf entscheidet nur, wer anfängt.',
    firstRoll: 'Du hast drei Würfe. Sammle einen Spion: Mit drei gleichen darfst du raten.',
    keep: 'Drück auf die Würfel, die du behältst, und würfle mit den anderen noch einmal.',
    guess: 'Drei gleiche: Du darfst raten, wer diesen Spion hat. Falsch geraten kostet nur den Zug.',
    mission: 'Fünf gleiche: Du kannst die Mission dieses Spions wagen. Du gewinnst, wenn du die Karte hast und niemand es vorher sagt.',
    watch: 'Achte darauf, welche Würfel die anderen behalten. Das kann verraten, welcher Spion sie sind.',
    asked: 'Sag, dass es dieser Spion ist, und du gewinnst eine Karte, wenn es stimmt. Sonst verlierst du eine.',
    give: 'Öffne deine Akte und wähle die Karte, die du abgibst.',
    throwAway: 'Eine Karte zu viel: Wähle, welche geht. Niemand sieht sie.',
  },
  help: rulebook.help,
}
