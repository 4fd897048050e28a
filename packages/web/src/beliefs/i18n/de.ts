// The German texts of "Who knew what".
import { grammarOf, type Mention } from '../../i18n/grammar.ts'
import type { BeliefMessages } from './en.ts'

const { number } = grammarOf('de')
const percent = (share: number): string => `${number(Math.round(100 * share))}\u202f%`
const is = ({ you, name }: Mention): string => (you ? 'Du bist' : `${name} ist`)

export const de: BeliefMessages = {
  title: 'Wer wusste was',
  working: 'Es wird ausgerechnet, wer was wusste. Du musst nicht warten.',
  failed: 'Dieses Gerät konnte das nicht ausrechnen.',
  again: 'Noch einmal',
  nothing: 'Niemand konnte etwas wissen: Kein Geheimnis wurde aufgedeckt.',
  percent,
  turningPoints: (n) => ['Kein Augenblick gab den Ausschlag', 'Ein Wendepunkt', 'Zwei Wendepunkte', 'Drei Wendepunkte'][n]!,
  turned: (statement, before, after) =>
    `„${statement}“: Der Tisch glaubte das ${after > before ? 'mehr' : 'weniger'}, erst mit ${percent(before)}, dann mit ${percent(after)}.`,
  round: (n) => `Runde ${number(n)}`,
  wasTrue: 'Es stimmte. Wie sicher war jeder von euch?',
  wasWrong: 'Es stimmte nicht. Wie sicher war jeder von euch?',
  isTrue: 'wahr',
  isWrong: 'falsch',
  sure: 'sicher',
  half: 'halb',
  no: 'nein',
  lead: 'Jede Linie ist, was jemand dachte: je höher, desto sicherer.',
  picture: (statement) => `Wie sicher sich jeder war: ${statement}. Die Zahlen stehen in der Tabelle.`,
  previous: 'Vorige Aussage',
  next: 'Nächste Aussage',
  asTable: 'Als Tabelle',
  asChart: 'Als Bild',
  see: 'Diesen Augenblick ansehen',
  moment: (n, of) => `Augenblick ${number(n)} von ${number(of)}`,
  momentColumn: 'Augenblick',
  change: (before, after) => `${percent(before)}, dann ${percent(after)}`,
  you: 'Du',
  honours: 'Ehrungen',
  honour: { liar: 'Am besten gelogen', nose: 'Die feinste Nase', wronged: 'Zu Unrecht verdächtigt' },
  liar: (from, to) => `Redete den Tisch von ${percent(from)} auf ${percent(to)} herunter.`,
  nose: (right, guesses, gave) =>
    `Lag ${right === guesses ? 'immer' : `${number(right)} von ${number(guesses)} Mal`} richtig, wo ein Zuschauer dem ${percent(gave)} gab.`,
  wronged: (statement, peak) => `„${statement}“: Der Tisch glaubte es bis zu ${percent(peak)}, und es stimmte nicht.`,
  wholeStory: 'Die ganze Geschichte steht auf euren Handys: wer was wusste, und wann.',
  asks: {
    isSpy: (bot) => `${bot} fragen: Warum hast du mich beschuldigt?`,
    isKgb: (bot) => `${bot} fragen: Warum hast du mich für deine Seite gehalten?`,
    isYellow: (bot) => `${bot} fragen: Warum hast du auf mich gezeigt?`,
    isAgent: (bot) => `${bot} fragen: Warum hast du das über mich geschrieben?`,
    holds: (bot) => `${bot} fragen: Warum hast du meine Karte geraten?`,
  },
  because: (moment, before, after) => `Deswegen: ${moment} Davor gab ich dem ${percent(before)}, danach ${percent(after)}.`,
  believed: (statement, then, next) => `Als ich es sagte, gab ich „${statement}“ ${percent(then)}. Niemand sonst lag über ${percent(next)}.`,
  guessed: (statement, then) => `Ich wusste es nicht. Ich gab „${statement}“ ${percent(then)}, und jemand anderem ebenso viel.`,
  fromFeed: (bot) => `Berechnet aus dem, was ${bot} bis dahin gesehen hatte, und aus nichts sonst.`,
  group: {
    title: 'Wer sich versteckt, wer gut rät',
    readable: (read, of) => `Aus ${number(read)} von ${number(of)} Partien: denen, deren Aufzeichnung dieses Gerät lesen darf.`,
    kinds: {
      suspected: {
        tab: 'Verdächtigt',
        title: 'Für jemand anderen gehalten',
        more: (one, other) => `${one} wird öfter zu Unrecht verdächtigt als ${other}.`,
      },
      hid: { tab: 'Versteckt', title: 'Bis zum Ende nicht erkannt', more: (one, other) => `${one} versteckt sich besser als ${other}.` },
      guessed: { tab: 'Geraten', title: 'Laut gesagt, und richtig', more: (one, other) => `${one} rät besser als ${other}.` },
    },
    others: 'Zwischen den anderen sagen die Zahlen nichts.',
    notYet: 'Die Zahlen unterscheiden euch noch nicht.',
    occasions: (n) => `${number(n)} Mal`,
    interval: (low, high) => `${number(Math.round(100 * low))}–${number(Math.round(100 * high))}`,
    tooFew: (from) => `Zu wenig, um etwas zu sagen. Ab ${number(from)}.`,
    paleBar: 'Was ein aufmerksamer Zuschauer glauben konnte. Der blasse Balken: wo die wahre Zahl liegt, in 19 von 20 Fällen.',
    who: 'Wer',
  },
  statements: {
    isSpy: (who) => `${is(who)} ein Spion`,
    isPlace: (place) => `Der Ort ist: ${place}`,
    isKgb: (who) => `${is(who)} beim KGB`,
    isCia: (who) => `${is(who)} bei der CIA`,
    isYellow: (who) => `${is(who)} im gelben Team`,
    isBlue: (who) => `${is(who)} im blauen Team`,
    isAgent: (who, agent) => `${is(who)} ${agent}`,
    holds: (who, spy) => `${who.you ? 'Du hast' : `${who.name} hat`} diese Karte: ${spy}`,
  },
}
