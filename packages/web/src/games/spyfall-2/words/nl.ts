// All sentences of Spyfall 2 in Dutch.
import { nl as rulebook } from '@safehouse/content/spyfall-2/rulebook.nl.ts'
import type { AnswerShade, Language } from '@safehouse/games/spyfall-2'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWords, minutes, timeLimit } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const whom = (who: Mention) => (who.you ? 'jou' : who.name)
const subject = (who: Mention) => (who.you ? 'Jij' : who.name)
const inside = (who: Mention) => (who.you ? 'jij' : who.name)
const together = (people: readonly Mention[]) => capital(list(people.map(inside)))
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(whom), ...(others > 0 ? [`${number(others)} anderen`] : [])])
}
const handen = (n: number) => plural(n, 'hand', 'handen')
const tooLong = (letters: number) => rulebook.refusals.textTooLong.replace('{letters}', number(letters))
const tally = (hands: number, voters: number) => `${number(hands)} van ${number(voters)}`
const rolesSaid = (roles: boolean) => (roles ? 'Antwoord als de persoon op je kaart.' : 'Jullie spelen zonder rollen.')
const packNames: Readonly<Record<string, string>> = { lamplight: 'Lamplicht', daylight: 'Daglicht' }
const packName = (id: string) => packNames[id] ?? id
const speaks: Readonly<Record<Language, string>> = { en: 'Engels', nl: 'Nederlands', de: 'Duits' }
/** What was tapped, within a sentence. */
const tapped: Readonly<Record<AnswerShade, string>> = { much: 'veel', some: 'wat', little: 'weinig', unsaid: 'zei niets' }

export const nl: Words = {
  round: (n, of) => `Ronde ${number(n)} van ${number(of)}`,
  views: { label: 'Wat je bekijkt', vote: 'Stemming', questions: 'Vragen', places: 'Plekken', people: 'Spelers' },

  dealt: {
    yours: 'Lees je kaart en start',
    says: (dealer) => `${subject(dealer)} start de klok`,
    line: (spies, roles) => `${spies === 1 ? 'Eén spion' : 'Twee spionnen'}. ${rolesSaid(roles)}`,
    lineOldPals: (roles) => `Twee spionnen die elkaar kennen. ${rolesSaid(roles)}`,
  },
  ask: {
    yours: 'Wie vraag je iets?',
    next: (asker) => `${asker.name} vraagt nu`,
    first: 'Wie deelt, vraagt als eerste.',
    yourFirst: 'Jij deelt, dus jij vraagt als eerste.',
    notBack: (barred) => (barred.you ? 'Niet aan jou: jij hebt net gevraagd.' : `Niet aan ${barred.name}, die net heeft gevraagd.`),
    not: (barred) => `niet ${whom(barred)}`,
    askedYou: 'vroeg jou',
    asks: (by, to) => `${by.you ? 'Jij vraagt' : `${by.name} vraagt`} ${whom(to)} iets`,
    aloud: 'Hardop gezegd',
    quoted: (text) => `“${text}”`,
    typeIt: (alone) => (alone ? 'Typ een vraag' : 'Typ het, of zeg het gewoon'),
    typeAnswer: (alone) => (alone ? 'Typ je antwoord' : 'Typ je antwoord, of zeg het'),
    typeFirst: 'Typ eerst iets.',
    choose: 'Kies aan wie je iets vraagt',
    ask: 'Vraag',
    askWhom: (to) => `Vraag ${to.name}`,
    askAloud: (to) => `Vraag ${to.name}, hardop gezegd`,
    answer: 'Antwoord',
    answered: 'Gezegd',
    answeredAloud: 'Hardop geantwoord',
    shadeYours: 'Gezegd? Tik aan hoeveel: bots horen alleen dat',
    shadeTheirs: 'Hoeveel ervan? Bots horen alleen je tik',
    shadeLast: 'Jouw antwoord: hoeveel ervan? Bots horen alleen dat',
    shades: { much: 'Veel', some: 'Wat', little: 'Weinig', unsaid: 'Zei niets' },
    shaded: {
      much: 'Hardop gezegd: veel ervan',
      some: 'Hardop gezegd: wat ervan',
      little: 'Hardop gezegd: weinig ervan',
      unsaid: 'Hardop gezegd: zei niets',
    },
    chooseFirst: 'Kies eerst iemand.',
    tooLong,
  },
  exchanges: {
    title: 'Wat er gevraagd is',
    none: 'Nog niemand heeft iets gevraagd.',
    to: (by, to) => `${subject(by)} aan ${whom(to)}`,
    waiting: '…',
    last: 'Laatste vragen en antwoorden',
    asked: (by, to) => `${subject(by)} vroeg ${whom(to)} iets`,
    answered: (by, text) => (text === '' ? `${subject(by)} antwoordde hardop.` : `${subject(by)} antwoordde: “${text}”`),
  },
  places: {
    title: 'Waar zouden jullie zijn?',
    hint: 'Tik om door te strepen',
    watch: 'Waar zouden ze zijn?',
    usedSpoken: (place, round) => `${place}, gespeeld in ronde ${number(round)}`,
    struck: (place) => `${place}, doorgestreept`,
    onPhones: (places) => `De lijst met ${number(places)} plekken staat op elke telefoon onder “Plekken”.`,
    playedFoot: 'Doorgestreept: al gespeeld.',
  },
  people: {
    title: 'Wie zou het zijn?',
    hint: 'Alleen jij ziet dit',
    of: (who) => `Wat je van ${who.name} denkt`,
    trusted: 'vertrouwd',
    open: 'open',
    doubted: 'verdacht',
    asks: 'vraagt',
    answers: 'antwoordt',
    dealer: 'deler',
    accused: (suspect) => `beschuldigde ${whom(suspect)}`,
    suspect: 'verdachte',
    names: 'noemt de plek',
  },

  clock: { left: 'Tijd over in deze ronde', stopped: 'gestopt', goesOn: (seconds) => `gaat door over ${number(seconds)}`, up: 'De tijd is om' },
  talking: {
    says: 'De tijd is om',
    line: (dealer) => `Zeg wat je denkt. ${subject(dealer)} opent de stemming.`,
    opensIn: (time) => `Dat gebeurt vanzelf over ${time}.`,
  },
  vote: {
    accuses: (by, suspect) => `${by.you ? 'Jij beschuldigt' : `${by.name} beschuldigt`} ${whom(suspect)}`,
    line: {
      accuser: 'Jouw hand is omhoog. Nu stemmen de anderen.',
      suspect: 'Jij hebt geen stem. Nu stemmen de anderen.',
      voter: 'Niet praten tijdens het stemmen.',
    },
    isIt: (suspect) => (suspect.you ? 'Ben jij het?' : `Is het ${suspect.name}?`),
    noVote: (suspect) => `${suspect.you ? 'Jij hebt' : `${suspect.name} heeft`} geen stem. Stemmen blijven geheim tot iedereen heeft gestemd.`,
    votes: 'Handen van deze stemming',
    tally,
    areIn: (n) => plural(n, 'stem is binnen', 'stemmen zijn binnen'),
    areUp: (n) => plural(n, 'hand omhoog', 'handen omhoog'),
    waiting: (who) => `Wachten op ${some(who)}.`,
    every: 'Elke hand is nodig.',
    tooFewVoters: 'Er zijn drie handen nodig en jullie zijn met te weinig. Niemand kan veroordeeld worden.',
    enough: (needed, voters) => `${capital(inWords(needed))} van de ${inWords(voters)} handen zijn genoeg.`,
    enoughOrSpies: (needed, spies) =>
      `${capital(inWords(needed))} handen zijn genoeg. Krijgt niemand er ${inWords(needed)}, dan ${spies === 1 ? 'wint de spion' : 'winnen de spionnen'}.`,
    state: {
      accuses: 'beschuldigt',
      in: 'gestemd',
      thinking: 'denkt nog na',
      up: 'hand omhoog',
      down: 'hand omlaag',
      late: 'niet op tijd gestemd',
    },
    order: 'Iedereen om de beurt',
    now: 'nu',
    hands: (n) => `${number(n)} ${handen(n)}`,
    atLarge: (suspect) => `${subject(suspect)} wordt niet veroordeeld`,
    failed: (hands, voters, needed) =>
      `${capital(inWords(hands))} ${handen(hands)} van de ${inWords(voters)}. ${needed === voters ? 'Elke hand was nodig.' : `Er waren er ${inWords(needed)} nodig.`}`,
    still: (asker) => (asker.you ? 'Het is nog jouw vraag.' : `Het is nog de vraag van ${asker.name}.`),
    stillAnswer: (asked) => (asked.you ? 'Jij moet nog antwoorden.' : `${asked.name} moet nog antwoorden.`),
  },
  naming: {
    spy: (who) => (who.you ? 'Jij bent een spion' : `${who.name} is een spion`),
    yours: 'Waar zijn ze? Eén poging, iedereen kijkt toe.',
    chooses: (who) => `${who.name} kiest. Eén poging.`,
    named: (who, place) => (place === undefined ? `${subject(who)} noemde niet op tijd een plek.` : `${subject(who)} zei: ${place}.`),
  },
  stop: {
    title: 'Je kaart tonen en de plek noemen?',
    line: 'Alleen voor spionnen, en alleen zolang de klok loopt.',
    steps: ['Je kaart wordt getoond en de klok stopt.', 'Je noemt de plek. Eén poging.', 'Goed: de spionnen winnen. Fout: de anderen winnen.'],
    foot: 'Ben je geen spion, dan gebeurt er niets en merkt niemand het. Kijk hier zo vaak je wilt.',
  },
  accuse: {
    title: 'Wie beschuldig je?',
    line: 'De klok stopt voor iedereen, en iedereen stemt. Dit kan één keer per ronde.',
    who: 'Verdachte',
  },
  card: {
    folder: 'Je dossier',
    place: 'Plek',
    youAre: 'Je bent',
    notTold: 'Niemand zegt het je',
    spy: 'De spion in hun midden',
    line: 'Zeg genoeg om geloofd te worden.',
    pal: (pal) => `${pal.name} is de andere spion.`,
  },

  act: {
    start: 'Start de klok',
    accuse: 'Beschuldig',
    accuseWhom: (suspect) => `Beschuldig ${suspect.name}`,
    stop: 'Ik ben spion',
    playOn: 'Speel door',
    showCard: 'Toon mijn kaart',
    up: 'Hand omhoog',
    down: 'Hand omlaag',
    open: 'Open de stemming',
    opens: (dealer) => `${dealer.name} opent de stemming`,
    starts: (dealer) => `${dealer.name} start`,
    name: (place) => `Noem: ${place}`,
    namePlace: 'Noem de plek',
    isNaming: (who) => `${who.name} kiest`,
    deal: (round) => `Deel ronde ${number(round)}`,
    deals: (dealer) => `${dealer.name} deelt`,
  },
  why: {
    starts: (dealer) => `${dealer.name} deelt en start de klok.`,
    opens: (dealer) => `${dealer.name} deelt en opent de stemming.`,
    deals: (dealer) => `${dealer.name} deelt de volgende ronde.`,
    accused: 'Je hebt in deze ronde al iemand beschuldigd.',
    stopped: 'De klok gaat zo verder.',
    suspect: 'Jij hebt geen stem.',
    voted: 'Je stem is binnen. Hij blijft geheim tot iedereen heeft gestemd.',
    choosePlace: 'Kies eerst een plek.',
    naming: (who) => `${who.name} noemt de plek. Iedereen kijkt toe.`,
    chooseSuspect: 'Kies eerst een verdachte.',
  },
  watching: 'Je kijkt toe',

  points: {
    placeWas: 'De plek was',
    stamp: (spiesWon, spies) => (spiesWon ? (spies === 1 ? 'Spion wint' : 'Spionnen winnen') : 'Ontmaskerd'),
    says: (spiesWon, spies) =>
      spiesWon ? (spies === 1 ? 'De spion wint' : 'De spionnen winnen') : spies === 1 ? 'De spion is ontmaskerd' : 'De spionnen zijn ontmaskerd',
    convictedSpy: (who) => `${subject(who)} was een spion, en er gingen genoeg handen omhoog.`,
    convictedOther: (who) => `${subject(who)} werd veroordeeld, maar was geen spion.`,
    nobody: 'De tijd was om, en niemand werd veroordeeld.',
    named: (who) => `${together(who)} ${plural(who.length, 'noemde', 'noemden')} de plek.`,
    namedWrong: (who, places) => `${together(who)} ${plural(who.length, 'noemde', 'noemden')} een verkeerde plek: ${list(places)}.`,
    namedNone: (who) => `${together(who)} ${plural(who.length, 'noemde', 'noemden')} niet op tijd een plek.`,
    list: 'Punten van deze ronde',
    spy: 'spion',
    reasons: {
      spiesWon: '2 voor de winst',
      namedRight: '2 voor de juiste plek',
      innocentConvicted: '2 voor een onterechte veroordeling',
      othersWon: '1 voor de winst',
      accusedFirst: '1 voor de eerste beschuldiging',
      stayedHidden: '1 voor onontdekt blijven',
    },
    noneSpy: 'Ontmaskerd',
    nonePal: 'Mee gevangen, mee gehangen',
    noneOther: (spies) => (spies === 1 ? 'De spion won' : 'De spionnen wonnen'),
    plus: (n) => (n === 0 ? '0' : `+${number(n)}`),
    gained: (n) => `${number(n)} ${plural(n, 'punt', 'punten')} in deze ronde`,
    total: (n) => `${number(n)} in totaal`,
    how: 'Zo werken de punten',
    rules: [
      'De spionnen winnen: 2 voor elke spion.',
      'Een spion die de plek noemt: 2 erbij.',
      'Midden in de ronde wordt een ander veroordeeld: 2 erbij voor elke spion.',
      'De anderen winnen: 1 voor elk van hen.',
      'Wordt een spion midden in de ronde veroordeeld, dan krijgt wie die als eerste beschuldigde: 1 erbij.',
      'Met twee spionnen scoort wie niet gevonden werd zoals de anderen.',
      'Oude vrienden: wordt er één midden in de ronde veroordeeld, dan scoort geen van beiden.',
    ],
    understood: 'Begrepen',
  },
  result: {
    wins: (who, points) => {
      if (who.length > 1) return `${together(who)} winnen met ${number(points)}`
      return who[0]?.you ? `Jij wint met ${number(points)}` : `${who[0]?.name} wint met ${number(points)}`
    },
    line: (rounds) => `${capital(inWords(rounds))} ${plural(rounds, 'ronde', 'rondes')}, en dit waren de plekken.`,
    rounds: 'Welke ronde',
    roundShort: (n) => number(n),
  },

  scene: {
    cardOf: (who) => (who.you ? 'Jouw kaart' : `De kaart van ${who.name}`),
    handsUp: (n, of) => `${capital(inWords(n))} van de ${inWords(of)} handen.`,
    spy: 'Spion',
    notSpy: 'Geen spion',
    says: (place) => (place === undefined ? '…' : `“${place}.”`),
    stops: (who) => (who.you ? 'Jij stopt de ronde' : `${who.name} stopt de ronde`),
  },
  history: {
    asked: (by, to, text) =>
      `${by.you ? 'Jij vroeg' : `${by.name} vroeg`} ${to.you ? 'jou' : to.name}${text === '' ? ' iets hardop.' : `: “${text}”`}`,
    answered: (by, text, shade) =>
      `${by.you ? 'Jij antwoordde' : `${by.name} antwoordde`}${text !== '' ? `: “${text}”` : shade ? ` hardop en tikte “${tapped[shade]}” aan.` : ' hardop.'}`,
    shaded: (by, shade) => `${by.you ? 'Jij tikte' : `${by.name} tikte`} “${tapped[shade]}” aan bij dat antwoord.`,
    place: (place) => `De plek was: ${place}.`,
    round: (n, dealer) => `Ronde ${number(n)} begint. ${subject(dealer)} vraagt als eerste.`,
    accuses: (by, suspect) => `De klok stopt: ${inside(by)} beschuldigt ${whom(suspect)}.`,
    timeUp: 'De tijd is om.',
    votes: (suspect, hands, voters) => `${subject(suspect)}: ${tally(hands, voters)} handen.`,
    spared: 'Niet veroordeeld.',
    late: (who) => `Niet op tijd gestemd: ${list(who.map(inside))}. Dat telt als hand omlaag.`,
    spy: (who) => (who.you ? 'Jij bent een spion en stopt de ronde.' : `${who.name} is een spion en stopt de ronde.`),
    secondSpy: (who) => (who.you ? 'Jij bent de andere spion.' : `${who.name} is de andere spion.`),
    named: (who, place) => `${subject(who)} zegt: ${place}.`,
    namedNone: (who) => `De tijd is om: ${inside(who)} noemde geen plek.`,
  },

  options: {
    spies: {
      label: 'Spionnen',
      note: 'Twee zijn goed vanaf negen spelers',
      advice: (spies, players) => (spies === 2 && players < 5 ? 'Niet aangeraden: twee spionnen met minder dan vijf spelers' : undefined),
      value: (spies) => (spies === 'advised' ? 'zoals aangeraden' : spies === 1 ? 'één' : 'twee'),
    },
    rounds: { label: 'Rondes', value: (rounds) => number(rounds) },
    minutes: {
      label: 'Tijd voor een ronde',
      value: (n) => (n === 'advised' ? 'zoals aangeraden' : minutes(n)),
    },
    packs: { label: 'Pakketten van het huis', value: (packs) => (packs.length === 0 ? 'geen' : list(packs.map(packName))), each: packName },
    ownPacks: {
      label: 'Eigen pakketten',
      note: 'Hier geschreven, of meegebracht in een bestand',
      value: (packs) => (packs.length === 0 ? 'geen' : list(packs.map((pack) => pack.name))),
    },
    oldPals: { label: 'Oude vrienden', note: 'Twee spionnen kennen elkaar', value: (on) => (on ? 'ja' : 'nee') },
    roles: { label: 'Met rollen spelen', note: 'Antwoord als de persoon op je kaart', value: (on) => (on ? 'ja' : 'nee') },
    dissent: { label: 'Met twee spionnen, handen die omlaag mogen blijven', value: (hands) => (hands === 1 ? 'één' : 'twee') },
    firstDealer: { label: 'Wie als eerste deelt', value: () => 'door toeval' },
    decisionSeconds: { label: 'Tijd voor een stem of een plek', value: timeLimit },
    language: { label: 'Bots spreken', value: (language) => speaks[language] },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'Jij deelt. Start de klok als iedereen zijn kaart gelezen heeft, en vraag iemand iets.',
    card: 'Houd je kaart vast om hem te lezen: op alle kaarten staat dezelfde plek, alleen bij een spion niet.',
    ask: 'Vraag naar de plek zonder die te noemen. Het antwoord toont wie weet waar jullie zijn.',
    answer: 'Antwoord zo dat wie het weet je gelooft, en een spion weinig leert. Daarna vraag jij.',
    listen: 'Wie te vaag blijft, is misschien spion; wie te veel zegt, helpt de spion. Beschuldig één keer per ronde.',
    vote: 'Steek je hand op als je het ook denkt. Alle handen worden samen getoond.',
    suspect: 'Je bent beschuldigd. Bij genoeg handen word je veroordeeld. Laat niets merken.',
    naming: 'Een spion is ontmaskerd en noemt een plek. Klopt die, dan winnen de spionnen de ronde.',
    talk: 'De tijd is om. Zeg wat je denkt, dan wordt over iedereen gestemd, een voor een.',
  },
  help: rulebook.help,
}
