// All sentences of Shadow in the Night in English. Its type is the type of the other languages.
import { en as rulebook } from '@safehouse/content/shadow-in-the-night/rulebook.en.ts'
import {
  type Agent,
  type Building,
  type Card,
  church,
  type Face,
  ruin,
  type ShadowTypes,
  type WorthNoting,
} from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords, onOff } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'
import type { GameWords } from '../../screens.ts'
import { nameOf } from '../props.ts'

const { plural, list, number } = grammarOf('en')
const place = (building: Building) => (building === church ? 'the church' : building === ruin ? 'the ruin' : number(building))
const signed = (n: number) => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : '0')
const sayWhoDoes = (who: Mention, you: string, they: string) => (who.you ? `You ${you}` : `${who.name} ${they}`)
const agentsHere = (agents: readonly string[]) => (agents.length === 0 ? 'nobody' : list(agents))
const agentIn = (given: unknown) => nameOf[given as Agent] ?? 'That agent'

/** The texts of a card: its name, its effect, the question for its targets, and why it cannot be played now. */
interface CardWords {
  readonly name: string
  readonly text: string
  readonly question: string
  /** The question once an agent is picked. */
  readonly second?: string
  readonly notNow: string
  /** What still has to be picked. */
  readonly incomplete?: string
}
const kinds: Readonly<Record<Card, CardWords>> = {
  stepBack: {
    name: 'Step back',
    text: 'One agent one or two back',
    question: 'Who steps back?',
    second: 'Back by one or by two?',
    notNow: 'Not now: nobody can step back',
    incomplete: 'Pick an agent.',
  },
  sidestep: {
    name: 'Sidestep',
    text: 'One agent one either way',
    question: 'Who sidesteps?',
    second: 'Forward or back?',
    notNow: 'Not now: nobody can sidestep',
    incomplete: 'Pick an agent.',
  },
  twoRetreat: {
    name: 'Two retreat',
    text: 'Two agents one back each',
    question: 'Which two go back?',
    notNow: 'Not now: there are no two to go back',
    incomplete: 'Pick two agents.',
  },
  twoAdvance: {
    name: 'Two advance',
    text: 'Two agents one forward each',
    question: 'Which two go on?',
    notNow: 'Not now: there are no two to go on',
    incomplete: 'Pick two agents.',
  },
  offTheSafe: {
    name: 'Off the safe',
    text: 'One agent at the safe, one either way',
    question: 'Who leaves the safe?',
    second: 'Forward or back?',
    notNow: 'Not now: nobody is at the safe',
    incomplete: 'Pick an agent at the safe.',
  },
  moveTheSafe: {
    name: 'Move the safe',
    text: 'To any other building, unscored',
    question: 'Where does the safe go?',
    notNow: 'Not now: it has nowhere to go',
    incomplete: 'Pick a building.',
  },
  intoTheRuin: {
    name: 'Into the ruin',
    text: 'Any one agent to the ruin',
    question: 'Who goes to the ruin?',
    notNow: 'Not now: all are in the ruin',
    incomplete: 'Pick an agent.',
  },
  evensong: { name: 'Evensong', text: 'All agents to the church', question: 'Everybody to church?', notNow: 'Not now: all are in the church' },
  changePlaces: {
    name: 'Change places',
    text: 'Two agents swap buildings',
    question: 'Which two change places?',
    notNow: 'Not now: all are in one building',
    incomplete: 'Pick two agents in different buildings.',
  },
  payAVisit: {
    name: 'Pay a visit',
    text: 'One agent to another agent’s building',
    question: 'Who pays a visit?',
    second: 'To whom?',
    notNow: 'Not now: all are in one building',
    incomplete: 'Pick the visitor, then whom to visit, elsewhere.',
  },
  outOfTheRuin: {
    name: 'Out of the ruin',
    text: 'One or two from the ruin to the church',
    question: 'Who leaves the ruin?',
    notNow: 'Not now: nobody is in the ruin',
    incomplete: 'Pick one or two in the ruin.',
  },
  hurry: {
    name: 'Hurry',
    text: 'One agent one to three forward',
    question: 'Who hurries?',
    second: 'By one, two or three?',
    notNow: 'Not now: nobody can hurry',
    incomplete: 'Pick an agent.',
  },
  aGoodWord: {
    name: 'A good word',
    text: 'Two score stones three fields on',
    question: 'For which two stones?',
    notNow: 'Not now: all stones are past 40',
    incomplete: 'Pick the stones.',
  },
  toTheSafe: {
    name: 'To the safe',
    text: 'Any one agent to the safe',
    question: 'Who goes to the safe?',
    notNow: 'Not now: all are at the safe',
    incomplete: 'Pick an agent.',
  },
  recruit: {
    name: 'Recruit',
    text: 'Take a bystander’s card, unseen',
    question: 'Which card do you take?',
    notNow: 'Not now: nobody is left to recruit',
    incomplete: 'Pick a card.',
  },
}

const things: Readonly<Record<WorthNoting, string>> = {
  tookOutOfRuin: 'Took out of the ruin',
  putIntoRuin: 'Put into the ruin',
  leftOutOfRuin: 'Kept out of the ruin',
  moved: 'Moved forward',
  causedScoring: 'Caused a scoring',
  heldBackScoring: 'Avoided a scoring',
}

export const en = {
  plate: (building: Building) => (building === ruin ? '−3' : number(building)),
  gain: signed,

  board: {
    whole: 'Back to the whole board',
    agents: 'The agents',
    at: (building: Building) => (building === church || building === ruin ? `At ${place(building)}` : `At ${number(building)}`),
    agentsHere: (n: number, canPick: boolean) =>
      n === 0 ? 'nobody' : `${inWords(n)} ${plural(n, 'agent', 'agents')}${canPick ? ', tap to choose' : ''}`,
    building: (building: Building, agents: readonly string[], safe: boolean) =>
      `${capital(place(building))}: ${agentsHere(agents)}${safe ? ', the safe' : ''}`,
    agent: (at: Building, points: number) => `in ${place(at)}, ${number(points)} ${plural(points, 'point', 'points')}`,
    atStake: (at: Building, gain: number) => `in ${place(at)}, would score ${signed(gain)}`,
    bystanders: (n: number) => `${capital(inWords(n))} ${plural(n, 'card', 'cards')} face down`,
    faceDown: (n: number) => `Card ${number(n)} from the left`,
  },
  turn: {
    howManySteps: 'How many steps?',
    howManyStepsLine: (mayStay: boolean): string => (mayStay ? 'One, two or three. Or nobody moves.' : 'One, two or three: you choose.'),
    left: (n: number) => (n === 0 ? 'All steps taken' : `${capital(inWords(n))} ${plural(n, 'step', 'steps')} to take`),
    leftOf: (left: number, of: number) => `${number(left)} of ${number(of)} steps left`,
    tap: 'One step moves an agent one building.',
    nobody: 'Nobody moves',
    causes: (agents: readonly string[]) => `${list(agents)} would reach the safe: a scoring.`,
    theirs: (who: Mention) => `${who.name} is moving`,
    rolled: (face: Face) => (face === '1-3' ? 'The die says one to three.' : `The die says ${inWords(face)}.`),
  },
  draw: {
    yours: 'Draw a card?',
    theirs: (who: Mention) => `${who.name} may draw a card`,
    why: 'For moving somebody into the ruin, or nobody at all.',
  },
  ask: {
    title: 'Who wants to play a card?',
    line: (missing: number) => `All answer at once. ${number(missing)} still thinking.`,
    answered: (missing: number) => `You have answered. ${number(missing)} still thinking.`,
    noCards: 'You hold no card, so you are not asked.',
  },
  round: {
    begin: 'You begin: play a card',
    yours: 'Play a card or pass',
    another: 'Another card, or done?',
    theirs: (who: Mention) => `${who.name} is choosing`,
    begins: 'The first card of the round.',
    played: (who: Mention, card: string, effect: string) => `${sayWhoDoes(who, 'have', 'has')} played ${card}. ${effect}.`,
    passes: (n: number, who: Mention) => `${capital(inWords(n))} passed since ${who.you ? 'you' : who.name} played.`,
    hasPassed: 'has passed',
    hasPlayed: 'played last',
  },
  stake: {
    due: (agents: readonly string[]) => ({ strong: 'Scoring due.', more: `${list(agents)} came to the safe.` }),
    none: { strong: 'No scoring due.', more: 'Nobody has come to the safe.' },
    stays: (agents: readonly string[]) => ({ strong: 'The scoring stays on:', more: `${list(agents)} at the safe.` }),
    comes: (agents: readonly string[]) => ({ strong: 'A scoring is due now:', more: `${list(agents)} would come to the safe.` }),
    goes: { strong: 'No scoring any more:', more: 'whoever came has left.' },
    still: { strong: 'Still no scoring.', more: '' },
    home: (agents: readonly string[]) => ({ strong: 'The game would end:', more: `${list(agents)} would be home.` }),
    ifNothing: 'If nothing changes',
  },
  safe: {
    yours: 'Where does the safe go?',
    theirs: (who: Mention) => `${who.name} is moving the safe`,
    line: 'Whoever caused the scoring moves it to another building.',
    notAgain: (building: Building) => `Anywhere but ${place(building)}.`,
    anywhere: { strong: 'Tap a building.', more: 'There is no scoring now, even if agents are there.' },
    there: (building: Building, agents: readonly string[]) => ({
      strong: `${capital(place(building))}: ${agents.length === 0 ? 'nobody is there.' : `${list(agents)} ${plural(agents.length, 'is', 'are')} there.`}`,
      more: 'There is no scoring now.',
    }),
  },
  dossier: {
    passed: (agents: readonly string[]) =>
      agents.length === 0 ? 'A stone has reached 29' : `${list(agents)} ${plural(agents.length, 'has', 'have')} reached 29`,
    sealed: (n: number, of: number) => `Who is who? ${number(n)} of ${number(of)} have sealed their dossier.`,
    yoursIsSealed: 'Yours is sealed',
    sheets: { entry: 'Who is who', notes: 'Notes' },
    how: 'Tap a name, then that player’s agent.',
    useBets: 'Use my guesses',
    left: (n: number) =>
      n === 0 ? 'All names are placed. A dash means nobody.' : `${capital(inWords(n))} ${plural(n, 'name', 'names')} left. A dash means nobody.`,
    dash: '– recruited',
    wants: (name: string) => `${name}?`,
    slot: (agent: string, name: string | undefined) => `${agent}: ${name ?? 'nobody’s'}`,
  },
  notes: {
    label: 'Your dossier',
    short: 'Dossier',
    pages: 'One page for each agent',
    things,
    how: 'Tap to count what each player did with this agent.',
    strokes: (name: string, thing: string, n: number) => `${name}, ${thing}: ${number(n)}`,
    ownWords: 'A line of your own',
    ownWordsAbout: (agent: string) => `A line of your own about ${agent}`,
    bet: 'My guess',
    nobody: 'Nobody’s: a bystander',
    tallies: 'Who moved whom',
    talliesLine: 'Who moved whom how often. All can see this.',
  },
  file: {
    label: 'Your file',
    short: 'File',
    you: 'You run',
    line: 'Let nobody notice.',
    recruited: (name: string) => `And, recruited, ${name}`,
  },
  cards: {
    kinds,
    hand: (n: number) => (n === 0 ? 'No cards' : `Your ${n === 1 ? 'card' : `${inWords(n)} cards`}`),
    few: (n: number) => `${number(n)} ${plural(n, 'card', 'cards')}`,
    inHand: (n: number) => `${inWords(n)} ${plural(n, 'card', 'cards')}`,
    empty: 'You hold no card now.',
    notYet: 'Not yet: drawn this turn',
    notPlayable: 'That card cannot be played now.',
  },
  act: {
    undo: 'Undo',
    done: 'Done',
    nobody: 'Nobody',
    points: (n: number) => (n === 0 ? 'Move nobody' : `${capital(inWords(n))} ${plural(n, 'step', 'steps')}`),
    notMe: 'Not me',
    iDo: 'I do',
    noDraw: 'No, thanks',
    draw: 'Draw a card',
    pass: 'Pass',
    chooseCard: 'Choose a card',
    anotherCard: 'Another card',
    finish: 'Done',
    back: 'Back',
    by: (n: number) => `${capital(inWords(Math.abs(n)))} ${n < 0 ? 'back' : 'on'}`,
    byChange: (n: number) => `${capital(inWords(Math.abs(n)))} ${n < 0 ? 'back' : 'on'}: press to change`,
    playIt: 'Play it',
    putIt: 'Put it there',
    putItIn: (building: Building) => `Put it in ${place(building)}`,
    write: 'Open it',
    seal: 'Seal my dossier',
    sealSure: 'Seal it for good?',
  },
  wait: {
    moves: (who: Mention) => `${who.name} is thinking`,
    thinks: (who: Mention) => `${who.name} is thinking`,
    chooses: (who: Mention) => `${who.name} is choosing`,
    missing: (n: number) => `${capital(inWords(n))} still thinking`,
  },
  why: {
    nothingToUndo: 'There is nothing to undo.',
    pointsLeft: (n: number) => `Take all steps first: ${inWords(n)} ${plural(n, 'is', 'are')} left.`,
    noPointsLeft: 'No steps left. Undo takes one back.',
    howManyStepsFirst: 'First say how far.',
    tapBuilding: 'Tap a building first.',
    pickFirst: 'Pick first.',
    notThisAgent: 'This card does not work on that agent.',
    mustBegin: 'You wanted to play, so you begin.',
    placeAllNames: 'Give every name an agent first.',
  },
  over: 'The night is over',
  watching: 'You are watching',

  result: {
    was: 'was',
    win: (who: readonly Mention[], points: number) =>
      who.length === 1 && !who[0]!.you
        ? `${who[0]!.name} wins with ${number(points)}`
        : `${list(who.map((mention, i) => (mention.you ? (i === 0 ? 'You' : 'you') : mention.name)))} win with ${number(points)}`,
    were: (who: Mention, agents: readonly string[]) => `${who.you ? 'You were' : `${who.name} was`} ${list(agents)}.`,
    sum: (stone: number, right: number, extra: number) =>
      right === 0 ? `The stone: ${number(stone)}` : `${number(stone)}, plus ${number(extra)} for ${inWords(right)} right`,
    stone: (stone: number) => `On field ${number(stone)}.`,
    nobodys: 'Nobody’s',
    nobodyWins: (agent: string) => `${agent} wins, and nobody ran ${agent}`,
    nobodyLine: 'Nobody held that card. Once more?',
    underlined: 'Underlined: guessed right, five points each.',
    bystanderFirst: (agent: string, points: number) => `${agent} was home first with ${number(points)}.`,
    beaten: (points: number, first: number) =>
      points > first ? `But nobody held that card, and ${number(points)} is more.` : 'But nobody held that card: a tie goes to the player.',
    bystanders: (agents: readonly string[]) =>
      `${list(agents)} ${plural(agents.length, 'was a bystander: nobody held that card.', 'were bystanders: nobody held those cards.')}`,
    of: (player: string, agent: string, said: string, right: boolean) => `${player} on ${agent}: ${said}${right ? ', right' : ''}`,
    wasWho: (agent: string, holder: string) => `${agent} was ${holder}`,
    nobody: 'nobody',
    you: 'You',
    points: 'Points',
  },

  history: {
    starts: (who: Mention) => `${sayWhoDoes(who, 'begin', 'begins')}.`,
    moved: (who: Mention, moves: readonly { readonly agent: string; readonly from: Building; readonly to: Building }[]) =>
      moves.length === 0
        ? `${sayWhoDoes(who, 'move', 'moves')} nobody.`
        : `${sayWhoDoes(who, 'move', 'moves')} ${list(moves.map(({ agent, from, to }) => `${agent} from ${place(from)} to ${place(to)}`))}.`,
    scored: (who: Mention, gains: readonly { readonly agent: string; readonly gain: number }[]) =>
      `${sayWhoDoes(who, 'cause', 'causes')} a scoring: ${list(gains.map(({ agent, gain }) => `${agent} ${signed(gain)}`))}.`,
    safeMoved: (who: Mention, to: Building) => `${sayWhoDoes(who, 'put', 'put')} the safe in ${place(to)}.`,
    timeUp: (who: Mention | undefined) =>
      who === undefined ? 'Time is up.' : who.you ? 'Your time is up: the clock decides.' : `Time is up for ${who.name}: the clock decides.`,
    drew: (who: Mention) => `${sayWhoDoes(who, 'draw', 'draws')} a card.`,
    declined: (who: Mention) => `${sayWhoDoes(who, 'draw', 'draws')} no card.`,
    pileRenewed: 'The played cards are shuffled into a new pile.',
    nobodyWants: 'Nobody wants to play a card.',
    wanting: (who: Mention) => `${sayWhoDoes(who, 'begin', 'begins')} the card round.`,
    played: (who: Mention, card: string) => `${sayWhoDoes(who, 'play', 'plays')} ${card}.`,
    stones: (agents: readonly string[]) => `Three fields on for ${list(agents)}.`,
    recruited: (who: Mention) => `${sayWhoDoes(who, 'take', 'takes')} a bystander’s card, unseen.`,
    passed: (who: Mention) => `${sayWhoDoes(who, 'pass', 'passes')}.`,
    roundClosed: 'The card round is over.',
    dossiersCalled: 'A stone has reached 29: everybody writes a dossier.',
    dossiersClosed: 'All dossiers are sealed.',
    guessed: (who: Mention, right: number, points: number) =>
      `${sayWhoDoes(who, 'have', 'has')} ${right === 0 ? 'nothing' : inWords(right)} right in the dossier${right === 0 ? '' : `: ${number(points)} points`}.`,
  },

  options: {
    cards: { label: 'Top Secret cards', note: 'Cards let everyone change things before a scoring', value: onOff },
    dossier: { label: 'Secret dossier', note: 'Guess who runs whom: five points for each right name', value: onOff },
    tallies: { label: 'Count who moved whom', note: 'A table in the dossier that all can read', value: onOff },
    agents: {
      label: 'Agents in play',
      note: 'Five for two players, six for three, else all seven',
      value: (agents: readonly Agent[]) => (agents.length === 0 ? 'Drawn by lot' : list(agents.map((agent) => nameOf[agent]))),
      each: (agent: Agent) => nameOf[agent],
    },
    begins: { label: 'Who begins', note: 'The oldest, if you like', value: (_: number | null): string => 'Drawn by lot' },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals, { agent: agentIn, over: inWords, left: inWords, wanted: inWords, chosen: inWords }),
  hints: {
    spend: 'Move any agents, yours or not. When one reaches the safe, each scores the number of its building.',
    watch: 'Everybody moves everybody; some agents are nobody’s. Watch whom a player moves too often.',
    safe: 'You brought an agent to the safe: all have scored. Now choose where the safe goes.',
    draw: 'You may draw a Top Secret card. Only you will see it.',
    cards: 'Do you want to play cards now? Nobody sees who wants to until everyone has answered.',
    play: 'Play a card, or pass. Cards take effect one after another.',
    dossier: 'Write down who runs which agent. Each name goes in once, and you cannot change it later.',
  },
  help: rulebook.help,
} satisfies GameWords<ShadowTypes> & Record<string, unknown>

export type Words = typeof en
