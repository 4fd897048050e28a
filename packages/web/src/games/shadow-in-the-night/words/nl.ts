// All sentences of Shadow in the Night in Dutch.
import { nl as rulebook } from '@safehouse/content/shadow-in-the-night/rulebook.nl.ts'
import { type Agent, type Building, church, ruin } from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords, onOff } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import { nameOf } from '../props.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const place = (building: Building) => (building === church ? 'de kerk' : building === ruin ? 'de ruïne' : number(building))
const signed = (n: number) => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : '0')
const does = (who: Mention, you: string, they: string) => (who.you ? `Jij ${you}` : `${who.name} ${they}`)
const agentIn = (given: unknown) => nameOf[given as Agent] ?? 'Die agent'

const kinds: Words['cards']['kinds'] = {
  stepBack: {
    name: 'Stap terug',
    text: 'Eén agent één of twee terug',
    question: 'Wie stapt terug?',
    second: 'Eén of twee terug?',
    notNow: 'Nu niet: niemand kan terug',
    incomplete: 'Kies een agent.',
  },
  sidestep: {
    name: 'Stap opzij',
    text: 'Eén agent één vooruit of terug',
    question: 'Wie stapt opzij?',
    second: 'Vooruit of terug?',
    notNow: 'Nu niet: niemand kan opzij',
    incomplete: 'Kies een agent.',
  },
  twoRetreat: {
    name: 'Twee terug',
    text: 'Twee agenten elk één terug',
    question: 'Welke twee gaan terug?',
    notNow: 'Nu niet: er zijn er geen twee',
    incomplete: 'Kies twee agenten.',
  },
  twoAdvance: {
    name: 'Twee vooruit',
    text: 'Twee agenten elk één vooruit',
    question: 'Welke twee gaan vooruit?',
    notNow: 'Nu niet: er zijn er geen twee',
    incomplete: 'Kies twee agenten.',
  },
  offTheSafe: {
    name: 'Weg bij de kluis',
    text: 'Eén agent bij de kluis één vooruit of terug',
    question: 'Wie gaat weg bij de kluis?',
    second: 'Vooruit of terug?',
    notNow: 'Nu niet: niemand is bij de kluis',
    incomplete: 'Kies een agent bij de kluis.',
  },
  moveTheSafe: {
    name: 'Kluis verplaatsen',
    text: 'Naar een ander gebouw, zonder telling',
    question: 'Waar gaat de kluis heen?',
    notNow: 'Nu niet: hij kan nergens heen',
    incomplete: 'Kies een gebouw.',
  },
  intoTheRuin: {
    name: 'De ruïne in',
    text: 'Eén agent naar de ruïne',
    question: 'Wie gaat naar de ruïne?',
    notNow: 'Nu niet: iedereen is in de ruïne',
    incomplete: 'Kies een agent.',
  },
  evensong: { name: 'Avonddienst', text: 'Alle agenten naar de kerk', question: 'Iedereen naar de kerk?', notNow: 'Nu niet: iedereen is in de kerk' },
  changePlaces: {
    name: 'Wissel van plaats',
    text: 'Twee agenten ruilen van gebouw',
    question: 'Welke twee ruilen?',
    notNow: 'Nu niet: iedereen is in één gebouw',
    incomplete: 'Kies twee agenten in verschillende gebouwen.',
  },
  payAVisit: {
    name: 'Op bezoek',
    text: 'Eén agent naar het gebouw van een ander',
    question: 'Wie gaat op bezoek?',
    second: 'Bij wie?',
    notNow: 'Nu niet: iedereen is in één gebouw',
    incomplete: 'Kies wie op bezoek gaat, dan bij wie.',
  },
  outOfTheRuin: {
    name: 'De ruïne uit',
    text: 'Eén of twee van de ruïne naar de kerk',
    question: 'Wie gaat de ruïne uit?',
    notNow: 'Nu niet: niemand is in de ruïne',
    incomplete: 'Kies er één of twee in de ruïne.',
  },
  hurry: {
    name: 'Haast',
    text: 'Eén agent één tot drie vooruit',
    question: 'Wie heeft haast?',
    second: 'Eén, twee of drie?',
    notNow: 'Nu niet: niemand kan vooruit',
    incomplete: 'Kies een agent.',
  },
  aGoodWord: {
    name: 'Een goed woordje',
    text: 'Twee scorestenen drie velden vooruit',
    question: 'Voor welke twee stenen?',
    notNow: 'Nu niet: alle stenen zijn voorbij 40',
    incomplete: 'Kies de stenen.',
  },
  toTheSafe: {
    name: 'Naar de kluis',
    text: 'Eén agent naar de kluis',
    question: 'Wie gaat naar de kluis?',
    notNow: 'Nu niet: iedereen is bij de kluis',
    incomplete: 'Kies een agent.',
  },
  recruit: {
    name: 'Rekruteren',
    text: 'Neem een gesloten kaart',
    question: 'Welke kaart neem je?',
    notNow: 'Nu niet: er is niemand meer over',
    incomplete: 'Kies een kaart.',
  },
}

export const nl: Words = {
  plate: (building) => (building === ruin ? '−3' : number(building)),
  gain: signed,

  board: {
    whole: 'Terug naar het hele bord',
    agents: 'De agenten',
    at: (building) => `Bij ${place(building)}`,
    agentsHere: (n, canPick) => (n === 0 ? 'niemand' : `${inWords(n)} ${plural(n, 'agent', 'agenten')}${canPick ? ', tik om te kiezen' : ''}`),
    building: (building, agents, safe) => `${capital(place(building))}: ${agents.length === 0 ? 'niemand' : list(agents)}${safe ? ', de kluis' : ''}`,
    agent: (at, points) => `in ${place(at)}, ${number(points)} ${plural(points, 'punt', 'punten')}`,
    atStake: (at, gain) => `in ${place(at)}, zou ${signed(gain)} scoren`,
    bystanders: (n) => `${capital(inWords(n))} ${plural(n, 'gedekte kaart', 'gedekte kaarten')}`,
    faceDown: (n) => `Kaart ${number(n)} van links`,
  },
  turn: {
    howManySteps: 'Hoeveel stappen?',
    howManyStepsLine: (mayStay) => (mayStay ? 'Eén, twee of drie. Of niemand gaat.' : 'Eén, twee of drie: jij kiest.'),
    left: (n) => (n === 0 ? 'Alle stappen gezet' : `Nog ${inWords(n)} ${plural(n, 'stap', 'stappen')}`),
    leftOf: (left, of) => `${number(left)} van ${number(of)} stappen over`,
    tap: 'Eén stap verzet een agent één gebouw.',
    nobody: 'Niemand gaat',
    causes: (agents) => `${list(agents)} ${plural(agents.length, 'komt', 'komen')} bij de kluis: een telling.`,
    theirs: (who) => `${who.name} verzet agenten`,
    rolled: (face) => (face === '1-3' ? 'De dobbelsteen zegt één tot drie.' : `De dobbelsteen zegt ${inWords(face)}.`),
  },
  draw: {
    yours: 'Een kaart trekken?',
    theirs: (who) => `${who.name} mag een kaart trekken`,
    why: 'Omdat er iemand de ruïne in ging, of niemand verzet is.',
  },
  ask: {
    title: 'Wie wil een kaart spelen?',
    line: (missing) => `Iedereen antwoordt tegelijk. Nog ${number(missing)}.`,
    answered: (missing) => `Je hebt geantwoord. Nog ${number(missing)}.`,
    noCards: 'Je hebt geen kaart, dus je wordt niet gevraagd.',
  },
  round: {
    begin: 'Jij begint: speel een kaart',
    yours: 'Speel een kaart of pas',
    another: 'Nog een kaart, of klaar?',
    theirs: (who) => `${who.name} kiest`,
    begins: 'De eerste kaart van de ronde.',
    played: (who, card, effect) => `${does(who, 'hebt', 'heeft')} ${card} gespeeld. ${effect}.`,
    passes: (n, who) => `${capital(inWords(n))} keer gepast sinds ${who.you ? 'jij speelde' : `${who.name} speelde`}.`,
    hasPassed: 'heeft gepast',
    hasPlayed: 'speelde het laatst',
  },
  stake: {
    due: (agents) => ({ strong: 'Er komt een telling.', more: `${list(agents)} ${plural(agents.length, 'kwam', 'kwamen')} bij de kluis.` }),
    none: { strong: 'Geen telling.', more: 'Niemand kwam bij de kluis.' },
    stays: (agents) => ({ strong: 'De telling blijft:', more: `${list(agents)} bij de kluis.` }),
    comes: (agents) => ({ strong: 'Nu komt er een telling:', more: `${list(agents)} bij de kluis.` }),
    goes: { strong: 'Geen telling meer:', more: 'wie er kwam, is weer weg.' },
    still: { strong: 'Nog steeds geen telling.', more: '' },
    home: (agents) => ({ strong: 'Het spel zou eindigen:', more: `${list(agents)} thuis.` }),
    ifNothing: 'Als er niets verandert',
  },
  safe: {
    yours: 'Waar gaat de kluis heen?',
    theirs: (who) => `${who.name} verplaatst de kluis`,
    line: 'Wie de telling veroorzaakte, zet hem in een ander gebouw.',
    notAgain: (building) => `Overal, maar niet weer in ${place(building)}.`,
    anywhere: { strong: 'Tik op een gebouw.', more: 'Er is nu geen telling, ook niet als er agenten zijn.' },
    there: (building, agents) => ({
      strong: `${capital(place(building))}: ${agents.length === 0 ? 'daar is niemand.' : `daar ${plural(agents.length, 'is', 'zijn')} ${list(agents)}.`}`,
      more: 'Er is nu geen telling.',
    }),
  },
  dossier: {
    passed: (agents) =>
      agents.length === 0 ? 'Een steen heeft 29 bereikt' : `${list(agents)} ${plural(agents.length, 'heeft', 'hebben')} 29 bereikt`,
    sealed: (n, of) => `Wie is wie? ${number(n)} van ${number(of)} hebben hun dossier verzegeld.`,
    yoursIsSealed: 'Het jouwe is verzegeld',
    sheets: { entry: 'Wie is wie', notes: 'Notities' },
    how: 'Tik op een naam, dan op een agent.',
    useBets: 'Neem mijn gissingen',
    left: (n) => (n === 0 ? 'Alle namen staan. Een streep is niemand.' : `Nog ${inWords(n)} ${plural(n, 'naam', 'namen')}. Een streep is niemand.`),
    dash: '– gerekruteerd',
    wants: (name) => `${name}?`,
    slot: (agent, name) => `${agent}: ${name ?? 'van niemand'}`,
  },
  notes: {
    label: 'Jouw dossier',
    short: 'Dossier',
    pages: 'Eén bladzijde per agent',
    things: {
      tookOutOfRuin: 'Haalde uit de ruïne',
      putIntoRuin: 'Zette in de ruïne',
      leftOutOfRuin: 'Hield uit de ruïne',
      moved: 'Zette vooruit',
      causedScoring: 'Gaf een telling',
      heldBackScoring: 'Vermeed een telling',
    },
    how: 'Tik om te tellen wat elke speler met deze agent deed.',
    strokes: (name, thing, n) => `${name}, ${thing}: ${number(n)}`,
    ownWords: 'Een regel van jezelf',
    ownWordsAbout: (agent) => `Een regel van jezelf over ${agent}`,
    bet: 'Mijn gissing',
    nobody: 'Van niemand',
    tallies: 'Wie verzette wie',
    talliesLine: 'Wie verzette wie hoe vaak. Iedereen ziet dit.',
  },
  file: {
    label: 'Jouw agent',
    short: 'Agent',
    you: 'Jij stuurt',
    line: 'Laat het niemand merken.',
    recruited: (name) => `En, gerekruteerd, ${name}`,
  },
  cards: {
    kinds,
    hand: (n) => (n === 0 ? 'Geen kaarten' : n === 1 ? 'Jouw kaart' : `Jouw ${inWords(n)} kaarten`),
    few: (n) => `${number(n)} ${plural(n, 'kaart', 'kaarten')}`,
    inHand: (n) => `${inWords(n)} ${plural(n, 'kaart', 'kaarten')}`,
    empty: 'Je hebt nu geen kaart.',
    notYet: 'Nog niet: deze beurt getrokken',
    notPlayable: 'Die kaart kan nu niet.',
  },
  act: {
    undo: 'Terug',
    done: 'Klaar',
    nobody: 'Niemand',
    points: (n) => (n === 0 ? 'Niemand verzetten' : `${capital(inWords(n))} ${plural(n, 'stap', 'stappen')}`),
    notMe: 'Ik niet',
    iDo: 'Ik wel',
    noDraw: 'Nee, dank je',
    draw: 'Trek een kaart',
    pass: 'Pas',
    chooseCard: 'Kies een kaart',
    anotherCard: 'Nog een kaart',
    finish: 'Klaar',
    back: 'Terug',
    by: (n) => `${capital(inWords(Math.abs(n)))} ${n < 0 ? 'terug' : 'vooruit'}`,
    byChange: (n) => `${capital(inWords(Math.abs(n)))} ${n < 0 ? 'terug' : 'vooruit'}: druk om te veranderen`,
    playIt: 'Speel hem',
    putIt: 'Zet hem neer',
    putItIn: (building) => `Zet hem in ${place(building)}`,
    write: 'Openen',
    seal: 'Verzegel mijn dossier',
    sealSure: 'Voorgoed verzegelen?',
  },
  wait: {
    moves: (who) => `${who.name} denkt na`,
    thinks: (who) => `${who.name} denkt na`,
    chooses: (who) => `${who.name} kiest`,
    missing: (n) => `Nog ${inWords(n)} ${plural(n, 'denkt', 'denken')} na`,
  },
  why: {
    nothingToUndo: 'Er is niets om terug te nemen.',
    pointsLeft: (n) => `Zet eerst alle stappen: nog ${inWords(n)}.`,
    noPointsLeft: 'Geen stappen meer. Terug neemt er een terug.',
    howManyStepsFirst: 'Zeg eerst hoe ver.',
    tapBuilding: 'Tik eerst op een gebouw.',
    pickFirst: 'Kies eerst.',
    notThisAgent: 'Deze kaart werkt niet op die agent.',
    mustBegin: 'Jij wilde spelen, dus jij begint.',
    placeAllNames: 'Geef eerst elke naam een agent.',
  },
  over: 'De nacht is voorbij',
  watching: 'Je kijkt toe',

  result: {
    was: 'was',
    win: (who, points) =>
      who.length === 1
        ? `${does(who[0]!, 'wint', 'wint')} met ${number(points)}`
        : `${list(who.map((mention, i) => (mention.you ? (i === 0 ? 'Jij' : 'jij') : mention.name)))} winnen met ${number(points)}`,
    were: (who, agents) => `${who.you ? 'Jij was' : `${who.name} was`} ${list(agents)}.`,
    sum: (stone, right, extra) =>
      right === 0 ? `De steen: ${number(stone)}` : `${number(stone)}, plus ${number(extra)} voor ${inWords(right)} goed`,
    stone: (stone) => `Op veld ${number(stone)}.`,
    nobodys: 'Van niemand',
    nobodyWins: (agent) => `${agent} wint, en was van niemand`,
    nobodyLine: 'Niemand had die kaart. Nog een keer?',
    underlined: 'Onderstreept: goed geraden, elk vijf punten.',
    bystanderFirst: (agent, points) => `${agent} was het eerst thuis met ${number(points)}.`,
    beaten: (points, first) =>
      points > first ? `Maar niemand had die kaart, en ${number(points)} is meer.` : 'Maar niemand had die kaart: bij gelijkspel wint de speler.',
    bystanders: (agents) =>
      `${list(agents)} ${plural(agents.length, 'was van niemand: geen speler had die kaart.', 'waren van niemand: geen speler had die kaarten.')}`,
    of: (player, agent, said, right) => `${player} over ${agent}: ${said}${right ? ', goed' : ''}`,
    wasWho: (agent, holder) => `${agent} was ${holder}`,
    nobody: 'niemand',
    you: 'Jij',
    points: 'Punten',
  },

  history: {
    starts: (who) => `${does(who, 'begint', 'begint')}.`,
    moved: (who, moves) =>
      moves.length === 0
        ? `${does(who, 'verzet', 'verzet')} niemand.`
        : `${does(who, 'verzet', 'verzet')} ${list(moves.map(({ agent, from, to }) => `${agent} van ${place(from)} naar ${place(to)}`))}.`,
    scored: (who, gains) =>
      `${does(who, 'veroorzaakt', 'veroorzaakt')} een telling: ${list(gains.map(({ agent, gain }) => `${agent} ${signed(gain)}`))}.`,
    safeMoved: (who, to) => `${does(who, 'zet', 'zet')} de kluis in ${place(to)}.`,
    timeUp: (who) =>
      who === undefined ? 'De tijd is om.' : who.you ? 'Je tijd is om: de klok beslist.' : `De tijd van ${who.name} is om: de klok beslist.`,
    drew: (who) => `${does(who, 'trekt', 'trekt')} een kaart.`,
    declined: (who) => `${does(who, 'trekt', 'trekt')} geen kaart.`,
    pileRenewed: 'De gespeelde kaarten worden tot een nieuwe stapel geschud.',
    nobodyWants: 'Niemand wil een kaart spelen.',
    wanting: (who) => `${does(who, 'begint', 'begint')} de kaartronde.`,
    played: (who, card) => `${does(who, 'speelt', 'speelt')} ${card}.`,
    stones: (agents) => `Drie velden vooruit voor ${list(agents)}.`,
    recruited: (who) => `${does(who, 'neemt', 'neemt')} ongezien een kaart die van niemand was.`,
    passed: (who) => `${does(who, 'past', 'past')}.`,
    roundClosed: 'De kaartronde is voorbij.',
    dossiersCalled: 'Een steen heeft 29 bereikt: iedereen schrijft een dossier.',
    dossiersClosed: 'Alle dossiers zijn verzegeld.',
    guessed: (who, right, points) =>
      `${does(who, 'hebt', 'heeft')} ${right === 0 ? 'niets' : inWords(right)} goed in het dossier${right === 0 ? '' : `: ${number(points)} punten`}.`,
  },

  options: {
    cards: { label: 'Top-secret-kaarten', note: 'Met kaarten kan iedereen voor een telling iets veranderen', value: onOff },
    dossier: { label: 'Geheim dossier', note: 'Raad wie wie stuurt: vijf punten per goede naam', value: onOff },
    tallies: { label: 'Tellen wie wie verzette', note: 'Een tabel in het dossier die iedereen mag zien', value: onOff },
    agents: {
      label: 'Agenten in het spel',
      note: 'Vijf met twee spelers, zes met drie, anders alle zeven',
      value: (agents) => (agents.length === 0 ? 'Geloot' : list(agents.map((agent) => nameOf[agent]))),
      each: (agent) => nameOf[agent],
    },
    begins: { label: 'Wie begint', note: 'De oudste, als je wilt', value: () => 'Geloot' },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals, { agent: agentIn, over: inWords, left: inWords, wanted: inWords, chosen: inWords }),
  hints: {
    spend: 'Verzet welke agenten je wilt. Komt er een bij de kluis, dan scoort elk het getal van zijn gebouw.',
    watch: 'Iedereen verzet iedereen; sommige agenten zijn van niemand. Let op wie een speler te vaak verzet.',
    safe: 'Je bracht een agent bij de kluis: iedereen scoorde. Kies nu waar de kluis heen gaat.',
    draw: 'Je mag een Top Secret-kaart trekken. Alleen jij ziet hem.',
    cards: 'Wil je nu kaarten spelen? Niemand ziet wie wil, tot iedereen heeft geantwoord.',
    play: 'Speel een kaart, of pas. Kaarten werken een voor een.',
    dossier: 'Schrijf op wie welke agent stuurt. Elke naam één keer, en je kunt het later niet veranderen.',
  },
  help: rulebook.help,
}
