// The Dutch texts of "Who knew what".
import { grammarOf, type Mention } from '../../i18n/grammar.ts'
import type { BeliefMessages } from './en.ts'

const { number } = grammarOf('nl')
const percent = (share: number): string => `${number(Math.round(100 * share))}\u202f%`
const is = ({ you, name }: Mention): string => (you ? 'Jij bent' : `${name} is`)

export const nl: BeliefMessages = {
  title: 'Wie wist wat',
  working: 'Er wordt uitgezocht wie wat wist. Je hoeft niet te wachten.',
  failed: 'Dit apparaat kon het niet uitzoeken.',
  again: 'Nog eens',
  nothing: 'Niemand kon iets weten: er is geen geheim omgedraaid.',
  percent,
  turningPoints: (n) => ['Geen moment gaf de doorslag', 'Eén keerpunt', 'Twee keerpunten', 'Drie keerpunten'][n]!,
  turned: (statement, before, after) =>
    `“${statement}”: het geloof van de tafel ${after > before ? 'steeg' : 'daalde'} van ${percent(before)} naar ${percent(after)}.`,
  round: (n) => `Ronde ${number(n)}`,
  wasTrue: 'Het was waar. Hoe zeker was ieder van jullie?',
  wasWrong: 'Het klopte niet. Hoe zeker was ieder van jullie?',
  isTrue: 'waar',
  isWrong: 'niet waar',
  sure: 'zeker',
  half: 'half',
  no: 'nee',
  lead: 'Elke lijn is wat één speler dacht: hoe hoger, hoe zekerder.',
  picture: (statement) => `Hoe zeker iedere speler hiervan was: ${statement}. De cijfers staan in de tabel.`,
  previous: 'Vorige bewering',
  next: 'Volgende bewering',
  asTable: 'Als tabel',
  asChart: 'Als grafiek',
  see: 'Bekijk dit moment',
  moment: (n, of) => `Moment ${number(n)} van ${number(of)}`,
  momentColumn: 'Moment',
  change: (before, after) => `${percent(before)} naar ${percent(after)}`,
  you: 'Jij',
  honours: 'Eervolle vermeldingen',
  honour: { liar: 'Beste leugenaar', nose: 'Scherpste neus', wronged: 'Meest ten onrechte verdacht' },
  liar: (from, to) => `Praatte de tafel omlaag van ${percent(from)} naar ${percent(to)}.`,
  nose: (own, others) => `Gaf ${percent(own)} aan wat waar was; de anderen gaven ${percent(others)}.`,
  wronged: (statement, peak) => `“${statement}”: de tafel geloofde het tot ${percent(peak)}, en het klopte niet.`,
  asks: (bot) => `Vraag ${bot}: waarom beschuldigde je mij?`,
  because: (moment, before, after) => `Hierdoor: ${moment} Daarvoor gaf ik het ${percent(before)}, daarna ${percent(after)}.`,
  believed: (statement, then, next) => `Toen ik het zei, gaf ik “${statement}” ${percent(then)}. Niemand anders zat boven ${percent(next)}.`,
  guessed: (statement, then) => `Ik wist het niet. Ik gaf “${statement}” ${percent(then)}, en iemand anders evenveel.`,
  fromFeed: (bot) => `Berekend uit wat ${bot} tot dan toe had gezien, en niets anders.`,
  statements: {
    isSpy: (who) => `${is(who)} een spion`,
    isPlace: (place) => `De plek is: ${place}`,
    isKgb: (who) => `${is(who)} van de KGB`,
    isYellow: (who) => `${who.you ? 'Jij zit' : `${who.name} zit`} in team Geel`,
    isAgent: (who, agent) => `${is(who)} ${agent}`,
    holds: (who, spy) => `${who.you ? 'Jij hebt' : `${who.name} heeft`} deze kaart: ${spy}`,
  },
}
