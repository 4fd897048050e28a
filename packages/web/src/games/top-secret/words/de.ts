// All sentences of Top Secret in German.
import { de as rulebook } from '@safehouse/content/top-secret/rulebook.de.ts'
import type { Team } from '@safehouse/games/top-secret'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWords, seconds, timeLimit } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import type { SeatOutcome } from '../props.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('de')
const teams: Readonly<Record<Team, string>> = { yellow: 'Gelb', blue: 'Blau' }
const whom = (who: Mention) => (who.you ? 'dich' : who.name)
const byWhom = (who: Mention) => (who.you ? 'dir' : who.name)
const subject = (who: Mention) => (who.you ? 'Du' : who.name)
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(whom), ...(others > 0 ? [`${number(others)} andere`] : [])])
}
function aim({ finding, byClock }: SeatOutcome, self: Mention, at: Mention): string {
  if (finding === 4) return byClock ? 'War allein, und die Uhr zeigte richtig' : 'War allein und wusste es'
  if (byClock) return finding > 0 ? `Die Uhr fand ${whom(at)}` : `Die Uhr zeigte auf ${whom(at)}: falsch`
  if (finding > 0) return `Fand ${whom(at)}`
  return `Zeigte auf ${at !== self ? whom(at) : 'sich selbst'}: falsch`
}
const deck = (id: string) => (id === 'kitchen-table' ? 'Der Küchentisch' : id)
const card = (n: number) => `Karte ${number(n)}`

export const de: Words = {
  teams,
  yes: 'Ja',
  no: 'Nein',
  round: (n) => `Runde ${number(n)}`,
  roundOf: (n) => `Runde ${number(n)} von 3`,
  card,
  cardOf: (round, n) => `Runde ${number(round)}, Karte ${number(n)} von 3`,
  byClock: 'von der Uhr gelegt',
  voice: { on: 'Karten vorlesen', reads: (team, question) => `${teams[team]}: ${question}` },

  reading: 'Lest beide Fragen',
  answering: {
    says: 'Antworte für dein Team',
    done: 'Dein Stein liegt',
    watch: 'Alle antworten',
    waiting: (who) => `Warten auf ${some(who)}.`,
    faceDown: 'Verdeckt',
  },
  pointing: {
    says: 'Wer gehört zu dir?',
    watch: 'Wer gehört zu wem?',
    waiting: (who) => `Warten auf ${some(who)}.`,
    ready: (n, of) => `${number(n)} von ${number(of)}`,
    areReady: (n) => plural(n, 'ist bereit', 'sind bereit'),
    isReady: (who) => (who.you ? 'Du bist bereit' : `${who.name} ist bereit`),
    notReady: (who) => (who.you ? 'Du bist noch nicht bereit' : `${who.name} ist noch nicht bereit`),
    picture: 'Wer bereit ist',
  },
  counting: {
    says: 'Auf drei wird gezeigt',
    line: 'Alle sind bereit. Jetzt bleibt es dabei.',
    timeUp: (who) => (who.length === 0 ? 'Die Zeit ist um. Jetzt bleibt es dabei.' : `Die Zeit ist um: Die Uhr zeigt für ${some(who)}.`),
  },
  scoredTitle: {
    yours: (team, n) => (n === 1 ? `Nur du warst ${teams[team]}` : `Ihr ${inWords(n)} wart ${teams[team]}`),
    watch: (round) => `Runde ${number(round)} enttarnt`,
    line: 'Ein voller Pfeil fand ein Teammitglied: 3 Punkte. Wer gefunden ist, bekommt 1.',
    picture: 'Wer auf wen gezeigt hat',
    arrow: (by, at, found) => {
      const self = by.you === at.you && by.name === at.name
      const target = self ? (by.you ? 'dich selbst' : 'sich selbst') : whom(at)
      return `${subject(by)} ${by.you ? 'hast' : 'hat'} auf ${target} gezeigt, ${found ? 'und das war richtig' : 'und das war falsch'}`
    },
    clock: (by, at, found) => `Die Uhr hat für ${whom(by)} auf ${whom(at)} gezeigt, ${found ? 'und das war richtig' : 'und das war falsch'}`,
    pointed: (by, at, byClock) => {
      const self = by.you === at.you && by.name === at.name
      const target = self ? (by.you && !byClock ? 'dich selbst' : 'sich selbst') : whom(at)
      return byClock
        ? `Die Uhr zeigt für ${whom(by)} auf ${self ? whom(by) : target}.`
        : `${by.you ? 'Du zeigst' : `${by.name} zeigt`} auf ${target}.`
    },
    was: (who, team) => `${subject(who)} ${who.you ? 'warst' : 'war'} ${teams[team]}`,
    points: 'Punkte dieser Runde',
  },
  reason: (told, self, at, foundBy) => {
    const by = [...foundBy.map(byWhom), ...(told.foundByClock.length > 0 ? ['der Uhr'] : [])]
    return `${aim(told, self, at)}. ${by.length === 0 ? 'Von niemandem gefunden' : `Gefunden von ${list(by)}`}`
  },
  gain: (n) => `+${number(n)}`,
  sum: (finding, found) => (finding > 0 && found > 0 ? `${number(finding)} + ${number(found)}` : number(finding + found)),
  points: (n) => `${number(n)} ${plural(n, 'Punkt', 'Punkte')}`,
  total: (n) => `${number(n)} gesamt`,

  scene: {
    answered: 'Alle haben geantwortet',
    yes: (n, of) =>
      n === 0
        ? 'Niemand sagte Ja'
        : n === of
          ? 'Alle sagten Ja'
          : n === 1
            ? 'Nur einmal Ja'
            : n === of - 1
              ? 'Nur einmal Nein'
              : `${capital(inWords(n))} sagten Ja`,
    laugh: 'Schaut, wer was gesagt hat.',
    point: 'Zeigt!',
    teams: 'Die Teams',
    full: 'Ein voller Pfeil traf ein Teammitglied.',
    points: 'Punkte',
    finding: '3 für jeden richtigen Finger.',
    found: '3 für jeden richtigen Finger, 1 fürs Gefundenwerden.',
    houses: 'Nach drei Runden',
  },
  act: {
    sure: (answer) => `${answer}: sicher?`,
    ready: 'Bereit',
    notReady: 'Doch noch nicht',
    fingersIn: (seconds) => `Gezeigt wird in ${number(seconds)}`,
    fingers: 'Jetzt wird gezeigt',
    deal: (round) => `Runde ${number(round)} geben`,
    waitFor: (who) => `Warten auf ${some(who)}`,
  },
  why: {
    stillReading: 'Geantwortet wird, wenn beide Fragen gelesen sind.',
    tokenStays: 'Dein Stein liegt und bleibt liegen.',
    pointFirst: 'Öffne zuerst die Mappe „Dein Finger“ und wähle jemanden.',
    noChanges: 'Jetzt bleibt es dabei.',
    goingOn: 'Die nächste Runde beginnt, wenn alle so weit sind.',
  },
  team: {
    folder: 'Dein Team',
    is: (team) => teams[team],
    line: (team) => (team === 'yellow' ? 'Antworte auf die Frage mit der Sonne.' : 'Antworte auf die Frage mit der Welle.'),
    kept: (yes) => (yes === null ? 'Dein Stein liegt noch nicht.' : yes ? 'Dein Stein sagt Ja.' : 'Dein Stein sagt Nein.'),
  },
  finger: {
    folder: 'Dein Finger',
    ask: 'Wer gehört zu dir?',
    line: 'Niemand sieht es, bevor auf drei gezählt ist.',
    alone: 'Niemand gehört zu dir? Zeig auf dich selbst.',
    stays: 'Er bleibt, wo er jetzt ist.',
    you: 'Du',
  },
  look: {
    title: 'Zurückblättern',
    line: 'Alle Karten, Steine und Finger bis jetzt.',
    open: (n) => `${card(n)}, Fragen zeigen`,
    back: (n) => (n === 1 ? 'Runde 1 noch einmal ansehen' : `Runden 1 bis ${number(n)} noch einmal ansehen`),
    rounds: 'Welche Runde',
    done: 'Zurück an den Tisch',
  },
  result: {
    wins: (who, points) => {
      if (who.length > 1)
        return `${list(who.map((mention, i) => (!mention.you ? mention.name : i === 0 ? 'Du' : 'du')))} ${who.some((mention) => mention.you) ? 'gewinnt' : 'gewinnen'} mit ${number(points)}`
      const [winner] = who
      return winner?.you ? `Du gewinnst mit ${number(points)}` : `${winner?.name} gewinnt mit ${number(points)}`
    },
    line: 'Ein Stockwerk je Runde, ein helles Fenster je Punkt.',
    houses: 'Ein Haus je Person, ein Stockwerk je Runde, ein helles Fenster je Punkt',
    tap: 'Drück auf ein Haus',
    windows: 'Die drei Fenster links sind fürs Finden, das eine rechts fürs Gefundenwerden.',
    you: 'Du',
  },
  watching: 'Du schaust zu',
  thinking: 'überlegt',

  history: {
    round: (n) => `Runde ${number(n)}: Die Teams sind neu verteilt.`,
    clockAnswers: (who) => `Die Zeit ist um: Die Uhr antwortet für ${whom(who)}.`,
    answered: (who, yes, card) => `${who.you ? 'Du sagtest' : `${who.name} sagte`} ${yes ? 'Ja' : 'Nein'} zu Karte ${number(card)}.`,
    clockAnswered: (who, yes, card) => `Die Uhr sagte für ${whom(who)} ${yes ? 'Ja' : 'Nein'} zu Karte ${number(card)}.`,
    clockPoints: (who) => `Die Zeit ist um: Die Uhr zeigt für ${list(who.map(whom))}.`,
    timeUp: 'Die Zeit ist um.',
    tookBack: (who) => (who.you ? 'Du bist doch noch nicht bereit.' : `${who.name} ist doch noch nicht bereit.`),
    leads: (who, points) => {
      if (who.length > 1) return `Vorn mit ${number(points)}: ${list(who.map((mention) => (mention.you ? 'du' : mention.name)))}.`
      return who[0]?.you ? `Du führst mit ${number(points)}.` : `${who[0]?.name} führt mit ${number(points)}.`
    },
  },

  options: {
    packs: { label: 'Kartensätze des Hauses', value: (packs) => list(packs.map(deck)), each: deck },
    ownPacks: {
      label: 'Eigene Kartensätze',
      note: 'Hier geschrieben oder als Datei mitgebracht',
      value: (packs) => (packs.length === 0 ? 'keine' : list(packs.map((pack) => pack.name))),
    },
    reveal: { label: 'Steine sind zu sehen', value: (how) => (how === 'asPlaced' ? 'sobald sie liegen' : 'alle auf einmal') },
    readingSeconds: {
      label: 'Zeit zum Lesen einer Karte',
      value: (n) => (n === 0 ? 'keine' : seconds(n)),
    },
    decisionSeconds: { label: 'Zeit zum Antworten und Zeigen', value: timeLimit },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    reading: 'Lies beide Fragen. Halte deine Akte, um dein Team zu sehen: Du beantwortest nur dessen Frage.',
    answer: 'Antworte ehrlich, für dein eigenes Team. Die anderen wissen nicht, welche Frage du beantwortet hast.',
    compare: 'Sieh, wer antwortet wie dein Team; nach drei Karten wird gezeigt. Bots haben einen Lebenslauf: Drück darauf.',
    point: 'Öffne die Mappe „Dein Finger“ und wähle, wer wohl in deinem Team ist. Dann drück auf Bereit.',
    scored: 'Ein Teammitglied zu finden bringt 3 Punkte, gefunden zu werden 1. Die Teams werden nun neu verteilt.',
  },
  help: rulebook.help,
}
