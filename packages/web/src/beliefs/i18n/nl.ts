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
  nose: (right, guesses, gave) =>
    `Had ${right === guesses ? 'steeds' : `${number(right)} van de ${number(guesses)} keer`} gelijk, waar een toeschouwer er ${percent(gave)} aan gaf.`,
  wronged: (statement, peak) => `“${statement}”: de tafel geloofde het tot ${percent(peak)}, en het klopte niet.`,
  wholeStory: 'Het hele verhaal staat op jullie telefoons: wie wist wat, en wanneer.',
  asks: {
    isSpy: (bot) => `Vraag ${bot}: waarom beschuldigde je mij?`,
    isKgb: (bot) => `Vraag ${bot}: waarom dacht je dat ik bij jou hoorde?`,
    isYellow: (bot) => `Vraag ${bot}: waarom wees je naar mij?`,
    isAgent: (bot) => `Vraag ${bot}: waarom schreef je dat over mij?`,
    holds: (bot) => `Vraag ${bot}: waarom raadde je mijn kaart?`,
  },
  because: (moment, before, after) => `Hierdoor: ${moment} Daarvoor gaf ik het ${percent(before)}, daarna ${percent(after)}.`,
  believed: (statement, then, next) => `Toen ik het zei, gaf ik “${statement}” ${percent(then)}. Niemand anders zat boven ${percent(next)}.`,
  guessed: (statement, then) => `Ik wist het niet. Ik gaf “${statement}” ${percent(then)}, en iemand anders evenveel.`,
  fromFeed: (bot) => `Berekend uit wat ${bot} tot dan toe had gezien, en niets anders.`,
  group: {
    title: 'Wie zich verbergt, wie goed raadt',
    readable: (read, of) => `Uit ${number(read)} van de ${number(of)} potjes: die waarvan dit apparaat het verslag mag lezen.`,
    kinds: {
      suspected: {
        tab: 'Verdacht',
        title: 'Voor iemand anders aangezien',
        more: (one, other) => `${one} wordt vaker ten onrechte verdacht dan ${other}.`,
      },
      hid: { tab: 'Verborgen', title: 'Tot het einde niet ontdekt', more: (one, other) => `${one} verbergt zich beter dan ${other}.` },
      guessed: { tab: 'Geraden', title: 'Hardop gezegd, en juist', more: (one, other) => `${one} raadt beter dan ${other}.` },
    },
    others: 'Tussen de anderen zeggen de cijfers niets.',
    notYet: 'De cijfers maken nog geen verschil tussen jullie.',
    occasions: (n) => `${number(n)} keer`,
    interval: (low, high) => `${number(Math.round(100 * low))}–${number(Math.round(100 * high))}`,
    tooFew: (from) => `Te weinig om iets te zeggen. Vanaf ${number(from)}.`,
    paleBar: 'Wat een oplettende toeschouwer kon geloven. De bleke balk: waar het echte cijfer ligt, 19 van de 20 keer.',
    who: 'Wie',
  },
  statements: {
    isSpy: (who) => `${is(who)} een spion`,
    isPlace: (place) => `De plek is: ${place}`,
    isKgb: (who) => `${is(who)} van de KGB`,
    isCia: (who) => `${is(who)} van de CIA`,
    isYellow: (who) => `${who.you ? 'Jij zit' : `${who.name} zit`} in team Geel`,
    isBlue: (who) => `${who.you ? 'Jij zit' : `${who.name} zit`} in team Blauw`,
    isAgent: (who, agent) => `${is(who)} ${agent}`,
    holds: (who, spy) => `${who.you ? 'Jij hebt' : `${who.name} heeft`} deze kaart: ${spy}`,
  },
}
