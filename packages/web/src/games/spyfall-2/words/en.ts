// All sentences of Spyfall 2 in English. Its type is the type of the other languages. Names of places and roles are in the packs.
import { en as rulebook } from '@safehouse/content/spyfall-2/rulebook.en.ts'
import type { AnswerShade, Language, Reason, SpyfallTypes } from '@safehouse/games/spyfall-2'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWords, minutes, timeLimit } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'
import type { GameWords } from '../../screens.ts'

const { plural, list, number } = grammarOf('en')
const whom = (who: Mention) => (who.you ? 'you' : who.name)
const subject = (who: Mention) => (who.you ? 'You' : who.name)
const together = (people: readonly Mention[]) => capital(list(people.map(whom)))
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(whom), ...(others > 0 ? [`${number(others)} others`] : [])])
}
const tooLong = (letters: number) => rulebook.refusals.textTooLong.replace('{letters}', number(letters))
const tally = (hands: number, voters: number) => `${number(hands)} of ${number(voters)}`
const packNames: Readonly<Record<string, string>> = { lamplight: 'Lamplight', daylight: 'Daylight' }
const packName = (id: string) => packNames[id] ?? id
const speaks: Readonly<Record<Language, string>> = { en: 'English', nl: 'Dutch', de: 'German' }
/** What was tapped, within a sentence. */
const tapped: Readonly<Record<AnswerShade, string>> = { much: 'much', some: 'some', little: 'little', unsaid: 'would not say' }

export const en = {
  round: (n: number, of: number) => `Round ${number(n)} of ${number(of)}`,
  views: { label: 'What to look at', vote: 'Vote', questions: 'Questions', places: 'Places', people: 'Players' },

  dealt: {
    yours: 'Read your card, then start',
    says: (dealer: Mention) => `${subject(dealer)} starts the clock`,
    line: (spies: number, roles: boolean) =>
      `${spies === 1 ? 'One spy' : 'Two spies'}. ${roles ? 'Answer as the person on your card.' : 'You play without roles.'}`,
    lineOldPals: (roles: boolean) => `Two spies who know each other. ${roles ? 'Answer as the person on your card.' : 'You play without roles.'}`,
  },
  ask: {
    yours: 'Whom do you ask?',
    next: (asker: Mention) => `${asker.name} asks next`,
    first: 'The dealer asks first.',
    yourFirst: 'You deal, so you ask first.',
    notBack: (barred: Mention) => (barred.you ? 'Not you: you have just asked.' : `Not ${barred.name}, who has just asked.`),
    not: (barred: Mention) => `not ${whom(barred)}`,
    askedYou: 'asked you',
    asks: (by: Mention, to: Mention) => `${by.you ? 'You ask' : `${by.name} asks`} ${whom(to)}`,
    aloud: 'Said aloud',
    quoted: (text: string) => `“${text}”`,
    typeIt: (alone: boolean): string => (alone ? 'Type a question' : 'Type it, or just say it'),
    typeAnswer: (alone: boolean): string => (alone ? 'Type an answer' : 'Type an answer, or just say it'),
    typeFirst: 'Type something first.',
    choose: 'Choose whom you ask',
    ask: 'Ask',
    askWhom: (to: Mention) => `Ask ${to.name}`,
    askAloud: (to: Mention) => `Ask ${to.name}, said aloud`,
    answer: 'Answer',
    answered: 'I said it',
    answeredAloud: 'Answered, said aloud',
    shadeYours: 'Said aloud? Tap how much: bots hear only that',
    shadeTheirs: 'How much of it? Bots hear only your tap',
    shadeLast: 'Your answer: how much of it? Bots hear only that',
    shades: { much: 'Much', some: 'Some', little: 'Little', unsaid: 'Would not say' } satisfies Record<AnswerShade, string>,
    shaded: {
      much: 'Said aloud: much of it',
      some: 'Said aloud: some of it',
      little: 'Said aloud: little of it',
      unsaid: 'Said aloud: would not say',
    } satisfies Record<AnswerShade, string>,
    chooseFirst: 'Choose somebody first.',
    tooLong,
  },
  exchanges: {
    title: 'What was asked',
    none: 'Nobody has asked anything yet.',
    to: (by: Mention, to: Mention) => `${subject(by)} to ${whom(to)}`,
    waiting: '…',
    last: 'Last questions and answers',
    asked: (by: Mention, to: Mention) => `${subject(by)} asked ${whom(to)}`,
    answered: (by: Mention, text: string) => (text === '' ? `${subject(by)} answered aloud.` : `${subject(by)} answered: “${text}”`),
  },
  places: {
    title: 'Where might you all be?',
    hint: 'Tap to strike out',
    watch: 'Where might they all be?',
    usedSpoken: (place: string, round: number) => `${place}, played in round ${number(round)}`,
    struck: (place: string) => `${place}, struck out`,
    onPhones: (places: number) => `The list of ${number(places)} places is on every phone under “Places”.`,
    playedFoot: 'Struck out: played in earlier rounds.',
  },
  people: {
    title: 'Who might it be?',
    hint: 'Only you see your marks',
    of: (who: Mention) => `What you think of ${who.name}`,
    trusted: 'trusted',
    open: 'open',
    doubted: 'doubted',
    asks: 'asks',
    answers: 'answers',
    dealer: 'dealer',
    accused: (suspect: Mention) => `accused ${whom(suspect)}`,
    suspect: 'suspect',
    names: 'names the place',
  },

  clock: { left: 'Time left in this round', stopped: 'stopped', goesOn: (seconds: number) => `goes on in ${number(seconds)}`, up: 'Time is up' },
  talking: {
    says: 'Time is up',
    line: (dealer: Mention) => `Say what you think. ${subject(dealer)} ${dealer.you ? 'open' : 'opens'} the voting.`,
    opensIn: (time: string) => `It opens by itself in ${time}.`,
  },
  vote: {
    accuses: (by: Mention, suspect: Mention) => `${by.you ? 'You accuse' : `${by.name} accuses`} ${whom(suspect)}`,
    line: {
      accuser: 'Your hand is up. The others vote now.',
      suspect: 'You have no vote. The others vote now.',
      voter: 'No talking while you vote.',
    },
    isIt: (suspect: Mention) => `Is it ${whom(suspect)}?`,
    noVote: (suspect: Mention) => `${suspect.you ? 'You have' : `${suspect.name} has`} no vote. Votes stay secret until everyone has voted.`,
    votes: 'Hands of this vote',
    tally,
    areIn: (n: number) => plural(n, 'vote is in', 'votes are in'),
    areUp: (n: number) => plural(n, 'hand is up', 'hands are up'),
    waiting: (who: readonly Mention[]) => `Waiting for ${some(who)}.`,
    every: 'Every hand is needed.',
    tooFewVoters: 'Three hands are needed, and you are too few. Nobody can be convicted.',
    enough: (needed: number, voters: number) => `${capital(inWords(needed))} of ${inWords(voters)} hands are enough.`,
    enoughOrSpies: (needed: number, spies: number) =>
      `${capital(inWords(needed))} hands are enough. If nobody gets ${inWords(needed)}, the ${spies === 1 ? 'spy wins' : 'spies win'}.`,
    state: { accuses: 'accuser', in: 'voted', thinking: 'still thinking', up: 'hand up', down: 'hand down', late: 'no vote in time' },
    order: 'Everyone in turn',
    now: 'now',
    hands: (n: number) => `${number(n)} ${plural(n, 'hand', 'hands')}`,
    atLarge: (suspect: Mention) => `${subject(suspect)} ${suspect.you ? 'are' : 'is'} not convicted`,
    failed: (hands: number, voters: number, needed: number) =>
      `${capital(inWords(hands))} ${plural(hands, 'hand', 'hands')} of ${inWords(voters)}. ${needed === voters ? 'Every one was needed.' : `${capital(inWords(needed))} were needed.`}`,
    still: (asker: Mention) => (asker.you ? 'It is still your question.' : `It is still ${asker.name}’s question.`),
    stillAnswer: (asked: Mention) => (asked.you ? 'You still owe an answer.' : `${asked.name} still owes an answer.`),
  },
  naming: {
    spy: (who: Mention) => (who.you ? 'You are a spy' : `${who.name} is a spy`),
    yours: 'Where are they? One try, all are watching.',
    chooses: (who: Mention) => `${who.name} is choosing. One try.`,
    named: (who: Mention, place: string | undefined) =>
      place === undefined ? `${subject(who)} named no place in time.` : `${subject(who)} said: ${place}.`,
  },
  stop: {
    title: 'Show your card and name the place?',
    line: 'For spies only, and only while the clock runs.',
    steps: ['Your card is shown and the clock stops.', 'You name the place. One try.', 'Right: the spies win. Wrong: the others win.'],
    foot: 'If you are not a spy, nothing happens and nobody is told. Look at this as often as you like.',
  },
  accuse: {
    title: 'Whom do you accuse?',
    line: 'The clock stops for all, and everyone votes. You can do this once a round.',
    who: 'Suspect',
  },
  card: {
    folder: 'Your file',
    place: 'Place',
    youAre: 'You are',
    notTold: 'Nobody tells you',
    spy: 'The spy in their midst',
    line: 'Say enough to be believed. No more.',
    pal: (pal: Mention) => `${pal.name} is the other spy.`,
  },

  act: {
    start: 'Start the clock',
    accuse: 'Accuse',
    accuseWhom: (suspect: Mention) => `Accuse ${suspect.name}`,
    stop: 'I am a spy',
    playOn: 'Play on',
    showCard: 'Show my card',
    up: 'Hand up',
    down: 'Hand down',
    open: 'Open the voting',
    opens: (dealer: Mention) => `${dealer.name} opens the voting`,
    starts: (dealer: Mention) => `${dealer.name} starts`,
    name: (place: string) => `Name: ${place}`,
    namePlace: 'Name the place',
    isNaming: (who: Mention) => `${who.name} is choosing`,
    deal: (round: number) => `Deal round ${number(round)}`,
    deals: (dealer: Mention) => `${dealer.name} deals`,
  },
  why: {
    starts: (dealer: Mention) => `${dealer.name} deals, and starts the clock.`,
    opens: (dealer: Mention) => `${dealer.name} deals, and opens the voting.`,
    deals: (dealer: Mention) => `${dealer.name} deals the next round.`,
    accused: 'You have accused somebody in this round.',
    stopped: 'The clock goes on in a moment.',
    suspect: 'You have no vote.',
    voted: 'Your vote is in. It stays secret until everyone has voted.',
    choosePlace: 'Choose a place first.',
    naming: (who: Mention) => `${who.name} names the place. All are watching.`,
    chooseSuspect: 'Choose a suspect first.',
  },
  watching: 'You are watching',

  points: {
    placeWas: 'The place was',
    stamp: (spiesWon: boolean, spies: number): string => (spiesWon ? (spies === 1 ? 'Spy wins' : 'Spies win') : 'Cover blown'),
    says: (spiesWon: boolean, spies: number): string =>
      spiesWon ? (spies === 1 ? 'The spy wins' : 'The spies win') : spies === 1 ? 'The spy is found out' : 'The spies are found out',
    convictedSpy: (who: Mention) => `${subject(who)} ${who.you ? 'were' : 'was'} a spy, and enough hands went up.`,
    convictedOther: (who: Mention) => `${subject(who)} ${who.you ? 'were' : 'was'} convicted, but ${who.you ? 'were' : 'was'} not a spy.`,
    nobody: 'Time ran out, and nobody was convicted.',
    named: (who: readonly Mention[]) => `${together(who)} named the place.`,
    namedWrong: (who: readonly Mention[], places: readonly string[]) => `${together(who)} named a wrong place: ${list(places)}.`,
    namedNone: (who: readonly Mention[]) => `${together(who)} named no place in time.`,
    list: 'Points of this round',
    spy: 'spy',
    reasons: {
      spiesWon: '2 for winning',
      namedRight: '2 for the right place',
      innocentConvicted: '2 for a wrong conviction',
      othersWon: '1 for winning',
      accusedFirst: '1 for accusing first',
      stayedHidden: '1 for staying hidden',
    } satisfies Record<Reason, string>,
    noneSpy: 'Found out',
    nonePal: 'Old pals fall together',
    noneOther: (spies: number): string => (spies === 1 ? 'The spy won' : 'The spies won'),
    plus: (n: number) => (n === 0 ? '0' : `+${number(n)}`),
    gained: (n: number) => `${number(n)} ${plural(n, 'point', 'points')} in this round`,
    total: (n: number) => `${number(n)} in all`,
    how: 'How points work',
    rules: [
      'The spies win: 2 for each spy.',
      'A spy who names the place: 2 more.',
      'Somebody else is convicted in mid-round: 2 more for each spy.',
      'The others win: 1 for each of them.',
      'If a spy is convicted in mid-round, whoever accused that spy first: 1 more.',
      'With two spies, the one who was not found scores like the others.',
      'Old pals: if one is convicted in mid-round, neither of them scores.',
    ],
    understood: 'Got it',
  },
  result: {
    wins: (who: readonly Mention[], points: number) => {
      if (who.length > 1) return `${together(who)} win with ${number(points)}`
      return who[0]?.you ? `You win with ${number(points)}` : `${who[0]?.name} wins with ${number(points)}`
    },
    line: (rounds: number) => `${capital(inWords(rounds))} ${plural(rounds, 'round', 'rounds')}, and these were the places.`,
    rounds: 'Which round',
    roundShort: (n: number) => number(n),
  },

  scene: {
    cardOf: (who: Mention) => (who.you ? 'Your card' : `${who.name}’s card`),
    handsUp: (n: number, of: number) => `${capital(inWords(n))} ${plural(n, 'hand', 'hands')} of ${inWords(of)}.`,
    spy: 'Spy',
    notSpy: 'Not a spy',
    says: (place: string | undefined): string => (place === undefined ? '…' : `“${place}.”`),
    stops: (who: Mention) => (who.you ? 'You stop the round' : `${who.name} stops the round`),
  },
  history: {
    asked: (by: Mention, to: Mention, text: string) => `${subject(by)} asked ${whom(to)}${text === '' ? ' aloud.' : `: “${text}”`}`,
    answered: (by: Mention, text: string, shade: AnswerShade | undefined) =>
      `${subject(by)} answered${text !== '' ? `: “${text}”` : shade ? ` aloud and tapped “${tapped[shade]}”.` : ' aloud.'}`,
    shaded: (by: Mention, shade: AnswerShade) => `${subject(by)} tapped “${tapped[shade]}” for that answer.`,
    place: (place: string) => `The place was: ${place}.`,
    round: (n: number, dealer: Mention) => `Round ${number(n)} begins. ${subject(dealer)} ${dealer.you ? 'ask' : 'asks'} first.`,
    accuses: (by: Mention, suspect: Mention) => `The clock stops: ${whom(by)} ${by.you ? 'accuse' : 'accuses'} ${whom(suspect)}.`,
    timeUp: 'Time is up.',
    votes: (suspect: Mention, hands: number, voters: number) => `${subject(suspect)}: ${tally(hands, voters)} hands.`,
    spared: 'Not convicted.',
    late: (who: readonly Mention[]) => `No vote in time from ${some(who)}: that counts as hand down.`,
    spy: (who: Mention) => `${subject(who)} ${who.you ? 'are' : 'is'} a spy, and ${who.you ? 'stop' : 'stops'} the round.`,
    secondSpy: (who: Mention) => `${subject(who)} ${who.you ? 'are' : 'is'} the other spy.`,
    named: (who: Mention, place: string) => `${subject(who)} ${who.you ? 'say' : 'says'}: ${place}.`,
    namedNone: (who: Mention) => `Time is up: ${whom(who)} named no place.`,
  },

  options: {
    spies: {
      label: 'Spies',
      note: 'Two are good from nine players on',
      advice: (spies: 'advised' | 1 | 2, players: number): string | undefined =>
        spies === 2 && players < 5 ? 'Not advised: two spies with fewer than five players' : undefined,
      value: (spies: 'advised' | 1 | 2): string => (spies === 'advised' ? 'as advised' : spies === 1 ? 'one' : 'two'),
    },
    rounds: { label: 'Rounds', value: (rounds: number) => number(rounds) },
    minutes: {
      label: 'Time for a round',
      value: (n: 'advised' | number): string => (n === 'advised' ? 'as advised' : minutes(n)),
    },
    packs: {
      label: 'Packs of the house',
      value: (packs: readonly string[]) => (packs.length === 0 ? 'none' : list(packs.map(packName))),
      each: packName,
    },
    ownPacks: {
      label: 'Packs of your own',
      note: 'Written here, or brought in a file',
      value: (packs: readonly { readonly name: string }[]) => (packs.length === 0 ? 'none' : list(packs.map((pack) => pack.name))),
    },
    oldPals: { label: 'Old pals', note: 'Two spies know each other', value: (on: boolean): string => (on ? 'yes' : 'no') },
    roles: { label: 'Play with roles', note: 'Answer as the person on your card', value: (on: boolean): string => (on ? 'yes' : 'no') },
    dissent: {
      label: 'With two spies, hands that may stay down',
      value: (hands: 1 | 2): string => (hands === 1 ? 'one' : 'two'),
    },
    firstDealer: { label: 'First dealer', value: (): string => 'by chance' },
    decisionSeconds: { label: 'Time for a vote or a place', value: timeLimit },
    language: { label: 'Bots speak', value: (language: Language) => speaks[language] },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    start: 'You are the dealer. When all have read their cards, start the clock and ask somebody.',
    card: 'Hold your card to read it: all cards show the same place, but a spy’s shows none.',
    ask: 'Ask about the place without naming it. An answer shows who knows where you all are.',
    answer: 'Answer so that those who know believe you, and a spy learns little. Then you ask.',
    listen: 'Who answers too vaguely may be a spy; who says too much tells the spy. Accuse once a round.',
    vote: 'Raise your hand if you think so too. All hands are shown together, when everyone has voted.',
    suspect: 'You are accused. If enough hands go up, you are convicted. Keep a straight face.',
    naming: 'A spy has been uncovered and names a place. If it is right, the spies win the round.',
    talk: 'Time is up. Say what you think, then everyone is voted on, one after another.',
  },
  help: rulebook.help,
} satisfies GameWords<SpyfallTypes> & Record<string, unknown>

export type Words = typeof en
