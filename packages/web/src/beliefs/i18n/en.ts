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
  nose: (own: number, others: number): string => `Gave ${percent(own)} to what was true; the others gave ${percent(others)}.`,
  wronged: (statement: string, peak: number): string => `“${statement}”: the table believed it up to ${percent(peak)}, and it was wrong.`,
  asks: (bot: string): string => `Ask ${bot}: why did you accuse me?`,
  because: (moment: string, before: number, after: number): string =>
    `Because of this: ${moment} Before it I gave it ${percent(before)}, after it ${percent(after)}.`,
  believed: (statement: string, then: number, next: number): string =>
    `When I said “${statement}”, I gave it ${percent(then)}. Nobody else was above ${percent(next)}.`,
  guessed: (statement: string, then: number): string => `I did not know. I gave “${statement}” ${percent(then)}, and somebody else as much.`,
  fromFeed: (bot: string): string => `Worked out from what ${bot} had seen by then, and nothing else.`,
  statements: {
    isSpy: (who: Mention): string => `${is(who)} a spy`,
    isPlace: (place: string): string => `The place is: ${place}`,
    isKgb: (who: Mention): string => `${is(who)} KGB`,
    isYellow: (who: Mention): string => `${is(who)} in the yellow team`,
    isAgent: (who: Mention, agent: string): string => `${is(who)} ${agent}`,
    holds: (who: Mention, spy: string): string => `${who.you ? 'You hold' : `${who.name} holds`} this card: ${spy}`,
  },
}
export type BeliefMessages = typeof en
