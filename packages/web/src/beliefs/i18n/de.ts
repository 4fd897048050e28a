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
  nose: (own, others) => `Gab dem, was stimmte, ${percent(own)}; die anderen gaben ${percent(others)}.`,
  wronged: (statement, peak) => `„${statement}“: Der Tisch glaubte es bis zu ${percent(peak)}, und es stimmte nicht.`,
  asks: (bot) => `${bot} fragen: Warum hast du mich beschuldigt?`,
  because: (moment, before, after) => `Deswegen: ${moment} Davor gab ich dem ${percent(before)}, danach ${percent(after)}.`,
  believed: (statement, then, next) => `Als ich es sagte, gab ich „${statement}“ ${percent(then)}. Niemand sonst lag über ${percent(next)}.`,
  guessed: (statement, then) => `Ich wusste es nicht. Ich gab „${statement}“ ${percent(then)}, und jemand anderem ebenso viel.`,
  fromFeed: (bot) => `Berechnet aus dem, was ${bot} bis dahin gesehen hatte, und aus nichts sonst.`,
  statements: {
    isSpy: (who) => `${is(who)} ein Spion`,
    isPlace: (place) => `Der Ort ist: ${place}`,
    isKgb: (who) => `${is(who)} beim KGB`,
    isYellow: (who) => `${is(who)} im gelben Team`,
    isAgent: (who, agent) => `${is(who)} ${agent}`,
    holds: (who, spy) => `${who.you ? 'Du hast' : `${who.name} hat`} diese Karte: ${spy}`,
  },
}
