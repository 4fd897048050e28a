// CIA vs. KGB in English: the type of the other languages. Every sentence of `line` has a number of seconds in it and is
// short, whatever it says: so a signal's sentence is nothing new to whoever glances at it.
import { en as rulebook } from '@safehouse/content/cia-vs-kgb/rulebook.en.ts'
import type { KgbTypes, Side } from '@safehouse/games/cia-vs-kgb'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { decisionSeconds, inWords, noLimit, onOff, seconds } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'
import type { GameWords } from '../../screens.ts'
import type { WhyStanding } from '../props.ts'
import type { EndSummary } from '../result/end-summary.ts'

const { plural, list, number } = grammarOf('en-GB')
const sides = { cia: 'CIA', kgb: 'KGB' } satisfies Record<Side, string>
const they = (who: Mention) => (who.you ? 'You' : who.name)
const them = (who: Mention) => (who.you ? 'you' : who.name)
const their = (who: Mention) => (who.you ? 'your' : `${who.name}’s`)
const listNames = (people: readonly Mention[]) => list(people.map(them))
const handsOf = (side: Side, n: number) => `${inWords(n)} ${sides[side]} ${plural(n, 'hand', 'hands')}`

export const en = {
  sides,
  says: {
    yours: 'Whose chair do you want?',
    yoursAgain: (who: Mention) => `${who.name} said no. And now?`,
    youAsk: (who: Mention) => `You ask ${who.name}`,
    asksYou: (who: Mention) => `${who.name} asks for your chair`,
    asks: (by: Mention, to: Mention) => `${by.name} asks ${to.name}`,
    wants: (who: Mention) => `${who.name} wants a chair`,
    refused: (by: Mention, to: Mention) => `${they(to)} said no to ${by.name}`,
    over: 'The game is over',
  },
  line: {
    standing: (who: Mention, seconds: number, why: WhyStanding) =>
      `${why === 'dealt' ? `${they(who)} dealt` : why === 'gaveChair' ? `${they(who)} gave ${who.you ? 'your' : 'the'} chair` : `${they(who)} ${who.you ? 'were' : 'was'} asked last`}. Standing for ${number(seconds)} s.`,
    willSeeYours: (whom: Mention, seconds: number) => `${whom.name} will see your card. Standing: ${number(seconds)} s.`,
    youAreAsked: (who: Mention, seconds: number) => `For your eyes only. ${who.name} waits, ${number(seconds)} s.`,
    asks: (by: Mention, to: Mention, seconds: number) => `${by.you ? 'You ask' : `${by.name} asks`} ${them(to)}, for ${number(seconds)} s.`,
    saidNo: (by: Mention, to: Mention, seconds: number) => `${they(to)} said no to ${them(by)}, ${number(seconds)} s ago.`,
    saidYes: (by: Mention, to: Mention, seconds: number) => `${they(to)} gave ${them(by)} the chair, ${number(seconds)} s ago.`,
    raised: (who: Mention, seconds: number) => `Only ${their(who)} hand went up, ${number(seconds)} s ago.`,
    nothing: (who: Mention, seconds: number) => `Nobody has asked ${them(who)} yet, for ${number(seconds)} s.`,
    letGo: (to: readonly Mention[], seconds: number) => `Let go to signal ${listNames(to)}: ${number(seconds)} s.`,
    letGoMany: (n: number, seconds: number) => `Let go to signal ${inWords(n)} people: ${number(seconds)} s.`,
    letGoNobody: (seconds: number) => `Touch chairs to signal them: ${number(seconds)} s.`,
    sent: (seconds: number) => `Your signal, ${number(seconds)} s. Your hand goes up.`,
    got: (from: Mention, seconds: number, ready: boolean) =>
      `${from.name} signals, ${number(seconds)} s. Your hand ${ready ? 'goes up' : 'stays down'}.`,
    tooSoon: (seconds: number) => `One signal a turn. This one began ${number(seconds)} s ago.`,
    failed: (seconds: number) => `That came too late. Standing: ${number(seconds)} s.`,
  },
  /** Said to people with headphones only. */
  spoken: {
    got: (from: Mention) => `Secret: ${from.name} signals you. Press your hand to raise it with them.`,
    ready: (from: Mention) => `Secret: ${from.name} signals you, and your hand will go up.`,
    sent: 'Secret: your signal is out, and your hand will go up.',
    letGo: (to: readonly Mention[]) => (to.length === 0 ? 'Secret: let go, and you signal nobody.' : `Secret: let go to signal ${listNames(to)}.`),
    tooSoon: 'Secret: no signal. You have one a turn.',
    failed: 'Secret: that came too late.',
  },
  circle: {
    label: 'The circle of chairs',
    yourChair: 'your chair',
    empty: 'An empty chair',
    saidNo: 'said no',
    stands: 'stands',
    isAsked: 'is asked',
    handUp: 'hand up',
  },
  act: {
    sitDown: 'Sit down',
    ask: 'Ask',
    askWhom: (who: Mention) => `Ask ${who.name}`,
    no: 'No',
    yes: 'Yes, sit',
    hand: 'Your hand',
  },
  why: {
    notOn: (who: Mention) => `It is ${who.name}’s turn.`,
    askFirst: 'Ask somebody first.',
    chooseFirst: 'Touch the chair that you want.',
    answerDue: (who: Mention) => `${they(who)} ${who.you ? 'have' : 'has'} not answered yet.`,
  },
  card: {
    yours: 'Your card',
    of: (who: Mention) => `${who.name}’s card`,
    you: 'You are',
    is: (who: Mention) => `${who.name} is`,
    more: (n: number, seats: number) => `${capital(inWords(n))} more of the ${inWords(seats)} ${plural(n, 'is', 'are')} on your side.`,
    onlyYou: 'Nobody else can see it.',
    noSignal: 'No signal to raise your hand.',
    signal: (from: Mention, seconds: number) => `${from.name} signals: ${number(seconds)} s`,
  },
  notebook: {
    title: 'Notebook',
    lead: (side: Side, more: number) => `You are ${sides[side]}. ${capital(inWords(more))} more ${plural(more, 'is', 'are')}.`,
    showed: (n: number) => `card seen at question ${number(n)}`,
    sawYours: 'saw yours, said no',
    seesYours: 'sees yours now',
    saidNo: (by: Mention) => `said no to ${them(by)}`,
    gaveChair: (by: Mention) => `gave ${them(by)} the chair`,
    isAsked: (by: Mention) => `asked by ${them(by)}`,
    asks: (to: Mention) => `asks ${them(to)}`,
    refused: (to: Mention) => `refused by ${them(to)}`,
    gotChair: (to: Mention) => `got ${their(to)} chair`,
    nothing: 'nothing yet',
    suspect: (who: Mention) => `${who.name}: which side?`,
    open: 'not sure',
    signals: (who: Mention) => `Signal ${who.name}`,
    send: 'Signal now',
    sendSure: 'Sure?',
    foot: (to: readonly Mention[]) => (to.length === 0 ? 'Holding the hand signals nobody yet.' : `Holding the hand signals ${listNames(to)}.`),
  },
  hands: {
    up: 'Hands up!',
    all: (who: readonly Mention[]) => `${capital(listNames(who))}.`,
    down: (who: readonly Mention[]) => `${capital(listNames(who))}. ${capital(inWords(who.length))} cards come down.`,
    alone: (who: Mention) => `Only ${their(who)} hand. It goes down again.`,
  },
  tv: {
    asks: (by: Mention, to: Mention) => `${by.name} asks ${to.name} for the chair`,
    onlySees: (who: Mention) => `Only ${who.name} sees the card.`,
    deal: (cia: number, kgb: number) => `${capital(inWords(cia))} CIA, ${inWords(kgb)} KGB.`,
    warning: 'Hands go up without warning.',
    left: (n: number) => `${number(n)} ${plural(n, 'answer is', 'answers are')} left.`,
    soFar: 'So far',
  },
  result: {
    youWere: (side: Side, winner: Side | null) =>
      `You were ${sides[side]}. ${winner === null ? 'Nobody wins.' : side === winner ? 'You win.' : 'You lose.'}`,
    wins: (side: Side | null) => (side ? `The ${sides[side]} wins` : 'Nobody wins'),
    stamps: { won: 'Mission accomplished', lost: 'Cover blown', nobody: 'Stalemate' },
    why: {
      everyoneRaised: ({ seats }: EndSummary) => `All ${inWords(seats)} hands went up. When everybody raises one, nobody wins.`,
      wholeSideRaised: ({ winner, hands, opponents }: EndSummary) =>
        `All ${handsOf(winner, hands[winner])} went up${hands[opponents] > 0 ? `, and ${handsOf(opponents, hands[opponents])} with them` : ''}. A whole side wins.`,
      fewerHands: ({ winner, opponents, hands, missing }: EndSummary) =>
        `${capital(handsOf(opponents, hands[opponents]))}, but ${listNames(missing)} did not join. Not a whole side, so fewer hands win: the ${sides[winner]} raised ${hands[winner] === 0 ? 'none' : inWords(hands[winner])}.`,
      equalHands: ({ hands }: EndSummary) =>
        `${capital(inWords(hands.cia))} ${plural(hands.cia, 'hand', 'hands')} of each side, and neither side whole. Equal hands: nobody wins.`,
      answersUsedUp: ({ answers }: EndSummary) => `All ${number(answers)} answers are given, and no hands went up together.`,
    },
    seen: 'Who had seen whom',
    byQuestion: 'question by question',
    legend: 'An arrow leads from a card to the player who saw it.',
    handUp: 'hand up',
    handMissing: 'hand missing',
    saw: (eyes: Mention, card: Mention) => `${they(eyes)} saw ${their(card)} card.`,
    alone: (who: Mention) => `Only ${their(who)} hand went up.`,
    question: (n: number) => `Question ${number(n)}.`,
  },

  history: {
    deals: (who: Mention) => (who.you ? 'You have dealt and stand up first.' : `${who.name} has dealt and stands up first.`),
    clock: (sentence: string) => `Time is up. ${sentence}`,
    asks: (by: Mention, to: Mention) => `${by.you ? 'You ask' : `${by.name} asks`} ${them(to)}.`,
    saidNo: (by: Mention, to: Mention) => `${they(to)} said no to ${them(by)}.`,
    saidYes: (by: Mention, to: Mention) => `${they(to)} gave ${them(by)} the chair and ${to.you ? 'stand' : 'stands'} up.`,
    satDown: (who: Mention, next: Mention) =>
      `${who.you ? 'You sit' : `${who.name} sits`} down. ${next.you ? 'You were asked last, so you stand' : `${next.name} was asked last and stands`} up.`,
    alone: (who: Mention) => `Only ${their(who)} hand. It goes down again.`,
    raised: (who: readonly Mention[]) => `${capital(listNames(who))} raised ${who.some(({ you }) => you) ? 'your' : 'their'} hands together.`,
    usedUp: 'All answers are given. Nobody wins.',
  },

  options: {
    signalSeconds: { label: 'A signal lasts', note: 'Make it longer if people miss signals', value: seconds },
    askAgain: { label: 'Ask again in one turn', note: 'Anybody except the one who has just said no', value: onOff },
    answersEach: {
      label: 'Answers for each player',
      note: 'When they are used up, nobody wins',
      value: (n: number) => (n === 0 ? noLimit : number(n)),
    },
    dealer: { label: 'Who deals and starts', value: (seat: number | null) => (seat === null ? 'By lot' : number(seat + 1)) },
    decisionSeconds,
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    card: 'Hold your card to see your side. Never show it to anybody in any other way.',
    watch: 'Nobody has shown you a card yet. See who says yes to whom: people like to give their chair to their own side.',
    seen: 'You have seen a card. Note in your notebook whom you take for your side. You need all of them.',
    ask: 'Touch the one whose chair you want. That player, and nobody else, sees your card.',
    refused: 'Ask somebody else, or sit down. Whoever was asked last is next.',
    answer: 'Hold the folder to see the card. Yes: you swap chairs, show yours and are next. No: you keep your chair.',
    signal: 'Do you know all of your side? Hold the hand for a second: those whom your notebook has on your side are told in secret.',
  },
  help: rulebook.help,
} satisfies GameWords<KgbTypes> & Record<string, unknown>
export type Words = typeof en
