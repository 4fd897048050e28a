// What `safehouse arena --exploit` counts among equal bots, without an exploiter: whether the manner of a spy of Spyfall 2 gives it away, and
// whether matches are balanced and last as long as people need. CIA vs. KGB is played as with a person at the table, for whom bots wait.
import { disclosuresIn, lexiconIn, plainShades, type Shade } from '@safehouse/beliefs/spyfall-2'
import type { ListedBot } from '@safehouse/bots'
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { type Chance, type Entry, quickChance, type Seat } from '@safehouse/engine'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import type { SpyfallOptions, SpyfallTypes } from '@safehouse/games/spyfall-2'
import { shareOf } from './duel.ts'
import type { GoalResult } from './findings.ts'
import { playMatch, type Series } from './series.ts'

/** Options of the series, beside those given: several rounds a match, at places that bots know. */
export const spyfallOptions = (given: Partial<SpyfallOptions> = {}): string => JSON.stringify({ rounds: 5, packs: [lamplight.id], ...given })

/** Goal: whoever takes the plainest speaker for the spy is right at most this much more often than by chance. */
const MAX_TELL = 0.07
const SPY_WINS = { atLeast: 0.45, atMost: 0.55 }
/** With two spies, of whom one is found and the place is named sooner, no round has to last so long. */
const TIME_UP = { 1: { atLeast: 0.1, atMost: 0.3 }, 2: { atMost: 0.3 } }
const ROUND_MINUTES = { shortest: 3, longest: 6 }
/** Goal: half of the matches of CIA vs. KGB have at least so many questions, and few seats neither ask nor are asked. */
const MIN_QUESTIONS = 15
const MAX_LEFT_OUT = 0.03

interface Exchange {
  readonly by: number
  readonly to: number
  readonly question: string
  readonly answer: string | null
}
/** What counts of a round that is over. */
export interface CountedRound {
  readonly seats: number
  readonly spies: 1 | 2
  readonly spiesWon: boolean
  /** Whether a spy gave the largest share of plain answers; among equals any of them is taken. */
  readonly isPlainestSpy: boolean
  readonly isTimeUp: boolean
  /** From the start of the clock to the end of the round. */
  readonly minutes: number
}

export function countRounds(entries: readonly Pick<Entry<SpyfallTypes>, 'at' | 'told'>[], chance: Chance): CountedRound[] {
  const rounds: CountedRound[] = []
  let exchanges: Exchange[] = []
  let began = 0
  for (const { at, told } of entries)
    for (const { fact } of told) {
      if (fact.kind === 'clockStarted') began = at
      if (fact.kind === 'questionAsked') exchanges.push({ by: fact.by, to: fact.to, question: fact.text, answer: null })
      if (fact.kind === 'questionAnswered') exchanges.push({ ...exchanges.pop()!, answer: fact.text })
      if (fact.kind !== 'roundEnded') continue
      const { cards, awards, ending } = fact
      rounds.push({
        seats: cards.length,
        spies: cards.filter((card) => card === null).length as 1 | 2,
        spiesWon: awards.some(({ reason }) => reason === 'spiesWon'),
        isPlainestSpy: cards[plainestSpeaker(exchanges, cards.length, chance)] === null,
        isTimeUp: ending.how === 'timeUp',
        minutes: (at - began) / 60_000,
      })
      exchanges = []
    }
  return rounds
}

function plainestSpeaker(exchanges: readonly Exchange[], seats: number, chance: Chance): Seat {
  const [plain, all] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)]
  for (const { by, shade } of disclosuresIn(exchanges, lexiconIn('en'), [])) {
    all[by]!++
    if (isPlain(shade)) plain[by]!++
  }
  const shares = plain.map((count, seat) => (all[seat]! > 0 ? count / all[seat]! : 0))
  return chance.pick([...shares.keys()].filter((seat) => shares[seat] === Math.max(...shares)))
}
const isPlain = (shade: Shade): boolean => (plainShades as readonly Shade[]).includes(shade)

/** Tells, balance and length of rounds of Spyfall 2 in which every seat has the same bot. */
export function spyfallTells(series: Series, bot: ListedBot, level: string): GoalResult[] {
  const { seats } = series.setup
  const rounds = Array.from({ length: series.matchCount }, (_, i) =>
    countRounds(playMatch(series, i, new Array(seats).fill(bot)).entries as never, quickChance(`plainest/${i}`)),
  ).flat()
  return tellsOf(rounds, nameOfTable(level, series))
}
/** A level and the table at which it plays, as it stands before the colon of each line. */
export function nameOfTable(level: string, { setup }: Series): string {
  const { spies, oldPals } = setup.options as SpyfallOptions
  return `${level}, ${setup.seats} players${oldPals ? ', old pals' : spies === 2 ? ', two spies' : ''}`
}
/** What is counted in the rounds of one table. */
export function tellsOf(rounds: readonly CountedRound[], table: string): GoalResult[] {
  const { seats, spies } = rounds[0]!
  const { shortest, longest } = ROUND_MINUTES
  const minutes = medianOf(rounds.map((round) => round.minutes)).toFixed(1)
  const line = (what: string, goal: GoalResult['goal'], isHit: (round: CountedRound) => boolean): GoalResult => ({
    game: 'spyfall-2',
    what: `${table}: ${what}`,
    result: shareOf(rounds.filter(isHit).length, rounds.length),
    goal,
  })
  return [
    line('the plainest is a spy', { atMost: spies / seats + MAX_TELL }, (round) => round.isPlainestSpy),
    line('spies win', SPY_WINS, (round) => round.spiesWon),
    line('rounds last until time is up', TIME_UP[spies], (round) => round.isTimeUp),
    line(`rounds under ${shortest} minutes (median ${minutes})`, { atMost: 0.5 }, (round) => round.minutes < shortest),
    line(`rounds over ${longest} minutes (median ${minutes})`, { atMost: 0.5 }, (round) => round.minutes > longest),
  ]
}

/** Questions and people left out in CIA vs. KGB, where one seat of each match counts as a person's. */
export function kgbTurns(series: Series, bot: ListedBot, level: string): GoalResult[] {
  const { seats } = series.setup
  const counts: number[] = []
  let leftOut = 0
  for (let i = 0; i < series.matchCount; i++) {
    const { truth } = playMatch(series, i, new Array(seats).fill(bot), { humans: [i % seats] })
    const { questions } = truth.common as KgbTypes['common']
    counts.push(questions.length)
    for (let seat = 0; seat < seats; seat++) if (!questions.some(({ by, to }) => by === seat || to === seat)) leftOut++
  }
  const line = (what: string, atMost: number, hits: number, n: number): GoalResult => ({
    game: 'cia-vs-kgb',
    what: `${level}: ${what}`,
    result: shareOf(hits, n),
    goal: { atMost },
  })
  const short = counts.filter((count) => count < MIN_QUESTIONS).length
  return [
    line(`matches with fewer than ${MIN_QUESTIONS} questions (median ${medianOf(counts)})`, 0.5, short, counts.length),
    line('seats that never ask and are never asked', MAX_LEFT_OUT, leftOut, counts.length * seats),
  ]
}

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!
