// All sentences of CIA vs. KGB in German.
import { de as rulebook } from '@safehouse/content/cia-vs-kgb/rulebook.de.ts'
import type { Side } from '@safehouse/games/cia-vs-kgb'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWordsFeminine as inWords, noLimit, onOff, seconds } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('de')
const sides = { cia: 'CIA', kgb: 'KGB' } satisfies Record<Side, string>
const they = (who: Mention) => (who.you ? 'Du' : who.name)
/** Wem. */
const toThem = (who: Mention) => (who.you ? 'dir' : who.name)
/** Wen. */
const them = (who: Mention) => (who.you ? 'dich' : who.name)
const possessive = (who: Mention) => (/[sßxz]$/i.test(who.name) ? `${who.name}’` : `${who.name}s`)
const verb = (who: Mention, you: string, other: string) => `${they(who)} ${who.you ? you : other}`
const listNames = (people: readonly Mention[]) => list(people.map((who) => (who.you ? 'du' : who.name)))
const handsOf = (side: Side, n: number) => `${inWords(n)} ${sides[side]}-${plural(n, 'Hand', 'Hände')}`

export const de: Words = {
  sides,
  says: {
    yours: 'Wessen Stuhl willst du?',
    yoursAgain: (who) => `${who.name} sagte nein. Und jetzt?`,
    youAsk: (who) => `Du fragst ${who.name}`,
    asksYou: (who) => `${who.name} will deinen Stuhl`,
    asks: (by, to) => `${by.name} fragt ${to.name}`,
    wants: (who) => `${who.name} sucht einen Stuhl`,
    refused: (by, to) => `${verb(to, 'sagtest', 'sagte')} nein zu ${by.name}`,
    over: 'Das Spiel ist aus',
  },
  line: {
    standing: (who, seconds, why) =>
      `${why === 'dealt' ? verb(who, 'hast gegeben', 'hat gegeben') : why === 'gaveChair' ? verb(who, 'gabst deinen Stuhl', 'gab den Stuhl') : verb(who, 'wurdest zuletzt gefragt', 'wurde zuletzt gefragt')}, ${who.you ? 'stehst' : 'steht'} ${number(seconds)} s.`,
    willSeeYours: (whom, seconds) => `${whom.name} sieht deine Karte. Du stehst ${number(seconds)} s.`,
    youAreAsked: (who, seconds) => `Nur für dich. ${who.name} wartet ${number(seconds)} s.`,
    asks: (by, to, seconds) => `${verb(by, 'fragst', 'fragt')} ${them(to)}, seit ${number(seconds)} s.`,
    saidNo: (by, to, seconds) => `${verb(to, 'sagtest', 'sagte')} nein zu ${toThem(by)}, vor ${number(seconds)} s.`,
    saidYes: (by, to, seconds) => `${verb(to, 'gabst', 'gab')} ${toThem(by)} den Stuhl, vor ${number(seconds)} s.`,
    raised: (who, seconds) => `Nur ${who.you ? 'deine' : possessive(who)} Hand ging hoch, vor ${number(seconds)} s.`,
    nothing: (who, seconds) => `Niemand fragte bisher ${them(who)}, seit ${number(seconds)} s.`,
    letGo: (to, seconds) => `Loslassen: Zeichen an ${list(to.map(them))}, ${number(seconds)} s.`,
    letGoMany: (n, seconds) => `Loslassen: Zeichen an ${inWords(n)} Leute, ${number(seconds)} s.`,
    letGoNobody: (seconds) => `Stühle berühren für ein Zeichen: ${number(seconds)} s.`,
    sent: (seconds) => `Dein Zeichen, ${number(seconds)} s. Deine Hand geht hoch.`,
    got: (from, seconds, ready) => `Zeichen von ${from.name}, ${number(seconds)} s. Hand ${ready ? 'geht hoch' : 'bleibt unten'}.`,
    tooSoon: (seconds) => `Ein Zeichen je Zug. Dieser läuft seit ${number(seconds)} s.`,
    failed: (seconds) => `Das kam zu spät. Zug: ${number(seconds)} s.`,
  },
  spoken: {
    got: (from) => `Geheim: ${from.name} gibt dir ein Zeichen. Drück auf deine Hand, um sie mit zu heben.`,
    ready: (from) => `Geheim: ${from.name} gibt dir ein Zeichen, und deine Hand geht hoch.`,
    sent: 'Geheim: Dein Zeichen ist gegeben, und deine Hand geht hoch.',
    letGo: (to) =>
      to.length === 0 ? 'Geheim: Lass los, und niemand bekommt ein Zeichen.' : `Geheim: Lass los für ein Zeichen an ${list(to.map(them))}.`,
    tooSoon: 'Geheim: kein Zeichen. Du hast eines je Zug.',
    failed: 'Geheim: Das kam zu spät.',
  },
  circle: {
    label: 'Der Stuhlkreis',
    yourChair: 'dein Stuhl',
    empty: 'Ein leerer Stuhl',
    saidNo: 'sagte nein',
    stands: 'steht',
    isAsked: 'ist gefragt',
    handUp: 'Hand oben',
  },
  act: {
    sitDown: 'Hinsetzen',
    ask: 'Fragen',
    askWhom: (who) => `Frag ${who.name}`,
    no: 'Nein',
    yes: 'Ja, bitte',
    hand: 'Deine Hand',
  },
  why: {
    notOn: (who) => `${who.name} ist dran.`,
    askFirst: 'Frag erst jemanden.',
    chooseFirst: 'Berühre den Stuhl, den du willst.',
    answerDue: (who) => `${verb(who, 'hast', 'hat')} noch nicht geantwortet.`,
  },
  card: {
    yours: 'Deine Karte',
    of: (who) => `${possessive(who)} Karte`,
    you: 'Du bist',
    is: (who) => `${who.name} ist`,
    more: (n, seats) => `${capital(inWords(n))} weitere von ${inWords(seats)} ${plural(n, 'gehört', 'gehören')} zu dir.`,
    onlyYou: 'Niemand sonst kann sie sehen.',
    noSignal: 'Kein Zeichen, die Hand zu heben.',
    signal: (from, seconds) => `Zeichen von ${from.name}: ${number(seconds)} s`,
  },
  notebook: {
    title: 'Notizbuch',
    lead: (side, more) => `Du bist ${sides[side]}. ${capital(inWords(more))} weitere ${plural(more, 'ist', 'sind')} es auch.`,
    showed: (n) => `Karte gesehen bei Frage ${number(n)}`,
    sawYours: 'sah deine, sagte nein',
    seesYours: 'sieht jetzt deine',
    saidNo: (by) => `nein zu ${toThem(by)}`,
    gaveChair: (by) => `gab ${toThem(by)} den Stuhl`,
    isAsked: (by) => `gefragt von ${toThem(by)}`,
    asks: (to) => `fragt ${them(to)}`,
    refused: (to) => `nein von ${toThem(to)}`,
    gotChair: (to) => `hat ${to.you ? 'deinen' : possessive(to)} Stuhl`,
    nothing: 'noch nichts',
    suspect: (who) => `${who.name}: welche Seite?`,
    open: 'unklar',
    signals: (who) => `Zeichen an ${who.name}`,
    send: 'Zeichen geben',
    sendSure: 'Sicher?',
    foot: (to) =>
      to.length === 0
        ? 'Wenn du die Hand hältst, bekommt noch niemand ein Zeichen.'
        : `Wenn du die Hand hältst, geht das Zeichen an ${list(to.map(them))}.`,
  },
  hands: {
    up: 'Hände hoch!',
    all: (who) => `${capital(listNames(who))}.`,
    down: (who) => `${capital(listNames(who))}. ${capital(inWords(who.length))} Karten auf den Tisch.`,
    alone: (who) => `Nur ${who.you ? 'deine' : possessive(who)} Hand. Sie geht wieder runter.`,
  },
  tv: {
    asks: (by, to) => `${by.name} bittet ${to.name} um den Stuhl`,
    onlySees: (who) => `Nur ${who.name} sieht die Karte.`,
    deal: (cia, kgb) => `${capital(inWords(cia))} CIA, ${inWords(kgb)} KGB.`,
    warning: 'Hände gehen ohne Warnung hoch.',
    left: (n) => `Noch ${number(n)} ${plural(n, 'Antwort', 'Antworten')}.`,
    soFar: 'Bisher',
  },
  result: {
    youWere: (side, winner) =>
      `Du warst ${sides[side]}. ${winner === null ? 'Niemand gewinnt.' : side === winner ? 'Du gewinnst.' : 'Du verlierst.'}`,
    wins: (side) => (side === 'cia' ? 'Die CIA gewinnt' : side === 'kgb' ? 'Der KGB gewinnt' : 'Niemand gewinnt'),
    stamps: { won: 'Mission erfüllt', lost: 'Enttarnt', nobody: 'Patt' },
    why: {
      everyoneRaised: ({ seats }) => `Alle ${inWords(seats)} Hände gingen hoch. Wenn alle sie heben, gewinnt niemand.`,
      wholeSideRaised: ({ winner, hands, opponents }) =>
        `Alle ${handsOf(winner, hands[winner])} gingen hoch${hands[opponents] > 0 ? `, dazu ${handsOf(opponents, hands[opponents])}` : ''}. Eine ganze Seite gewinnt.`,
      fewerHands: ({ winner, opponents, hands, missing }) =>
        `${capital(handsOf(opponents, hands[opponents]))}, aber ohne ${list(missing.map(them))}. Keine ganze Seite, also gewinnen weniger Hände: ${winner === 'cia' ? 'die CIA' : 'der KGB'} hob ${inWords(hands[winner])}.`,
      equalHands: ({ hands }) =>
        `Von jeder Seite ${inWords(hands.cia)} ${plural(hands.cia, 'Hand', 'Hände')}, und keine Seite ganz. Gleich viele: Niemand gewinnt.`,
      answersUsedUp: ({ answers }) => `Alle ${number(answers)} Antworten sind gegeben, und keine Hände gingen zusammen hoch.`,
    },
    seen: 'Wer wen gesehen hatte',
    byQuestion: 'Frage für Frage',
    legend: 'Ein Pfeil führt von einer Karte zu der Person, die sie sah.',
    handUp: 'Hand oben',
    handMissing: 'Hand fehlte',
    saw: (eyes, card) => `${verb(eyes, 'sahst', 'sah')} ${card.you ? 'deine' : possessive(card)} Karte.`,
    alone: (who) => `Nur ${who.you ? 'deine' : possessive(who)} Hand ging hoch.`,
    question: (n) => `Frage ${number(n)}.`,
  },

  history: {
    deals: (who) => `${verb(who, 'hast gegeben und stehst', 'hat gegeben und steht')} als Erstes auf.`,
    clock: (sentence) => `Die Zeit ist um. ${sentence}`,
    asks: (by, to) => `${verb(by, 'fragst', 'fragt')} ${them(to)}.`,
    saidNo: (by, to) => `${verb(to, 'sagtest', 'sagte')} nein zu ${toThem(by)}.`,
    saidYes: (by, to) => `${verb(to, 'gabst', 'gab')} ${toThem(by)} den Stuhl und ${to.you ? 'stehst' : 'steht'} auf.`,
    satDown: (who, next) =>
      `${verb(who, 'setzt dich', 'setzt sich')}. ${next.you ? 'Du wurdest zuletzt gefragt und stehst' : `${next.name} wurde zuletzt gefragt und steht`} auf.`,
    alone: (who) => `Nur ${who.you ? 'deine' : possessive(who)} Hand. Sie geht wieder runter.`,
    raised: (who) => `${capital(listNames(who))} ${who.some(({ you }) => you) ? 'hobt' : 'hoben'} zusammen die Hand.`,
    usedUp: 'Alle Antworten sind gegeben. Niemand gewinnt.',
  },

  options: {
    signalSeconds: { label: 'Ein Zeichen dauert', note: 'Länger, wenn ihr Zeichen verpasst', value: seconds },
    askAgain: { label: 'Im selben Zug wieder fragen', note: 'Alle, nur nicht, wer eben nein sagte', value: onOff },
    answersEach: { label: 'Antworten je Person', note: 'Sind sie verbraucht, gewinnt niemand', value: (n) => (n === 0 ? noLimit : number(n)) },
    dealer: { label: 'Wer gibt und anfängt', value: (seat) => (seat === null ? 'Das Los' : number(seat + 1)) },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    card: 'Halte deine Karte, um deine Seite zu sehen. Zeige sie nie auf andere Art.',
    watch: 'Niemand hat dir bisher eine Karte gezeigt. Achte darauf, wer zu wem ja sagt: Den Stuhl gibt man gern der eigenen Seite.',
    seen: 'Du hast eine Karte gesehen. Trag im Notizbuch ein, wen du zu deiner Seite zählst. Du brauchst alle.',
    ask: 'Berühre den Stuhl, den du willst. Diese Person, und niemand sonst, sieht deine Karte.',
    refused: 'Frag jemand anderen, oder setz dich. Wer zuletzt gefragt wurde, ist dran.',
    answer: 'Halte die Mappe, um die Karte zu sehen. Ja: Ihr tauscht, du zeigst deine und bist dran. Nein: Du behältst den Stuhl.',
    signal: 'Kennst du alle deiner Seite? Halte die Hand eine Sekunde: Wer im Notizbuch auf deiner Seite steht, erfährt es heimlich.',
  },
  help: rulebook.help,
}
