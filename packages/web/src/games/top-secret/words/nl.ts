// All sentences of Top Secret in Dutch.
import { nl as rulebook } from '@safehouse/content/top-secret/rulebook.nl.ts'
import type { Team } from '@safehouse/games/top-secret'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWords, seconds, timeLimit } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import type { SeatOutcome } from '../props.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const teams: Readonly<Record<Team, string>> = { yellow: 'Geel', blue: 'Blauw' }
const whom = (who: Mention) => (who.you ? 'jou' : who.name)
const subject = (who: Mention) => (who.you ? 'Jij' : who.name)
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(whom), ...(others > 0 ? [`${number(others)} anderen`] : [])])
}
function aim({ finding, byClock }: SeatOutcome, self: Mention, at: Mention): string {
  if (finding === 4) return byClock ? 'Was alleen, en de klok wees goed' : 'Was alleen en wist het'
  if (byClock) return finding > 0 ? `De klok vond ${whom(at)}` : `De klok wees naar ${whom(at)}: fout`
  if (finding > 0) return `Vond ${whom(at)}`
  return `Wees naar ${at !== self ? whom(at) : self.you ? 'jezelf' : 'zichzelf'}: fout`
}
const deck = (id: string) => (id === 'kitchen-table' ? 'De keukentafel' : id)
const card = (n: number) => `Kaart ${number(n)}`

export const nl: Words = {
  teams,
  yes: 'Ja',
  no: 'Nee',
  round: (n) => `Ronde ${number(n)}`,
  roundOf: (n) => `Ronde ${number(n)} van 3`,
  card,
  cardOf: (round, n) => `Ronde ${number(round)}, kaart ${number(n)} van 3`,
  byClock: 'gelegd door de klok',
  voice: { on: 'Lees de kaarten voor', reads: (team, question) => `${teams[team]}: ${question}` },

  reading: 'Lees beide vragen',
  answering: {
    says: 'Antwoord voor je team',
    done: 'Je fiche ligt',
    watch: 'Iedereen antwoordt',
    waiting: (who) => `Wachten op ${some(who)}.`,
    faceDown: 'Gedekt',
  },
  pointing: {
    says: 'Wie hoort bij jou?',
    watch: 'Wie hoort bij wie?',
    waiting: (who) => `Wachten op ${some(who)}.`,
    ready: (n, of) => `${number(n)} van ${number(of)}`,
    areReady: (n) => plural(n, 'is klaar', 'zijn klaar'),
    isReady: (who) => (who.you ? 'Je bent klaar' : `${who.name} is klaar`),
    notReady: (who) => (who.you ? 'Je bent nog niet klaar' : `${who.name} is nog niet klaar`),
    picture: 'Wie klaar is',
  },
  counting: {
    says: 'Wijzen op drie',
    line: 'Iedereen is klaar. Nu blijft het zo.',
    timeUp: (who) => (who.length === 0 ? 'De tijd is om. Nu blijft het zo.' : `De tijd is om: de klok wijst voor ${some(who)}.`),
  },
  scoredTitle: {
    yours: (team, n) => (n === 1 ? `Alleen jij was ${teams[team]}` : `Jullie ${inWords(n)} waren ${teams[team]}`),
    watch: (round) => `Ronde ${number(round)} ontmaskerd`,
    line: 'Een volle pijl vond een teamgenoot: 3 punten. Wie gevonden is, krijgt er 1.',
    picture: 'Wie naar wie heeft gewezen',
    arrow: (by, at, found) => {
      const self = by.you === at.you && by.name === at.name
      const target = self ? (by.you ? 'jezelf' : 'zichzelf') : whom(at)
      return `${subject(by)} ${by.you ? 'hebt' : 'heeft'} naar ${target} gewezen, ${found ? 'en dat klopte' : 'en dat klopte niet'}`
    },
    clock: (by, at, found) => `De klok heeft voor ${whom(by)} naar ${whom(at)} gewezen, ${found ? 'en dat klopte' : 'en dat klopte niet'}`,
    pointed: (by, at, byClock) => {
      const at1 = by.you === at.you && by.name === at.name ? (by.you ? 'jezelf' : 'zichzelf') : whom(at)
      return byClock ? `De klok wijst voor ${whom(by)} naar ${at1}.` : `${subject(by)} wijst naar ${at1}.`
    },
    was: (who, team) => `${subject(who)} was ${teams[team]}`,
    points: 'Punten van deze ronde',
  },
  reason: (told, self, at, foundBy) => {
    const by = [...foundBy.map(whom), ...(told.foundByClock.length > 0 ? ['de klok'] : [])]
    return `${aim(told, self, at)}. ${by.length === 0 ? 'Door niemand gevonden' : `Gevonden door ${list(by)}`}`
  },
  gain: (n) => `+${number(n)}`,
  sum: (finding, found) => (finding > 0 && found > 0 ? `${number(finding)} + ${number(found)}` : number(finding + found)),
  points: (n) => `${number(n)} ${plural(n, 'punt', 'punten')}`,
  total: (n) => `${number(n)} totaal`,

  scene: {
    answered: 'Iedereen heeft geantwoord',
    yes: (n, of) =>
      n === 0
        ? 'Niemand zei ja'
        : n === of
          ? 'Iedereen zei ja'
          : n === 1
            ? 'Eén iemand zei ja'
            : n === of - 1
              ? 'Eén iemand zei nee'
              : `${capital(inWords(n))} zeiden ja`,
    laugh: 'Kijk wie wat zei.',
    point: 'Wijs!',
    teams: 'De teams',
    full: 'Een hele pijl vond een teamgenoot.',
    points: 'Punten',
    finding: '3 voor wie een teamgenoot vond.',
    found: '3 voor wie een teamgenoot vond, 1 voor wie gevonden werd.',
    houses: 'Na drie rondes',
  },
  act: {
    sure: (answer) => `${answer}: zeker?`,
    ready: 'Klaar',
    notReady: 'Toch nog niet',
    fingersIn: (seconds) => `Wijzen over ${number(seconds)}`,
    fingers: 'Nu wijzen',
    deal: (round) => `Ronde ${number(round)} delen`,
    waitFor: (who) => `Wachten op ${some(who)}`,
  },
  why: {
    stillReading: 'Antwoorden kan zodra beide vragen gelezen zijn.',
    tokenStays: 'Je fiche ligt, en blijft liggen.',
    pointFirst: 'Open eerst de map “Je vinger” en kies iemand.',
    noChanges: 'Nu blijft het zo.',
    goingOn: 'De volgende ronde begint als iedereen zover is.',
  },
  team: {
    folder: 'Je team',
    is: (team) => teams[team],
    line: (team) => (team === 'yellow' ? 'Beantwoord de vraag met de zon.' : 'Beantwoord de vraag met de golf.'),
    kept: (yes) => (yes === null ? 'Je fiche ligt nog niet.' : yes ? 'Je fiche zegt ja.' : 'Je fiche zegt nee.'),
  },
  finger: {
    folder: 'Je vinger',
    ask: 'Wie hoort bij jou?',
    line: 'Niemand ziet het voor er tot drie is geteld.',
    alone: 'Hoort er niemand bij jou? Wijs naar jezelf.',
    stays: 'Hij blijft waar hij nu is.',
    you: 'Jij',
  },
  look: {
    title: 'Terugbladeren',
    line: 'Alle kaarten, fiches en vingers tot nu toe.',
    open: (n) => `${card(n)}, toon de vragen`,
    back: (n) => (n === 1 ? 'Ronde 1 nog eens bekijken' : `Rondes 1 tot ${number(n)} nog eens bekijken`),
    rounds: 'Welke ronde',
    done: 'Terug naar de tafel',
  },
  result: {
    wins: (who, points) => {
      if (who.length > 1)
        return `${list(who.map((mention, i) => (!mention.you ? mention.name : i === 0 ? 'Jij' : 'jij')))} winnen met ${number(points)}`
      const [winner] = who
      return winner?.you ? `Je wint met ${number(points)}` : `${winner?.name} wint met ${number(points)}`
    },
    line: 'Eén verdieping per ronde, één verlicht raam per punt.',
    houses: 'Een huis per speler, een verdieping per ronde, een verlicht raam per punt',
    tap: 'Tik op een huis',
    windows: 'De drie ramen links zijn voor vinden, het ene rechts voor gevonden worden.',
    you: 'Jij',
  },
  watching: 'Je kijkt mee',
  thinking: 'denkt na',

  history: {
    round: (n) => `Ronde ${number(n)}: de teams zijn opnieuw gedeeld.`,
    clockAnswers: (who) => `De tijd is om: de klok antwoordt voor ${whom(who)}.`,
    answered: (who, yes, card) => `${subject(who)} zei ${yes ? 'ja' : 'nee'} bij kaart ${number(card)}.`,
    clockAnswered: (who, yes, card) => `De klok zei voor ${whom(who)} ${yes ? 'ja' : 'nee'} bij kaart ${number(card)}.`,
    clockPoints: (who) => `De tijd is om: de klok wijst voor ${list(who.map(whom))}.`,
    timeUp: 'De tijd is om.',
    tookBack: (who) => (who.you ? 'Je bent toch nog niet klaar.' : `${who.name} is toch nog niet klaar.`),
    leads: (who, points) => {
      if (who.length > 1) return `Aan kop met ${number(points)}: ${list(who.map((mention) => (mention.you ? 'jij' : mention.name)))}.`
      return who[0]?.you ? `Je gaat aan kop met ${number(points)}.` : `${who[0]?.name} gaat aan kop met ${number(points)}.`
    },
  },

  options: {
    packs: { label: 'Kaarten van het huis', value: (packs) => list(packs.map(deck)), each: deck },
    ownPacks: {
      label: 'Eigen kaarten',
      note: 'Hier geschreven, of meegebracht als bestand',
      value: (packs) => (packs.length === 0 ? 'geen' : list(packs.map((pack) => pack.name))),
    },
    reveal: { label: 'Fiches zijn te zien', value: (how) => (how === 'asPlaced' ? 'zodra ze liggen' : 'allemaal tegelijk') },
    readingSeconds: {
      label: 'Tijd om een kaart te lezen',
      value: (n) => (n === 0 ? 'geen' : seconds(n)),
    },
    decisionSeconds: { label: 'Tijd om te antwoorden en te wijzen', value: timeLimit },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    reading: 'Lees beide vragen. Houd je map vast om je team te zien: je beantwoordt alleen die vraag.',
    answer: 'Antwoord eerlijk, voor je eigen team. De anderen weten niet welke vraag je beantwoordde.',
    compare: 'Kijk wie antwoordt als jouw team; na drie kaarten wijs je. Bots hebben een levensverhaal: druk erop.',
    point: 'Open de map “Je vinger” en kies wie er volgens jou in je team zit. Druk dan op Klaar.',
    scored: 'Een teamgenoot vinden is 3 punten waard, gevonden worden 1. De teams worden nu opnieuw verdeeld.',
  },
  help: rulebook.help,
}
