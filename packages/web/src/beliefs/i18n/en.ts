// The English texts of "Who knew what"; the other languages have its type.
import { grammarOf, type Mention } from '../../i18n/grammar.ts'

const { number } = grammarOf('en')
const percent = (share: number): string => `${number(Math.round(100 * share))}\u202f%`
const is = ({ you, name }: Mention): string => (you ? 'You are' : `${name} is`)

export const en = {
  title: 'Who knew what',
  working: 'Working out who knew what. You need not wait.',
  failed: 'This could not be worked out on this device.',
  again: 'Again',
  nothing: 'Nobody could know anything: no secret was turned up.',
  percent,
  turningPoints: (n: number): string => ['No moment turned it', 'One turning point', 'Two turning points', 'Three turning points'][n]!,
  turned: (statement: string, before: number, after: number): string =>
    `“${statement}”: the table’s belief ${after > before ? 'rose' : 'fell'} from ${percent(before)} to ${percent(after)}.`,
  round: (n: number): string => `Round ${number(n)}`,
  wasTrue: 'It was true. How sure was each of you?',
  wasWrong: 'It was wrong. How sure was each of you?',
  isTrue: 'true',
  isWrong: 'wrong',
  sure: 'sure',
  half: 'half',
  no: 'no',
  lead: 'Each line is one player’s mind: the higher, the surer.',
  picture: (statement: string): string => `How sure each player was that: ${statement}. The table has the figures.`,
  previous: 'Previous statement',
  next: 'Next statement',
  asTable: 'As table',
  asChart: 'As chart',
  see: 'See this moment',
  moment: (n: number, of: number): string => `Moment ${number(n)} of ${number(of)}`,
  momentColumn: 'Moment',
  change: (before: number, after: number): string => `${percent(before)} to ${percent(after)}`,
  you: 'You',
  honours: 'Honours',
  honour: { liar: 'The best liar', nose: 'The sharpest nose', wronged: 'The most wronged innocent' },
  liar: (from: number, to: number): string => `Talked the table down from ${percent(from)} to ${percent(to)}.`,
  nose: (right: number, guesses: number, gave: number): string =>
    `Right ${right === guesses ? 'every time' : `${number(right)} of ${number(guesses)} times`}, where an onlooker gave it ${percent(gave)}.`,
  wronged: (statement: string, peak: number): string => `“${statement}”: the table believed it up to ${percent(peak)}, and it was wrong.`,
  wholeStory: 'The whole story is on your phones: who knew what, and when.',
  asks: {
    isSpy: (bot: string): string => `Ask ${bot}: why did you accuse me?`,
    isKgb: (bot: string): string => `Ask ${bot}: why did you take me for one of yours?`,
    isYellow: (bot: string): string => `Ask ${bot}: why did you point at me?`,
    isAgent: (bot: string): string => `Ask ${bot}: why did you write that about me?`,
    holds: (bot: string): string => `Ask ${bot}: why did you guess my card?`,
  },
  because: (moment: string, before: number, after: number): string =>
    `Because of this: ${moment} Before it I gave it ${percent(before)}, after it ${percent(after)}.`,
  believed: (statement: string, then: number, next: number): string =>
    `When I said “${statement}”, I gave it ${percent(then)}. Nobody else was above ${percent(next)}.`,
  guessed: (statement: string, then: number): string => `I did not know. I gave “${statement}” ${percent(then)}, and somebody else as much.`,
  fromFeed: (bot: string): string => `Worked out from what ${bot} had seen by then, and nothing else.`,
  group: {
    title: 'Who hides, who guesses',
    readable: (read: number, of: number): string => `From ${number(read)} of ${number(of)} games: those whose records this device may read.`,
    kinds: {
      suspected: {
        tab: 'Suspected',
        title: 'Taken for somebody else',
        more: (one: string, other: string): string => `${one} is wrongly suspected more often than ${other}.`,
      },
      hid: { tab: 'Hid well', title: 'Not found out to the end', more: (one: string, other: string): string => `${one} hides better than ${other}.` },
      guessed: {
        tab: 'Guessed well',
        title: 'Right, said aloud',
        more: (one: string, other: string): string => `${one} guesses better than ${other}.`,
      },
    },
    others: 'Between the others the figures do not tell.',
    notYet: 'The figures do not tell you apart yet.',
    occasions: (n: number): string => `${number(n)} ${n === 1 ? 'time' : 'times'}`,
    interval: (low: number, high: number): string => `${number(Math.round(100 * low))}–${number(Math.round(100 * high))}`,
    tooFew: (from: number): string => `Too few to say. From ${number(from)} on.`,
    paleBar: 'What an attentive onlooker could believe. The pale bar: where the true figure lies, 19 times in 20.',
    who: 'Who',
  },
  statements: {
    isSpy: (who: Mention): string => `${is(who)} a spy`,
    isPlace: (place: string): string => `The place is: ${place}`,
    isKgb: (who: Mention): string => `${is(who)} KGB`,
    isCia: (who: Mention): string => `${is(who)} CIA`,
    isYellow: (who: Mention): string => `${is(who)} in the yellow team`,
    isBlue: (who: Mention): string => `${is(who)} in the blue team`,
    isAgent: (who: Mention, agent: string): string => `${is(who)} ${agent}`,
    holds: (who: Mention, spy: string): string => `${who.you ? 'You hold' : `${who.name} holds`} this card: ${spy}`,
  },
}
export type BeliefMessages = typeof en
