// All sentences of CIA vs. KGB in Dutch.
import { nl as rulebook } from '@safehouse/content/cia-vs-kgb/rulebook.nl.ts'
import type { Side } from '@safehouse/games/cia-vs-kgb'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords, noLimit, onOff, seconds } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const sides = { cia: 'CIA', kgb: 'KGB' } satisfies Record<Side, string>
const they = (who: Mention) => (who.you ? 'Jij' : who.name)
const them = (who: Mention) => (who.you ? 'jou' : who.name)
/** Whose chair, card or hand: "jouw kaart", "de kaart van Mara". */
const theirs = (who: Mention, thing: string) => (who.you ? `jouw ${thing}` : `de ${thing} van ${who.name}`)
const listNames = (people: readonly Mention[]) => list(people.map((who) => (who.you ? 'jij' : who.name)))
const theAll = (people: readonly Mention[]) => list(people.map(them))
const handsOf = (side: Side, n: number) => `${inWords(n)} ${plural(n, 'hand', 'handen')} van de ${sides[side]}`

export const nl: Words = {
  sides,
  says: {
    yours: 'Wiens stoel wil je?',
    yoursAgain: (who) => `${who.name} zei nee. En nu?`,
    youAsk: (who) => `Je vraagt ${who.name}`,
    asksYou: (who) => `${who.name} vraagt om jouw stoel`,
    asks: (by, to) => `${by.name} vraagt ${to.name}`,
    wants: (who) => `${who.name} wil een stoel`,
    refused: (by, to) => `${they(to)} zei nee tegen ${by.name}`,
    over: 'Het spel is uit',
  },
  line: {
    standing: (who, seconds, why) =>
      `${why === 'dealt' ? `${they(who)} ${who.you ? 'hebt' : 'heeft'} gedeeld` : why === 'gaveChair' ? `${they(who)} gaf ${who.you ? 'je' : 'de'} stoel` : `${they(who)} ${who.you ? 'bent' : 'is'} het laatst gevraagd`} en staat ${number(seconds)} s.`,
    willSeeYours: (whom, seconds) => `${whom.name} ziet jouw kaart. Je staat ${number(seconds)} s.`,
    youAreAsked: (who, seconds) => `Alleen voor jou. ${who.name} wacht ${number(seconds)} s.`,
    asks: (by, to, seconds) => `${by.you ? 'Je vraagt' : `${by.name} vraagt`} ${them(to)}, al ${number(seconds)} s.`,
    saidNo: (by, to, seconds) => `${they(to)} zei nee tegen ${them(by)}, ${number(seconds)} s geleden.`,
    saidYes: (by, to, seconds) => `${they(to)} gaf ${them(by)} de stoel, ${number(seconds)} s geleden.`,
    raised: (who, seconds) => `Alleen ${theirs(who, 'hand')}, ${number(seconds)} s geleden.`,
    nothing: (who, seconds) => `Nog niemand vroeg ${them(who)}, al ${number(seconds)} s.`,
    letGo: (to, seconds) => `Los: sein naar ${theAll(to)}, ${number(seconds)} s.`,
    letGoMany: (n, seconds) => `Los: sein naar ${inWords(n)} mensen, ${number(seconds)} s.`,
    letGoNobody: (seconds) => `Raak stoelen aan om te seinen: ${number(seconds)} s.`,
    sent: (seconds) => `Jouw sein, ${number(seconds)} s. Je hand gaat omhoog.`,
    got: (from, seconds, ready) => `${from.name} seint, ${number(seconds)} s. Je hand ${ready ? 'gaat omhoog' : 'blijft omlaag'}.`,
    tooSoon: (seconds) => `Eén sein per beurt. Deze begon ${number(seconds)} s geleden.`,
    failed: (seconds) => `Dat kwam te laat. Beurt: ${number(seconds)} s.`,
  },
  spoken: {
    got: (from) => `Geheim: ${from.name} seint jou. Druk op je hand om mee op te steken.`,
    ready: (from) => `Geheim: ${from.name} seint jou, en je hand gaat omhoog.`,
    sent: 'Geheim: je sein is weg, en je hand gaat omhoog.',
    letGo: (to) => (to.length === 0 ? 'Geheim: laat los, en je seint niemand.' : `Geheim: laat los om ${theAll(to)} te seinen.`),
    tooSoon: 'Geheim: geen sein. Je hebt er één per beurt.',
    failed: 'Geheim: dat kwam te laat.',
  },
  circle: {
    label: 'De kring van stoelen',
    yourChair: 'jouw stoel',
    empty: 'Een lege stoel',
    saidNo: 'zei nee',
    stands: 'staat',
    isAsked: 'is gevraagd',
    handUp: 'hand omhoog',
  },
  act: {
    sitDown: 'Ga zitten',
    ask: 'Vraag',
    askWhom: (who) => `Vraag ${who.name}`,
    no: 'Nee',
    yes: 'Ja, ga zitten',
    hand: 'Je hand',
  },
  why: {
    notOn: (who) => `${who.name} is aan de beurt.`,
    askFirst: 'Vraag eerst iemand.',
    chooseFirst: 'Raak de stoel aan die je wilt.',
    answerDue: (who) => `${they(who)} ${who.you ? 'hebt' : 'heeft'} nog niet geantwoord.`,
  },
  card: {
    yours: 'Je kaart',
    of: (who) => (who.you ? 'Jouw kaart' : `De kaart van ${who.name}`),
    you: 'Je bent',
    is: (who) => `${who.name} is`,
    more: (n, seats) => `Nog ${inWords(n)} van de ${inWords(seats)} ${plural(n, 'hoort', 'horen')} bij jou.`,
    onlyYou: 'Niemand anders ziet dit.',
    noSignal: 'Geen sein om je hand op te steken.',
    signal: (from, seconds) => `${from.name} seint: ${number(seconds)} s`,
  },
  notebook: {
    title: 'Notities',
    lead: (side, more) => `Je bent ${sides[side]}, net als nog ${inWords(more)}.`,
    showed: (n) => `kaart gezien bij vraag ${number(n)}`,
    sawYours: 'zag de jouwe, zei nee',
    seesYours: 'ziet nu jouw kaart',
    saidNo: (by) => `nee tegen ${them(by)}`,
    gaveChair: (by) => `gaf ${them(by)} de stoel`,
    isAsked: (by) => `gevraagd door ${them(by)}`,
    asks: (to) => `vraagt ${them(to)}`,
    refused: (to) => `nee van ${them(to)}`,
    gotChair: (to) => `kreeg ${theirs(to, 'stoel')}`,
    nothing: 'nog niets',
    suspect: (who) => `${who.name}: welke kant?`,
    open: 'weet niet',
    signals: (who) => `${who.name} seinen`,
    send: 'Sein nu',
    sendSure: 'Zeker?',
    foot: (to) => (to.length === 0 ? 'De hand vasthouden seint nog niemand.' : `De hand vasthouden seint ${theAll(to)}.`),
  },
  hands: {
    up: 'Handen omhoog!',
    all: (who) => `${capital(listNames(who))}.`,
    down: (who) => `${capital(listNames(who))}. ${capital(inWords(who.length))} kaarten op tafel.`,
    alone: (who) => `Alleen ${theirs(who, 'hand')}. Die gaat weer omlaag.`,
  },
  tv: {
    asks: (by, to) => `${by.name} vraagt ${to.name} om de stoel`,
    onlySees: (who) => `Alleen ${who.name} ziet de kaart.`,
    deal: (cia, kgb) => `${capital(inWords(cia))} CIA, ${inWords(kgb)} KGB.`,
    warning: 'Handen gaan zonder waarschuwing omhoog.',
    left: (n) => `Nog ${number(n)} ${plural(n, 'antwoord', 'antwoorden')}.`,
    soFar: 'Tot nu toe',
  },
  result: {
    youWere: (side, winner) => `Je was ${sides[side]}. ${winner === null ? 'Niemand wint.' : side === winner ? 'Je wint.' : 'Je verliest.'}`,
    wins: (side) => (side ? `De ${sides[side]} wint` : 'Niemand wint'),
    stamps: { won: 'Missie geslaagd', lost: 'Ontmaskerd', nobody: 'Patstelling' },
    why: {
      everyoneRaised: ({ seats }) => `Alle ${inWords(seats)} handen gingen omhoog. Als iedereen dat doet, wint niemand.`,
      wholeSideRaised: ({ winner, hands, opponents }) =>
        `Alle ${handsOf(winner, hands[winner])} gingen omhoog${hands[opponents] > 0 ? `, en ${handsOf(opponents, hands[opponents])} ${plural(hands[opponents], 'ging', 'gingen')} mee` : ''}. Een hele kant wint.`,
      fewerHands: ({ winner, opponents, hands, missing }) =>
        `${capital(handsOf(opponents, hands[opponents]))}, maar ${listNames(missing)} ${plural(missing.length, 'deed', 'deden')} niet mee. Geen hele kant, dus de minste handen winnen: de ${sides[winner]} stak er ${inWords(hands[winner])} op.`,
      equalHands: ({ hands }) =>
        `Van elke kant ${inWords(hands.cia)} ${plural(hands.cia, 'hand', 'handen')}, en geen kant compleet. Evenveel handen: niemand wint.`,
      answersUsedUp: ({ answers }) => `Alle ${number(answers)} antwoorden zijn gegeven, en er gingen geen handen samen omhoog.`,
    },
    seen: 'Wie had wie gezien',
    byQuestion: 'vraag voor vraag',
    legend: 'Een pijl gaat van een kaart naar wie haar zag.',
    handUp: 'hand omhoog',
    handMissing: 'hand ontbrak',
    saw: (eyes, card) => `${they(eyes)} zag ${theirs(card, 'kaart')}.`,
    alone: (who) => `Alleen ${theirs(who, 'hand')} ging omhoog.`,
    question: (n) => `Vraag ${number(n)}.`,
  },

  history: {
    deals: (who) => (who.you ? 'Jij hebt gedeeld, dus jij staat als eerste op.' : `${who.name} heeft gedeeld en staat dus als eerste op.`),
    clock: (sentence) => `De tijd is om. ${sentence}`,
    asks: (by, to) => `${by.you ? 'Je vraagt' : `${by.name} vraagt`} ${them(to)}.`,
    saidNo: (by, to) => `${they(to)} zei nee tegen ${them(by)}.`,
    saidYes: (by, to) => `${they(to)} gaf ${them(by)} de stoel en staat op.`,
    satDown: (who, next) =>
      `${who.you ? 'Jij gaat' : `${who.name} gaat`} zitten. ${next.you ? 'Jij bent het laatst gevraagd en staat' : `${next.name} is het laatst gevraagd en staat`} op.`,
    alone: (who) => `Alleen ${theirs(who, 'hand')}. Die gaat weer omlaag.`,
    raised: (who) => `${capital(listNames(who))} staken samen ${who.some(({ you }) => you) ? 'jullie' : 'hun'} hand op.`,
    usedUp: 'Alle antwoorden zijn gegeven. Niemand wint.',
  },

  options: {
    signalSeconds: { label: 'Een sein duurt', note: 'Maak het langer als mensen seinen missen', value: seconds },
    askAgain: { label: 'Opnieuw vragen in één beurt', note: 'Iedereen behalve wie net nee zei', value: onOff },
    answersEach: { label: 'Antwoorden per speler', note: 'Zijn ze op, dan wint niemand', value: (n) => (n === 0 ? noLimit : number(n)) },
    dealer: { label: 'Wie deelt en begint', value: (seat) => (seat === null ? 'Het lot' : number(seat + 1)) },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    card: 'Houd je kaart vast om je kant te zien. Laat hem nooit op een andere manier zien.',
    watch: 'Niemand heeft je nog een kaart laten zien. Let op wie ja zegt tegen wie: een stoel geef je graag aan je eigen kant.',
    seen: 'Je hebt een kaart gezien. Zet in je notities wie volgens jou bij je hoort. Je hebt ze allemaal nodig.',
    ask: 'Raak degene aan wiens stoel je wilt. Die speler, en niemand anders, ziet je kaart.',
    refused: 'Vraag iemand anders, of ga zitten. Wie het laatst gevraagd is, is dan aan de beurt.',
    answer: 'Houd de map vast om de kaart te zien. Ja: jullie ruilen, jij laat de jouwe zien en bent aan de beurt. Nee: je houdt je stoel.',
    signal: 'Ken je iedereen van je kant? Houd de hand een seconde vast: wie in je notities aan jouw kant staat, hoort het in het geheim.',
  },
  help: rulebook.help,
}
