// All sentences of Spyfall 2 in German.
import { de as rulebook } from '@safehouse/content/spyfall-2/rulebook.de.ts'
import type { AnswerShade, Language } from '@safehouse/games/spyfall-2'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWordsFeminine as inWords, minutes, timeLimit } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('de')
const whom = (who: Mention) => (who.you ? 'dich' : who.name)
const subject = (who: Mention) => (who.you ? 'Du' : who.name)
const inside = (who: Mention) => (who.you ? 'du' : who.name)
const together = (people: readonly Mention[]) => capital(list(people.map(inside)))
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(whom), ...(others > 0 ? [`${number(others)} andere`] : [])])
}
function have(people: readonly Mention[]): string {
  if (people.length === 1) return people[0]?.you ? 'hast' : 'hat'
  return people.some(({ you }) => you) ? 'habt' : 'haben'
}
const hände = (n: number) => plural(n, 'Hand', 'Hände')
const tooLong = (letters: number) => rulebook.refusals.textTooLong.replace('{letters}', number(letters))
const tally = (hands: number, voters: number) => `${number(hands)} von ${number(voters)}`
const rolesSaid = (roles: boolean) => (roles ? 'Antworte als die Person auf deiner Karte.' : 'Ihr spielt ohne Rollen.')
const packNames: Readonly<Record<string, string>> = { lamplight: 'Lampenlicht', daylight: 'Tageslicht' }
const packName = (id: string) => packNames[id] ?? id
const speaks: Readonly<Record<Language, string>> = { en: 'Englisch', nl: 'Niederländisch', de: 'Deutsch' }
/** What was tapped, within a sentence. */
const tapped: Readonly<Record<AnswerShade, string>> = { much: 'viel', some: 'etwas', little: 'wenig', unsaid: 'sagt nichts' }

export const de: Words = {
  round: (n, of) => `Runde ${number(n)} von ${number(of)}`,
  views: { label: 'Was du ansiehst', vote: 'Abstimmung', questions: 'Fragen', places: 'Orte', people: 'Spieler' },

  dealt: {
    yours: 'Lies deine Karte, dann starte',
    says: (dealer) => `${subject(dealer)} ${dealer.you ? 'startest' : 'startet'} die Uhr`,
    line: (spies, roles) => `${spies === 1 ? 'Ein Spion' : 'Zwei Spione'}. ${rolesSaid(roles)}`,
    lineOldPals: (roles) => `Zwei Spione, die sich kennen. ${rolesSaid(roles)}`,
  },
  ask: {
    yours: 'Wen fragst du?',
    next: (asker) => `${asker.name} fragt als Nächstes`,
    first: 'Wer gibt, fragt zuerst.',
    yourFirst: 'Du gibst, also fragst du zuerst.',
    notBack: (barred) => (barred.you ? 'Nicht dich: Du hast gerade gefragt.' : `Nicht ${barred.name}: Die letzte Frage kam von dort.`),
    not: (barred) => `nicht ${whom(barred)}`,
    askedYou: 'fragte dich',
    asks: (by, to) => `${by.you ? 'Du fragst' : `${by.name} fragt`} ${whom(to)}`,
    aloud: 'Laut gesagt',
    quoted: (text) => `„${text}“`,
    typeIt: (alone) => (alone ? 'Schreib eine Frage' : 'Schreib es oder sag es'),
    typeAnswer: (alone) => (alone ? 'Schreib die Antwort' : 'Schreib die Antwort oder sag sie'),
    typeFirst: 'Schreib zuerst etwas.',
    choose: 'Wähle, wen du fragst',
    ask: 'Fragen',
    askWhom: (to) => `${to.name} fragen`,
    askAloud: (to) => `${to.name} fragen, laut gesagt`,
    answer: 'Antworten',
    answered: 'Gesagt',
    answeredAloud: 'Laut geantwortet',
    shadeYours: 'Gesagt? Wähle, wie viel: Bots hören nur das',
    shadeTheirs: 'Wie viel davon? Bots hören nur, was du antippst',
    shadeLast: 'Deine Antwort: wie viel davon? Bots hören nur das',
    shades: { much: 'Viel', some: 'Etwas', little: 'Wenig', unsaid: 'Sagt nichts' },
    shaded: {
      much: 'Laut gesagt: viel davon',
      some: 'Laut gesagt: etwas davon',
      little: 'Laut gesagt: wenig davon',
      unsaid: 'Laut gesagt: sagt nichts',
    },
    chooseFirst: 'Wähle zuerst jemanden.',
    tooLong,
  },
  exchanges: {
    title: 'Was gefragt wurde',
    none: 'Noch hat niemand etwas gefragt.',
    to: (by, to) => `${subject(by)} an ${whom(to)}`,
    waiting: '…',
    last: 'Letzte Fragen und Antworten',
    asked: (by, to) => `${subject(by)} ${by.you ? 'hast' : 'hat'} ${whom(to)} gefragt`,
    answered: (by, text) => `${subject(by)} ${by.you ? 'hast' : 'hat'} ${text === '' ? 'laut geantwortet.' : `geantwortet: „${text}“`}`,
  },
  places: {
    title: 'Wo könntet ihr alle sein?',
    hint: 'Drücken streicht durch',
    watch: 'Wo könnten sie alle sein?',
    usedSpoken: (place, round) => `${place}, gespielt in Runde ${number(round)}`,
    struck: (place) => `${place}, durchgestrichen`,
    onPhones: (places) => `Die Liste der ${number(places)} Orte steht auf jedem Handy unter „Orte“.`,
    playedFoot: 'Durchgestrichen: schon gespielt.',
  },
  people: {
    title: 'Wer könnte es sein?',
    hint: 'Das siehst nur du',
    of: (who) => `Was du von ${who.name} hältst`,
    trusted: 'vertraut',
    open: 'offen',
    doubted: 'verdächtig',
    asks: 'fragt',
    answers: 'antwortet',
    dealer: 'gibt',
    accused: (suspect) => `hat ${whom(suspect)} beschuldigt`,
    suspect: 'unter Verdacht',
    names: 'nennt den Ort',
  },

  clock: { left: 'Restzeit dieser Runde', stopped: 'steht', goesOn: (seconds) => `weiter in ${number(seconds)}`, up: 'Die Zeit ist um' },
  talking: {
    says: 'Die Zeit ist um',
    line: (dealer) => `Sagt, was ihr denkt. ${subject(dealer)} ${dealer.you ? 'eröffnest' : 'eröffnet'} die Abstimmung.`,
    opensIn: (time) => `Sie beginnt von selbst in ${time}.`,
  },
  vote: {
    accuses: (by, suspect) => `${by.you ? 'Du beschuldigst' : `${by.name} beschuldigt`} ${whom(suspect)}`,
    line: {
      accuser: 'Deine Hand ist oben. Jetzt stimmen die anderen ab.',
      suspect: 'Du hast keine Stimme. Jetzt stimmen die anderen ab.',
      voter: 'Kein Wort, solange abgestimmt wird.',
    },
    isIt: (suspect) => (suspect.you ? 'Bist du es?' : `Ist es ${suspect.name}?`),
    noVote: (suspect) => `${suspect.you ? 'Du hast' : `${suspect.name} hat`} keine Stimme. Stimmen bleiben geheim, bis alle abgestimmt haben.`,
    votes: 'Hände dieser Abstimmung',
    tally,
    areIn: (n) => plural(n, 'Stimme ist da', 'Stimmen sind da'),
    areUp: (n) => plural(n, 'Hand ist oben', 'Hände sind oben'),
    waiting: (who) => `Warten auf ${some(who)}.`,
    every: 'Jede Hand wird gebraucht.',
    tooFewVoters: 'Es braucht drei Hände, und ihr seid zu wenige. Niemand kann überführt werden.',
    enough: (needed, voters) => `${capital(inWords(needed))} von ${inWords(voters)} Händen genügen.`,
    enoughOrSpies: (needed, spies) =>
      `${capital(inWords(needed))} Hände genügen. Bekommt niemand ${inWords(needed)}, ${spies === 1 ? 'gewinnt der Spion' : 'gewinnen die Spione'}.`,
    state: {
      accuses: 'Anklage',
      in: 'abgestimmt',
      thinking: 'noch am Überlegen',
      up: 'Hand oben',
      down: 'Hand unten',
      late: 'nicht rechtzeitig abgestimmt',
    },
    order: 'Alle der Reihe nach',
    now: 'jetzt',
    hands: (n) => `${number(n)} ${hände(n)}`,
    atLarge: (suspect) => `${subject(suspect)} ${suspect.you ? 'wirst' : 'wird'} nicht überführt`,
    failed: (hands, voters, needed) =>
      `${capital(inWords(hands))} ${hände(hands)} von ${inWords(voters)}. ${needed === voters ? 'Jede wurde gebraucht.' : `${capital(inWords(needed))} wurden gebraucht.`}`,
    still: (asker) => (asker.you ? 'Es ist noch deine Frage.' : `Es ist noch die Frage von ${asker.name}.`),
    stillAnswer: (asked) => (asked.you ? 'Du schuldest noch eine Antwort.' : `${asked.name} schuldet noch eine Antwort.`),
  },
  naming: {
    spy: (who) => (who.you ? 'Du bist ein Spion' : `${who.name} ist ein Spion`),
    yours: 'Wo sind sie? Ein Versuch, alle sehen zu.',
    chooses: (who) => `${who.name} wählt. Ein einziger Versuch.`,
    named: (who, place) =>
      place === undefined
        ? `${subject(who)} ${who.you ? 'hast' : 'hat'} keinen Ort genannt.`
        : `${subject(who)} ${who.you ? 'sagtest' : 'sagte'}: ${place}.`,
  },
  stop: {
    title: 'Karte zeigen und Ort nennen?',
    line: 'Nur für Spione, und nur solange die Uhr läuft.',
    steps: [
      'Deine Karte wird gezeigt, die Uhr bleibt stehen.',
      'Du nennst den Ort. Ein einziger Versuch.',
      'Richtig: Die Spione gewinnen. Falsch: Die anderen gewinnen.',
    ],
    foot: 'Bist du kein Spion, geschieht nichts, und niemand erfährt davon. Sieh hier nach, so oft du willst.',
  },
  accuse: {
    title: 'Wen beschuldigst du?',
    line: 'Die Uhr bleibt für alle stehen, und alle stimmen ab. Das geht einmal in jeder Runde.',
    who: 'Unter Verdacht',
  },
  card: {
    folder: 'Deine Akte',
    place: 'Ort',
    youAre: 'Du bist',
    notTold: 'Niemand sagt es dir',
    spy: 'Der Spion unter ihnen',
    line: 'Sag genug, dass man dir glaubt.',
    pal: (pal) => `${pal.name} spioniert auch.`,
  },

  act: {
    start: 'Uhr starten',
    accuse: 'Beschuldigen',
    accuseWhom: (suspect) => `${suspect.name} beschuldigen`,
    stop: 'Ich bin Spion',
    playOn: 'Weiterspielen',
    showCard: 'Karte zeigen',
    up: 'Hand hoch',
    down: 'Hand runter',
    open: 'Abstimmung eröffnen',
    opens: (dealer) => `${dealer.name} eröffnet`,
    starts: (dealer) => `${dealer.name} startet`,
    name: (place) => `Nennen: ${place}`,
    namePlace: 'Ort nennen',
    isNaming: (who) => `${who.name} wählt`,
    deal: (round) => `Runde ${number(round)} geben`,
    deals: (dealer) => `${dealer.name} gibt`,
  },
  why: {
    starts: (dealer) => `${dealer.name} gibt und startet die Uhr.`,
    opens: (dealer) => `${dealer.name} gibt und eröffnet die Abstimmung.`,
    deals: (dealer) => `${dealer.name} gibt die nächste Runde.`,
    accused: 'Du hast in dieser Runde schon jemanden beschuldigt.',
    stopped: 'Die Uhr läuft gleich weiter.',
    suspect: 'Du hast keine Stimme.',
    voted: 'Deine Stimme ist da. Sie bleibt geheim, bis alle abgestimmt haben.',
    choosePlace: 'Wähle zuerst einen Ort.',
    naming: (who) => `${who.name} nennt den Ort. Alle sehen zu.`,
    chooseSuspect: 'Wähle zuerst jemanden.',
  },
  watching: 'Du siehst zu',

  points: {
    placeWas: 'Der Ort war',
    stamp: (spiesWon, spies) => (spiesWon ? (spies === 1 ? 'Spion siegt' : 'Spione siegen') : 'Aufgeflogen'),
    says: (spiesWon, spies) =>
      spiesWon
        ? spies === 1
          ? 'Der Spion gewinnt'
          : 'Die Spione gewinnen'
        : spies === 1
          ? 'Der Spion ist aufgeflogen'
          : 'Die Spione sind aufgeflogen',
    convictedSpy: (who) => `${subject(who)} ${who.you ? 'warst' : 'war'} ein Spion, und genug Hände gingen hoch.`,
    convictedOther: (who) => `${subject(who)} ${who.you ? 'wurdest' : 'wurde'} überführt, ${who.you ? 'warst' : 'war'} aber kein Spion.`,
    nobody: 'Die Zeit war um, und niemand wurde überführt.',
    named: (who) => `${together(who)} ${have(who)} den Ort genannt.`,
    namedWrong: (who, places) => `${together(who)} ${have(who)} einen falschen Ort genannt: ${list(places)}.`,
    namedNone: (who) => `${together(who)} ${have(who)} nicht rechtzeitig einen Ort genannt.`,
    list: 'Punkte dieser Runde',
    spy: 'Spion',
    reasons: {
      spiesWon: '2 für den Sieg',
      namedRight: '2 für den richtigen Ort',
      innocentConvicted: '2 für ein Fehlurteil',
      othersWon: '1 für den Sieg',
      accusedFirst: '1 für die erste Anklage',
      stayedHidden: '1 fürs Verborgenbleiben',
    },
    noneSpy: 'Aufgeflogen',
    nonePal: 'Mitgefangen, mitgehangen',
    noneOther: (spies) => (spies === 1 ? 'Der Spion hat gewonnen' : 'Die Spione haben gewonnen'),
    plus: (n) => (n === 0 ? '0' : `+${number(n)}`),
    gained: (n) => `${number(n)} ${plural(n, 'Punkt', 'Punkte')} in dieser Runde`,
    total: (n) => `${number(n)} insgesamt`,
    how: 'So zählen die Punkte',
    rules: [
      'Die Spione gewinnen: 2 für jeden Spion.',
      'Ein Spion, der den Ort nennt: 2 mehr.',
      'Mitten in der Runde wird jemand anderes überführt: 2 mehr für jeden Spion.',
      'Die anderen gewinnen: 1 für jeden von ihnen.',
      'Wird ein Spion mitten in der Runde überführt: 1 mehr für die Person, die ihn zuerst beschuldigt hat.',
      'Bei zwei Spionen bekommt der, der nicht gefunden wurde, so viel wie die anderen.',
      'Alte Freunde: Wird einer mitten in der Runde überführt, bekommt keiner von beiden etwas.',
    ],
    understood: 'Verstanden',
  },
  result: {
    wins: (who, points) => {
      if (who.length > 1) return `${together(who)} ${who.some(({ you }) => you) ? 'gewinnt' : 'gewinnen'} mit ${number(points)}`
      return who[0]?.you ? `Du gewinnst mit ${number(points)}` : `${who[0]?.name} gewinnt mit ${number(points)}`
    },
    line: (rounds) => `${capital(inWords(rounds))} ${plural(rounds, 'Runde', 'Runden')}, und das waren die Orte.`,
    rounds: 'Welche Runde',
    roundShort: (n) => number(n),
  },

  scene: {
    cardOf: (who) => (who.you ? 'Deine Karte' : `Die Karte von ${who.name}`),
    handsUp: (n, of) => `${capital(inWords(n))} von ${inWords(of)} Händen.`,
    spy: 'Spion',
    notSpy: 'Kein Spion',
    says: (place) => (place === undefined ? '…' : `„${place}.“`),
    stops: (who) => (who.you ? 'Du hältst die Runde an' : `${who.name} hält die Runde an`),
  },
  history: {
    asked: (by, to, text) =>
      `${by.you ? 'Du hast' : `${by.name} hat`} ${to.you ? 'dich' : to.name}${text === '' ? ' laut gefragt.' : ` gefragt: „${text}“`}`,
    answered: (by, text, shade) =>
      `${by.you ? 'Du hast' : `${by.name} hat`}${text !== '' ? ` geantwortet: „${text}“` : shade ? ` laut geantwortet und „${tapped[shade]}“ angetippt.` : ' laut geantwortet.'}`,
    shaded: (by, shade) => `${by.you ? 'Du hast' : `${by.name} hat`} zu dieser Antwort „${tapped[shade]}“ angetippt.`,
    place: (place) => `Der Ort war: ${place}.`,
    round: (n, dealer) => `Runde ${number(n)} beginnt. ${subject(dealer)} ${dealer.you ? 'fragst' : 'fragt'} zuerst.`,
    accuses: (by, suspect) => `Die Uhr steht: ${inside(by)} ${by.you ? 'beschuldigst' : 'beschuldigt'} ${whom(suspect)}.`,
    timeUp: 'Die Zeit ist um.',
    votes: (suspect, hands, voters) => `${subject(suspect)}: ${tally(hands, voters)} Händen oben.`,
    spared: 'Nicht überführt.',
    late: (who) => `Nicht rechtzeitig abgestimmt: ${list(who.map(inside))}. Das zählt als Hand unten.`,
    spy: (who) => (who.you ? 'Du bist ein Spion und brichst die Runde ab.' : `${who.name} ist ein Spion und bricht die Runde ab.`),
    secondSpy: (who) => (who.you ? 'Du bist der andere Spion.' : `${who.name} ist der andere Spion.`),
    named: (who, place) => `${subject(who)} ${who.you ? 'sagst' : 'sagt'}: ${place}.`,
    namedNone: (who) => `Die Zeit ist um: ${inside(who)} ${who.you ? 'hast' : 'hat'} keinen Ort genannt.`,
  },

  options: {
    spies: {
      label: 'Spione',
      note: 'Zwei sind gut ab neun Spielern',
      advice: (spies, players) => (spies === 2 && players < 5 ? 'Nicht empfohlen: zwei Spione bei weniger als fünf Spielern' : undefined),
      value: (spies) => (spies === 'advised' ? 'wie empfohlen' : spies === 1 ? 'einer' : 'zwei'),
    },
    rounds: { label: 'Runden', value: (rounds) => number(rounds) },
    minutes: {
      label: 'Zeit für eine Runde',
      value: (n) => (n === 'advised' ? 'wie empfohlen' : minutes(n)),
    },
    packs: { label: 'Pakete des Hauses', value: (packs) => (packs.length === 0 ? 'keine' : list(packs.map(packName))), each: packName },
    ownPacks: {
      label: 'Eigene Pakete',
      note: 'Hier geschrieben oder in einer Datei mitgebracht',
      value: (packs) => (packs.length === 0 ? 'keine' : list(packs.map((pack) => pack.name))),
    },
    oldPals: { label: 'Alte Freunde', note: 'Zwei Spione kennen sich', value: (on) => (on ? 'ja' : 'nein') },
    roles: { label: 'Mit Rollen spielen', note: 'Antworte als die Person auf deiner Karte', value: (on) => (on ? 'ja' : 'nein') },
    dissent: { label: 'Bei zwei Spionen: Hände, die unten bleiben dürfen', value: (hands) => (hands === 1 ? 'eine' : 'zwei') },
    firstDealer: { label: 'Wer zuerst gibt', value: () => 'per Zufall' },
    decisionSeconds: { label: 'Zeit für Stimme oder Ort', value: timeLimit },
    language: { label: 'Bots sprechen', value: (language) => speaks[language] },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'Du gibst. Wenn alle ihre Karte gelesen haben, starte die Uhr und frag jemanden.',
    card: 'Halte deine Karte, um sie zu lesen: Auf allen steht derselbe Ort, nur bei einem Spion nicht.',
    ask: 'Frag nach dem Ort, ohne ihn zu nennen. Die Antwort zeigt, wer weiß, wo ihr seid.',
    answer: 'Antworte so, dass dir glaubt, wer den Ort kennt, und ein Spion wenig erfährt. Dann fragst du.',
    listen: 'Wer vage bleibt, ist vielleicht Spion; wer zu viel sagt, hilft ihm. Du darfst einmal je Runde jemanden beschuldigen.',
    vote: 'Heb die Hand, wenn du es auch glaubst. Alle Hände werden zugleich gezeigt.',
    suspect: 'Du bist beschuldigt. Gehen genug Hände hoch, bist du überführt. Lass dir nichts anmerken.',
    naming: 'Ein Spion ist aufgeflogen und nennt einen Ort. Stimmt er, gewinnen die Spione die Runde.',
    talk: 'Die Zeit ist um. Sagt, was ihr denkt, dann wird über alle abgestimmt, einen nach dem anderen.',
  },
  help: rulebook.help,
}
