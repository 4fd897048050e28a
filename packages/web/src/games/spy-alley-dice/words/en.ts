// Spy Alley Dice in English: the type of the other languages.
import { en as rulebook } from '@safehouse/content/spy-alley-dice/rulebook.en.ts'
import type { AlleyTypes, Spy } from '@safehouse/games/spy-alley-dice'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'
import type { GameWords } from '../../screens.ts'

const { plural, list, number } = grammarOf('en')
const named = (name: string, a = 'a') => ({ name, the: `the ${name}`, a: `${a} ${name}`, many: `${name}s` })

const spies = {
  american: named('American', 'an'),
  french: { ...named('French agent'), name: 'French', many: 'French agents' },
  german: named('German'),
  italian: named('Italian', 'an'),
  russian: named('Russian'),
  spanish: { ...named('Spaniard'), name: 'Spanish' },
} satisfies Record<Spy, unknown>
/** "Three Americans", "one French agent": the singular is what follows "the ", because a `name` may be an adjective. */
const alike = (n: number, spy: Spy) => `${inWords(n)} ${n === 1 ? spies[spy].the.slice(4) : spies[spy].many}`
const nth = ['', 'first', 'second', 'third']

export const en = {
  spies,
  letter: (spy: Spy) => spies[spy].name[0]!.toUpperCase(),

  opening: {
    title: 'Who starts?',
    all: 'Everyone rolls at once. Whoever rolls the most Russians starts.',
    tied: (who: readonly Mention[], russians: number) => {
      const you = who.some((mention) => mention.you)
      const names = list(who.map((mention) => (mention.you ? 'you' : mention.name)))
      const tie = `${capital(names)} tie with ${inWords(russians)} ${plural(russians, 'Russian', 'Russians')}.`
      return `${tie} ${you ? `You ${inWords(who.length)} roll again.` : 'They roll again.'}`
    },
    russians: (n: number) => `${inWords(n)} ${plural(n, 'Russian', 'Russians')}`,
    notYet: 'not rolled yet',
    byClock: 'rolled by the clock',
  },
  turn: {
    yours: 'Your turn',
    theirs: (who: Mention) => `${who.name}’s turn`,
    roll: (who: Mention, n: number) => (who.you ? `Your ${nth[n]} roll` : `${who.name}’s ${nth[n]} roll`),
    rollAllFive: 'Five dice, three rolls at most.',
    keep: 'Press the dice that you keep.',
    last: 'That was the last roll.',
    mayGuess: (n: number, spy: Spy) => `${capital(alike(n, spy))}: you may guess.`,
    mayAttempt: (n: number, spy: Spy) => `${capital(alike(n, spy))}: guess, or try the mission.`,
    has: (n: number, spy: Spy) => `${capital(alike(n, spy))} on the table.`,
    nothing: 'Not three alike yet.',
    rollsUsed: (n: number) => `${inWords(n)} of three rolls used`,
    die: (spy: Spy, kept: boolean) => `${spies[spy].name}${kept ? ', kept' : ''}`,
    blank: 'not rolled',
    counts: 'On the dice',
    count: (n: number, spy: Spy) => `${number(n)} ${n === 1 ? spies[spy].name : spies[spy].many}`,
  },
  act: {
    rollAll: 'Roll all five',
    rollAgain: (n: number) => (n === 5 ? 'Roll all again' : `Roll ${number(n)} again`),
    stop: 'Stop',
    stopSure: 'End your turn?',
    guess: (spy: Spy | undefined) => (spy ? `Guess ${spies[spy].a}` : 'Guess'),
    mission: 'Mission',
    letPass: 'Let it pass',
    call: (who: Mention) => `It is ${who.name}`,
    sure: 'Sure?',
    throwAway: 'Throw it away',
    give: 'Give it',
    goOn: 'Go on',
    waitFor: {
      roll: (who: Mention) => `${who.name} is rolling`,
      decide: (who: Mention) => `${who.name} is deciding`,
      choose: (who: Mention) => `${who.name} is choosing`,
      others: 'The others roll',
      out: 'You are out',
    },
  },
  /** Why something cannot be done now. */
  why: {
    notOn: (who: Mention) => `It is ${who.name}’s turn.`,
    threeAlike: 'A guess takes three alike.',
    keptAll: 'Leave at least one die to roll.',
    noRolls: 'Three rolls are all there are.',
    chooseFirst: 'Open your files and choose a card.',
    waitStart: 'The others roll for the start.',
    out: 'You have no card left. You may watch.',
  },
  guess: {
    title: (spy: Spy) => `Who is ${spies[spy].the}?`,
    line: 'One guess, and your turn is over.',
    cards: (n: number) => `${inWords(n)} ${plural(n, 'card', 'cards')}`,
    not: (who: readonly Spy[]) => `not ${list(who.map((spy) => spies[spy].the))}`,
    struck: 'Struck out: guessed wrong since that player’s cards last changed. Everyone knows these.',
    whom: (who: Mention | undefined) => (who ? `Guess ${who.name}` : 'Guess'),
    chooseFirst: 'Choose somebody first.',
    back: 'Back',
  },
  mission: {
    yours: 'You go for the mission',
    theirs: (who: Mention) => `${who.name} goes for the mission`,
    yourLine: (spy: Spy) => `One by one, the others may say that you are ${spies[spy].the}. If nobody does, your card decides.`,
    asks: (who: Mention, spy: Spy) => `Is ${who.name} ${spies[spy].the}?`,
    stakes: (who: Mention) => `Right: you take ${who.name}’s card. Wrong: ${who.name} takes one of yours.`,
    theirLine: (asked: Mention, spy: Spy) => `${asked.you ? 'You are' : `${asked.name} is`} asked: ${spies[spy].the} or not?`,
    way: 'Who is asked, in turn',
    passed: 'let it pass',
    passedByClock: 'time was up',
    asked: (who: Mention): string => (who.you ? 'are asked' : 'is asked'),
    next: 'is next',
    later: 'then',
    door: 'The door',
  },
  cards: {
    throwYours: 'Throw one card away',
    throwLine: 'Nobody learns which.',
    throwTheirs: (who: Mention) => `${who.name} throws a card away`,
    theirLine: 'Nobody else will learn which.',
    giveYours: (who: Mention) => `Give ${who.name} one card`,
    giveLine: (who: Mention) => `You were wrong about ${who.name}. Only you two will know which.`,
    giveTheirs: (from: Mention, to: Mention) => `${from.name} gives ${to.you ? 'you' : to.name} a card`,
    which: 'Which one goes?',
    files: (n: number) => (n === 1 ? 'Your file' : `Your ${inWords(n)} files`),
    none: 'Your files',
    empty: 'No card is left in here.',
    count: (n: number) => `${inWords(n)} ${plural(n, 'card', 'cards')}`,
  },
  asleep: { title: 'The table has dozed off', line: 'Nobody has played for a whole round. Anyone can go on.' },
  watching: 'You are watching',

  result: {
    stamp: 'Mission accomplished',
    was: (spy: Spy) => `${capital(spies[spy].the)} was`,
    last: 'Everybody else is out',
    you: 'You',
    out: 'out',
    thrown: 'Thrown away, now shown',
    undealt: 'Never dealt',
    won: (who: Mention) => (who.you ? 'You have won' : `${who.name} has won`),
  },

  scene: {
    pointsAt: (by: Mention, whom: Mention) => `${by.you ? 'You point' : `${by.name} points`} at ${whom.you ? 'you' : whom.name}`,
    says: (whom: Mention, spy: Spy) => (whom.you ? `“You are ${spies[spy].the}.”` : `“${whom.name}, you are ${spies[spy].the}.”`),
    blown: 'Cover blown',
    wasSpy: (who: Mention, spy: Spy) => `${who.you ? 'You were' : `${who.name} was`} ${spies[spy].the}`,
    isNotSpy: (who: Mention, spy: Spy) => `${who.you ? 'You are' : `${who.name} is`} not ${spies[spy].the}`,
    takesCard: (by: Mention) => (by.you ? 'You take the card and throw one away.' : `${by.name} takes the card and throws one away.`),
    owesCard: (by: Mention, whom: Mention) => `${by.you ? 'You owe' : `${by.name} owes`} ${whom.you ? 'you' : whom.name} a card.`,
    costsNothing: 'It costs nothing.',
    isNext: (who: Mention) => (who.you ? 'You are next.' : `${who.name} is next.`),
    letsPass: (who: Mention) => (who.you ? 'You let it pass' : `${who.name} lets it pass`),
    allLetPass: 'Everybody let it pass',
    doorStaysShut: 'The door stays shut',
    nothingShown: 'No card is shown.',
    hasFiveAlike: (who: Mention, spy: Spy) => `${who.you ? 'You have' : `${who.name} has`} five ${spies[spy].many}`,
    goesForMission: (who: Mention) => (who.you ? 'You go for the mission.' : `${who.name} goes for the mission.`),
    letsItBe: (who: Mention) => (who.you ? 'You let it be' : `${who.name} lets it be`),
    nothing: (who: Mention) => (who.you ? 'Nothing for you' : `Nothing for ${who.name}`),
    thirdRoll: (n: number): string => (n === 1 ? 'Third roll: no two alike.' : 'Third roll: two alike.'),
  },
  history: {
    rolledTooFew: (who: Mention, n: number) => `${who.you ? 'You' : who.name} rolled ${n === 1 ? 'no two alike' : 'two alike'} and could not guess.`,
    declined: (who: Mention, n: number, spy: Spy) => `${who.you ? 'You' : who.name} had ${alike(n, spy)} and did not guess.`,
    stopped: (who: Mention, rolls: number) => `${who.you ? 'You' : who.name} stopped after ${inWords(rolls)} ${plural(rolls, 'roll', 'rolls')}.`,
    startByClock: (who: readonly Mention[]) => `Time is up: the clock rolls for ${list(who.map((mention) => (mention.you ? 'you' : mention.name)))}.`,
    starts: (who: Mention) => (who.you ? 'You start.' : `${who.name} starts.`),
    guessedRight: (by: Mention, whom: Mention, spy: Spy) =>
      `${whom.you ? 'You were' : `${whom.name} was`} ${spies[spy].the}. ${by.you ? 'You take' : `${by.name} takes`} the card.`,
    guessedWrong: (by: Mention, whom: Mention, spy: Spy) =>
      `${by.you ? 'You' : by.name} guessed wrong: ${whom.you ? 'you are' : `${whom.name} is`} not ${spies[spy].the}.`,
    challengedWrongly: (by: Mention, whom: Mention, spy: Spy) =>
      `${whom.you ? 'You are' : `${whom.name} is`} not ${spies[spy].the}. ${by.you ? 'You owe' : `${by.name} owes`} a card.`,
    attempts: (who: Mention, spy: Spy) => `${who.you ? 'You go' : `${who.name} goes`} for the mission with five ${spies[spy].many}.`,
    passes: (who: Mention) => (who.you ? 'You let it pass.' : `${who.name} lets it pass.`),
    passesByClock: (who: Mention) => `Time is up: ${who.you ? 'you let' : `${who.name} lets`} it pass.`,
    failed: 'Nobody said so, but the mission fails. No card is shown.',
    handed: (from: Mention, to: Mention) => `${from.you ? 'You have' : `${from.name} has`} given ${to.you ? 'you' : to.name} a card.`,
    handedByClock: (from: Mention, to: Mention) => `Time is up: ${from.you ? 'you give' : `${from.name} gives`} ${to.you ? 'you' : to.name} a card.`,
    thrown: (who: Mention) => `${who.you ? 'You have' : `${who.name} has`} thrown a card away.`,
    thrownByClock: (who: Mention) => `Time is up: ${who.you ? 'you throw' : `${who.name} throws`} a card away.`,
    timeUp: (who: Mention) => (who.you ? 'Your time is up.' : `Time is up for ${who.name}.`),
    out: (who: Mention) => (who.you ? 'You are out.' : `${who.name} is out.`),
    won: (who: Mention) => (who.you ? 'You have won.' : `${who.name} has won.`),
    asleep: 'The table has dozed off.',
    awake: (who: Mention) => (who.you ? 'You wake the table.' : `${who.name} wakes the table.`),
  },

  options: {
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'Six spies are on the dice. This roll decides who goes first, and nothing else.',
    firstRoll: 'You have three rolls. Collect one spy: with three alike you may guess.',
    keep: 'Tap the dice that you keep, then roll the others again.',
    guess: 'Three alike: you may guess who holds this spy. A wrong guess costs nothing but your turn.',
    mission: 'Five alike: you can try this spy’s mission. You win if you hold the card and nobody says so first.',
    watch: 'Watch which dice the others keep. It may show which spy they are.',
    asked: 'Say that the roller is this spy and you win a card, if you are right. If you are wrong, you lose one.',
    give: 'Open your file and choose the card that you hand over.',
    throwAway: 'One card too many: choose which one goes. Nobody sees it.',
  },
  help: rulebook.help,
} satisfies GameWords<AlleyTypes> & Record<string, unknown>

export type Words = typeof en
