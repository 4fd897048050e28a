// All sentences of Spy Alley Dice in Dutch.
import { nl as rulebook } from '@safehouse/content/spy-alley-dice/rulebook.nl.ts'
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { grammarOf } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const named = (name: string, many: string) => ({ name, the: `de ${name}`, a: `een ${name}`, many })

const spies: Words['spies'] = {
  american: named('Amerikaan', 'Amerikanen'),
  french: named('Fransman', 'Fransen'),
  german: named('Duitser', 'Duitsers'),
  italian: named('Italiaan', 'Italianen'),
  russian: named('Rus', 'Russen'),
  spanish: named('Spanjaard', 'Spanjaarden'),
}
const alike = (n: number, spy: Spy) => `${inWords(n)} ${n === 1 ? spies[spy].name : spies[spy].many}`
const nth = ['', 'eerste', 'tweede', 'derde']

export const nl: Words = {
  spies,
  letter: (spy) => spies[spy].name[0]!,

  opening: {
    title: 'Wie begint?',
    all: 'Iedereen gooit tegelijk. Wie de meeste Russen gooit, begint.',
    tied: (who, russians) => {
      const you = who.some((mention) => mention.you)
      const names = list(who.map((mention) => (mention.you ? 'jij' : mention.name)))
      const again = you ? `Jullie ${inWords(who.length)} gooien opnieuw.` : 'Zij gooien opnieuw.'
      return `${capital(names)} hebben elk ${inWords(russians)} ${plural(russians, 'Rus', 'Russen')}. ${again}`
    },
    russians: (n) => `${inWords(n)} ${plural(n, 'Rus', 'Russen')}`,
    notYet: 'nog niet gegooid',
    byClock: 'gegooid door de klok',
  },
  turn: {
    yours: 'Jij bent aan de beurt',
    theirs: (who) => `${who.name} is aan de beurt`,
    roll: (who, n) => (who.you ? `Je ${nth[n]} worp` : `${capital(nth[n]!)} worp van ${who.name}`),
    rollAllFive: 'Vijf dobbelstenen, hooguit drie worpen.',
    keep: 'Tik op wat je houdt.',
    last: 'Dat was de laatste worp.',
    mayGuess: (n, spy) => `${capital(alike(n, spy))}: je mag raden.`,
    mayAttempt: (n, spy) => `${capital(alike(n, spy))}: raad, of probeer de missie.`,
    has: (n, spy) => `${capital(alike(n, spy))} op tafel.`,
    nothing: 'Nog geen drie gelijke.',
    rollsUsed: (n) => `${inWords(n)} van drie worpen gebruikt`,
    die: (spy, kept) => `${spies[spy].name}${kept ? ', gehouden' : ''}`,
    blank: 'niet gegooid',
    counts: 'Op de dobbelstenen',
    count: (n, spy) => `${number(n)} ${n === 1 ? spies[spy].name : spies[spy].many}`,
  },
  act: {
    rollAll: 'Gooi alle vijf',
    rollAgain: (n) => (n === 5 ? 'Gooi alles opnieuw' : `Gooi ${number(n)} opnieuw`),
    stop: 'Stop',
    stopSure: 'Je beurt beëindigen?',
    guess: (spy) => (spy ? `Raad ${spies[spy].the}` : 'Raden'),
    mission: 'Missie',
    letPass: 'Laat gaan',
    call: (who) => `Het is ${who.name}`,
    sure: 'Zeker?',
    throwAway: 'Gooi weg',
    give: 'Geef hem',
    goOn: 'Verder',
    waitFor: {
      roll: (who) => `${who.name} gooit`,
      decide: (who) => `${who.name} beslist`,
      choose: (who) => `${who.name} kiest`,
      others: 'De anderen gooien',
      out: 'Je ligt eruit',
    },
  },
  why: {
    notOn: (who) => `${who.name} is aan de beurt.`,
    threeAlike: 'Raden kan met drie gelijke.',
    keptAll: 'Laat minstens één dobbelsteen over om te gooien.',
    noRolls: 'Meer dan drie worpen zijn er niet.',
    chooseFirst: 'Open je dossiers en kies een kaart.',
    waitStart: 'De anderen gooien om het begin.',
    out: 'Je hebt geen kaart meer. Je mag kijken.',
  },
  guess: {
    title: (spy) => `Wie is ${spies[spy].the}?`,
    line: 'Eén keer raden, en je beurt is voorbij.',
    cards: (n) => `${inWords(n)} ${plural(n, 'kaart', 'kaarten')}`,
    not: (who) => `niet ${list(who.map((spy) => spies[spy].the))}`,
    struck: 'Doorgestreept: fout geraden sinds de kaarten van die speler veranderden. Iedereen weet dit.',
    whom: (who) => (who ? `Kies ${who.name}` : 'Raden'),
    chooseFirst: 'Kies eerst iemand.',
    back: 'Terug',
  },
  mission: {
    yours: 'Jij gaat voor de missie',
    theirs: (who) => `${who.name} gaat voor de missie`,
    yourLine: (spy) => `Eén voor één mogen ze zeggen dat jij ${spies[spy].the} bent. Doet niemand dat, dan beslist je kaart.`,
    asks: (who, spy) => `Is ${who.name} ${spies[spy].the}?`,
    stakes: (who) => `Goed: je krijgt de kaart van ${who.name}. Fout: ${who.name} krijgt er een van jou.`,
    theirLine: (asked, spy) => `${asked.you ? 'Jij wordt' : `${asked.name} wordt`} gevraagd: ${spies[spy].the} of niet?`,
    way: 'Wie er om de beurt gevraagd wordt',
    passed: 'liet gaan',
    passedByClock: 'tijd was om',
    asked: () => 'wordt nu gevraagd',
    next: 'hierna',
    later: 'daarna',
    door: 'De deur',
  },
  cards: {
    throwYours: 'Gooi één kaart weg',
    throwLine: 'Niemand hoort welke.',
    throwTheirs: (who) => `${who.name} gooit een kaart weg`,
    theirLine: 'Niemand anders hoort welke.',
    giveYours: (who) => `Geef ${who.name} één kaart`,
    giveLine: (who) => `Je had het mis over ${who.name}. Alleen jullie twee weten welke.`,
    giveTheirs: (from, to) => `${from.name} geeft ${to.you ? 'jou' : to.name} een kaart`,
    which: 'Welke gaat weg?',
    files: (n) => (n === 1 ? 'Jouw dossier' : `Jouw ${inWords(n)} dossiers`),
    none: 'Jouw dossiers',
    empty: 'Hier zit geen kaart meer in.',
    count: (n) => `${inWords(n)} ${plural(n, 'kaart', 'kaarten')}`,
  },
  asleep: { title: 'De tafel is ingedommeld', line: 'Een hele ronde lang heeft niemand gespeeld. Iedereen kan verdergaan.' },
  watching: 'Je kijkt toe',

  result: {
    stamp: 'Missie volbracht',
    was: (spy) => `${capital(spies[spy].the)} was`,
    last: 'Alle anderen liggen eruit',
    you: 'Jij',
    out: 'eruit',
    thrown: 'Weggegooid, nu te zien',
    undealt: 'Nooit uitgedeeld',
    won: (who) => (who.you ? 'Jij hebt gewonnen' : `${who.name} heeft gewonnen`),
  },

  scene: {
    pointsAt: (by, whom) => `${by.you ? 'Jij wijst' : `${by.name} wijst`} naar ${whom.you ? 'jou' : whom.name}`,
    says: (whom, spy) => (whom.you ? `“Jij bent ${spies[spy].the}.”` : `“${whom.name}, jij bent ${spies[spy].the}.”`),
    blown: 'Ontmaskerd',
    wasSpy: (who, spy) => `${who.you ? 'Jij was' : `${who.name} was`} ${spies[spy].the}`,
    isNotSpy: (who, spy) => `${who.you ? 'Jij bent' : `${who.name} is`} niet ${spies[spy].the}`,
    takesCard: (by) => (by.you ? 'Jij pakt de kaart en gooit er een weg.' : `${by.name} pakt de kaart en gooit er een weg.`),
    owesCard: (by, whom) => `${by.you ? 'Jij moet' : `${by.name} moet`} ${whom.you ? 'jou' : whom.name} een kaart geven.`,
    costsNothing: 'Het kost niets.',
    isNext: (who) => (who.you ? 'Jij bent aan de beurt.' : `${who.name} is aan de beurt.`),
    letsPass: (who) => (who.you ? 'Jij laat het gaan' : `${who.name} laat het gaan`),
    allLetPass: 'Niemand heeft iets gezegd',
    doorStaysShut: 'De deur blijft dicht',
    nothingShown: 'Er wordt geen kaart getoond.',
    hasFiveAlike: (who, spy) => `${who.you ? 'Jij hebt' : `${who.name} heeft`} vijf ${spies[spy].many}`,
    goesForMission: (who) => (who.you ? 'Jij probeert de missie.' : `${who.name} probeert de missie.`),
    letsItBe: (who) => (who.you ? 'Jij raadt niet' : `${who.name} raadt niet`),
    nothing: (who) => (who.you ? 'Niets voor jou' : `Niets voor ${who.name}`),
    thirdRoll: (n) => (n === 1 ? 'Derde worp: geen twee gelijk.' : 'Derde worp: twee gelijk.'),
  },
  history: {
    rolledTooFew: (who, n) => `${who.you ? 'Jij gooide' : `${who.name} gooide`} ${n === 1 ? 'geen twee gelijk' : 'twee gelijk'} en kon niet raden.`,
    declined: (who, n, spy) => `${who.you ? 'Jij had' : `${who.name} had`} ${alike(n, spy)} en raadde niet.`,
    stopped: (who, rolls) => `${who.you ? 'Jij bent' : `${who.name} is`} na ${rolls === 1 ? 'één worp' : 'twee worpen'} gestopt.`,
    startByClock: (who) => `De tijd is om: de klok gooit voor ${list(who.map((mention) => (mention.you ? 'jou' : mention.name)))}.`,
    starts: (who) => (who.you ? 'Jij begint.' : `${who.name} begint.`),
    guessedRight: (by, whom, spy) =>
      `${whom.you ? 'Jij was' : `${whom.name} was`} ${spies[spy].the}. ${by.you ? 'Jij krijgt' : `${by.name} krijgt`} de kaart.`,
    guessedWrong: (by, whom, spy) => `${by.you ? 'Jij' : by.name} raadde mis: ${whom.you ? 'jij bent' : `${whom.name} is`} ${spies[spy].the} niet.`,
    challengedWrongly: (by, whom, spy) =>
      `${whom.you ? 'Jij bent' : `${whom.name} is`} ${spies[spy].the} niet. ${by.you ? 'Jij moet' : `${by.name} moet`} een kaart geven.`,
    attempts: (who, spy) => `${who.you ? 'Jij gaat' : `${who.name} gaat`} voor de missie met vijf ${spies[spy].many}.`,
    passes: (who) => (who.you ? 'Jij laat het gaan.' : `${who.name} laat het gaan.`),
    passesByClock: (who) => `De tijd is om: ${who.you ? 'jij laat' : `${who.name} laat`} het gaan.`,
    failed: 'Niemand zei iets, maar de missie mislukt. Er wordt geen kaart getoond.',
    handed: (from, to) => `${from.you ? 'Jij hebt' : `${from.name} heeft`} ${to.you ? 'jou' : to.name} een kaart gegeven.`,
    handedByClock: (from, to) => `De tijd is om: ${from.you ? 'jij geeft' : `${from.name} geeft`} ${to.you ? 'jou' : to.name} een kaart.`,
    thrown: (who) => `${who.you ? 'Jij hebt' : `${who.name} heeft`} een kaart weggegooid.`,
    thrownByClock: (who) => `De tijd is om: ${who.you ? 'jij gooit' : `${who.name} gooit`} een kaart weg.`,
    timeUp: (who) => (who.you ? 'Je tijd is om.' : `De tijd van ${who.name} is om.`),
    out: (who) => (who.you ? 'Jij ligt eruit.' : `${who.name} ligt eruit.`),
    won: (who) => (who.you ? 'Jij hebt gewonnen.' : `${who.name} heeft gewonnen.`),
    asleep: 'De tafel is ingedommeld.',
    awake: (who) => (who.you ? 'Jij maakt de tafel wakker.' : `${who.name} maakt de tafel wakker.`),
  },

  options: {
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'Op de dobbelstenen staan zes spionnen. Deze worp bepaalt alleen wie begint.',
    firstRoll: 'Je hebt drie worpen. Verzamel één spion: met drie gelijke mag je raden.',
    keep: 'Tik op de stenen die je houdt en gooi de rest opnieuw.',
    guess: 'Drie gelijke: je mag raden wie deze spion heeft. Fout raden kost alleen je beurt.',
    mission: 'Vijf gelijke: je kunt de missie van deze spion proberen. Je wint als je de kaart hebt en niemand dat eerst zegt.',
    watch: 'Kijk welke stenen de anderen houden. Het kan verraden welke spion ze zijn.',
    asked: 'Zeg dat de werper deze spion is en je wint een kaart, als het klopt. Zo niet, dan verlies je er een.',
    give: 'Open je map en kies de kaart die je afgeeft.',
    throwAway: 'Eén kaart te veel: kies welke weg gaat. Niemand ziet het.',
  },
  help: rulebook.help,
}
