// Spy Alley Dice in het Nederlands.
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { grammarOf } from '../../../i18n/grammar.ts'
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
    title: 'De meeste Russen beginnen',
    all: 'Iedereen gooit, allemaal tegelijk.',
    tied: (who, russians) => {
      const you = who.some((one) => one.you)
      const names = list(who.map((one) => (one.you ? 'jij' : one.name)))
      const again = you ? `Jullie ${inWords(who.length)} gooien opnieuw.` : 'Zij gooien opnieuw.'
      return `${capital(names)} hebben er elk ${inWords(russians)}. ${again}`
    },
    russians: (n) => `${inWords(n)} ${plural(n, 'Rus', 'Russen')}`,
    notYet: 'nog niet gegooid',
    byClock: 'door de klok',
  },
  turn: {
    yours: 'Jij bent aan de beurt',
    theirs: (who) => `${who.name} is aan de beurt`,
    roll: (who, n) => (who.you ? `Je ${nth[n]} worp` : `${capital(nth[n]!)} worp van ${who.name}`),
    rollAllFive: 'Vijf dobbelstenen, hooguit drie worpen.',
    keep: 'Tik op wat je houdt.',
    last: 'Dat was de laatste worp.',
    mayGuess: (n, spy) => `${capital(alike(n, spy))}: je mag gokken.`,
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
    guess: (spy) => (spy ? `Gok op ${spies[spy].a}` : 'Gok'),
    mission: 'Missie',
    letPass: 'Laat gaan',
    call: (who) => `Dat is ${who.name}`,
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
    threeAlike: 'Gokken kan met drie gelijke.',
    keptAll: 'Laat minstens één dobbelsteen over om te gooien.',
    noRolls: 'Meer dan drie worpen zijn er niet.',
    chooseFirst: 'Open je dossiers en kies een kaart.',
    waitStart: 'De anderen gooien om het begin.',
    out: 'Je hebt geen kaart meer. Je mag kijken.',
  },
  guess: {
    title: (spy) => `Wie is ${spies[spy].the}?`,
    line: 'Eén gok, en je beurt is voorbij.',
    cards: (n) => `${inWords(n)} ${plural(n, 'kaart', 'kaarten')}`,
    not: (who) => `niet ${list(who.map((spy) => spies[spy].the))}`,
    struck: 'Doorgestreept: fout gebleken sinds de kaarten van die speler veranderden. Jullie weten dat allemaal.',
    whom: (who) => (who ? `Gok op ${who.name}` : 'Gok'),
    chooseFirst: 'Kies eerst iemand.',
    back: 'Terug',
  },
  mission: {
    yours: 'Jij gaat voor de missie',
    theirs: (who) => `${who.name} gaat voor de missie`,
    yourLine: (spy) => `Een voor een mogen ze zeggen dat jij ${spies[spy].the} bent. Laat iedereen het gaan, dan beslist je kaart.`,
    asks: (who, spy) => `Is ${who.name} ${spies[spy].the}?`,
    stakes: (who) => `Goed: je krijgt de kaart van ${who.name}. Fout: ${who.name} krijgt er een van jou.`,
    theirLine: (asked, spy) => `${asked.you ? 'Jij wordt' : `${asked.name} wordt`} gevraagd: ${spies[spy].the} of niet?`,
    way: 'De weg naar de deur',
    passed: 'liet gaan',
    passedByClock: 'tijd was om',
    asked: () => 'is gevraagd',
    next: 'is daarna',
    later: 'dan',
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
  asleep: { title: 'De tafel is ingedommeld', line: 'Een hele ronde deed alleen de klok iets. Iedereen kan verdergaan.' },
  watching: 'Je kijkt toe',

  result: {
    stamp: 'Missie volbracht',
    was: (spy) => `${capital(spies[spy].the)} was`,
    last: 'Alle anderen zijn de steeg uit',
    you: 'Jij',
    out: 'eruit',
    thrown: 'Weggegooid, nu te zien',
    undealt: 'Nooit gedeeld',
    won: (who) => (who.you ? 'Jij hebt gewonnen' : `${who.name} heeft gewonnen`),
  },

  told: {
    startByClock: (who) => `De tijd is om: de klok gooit voor ${list(who.map((one) => (one.you ? 'jou' : one.name)))}.`,
    starts: (who) => (who.you ? 'Jij begint.' : `${who.name} begint.`),
    right: (by, whom, spy) =>
      `${whom.you ? 'Jij was' : `${whom.name} was`} ${spies[spy].the}. ${by.you ? 'Jij krijgt' : `${by.name} krijgt`} de kaart.`,
    wrong: (whom, spy) => `${whom.you ? 'Jij bent' : `${whom.name} is`} ${spies[spy].the} niet. Het kost niets.`,
    wrongCall: (by, whom, spy) =>
      `${whom.you ? 'Jij bent' : `${whom.name} is`} ${spies[spy].the} niet. ${by.you ? 'Jij moet' : `${by.name} moet`} een kaart geven.`,
    attempts: (who, spy) => `${who.you ? 'Jij gaat' : `${who.name} gaat`} voor de missie met vijf ${spies[spy].many}.`,
    passes: (who) => (who.you ? 'Jij laat het gaan.' : `${who.name} laat het gaan.`),
    passesByClock: (who) => `De tijd is om: ${who.you ? 'jij laat' : `${who.name} laat`} het gaan.`,
    failed: 'Niemand zei iets, en er wordt niets getoond.',
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
  refusals: {
    gameOver: () => 'Het spel is uit.',
    youAreOut: () => 'Je hebt geen kaart meer, dus je ligt eruit.',
    questionGone: () => 'Te laat: de tafel is al verder.',
    startNotDecided: () => 'Eerst zeggen de dobbelstenen wie begint.',
    startDecided: () => 'Wie begint, staat vast.',
    notYourRoll: () => 'Je hebt gegooid. Wacht op de anderen.',
    notYourTurn: () => 'Je bent niet aan de beurt.',
    rollFirst: () => 'Gooi eerst.',
    alreadyRolled: () => 'Je hebt gegooid. Kies wat je opnieuw gooit.',
    noRollsLeft: () => 'Meer dan drie worpen zijn er niet.',
    noDiceChosen: () => 'Laat minstens één dobbelsteen over om te gooien.',
    noSuchDie: () => 'Er zijn vijf dobbelstenen, en dat is er geen van.',
    dieChosenTwice: () => 'Een dobbelsteen gooi je één keer.',
    notOnThreeDice: () => 'Je kunt alleen gokken op de spion op drie van je dobbelstenen.',
    guessedOneself: () => 'Gok op iemand anders.',
    noSuchPlayer: () => 'Daar zit niemand.',
    playerIsOut: () => 'Die speler ligt eruit.',
    needsFiveAlike: () => 'De missie vraagt vijf gelijke.',
    missionUnderWay: () => 'Je missie is bezig. De anderen antwoorden.',
    noMission: () => 'Niemand is op missie.',
    notAskedNow: () => 'Je wordt nog niet gevraagd.',
    answerFirst: () => 'Antwoord eerst: is het zo, of laat je het gaan?',
    notYoursToGive: () => 'Die kaart moet iemand anders geven.',
    giveFirst: () => 'Geef eerst een kaart.',
    nothingToGive: () => 'Er hoeft geen kaart gegeven te worden.',
    notYoursToThrow: () => 'Iemand anders gooit een kaart weg.',
    throwFirst: () => 'Gooi eerst een kaart weg.',
    nothingToThrow: () => 'Er hoeft geen kaart weg.',
    cardNotHeld: () => 'Die kaart heb je niet.',
    notPaused: () => 'De tafel is wakker.',
  },
  hints: {
    start: 'Iedereen gooit tegelijk. Wie de meeste Russen heeft, begint.',
    firstRoll: 'Je hebt drie worpen. Verzamel één spion: met drie gelijke mag je raden.',
    keep: 'Tik op de stenen die je houdt en gooi de rest opnieuw.',
    guess: 'Drie gelijke: je mag raden wie deze spion heeft. Fout raden kost alleen je beurt.',
    mission: 'Vijf gelijke: probeer de missie van deze spion. Je wint als je de kaart hebt en niemand dat eerst zegt.',
    watch: 'Kijk welke stenen anderen houden: zelden verzamelt iemand zomaar iets.',
    asked: 'Zeg dat de werper deze spion is en je wint een kaart, als het klopt. Zo niet, dan verlies je er een.',
    give: 'Open je map en kies de kaart die je afgeeft.',
    throwAway: 'Eén kaart te veel: kies welke weg gaat. Niemand ziet het.',
  },
  help: {
    lead: 'Iedereen is spion en verbergt het. Ontmasker de anderen voor zij jou ontmaskeren.',
    steps: [
      { title: 'Gooi vijf dobbelstenen', text: 'Hooguit drie worpen. Houd wat je wilt, gooi de rest opnieuw.' },
      { title: 'Drie gelijke: gok', text: 'Zeg wie die spion is. Goed: je krijgt de kaart en gooit er ongezien een weg. Fout: het kost niets.' },
      {
        title: 'Vijf gelijke: de missie',
        text: 'Ga naar de deur. De anderen mogen zeggen dat jij die spion bent. Zegt niemand het en ben je het, dan win je.',
      },
    ],
    rulings: [
      'Met twee of drie spelers heeft ieder twee kaarten, met vier tot zes één. De rest blijft verborgen.',
      'De meeste Russen beginnen; bij gelijk gooien die spelers opnieuw.',
      'Een foute gok kost niets: iedereen weet nu wat die speler niet heeft.',
      'Bij een missie beslist de eerste die iets zegt; daarna wordt niemand meer gevraagd.',
      'Wie zich vergist, geeft een kaart naar keuze aan de werper, die er dan een weggooit.',
      'Wie gelijk heeft, krijgt de kaart van de werper en gooit er een weg.',
      'Zegt niemand iets en heeft de werper de spion niet, dan wordt er niets getoond.',
      'Als de tijd om is: het gooien stopt, gokken vervallen, een kaart wordt door het lot gekozen.',
      'Wie geen kaart meer heeft, ligt eruit. De laatste wint.',
    ],
  },
}
