// All sentences of Shadow in the Night in German.
import { de as rulebook } from '@safehouse/content/shadow-in-the-night/rulebook.de.ts'
import { type Agent, type Building, church, ruin } from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords, onOff } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import { nameOf } from '../props.ts'
import type { Words } from './en.ts'

const { plural, list, number } = grammarOf('de')
/** Standing alone: "eins". */
const alone = (n: number) => (n === 1 ? 'eins' : inWords(n))
const place = (building: Building) => (building === church ? 'Kirche' : building === ruin ? 'Ruine' : number(building))
/** Where it is. */
const inPlace = (building: Building) => (building === church ? 'in der Kirche' : building === ruin ? 'in der Ruine' : `in ${number(building)}`)
/** Where it goes. */
const intoPlace = (building: Building) => (building === church ? 'in die Kirche' : building === ruin ? 'in die Ruine' : `nach ${number(building)}`)
/** Where it comes from. */
const fromPlace = (building: Building) => (building === church ? 'aus der Kirche' : building === ruin ? 'aus der Ruine' : `von ${number(building)}`)
const signed = (n: number) => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : '0')
const does = (who: Mention, you: string, they: string) => (who.you ? `Du ${you}` : `${who.name} ${they}`)
const agentIn = (given: unknown) => nameOf[given as Agent] ?? 'Dieser Agent'

const kinds: Words['cards']['kinds'] = {
  stepBack: {
    name: 'Schritt zurück',
    text: 'Ein Agent ein oder zwei zurück',
    question: 'Wer geht zurück?',
    second: 'Ein oder zwei zurück?',
    notNow: 'Jetzt nicht: niemand kann zurück',
    incomplete: 'Wähle einen Agenten.',
  },
  sidestep: {
    name: 'Seitenschritt',
    text: 'Ein Agent eins vor oder zurück',
    question: 'Wer weicht aus?',
    second: 'Vor oder zurück?',
    notNow: 'Jetzt nicht: niemand kann ausweichen',
    incomplete: 'Wähle einen Agenten.',
  },
  twoRetreat: {
    name: 'Zwei zurück',
    text: 'Zwei Agenten je eins zurück',
    question: 'Welche zwei gehen zurück?',
    notNow: 'Jetzt nicht: es gibt keine zwei',
    incomplete: 'Wähle zwei Agenten.',
  },
  twoAdvance: {
    name: 'Zwei voran',
    text: 'Zwei Agenten je eins vor',
    question: 'Welche zwei gehen vor?',
    notNow: 'Jetzt nicht: es gibt keine zwei',
    incomplete: 'Wähle zwei Agenten.',
  },
  offTheSafe: {
    name: 'Weg vom Tresor',
    text: 'Ein Agent am Tresor eins vor oder zurück',
    question: 'Wer verlässt den Tresor?',
    second: 'Vor oder zurück?',
    notNow: 'Jetzt nicht: niemand ist am Tresor',
    incomplete: 'Wähle einen Agenten am Tresor.',
  },
  moveTheSafe: {
    name: 'Tresor verrücken',
    text: 'Woandershin, ohne Wertung',
    question: 'Wohin mit dem Tresor?',
    notNow: 'Jetzt nicht: er kann nirgendwohin',
    incomplete: 'Wähle ein Gebäude.',
  },
  intoTheRuin: {
    name: 'In die Ruine',
    text: 'Ein Agent in die Ruine',
    question: 'Wer geht in die Ruine?',
    notNow: 'Jetzt nicht: alle sind in der Ruine',
    incomplete: 'Wähle einen Agenten.',
  },
  evensong: {
    name: 'Abendandacht',
    text: 'Alle Agenten in die Kirche',
    question: 'Alle in die Kirche?',
    notNow: 'Jetzt nicht: alle sind in der Kirche',
  },
  changePlaces: {
    name: 'Platztausch',
    text: 'Zwei Agenten tauschen Plätze',
    question: 'Welche zwei tauschen?',
    notNow: 'Jetzt nicht: alle sind in einem Gebäude',
    incomplete: 'Wähle zwei Agenten in verschiedenen Gebäuden.',
  },
  payAVisit: {
    name: 'Besuch',
    text: 'Ein Agent in das Gebäude eines anderen',
    question: 'Wer geht zu Besuch?',
    second: 'Zu wem?',
    notNow: 'Jetzt nicht: alle sind in einem Gebäude',
    incomplete: 'Wähle, wer zu Besuch geht, dann zu wem.',
  },
  outOfTheRuin: {
    name: 'Aus der Ruine',
    text: 'Ein oder zwei aus der Ruine in die Kirche',
    question: 'Wer verlässt die Ruine?',
    notNow: 'Jetzt nicht: niemand ist in der Ruine',
    incomplete: 'Wähle einen oder zwei in der Ruine.',
  },
  hurry: {
    name: 'Eile',
    text: 'Ein Agent eins bis drei vor',
    question: 'Wer hat es eilig?',
    second: 'Eins, zwei oder drei?',
    notNow: 'Jetzt nicht: niemand kann eilen',
    incomplete: 'Wähle einen Agenten.',
  },
  aGoodWord: {
    name: 'Ein gutes Wort',
    text: 'Zwei Zählsteine drei Felder vor',
    question: 'Für welche zwei Steine?',
    notNow: 'Jetzt nicht: alle Steine sind über 40',
    incomplete: 'Wähle die Steine.',
  },
  toTheSafe: {
    name: 'Zum Tresor',
    text: 'Ein Agent zum Tresor',
    question: 'Wer geht zum Tresor?',
    notNow: 'Jetzt nicht: alle sind am Tresor',
    incomplete: 'Wähle einen Agenten.',
  },
  recruit: {
    name: 'Anwerben',
    text: 'Eine verdeckte Karte nehmen',
    question: 'Welche Karte nimmst du?',
    notNow: 'Jetzt nicht: niemand ist übrig',
    incomplete: 'Wähle eine Karte.',
  },
}

export const de: Words = {
  plate: (building) => (building === ruin ? '−3' : number(building)),
  gain: signed,

  board: {
    whole: 'Zurück zum ganzen Plan',
    agents: 'Die Agenten',
    at: (building) => (building === church || building === ruin ? capital(inPlace(building)) : `Bei ${number(building)}`),
    agentsHere: (n, canPick) => (n === 0 ? 'niemand' : `${inWords(n)} ${plural(n, 'Agent', 'Agenten')}${canPick ? ', antippen' : ''}`),
    building: (building, agents, safe) => `${place(building)}: ${agents.length === 0 ? 'niemand' : list(agents)}${safe ? ', der Tresor' : ''}`,
    agent: (at, points) => `${inPlace(at)}, ${number(points)} ${plural(points, 'Punkt', 'Punkte')}`,
    atStake: (at, gain) => `${inPlace(at)}, bekäme ${signed(gain)}`,
    bystanders: (n) => `${n === 1 ? 'Eine verdeckte Karte' : `${capital(inWords(n))} verdeckte Karten`}`,
    faceDown: (n) => `Karte ${number(n)} von links`,
  },
  turn: {
    howManySteps: 'Wie viele Schritte?',
    howManyStepsLine: (mayStay) => (mayStay ? 'Einen, zwei oder drei. Oder niemand geht.' : 'Einen, zwei oder drei: Du wählst.'),
    left: (n) => (n === 0 ? 'Alle Schritte getan' : `Noch ${inWords(n)} ${plural(n, 'Schritt', 'Schritte')}`),
    leftOf: (left, of) => `${number(left)} von ${number(of)} Schritten übrig`,
    tap: 'Ein Schritt: ein Gebäude weiter.',
    nobody: 'Niemand geht',
    causes: (agents) => `${list(agents)} ${plural(agents.length, 'käme', 'kämen')} zum Tresor: Wertung.`,
    theirs: (who) => `${who.name} zieht`,
    rolled: (face) => (face === '1-3' ? 'Der Würfel zeigt eins bis drei.' : `Der Würfel zeigt ${inWords(face)}.`),
  },
  draw: {
    yours: 'Eine Karte ziehen?',
    theirs: (who) => `${who.name} darf eine Karte ziehen`,
    why: 'Weil jemand in die Ruine ging oder niemand ging.',
  },
  ask: {
    title: 'Wer will eine Karte spielen?',
    line: (missing) => `Alle antworten zugleich. Noch ${number(missing)}.`,
    answered: (missing) => `Du hast geantwortet. Noch ${number(missing)}.`,
    noCards: 'Du hast keine Karte und wirst nicht gefragt.',
  },
  round: {
    begin: 'Du beginnst: spiel eine Karte',
    yours: 'Spiel eine Karte oder passe',
    another: 'Noch eine Karte, oder fertig?',
    theirs: (who) => `${who.name} wählt`,
    begins: 'Die erste Karte der Runde.',
    played: (who, card, effect) => `${does(who, 'hast', 'hat')} ${card} gespielt. ${effect}.`,
    passes: (n, who) =>
      `${n === 1 ? 'Einmal' : `${capital(inWords(n))}mal`} gepasst, seit ${who.you ? 'du gespielt hast' : `${who.name} gespielt hat`}.`,
    hasPassed: 'hat gepasst',
    hasPlayed: 'hat zuletzt gespielt',
  },
  stake: {
    due: (agents) => ({ strong: 'Es wird gewertet.', more: `${list(agents)} ${plural(agents.length, 'kam', 'kamen')} zum Tresor.` }),
    none: { strong: 'Keine Wertung.', more: 'Niemand kam zum Tresor.' },
    stays: (agents) => ({ strong: 'Die Wertung bleibt:', more: `${list(agents)} am Tresor.` }),
    comes: (agents) => ({ strong: 'Jetzt käme eine Wertung:', more: `${list(agents)} am Tresor.` }),
    goes: { strong: 'Keine Wertung mehr:', more: 'wer kam, ist wieder weg.' },
    still: { strong: 'Weiter keine Wertung.', more: '' },
    home: (agents) => ({ strong: 'Das Spiel wäre aus:', more: `${list(agents)} zu Hause.` }),
    ifNothing: 'Wenn sich nichts ändert',
  },
  safe: {
    yours: 'Wohin mit dem Tresor?',
    theirs: (who) => `${who.name} verrückt den Tresor`,
    line: 'Wer die Wertung ausgelöst hat, stellt ihn um.',
    notAgain: (building) => `Überallhin, nur nicht wieder ${intoPlace(building)}.`,
    anywhere: { strong: 'Drück auf ein Gebäude.', more: 'Jetzt wird nicht gewertet.' },
    there: (building, agents) => ({
      strong: `${place(building)}: ${agents.length === 0 ? 'Dort ist niemand.' : `Dort ${plural(agents.length, 'ist', 'sind')} ${list(agents)}.`}`,
      more: 'Jetzt wird nicht gewertet.',
    }),
  },
  dossier: {
    passed: (agents) => (agents.length === 0 ? 'Ein Stein hat 29 erreicht' : `${list(agents)} ${plural(agents.length, 'hat', 'haben')} 29 erreicht`),
    sealed: (n, of) => `Wer ist wer? ${number(n)} von ${number(of)} haben ihr Dossier versiegelt.`,
    yoursIsSealed: 'Deines ist versiegelt',
    sheets: { entry: 'Wer ist wer', notes: 'Notizen' },
    how: 'Drück auf einen Namen, dann einen Agenten.',
    useBets: 'Meine Vermutungen',
    left: (n) =>
      n === 0 ? 'Alle Namen stehen. Ein Strich heißt niemand.' : `Noch ${inWords(n)} ${plural(n, 'Name', 'Namen')}. Ein Strich heißt niemand.`,
    dash: '– angeworben',
    wants: (name) => `${name}?`,
    slot: (agent, name) => `${agent}: ${name ?? 'von niemandem'}`,
  },
  notes: {
    label: 'Dein Dossier',
    short: 'Dossier',
    pages: 'Eine Seite je Agent',
    things: {
      tookOutOfRuin: 'Holte aus der Ruine',
      putIntoRuin: 'Setzte in die Ruine',
      leftOutOfRuin: 'Hielt aus der Ruine',
      moved: 'Zog vorwärts',
      causedScoring: 'Löste Wertung aus',
      heldBackScoring: 'Vermied eine Wertung',
    },
    how: 'Zähle, wer was mit diesem Agenten tat.',
    strokes: (name, thing, n) => `${name}, ${thing}: ${number(n)}`,
    ownWords: 'Eine eigene Zeile',
    ownWordsAbout: (agent) => `Eine eigene Zeile über ${agent}`,
    bet: 'Meine Vermutung',
    nobody: 'Gehört niemandem',
    tallies: 'Wer wen bewegt hat',
    talliesLine: 'Wer wen wie oft bewegt hat. Das sehen alle.',
  },
  file: {
    label: 'Deine Akte',
    short: 'Akte',
    you: 'Du führst',
    line: 'Lass es niemanden merken.',
    recruited: (name) => `Und, angeworben, ${name}`,
  },
  cards: {
    kinds,
    hand: (n) => (n === 0 ? 'Keine Karten' : n === 1 ? 'Deine Karte' : `Deine ${inWords(n)} Karten`),
    few: (n) => `${number(n)} ${plural(n, 'Karte', 'Karten')}`,
    inHand: (n) => (n === 0 ? 'keine Karten' : n === 1 ? 'eine Karte' : `${inWords(n)} Karten`),
    empty: 'Du hast jetzt keine Karte.',
    notYet: 'Noch nicht: in diesem Zug gezogen',
    notPlayable: 'Diese Karte geht jetzt nicht.',
  },
  act: {
    undo: 'Zurück',
    done: 'Fertig',
    nobody: 'Niemand',
    points: (n) => (n === 0 ? 'Niemanden bewegen' : `${capital(inWords(n))} ${plural(n, 'Schritt', 'Schritte')}`),
    notMe: 'Ich nicht',
    iDo: 'Ich schon',
    noDraw: 'Nein, danke',
    draw: 'Karte ziehen',
    pass: 'Passen',
    chooseCard: 'Karte wählen',
    anotherCard: 'Noch eine',
    finish: 'Fertig',
    back: 'Zurück',
    by: (n) => `${capital(alone(Math.abs(n)))} ${n < 0 ? 'zurück' : 'vor'}`,
    byChange: (n) => `${capital(alone(Math.abs(n)))} ${n < 0 ? 'zurück' : 'vor'}: drücken, um zu ändern`,
    playIt: 'Spielen',
    putIt: 'Hinstellen',
    putItIn: (building) => (building === church || building === ruin ? capital(intoPlace(building)) : `Nach ${number(building)}`),
    write: 'Öffnen',
    seal: 'Dossier versiegeln',
    sealSure: 'Endgültig versiegeln?',
  },
  wait: {
    moves: (who) => `${who.name} überlegt`,
    thinks: (who) => `${who.name} überlegt`,
    chooses: (who) => `${who.name} wählt`,
    missing: (n) => (n === 1 ? 'Einer überlegt noch' : `${capital(inWords(n))} überlegen noch`),
  },
  why: {
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    pointsLeft: (n) => `Geh erst alle Schritte: noch ${inWords(n)}.`,
    noPointsLeft: 'Keine Schritte mehr. Zurück nimmt einen weg.',
    howManyStepsFirst: 'Sag zuerst, wie weit.',
    tapBuilding: 'Drück zuerst auf ein Gebäude.',
    pickFirst: 'Wähle zuerst.',
    notThisAgent: 'Diese Karte geht bei diesem Agenten nicht.',
    mustBegin: 'Du wolltest spielen, also beginnst du.',
    placeAllNames: 'Gib erst jedem Namen einen Agenten.',
  },
  over: 'Die Nacht ist vorbei',
  watching: 'Du siehst zu',

  result: {
    was: 'war',
    win: (who, points) =>
      who.length === 1
        ? `${does(who[0]!, 'gewinnst', 'gewinnt')} mit ${number(points)}`
        : `${list(who.map((mention, i) => (mention.you ? (i === 0 ? 'Du' : 'du') : mention.name)))} ${who.some(({ you }) => you) ? 'gewinnt' : 'gewinnen'} mit ${number(points)}`,
    were: (who, agents) => `${who.you ? 'Du warst' : `${who.name} war`} ${list(agents)}.`,
    sum: (stone, right, extra) =>
      right === 0 ? `Der Stein: ${number(stone)}` : `${number(stone)}, plus ${number(extra)} für ${alone(right)} richtig`,
    stone: (stone) => `Auf Feld ${number(stone)}.`,
    nobodys: 'Niemand',
    nobodyWins: (agent) => `${agent} gewinnt und gehörte niemandem`,
    nobodyLine: 'Niemand hatte diese Karte.',
    underlined: 'Unterstrichen: richtig, je fünf Punkte.',
    bystanderFirst: (agent, points) => `${agent} war mit ${number(points)} zuerst zu Hause.`,
    beaten: (points, first) =>
      points > first ? `Aber niemand hatte diese Karte, und ${number(points)} ist mehr.` : 'Aber niemand hatte diese Karte: Gleichstand genügt.',
    bystanders: (agents) => `${list(agents)} ${plural(agents.length, 'gehörte', 'gehörten')} niemandem.`,
    of: (player, agent, said, right) => `${player} über ${agent}: ${said}${right ? ', richtig' : ''}`,
    wasWho: (agent, holder) => `${agent} war ${holder}`,
    nobody: 'niemand',
    you: 'Du',
    points: 'Punkte',
  },

  history: {
    starts: (who) => `${does(who, 'beginnst', 'beginnt')}.`,
    moved: (who, moves) =>
      moves.length === 0
        ? `${does(who, 'bewegst', 'bewegt')} niemanden.`
        : `${does(who, 'bewegst', 'bewegt')} ${list(moves.map(({ agent, from, to }) => `${agent} ${fromPlace(from)} ${intoPlace(to)}`))}.`,
    scored: (who, gains) => `${does(who, 'löst', 'löst')} eine Wertung aus: ${list(gains.map(({ agent, gain }) => `${agent} ${signed(gain)}`))}.`,
    safeMoved: (who, to) => `${does(who, 'stellst', 'stellt')} den Tresor ${intoPlace(to)}.`,
    timeUp: (who) =>
      who === undefined
        ? 'Die Zeit ist um.'
        : who.you
          ? 'Deine Zeit ist um: Die Uhr entscheidet.'
          : `Die Zeit ist um für ${who.name}: Die Uhr entscheidet.`,
    drew: (who) => `${does(who, 'ziehst', 'zieht')} eine Karte.`,
    declined: (who) => `${does(who, 'ziehst', 'zieht')} keine Karte.`,
    pileRenewed: 'Die gespielten Karten werden neu gemischt.',
    nobodyWants: 'Niemand will eine Karte spielen.',
    wanting: (who) => `${does(who, 'beginnst', 'beginnt')} die Kartenrunde.`,
    played: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
    stones: (agents) => `Drei Felder vor für ${list(agents)}.`,
    recruited: (who) => `${does(who, 'nimmst', 'nimmt')} eine verdeckte Karte.`,
    passed: (who) => `${does(who, 'passt', 'passt')}.`,
    roundClosed: 'Die Kartenrunde ist vorbei.',
    dossiersCalled: 'Ein Stein hat 29 erreicht: Alle schreiben ein Dossier.',
    dossiersClosed: 'Alle Dossiers sind versiegelt.',
    guessed: (who, right, points) =>
      `${does(who, 'hast', 'hat')} im Dossier ${right === 0 ? 'nichts' : alone(right)} richtig${right === 0 ? '' : `: ${number(points)} Punkte`}.`,
  },

  options: {
    cards: { label: 'Streng geheime Karten', note: 'Karten ändern etwas vor einer Wertung', value: onOff },
    dossier: { label: 'Geheimes Dossier', note: 'Fünf Punkte je richtigem Namen', value: onOff },
    tallies: { label: 'Zählen, wer wen bewegt', note: 'Im Dossier, für alle sichtbar', value: onOff },
    agents: {
      label: 'Agenten im Spiel',
      note: 'Fünf zu zweit, sechs zu dritt, sonst sieben',
      value: (agents) => (agents.length === 0 ? 'Ausgelost' : list(agents.map((agent) => nameOf[agent]))),
      each: (agent) => nameOf[agent],
    },
    begins: { label: 'Wer beginnt', note: 'Wer am ältesten ist, wenn ihr mögt', value: () => 'Ausgelost' },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals, { agent: agentIn, over: alone, left: alone, wanted: inWords, chosen: inWords }),
  hints: {
    spend: 'Zieh beliebige Agenten. Kommt einer zum Tresor, zählt für jeden die Zahl seines Gebäudes.',
    watch: 'Alle ziehen alle; manche Agenten gehören niemandem. Wen zieht jemand zu oft?',
    safe: 'Ein Agent kam zum Tresor: Alle haben gepunktet. Wähle, wohin der Tresor kommt.',
    draw: 'Du darfst eine Top-Secret-Karte ziehen. Nur du siehst sie.',
    cards: 'Willst du jetzt Karten spielen? Niemand sieht, wer will, bis alle geantwortet haben.',
    play: 'Spiel eine Karte oder passe.',
    dossier: 'Schreib auf, wer welchen Agenten führt, jeden Namen einmal. Danach gilt es.',
  },
  help: rulebook.help,
}
