// Top Secret in English: the type of the other languages.
import { en as rulebook } from '@safehouse/content/top-secret/rulebook.en.ts'
import type { Team, TopSecretTypes } from '@safehouse/games/top-secret'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { nameSome } from '../../../i18n/name-some.ts'
import { refusalSentences } from '../../core/refusal-sentences.ts'
import { inWords, seconds, timeLimit } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'
import type { GameWords } from '../../screens.ts'
import type { SeatOutcome } from '../props.ts'

const { plural, list, number } = grammarOf('en')
const teams = { yellow: 'Yellow', blue: 'Blue' } satisfies Record<Team, string>
const name = (who: Mention) => (who.you ? 'you' : who.name)
/** Short enough for one line, however many are meant. */
function some(people: readonly Mention[]): string {
  const { named, others } = nameSome(people)
  return list([...named.map(name), ...(others > 0 ? [`${number(others)} others`] : [])])
}
/** Where a finger went, and who pointed it. */
function aim({ finding, byClock }: SeatOutcome, self: Mention, at: Mention): string {
  if (finding === 4) return byClock ? 'Was alone, and the clock pointed right' : 'Was alone and knew it'
  if (byClock) return finding > 0 ? `The clock found ${name(at)}` : `The clock pointed at ${name(at)}: wrong`
  if (finding > 0) return `Found ${name(at)}`
  return `Pointed at ${at !== self ? name(at) : self.you ? 'yourself' : 'themselves'}: wrong`
}
const deck = (id: string) => (id === 'kitchen-table' ? 'The kitchen table' : id)
const card = (n: number) => `Card ${number(n)}`

export const en = {
  teams,
  yes: 'Yes',
  no: 'No',
  round: (n: number) => `Round ${number(n)}`,
  roundOf: (n: number) => `Round ${number(n)} of 3`,
  card,
  cardOf: (round: number, card: number) => `Round ${number(round)}, card ${number(card)} of 3`,
  byClock: 'placed by the clock',
  voice: { on: 'Read the cards aloud', reads: (team: Team, question: string) => `${teams[team]}: ${question}` },

  reading: 'Read both questions',
  answering: {
    says: 'Answer for your team',
    done: 'Your token is down',
    watch: 'Everyone answers',
    waiting: (who: readonly Mention[]) => `Waiting for ${some(who)}.`,
    faceDown: 'Face down',
  },
  pointing: {
    says: 'Who is with you?',
    watch: 'Who is with whom?',
    waiting: (who: readonly Mention[]) => `Waiting for ${some(who)}.`,
    ready: (n: number, of: number) => `${number(n)} of ${number(of)}`,
    areReady: (n: number) => plural(n, 'is ready', 'are ready'),
    isReady: (who: Mention) => (who.you ? 'You are ready' : `${who.name} is ready`),
    notReady: (who: Mention) => (who.you ? 'You are not ready yet' : `${who.name} is not ready yet`),
    picture: 'Who is ready',
  },
  counting: {
    says: 'Fingers out on three',
    line: 'All are ready. No changes now.',
    timeUp: (who: readonly Mention[]) => (who.length === 0 ? 'Time is up. No changes now.' : `Time is up: the clock points for ${some(who)}.`),
  },
  scoredTitle: {
    yours: (team: Team, n: number) => (n === 1 ? `You alone were ${teams[team]}` : `You ${inWords(n)} were ${teams[team]}`),
    watch: (round: number) => `Round ${number(round)} unmasked`,
    line: 'A solid arrow found a teammate: 3 points. Whoever it found gets 1.',
    picture: 'Who pointed at whom',
    arrow: (by: Mention, at: Mention, found: boolean) => {
      const whom = by.you === at.you && by.name === at.name ? (by.you ? 'yourself' : 'themselves') : name(at)
      return `${by.you ? 'You' : by.name} pointed at ${whom}, and ${by.you ? 'were' : 'was'} ${found ? 'right' : 'wrong'}`
    },
    clock: (by: Mention, at: Mention, found: boolean) =>
      `The clock pointed for ${name(by)} at ${name(at)}, ${found ? 'and was right' : 'and was wrong'}`,
    pointed: (by: Mention, at: Mention, byClock: boolean) => {
      const whom = by.you === at.you && by.name === at.name ? (by.you ? 'yourself' : 'themselves') : name(at)
      return byClock ? `The clock points for ${name(by)} at ${whom}.` : `${by.you ? 'You point' : `${by.name} points`} at ${whom}.`
    },
    was: (who: Mention, team: Team) => `${who.you ? 'You were' : `${who.name} was`} ${teams[team]}`,
    points: 'Points of this round',
  },
  /** One seat's round, as the reason of its points. */
  reason: (told: SeatOutcome, self: Mention, at: Mention, foundBy: readonly Mention[]) => {
    const by = [...foundBy.map(name), ...(told.foundByClock.length > 0 ? ['the clock'] : [])]
    return `${aim(told, self, at)}. Found by ${by.length === 0 ? 'nobody' : list(by)}`
  },
  gain: (n: number) => `+${number(n)}`,
  sum: (finding: number, found: number) => (finding > 0 && found > 0 ? `${number(finding)} + ${number(found)}` : number(finding + found)),
  points: (n: number) => `${number(n)} ${plural(n, 'point', 'points')}`,
  total: (n: number) => `${number(n)} in all`,

  scene: {
    answered: 'Everyone has answered',
    yes: (n: number, of: number) =>
      n === 0
        ? 'Nobody said yes'
        : n === of
          ? 'Everyone said yes'
          : n === 1
            ? 'Only one said yes'
            : n === of - 1
              ? 'Only one said no'
              : `${capital(inWords(n))} said yes`,
    laugh: 'Look who said what.',
    point: 'Point!',
    teams: 'The teams',
    full: 'A solid arrow found a teammate.',
    points: 'Points',
    finding: '3 for finding a teammate.',
    found: '3 for finding a teammate, 1 for being found.',
    houses: 'After three rounds',
  },
  act: {
    sure: (answer: string) => `${answer}: sure?`,
    ready: 'Ready',
    notReady: 'Not ready yet',
    fingersIn: (seconds: number) => `Fingers out in ${number(seconds)}`,
    fingers: 'Fingers out',
    deal: (round: number) => `Deal round ${number(round)}`,
    waitFor: (who: readonly Mention[]) => `Waiting for ${some(who)}`,
  },
  why: {
    stillReading: 'Answers open when both questions are out.',
    tokenStays: 'Your token is down, and it stays.',
    pointFirst: 'Open the folder “Your finger” first and choose somebody.',
    noChanges: 'No changes now.',
    goingOn: 'The next round is dealt when everyone says so.',
  },
  team: {
    folder: 'Your team',
    is: (team: Team) => teams[team],
    line: (team: Team): string => (team === 'yellow' ? 'Answer the question with the sun.' : 'Answer the question with the wave.'),
    kept: (yes: boolean | null): string => (yes === null ? 'Your token is not down.' : yes ? 'Your token says yes.' : 'Your token says no.'),
  },
  finger: {
    folder: 'Your finger',
    ask: 'Who is with you?',
    line: 'Nobody sees it before the count of three.',
    alone: 'Nobody is with you? Point at yourself.',
    stays: 'It stays where it is now.',
    you: 'You',
  },
  look: {
    title: 'Looking back',
    line: 'All cards, tokens and fingers so far.',
    open: (n: number) => `${card(n)}, show the questions`,
    back: (n: number) => `Look back at ${n === 1 ? 'round 1' : `rounds 1 to ${number(n)}`}`,
    rounds: 'Which round',
    done: 'Back to the table',
  },
  result: {
    wins: (who: readonly Mention[], points: number) => {
      if (who.length > 1) return `${list(who.map((mention, i) => (mention.you && i === 0 ? 'You' : name(mention))))} win with ${number(points)}`
      const [winner] = who
      return winner?.you ? `You win with ${number(points)}` : `${winner?.name} wins with ${number(points)}`
    },
    line: 'One floor for each round, one lit window for each point.',
    houses: 'One house for each player, one floor for each round, one lit window for each point',
    tap: 'Tap a house for its points',
    windows: 'The three windows on the left are for finding a teammate, the one on the right for being found.',
    you: 'You',
  },
  watching: 'You are watching',
  thinking: 'thinking',

  history: {
    round: (n: number) => `Round ${number(n)}: new teams are dealt.`,
    clockAnswers: (who: Mention) => `Time is up: the clock answers for ${name(who)}.`,
    answered: (who: Mention, yes: boolean, card: number) => `${who.you ? 'You' : who.name} said ${yes ? 'yes' : 'no'} to card ${number(card)}.`,
    clockAnswered: (who: Mention, yes: boolean, card: number) => `The clock said ${yes ? 'yes' : 'no'} to card ${number(card)} for ${name(who)}.`,
    clockPoints: (who: readonly Mention[]) => `Time is up: the clock points for ${list(who.map(name))}.`,
    timeUp: 'Time is up.',
    tookBack: (who: Mention) => (who.you ? 'You are not ready after all.' : `${who.name} is not ready after all.`),
    leads: (who: readonly Mention[], points: number) =>
      `${list(who.map((mention, i) => (mention.you && i === 0 ? 'You' : name(mention))))} ${who.length === 1 && !who[0]!.you ? 'leads' : 'lead'} with ${number(points)}.`,
  },

  options: {
    packs: { label: 'Decks of the house', value: (packs: readonly string[]) => list(packs.map(deck)), each: deck },
    ownPacks: {
      label: 'Decks of your own',
      note: 'Written here, or brought in a file',
      value: (packs: readonly { readonly name: string }[]) => (packs.length === 0 ? 'none' : list(packs.map((pack) => pack.name))),
    },
    reveal: {
      label: 'Tokens are seen',
      value: (how: 'asPlaced' | 'allAtOnce'): string => (how === 'asPlaced' ? 'as they are placed' : 'all at once'),
    },
    readingSeconds: {
      label: 'Time to read a card',
      value: (n: number) => (n === 0 ? 'none' : seconds(n)),
    },
    decisionSeconds: { label: 'Time for answering and pointing', value: timeLimit },
  },
  refusals: refusalSentences(rulebook.refusals),
  hints: {
    reading: 'Read both questions. Hold your file to see your team: you answer its question only.',
    answer: 'Answer honestly, for your own team. The others cannot know which question you answered.',
    compare: 'See who answers as your team would; after three cards you point. A bot has a biography: press it to read.',
    point: 'Open the folder “Your finger” and choose who you think is on your team. Then press Ready.',
    scored: 'Finding a teammate is worth 3 points, being found 1. Now new teams are dealt.',
  },
  help: rulebook.help,
} satisfies GameWords<TopSecretTypes> & Record<string, unknown>

export type Words = typeof en
