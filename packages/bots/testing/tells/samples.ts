// What everybody can see of how a bot behaves, without what it means: for each kind of public act how often, how long its words are, when in
// the round, and how long it took. One sample a seat and round, labelled with the seat's secret. Whether and when a seat acts is its own
// choice in some acts and not in others (a vote that is due, an answer to a question): features of either are kept apart.
import { loadModel, type Span, spansOf } from '@safehouse/beliefs'
import { type AnyChoice, type AnyGame, type Entry, type GameTypes, readOptions, type Seat, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { botsFor, type ListedBot } from '../../src/index.ts'
import { CHOSEN, type Sample, type SampleTable, tableOf } from './sample-table.ts'

/** The statement about a seat that is to be kept secret. In games in which everybody is somebody, one card or agent stands for all. */
export const secrets: Readonly<Record<string, (seat: Seat) => object>> = {
  'spyfall-2': (seat) => ({ kind: 'isSpy', seat }),
  'cia-vs-kgb': (seat) => ({ kind: 'isKgb', seat }),
  'top-secret': (seat) => ({ kind: 'isYellow', seat }),
  'spy-alley-dice': (seat) => ({ kind: 'holds', seat, spy: 'russian' }),
  'shadow-in-the-night': (seat) => ({ kind: 'isAgent', seat, agent: 'perry' }),
}
/** Features of how a bot acts: the length of its words, and the time that it takes. */
export const isManner = (name: string): boolean => name.endsWith('length') || name.endsWith('took')
/** Also which acts the seat chose and when, but not how often the others gave it something to do: they do that by what they think of it. */
export const isMannerOrChoice = (name: string): boolean => isManner(name) || name.includes(CHOSEN)

/** Acts that show a card or claim a side: they say what somebody is by the rules, and are no tell. */
const REVELATIONS = ['spyShown', 'placeNamed', 'missionAttempted', 'handRaised', 'handsRaised', 'dossiersOpened']

/** What is played: matches of a game between bots of a level. They follow from the seed. */
export interface Series {
  readonly game: string
  readonly matches: number
  readonly seed: string
  readonly level: string
}
/** The samples of every `parts`-th match, from the one numbered `part` on. */
export async function samplesOf({ game: id, matches, seed, level }: Series, part = 0, parts = 1): Promise<SampleTable> {
  const model = (await loadModel(id))!
  const game: AnyGame = games[id]!.game
  const secretOf = secrets[id]!
  const samples: Sample[] = []
  for (let match = part; match < matches; match += parts) {
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1))
    const setup = { seats, options: readOptions(game.options, {}, seats) }
    const offered: Offered = new Map()
    const bot = watchChoices(botsFor(id)[level]!, offered)
    const { entries } = simulate({ game, setup, secret: seedFromText(`${seed}/${match}`), bots: new Array(seats).fill(bot) })
    for (const span of spansOf(model, entries)) {
      const isTrue = model.truthOf(entries.slice(0, span.from + 1))
      for (let seat = 0; seat < seats; seat++)
        samples.push({ match, isSecretTrue: isTrue(secretOf(seat)), features: featuresOf(entries, span, seat, offered) })
    }
  }
  return tableOf(samples)
}

/** By seat and question: how free the seat was to act. */
export type Offered = Map<string, Freedom>
/** `due`: only one kind of act was possible, and the table waited for it; `oneOf`: one of several kinds; `standing`: nobody waited for it. */
type Freedom = 'due' | 'oneOf' | 'standing'
const offerKey = (seat: Seat, question: string): string => `${seat} ${question}`
function watchChoices(bot: ListedBot, offered: Offered): ListedBot {
  return (seen, chance) => {
    for (const { question } of seen.choices) {
      const sameQuestion = seen.choices.filter((choice: AnyChoice) => choice.question === question)
      const isFree = sameQuestion.some((choice: AnyChoice) => choice.do !== sameQuestion[0]!.do)
      offered.set(offerKey(seen.seat, question), sameQuestion.some((choice: AnyChoice) => choice.standing) ? 'standing' : isFree ? 'oneOf' : 'due')
    }
    return bot(seen, chance)
  }
}

interface Sums {
  count: number
  /** Acts of this kind that the seat chose instead of another kind, and those for which nobody waited. */
  oneOf: number
  standing: number
  length: number
  moment: number
  took: number
}
export function featuresOf(entries: readonly Entry<GameTypes>[], { from, until }: Span, seat: Seat, offered: Offered): Map<string, number> {
  const begin = entries[from]!.at
  const duration = Math.max(1, entries[until]!.at - begin)
  const byKind = new Map<string, Sums>()
  const totals = { acts: 0, oneOf: 0 }
  for (let i = from + 1; i < until; i++) {
    const { at, told, input } = entries[i]!
    const act =
      input !== 'deal' && 'seat' in input && input.seat === seat
        ? told.find(({ channel, fact }) => channel === 'open' && isBy(fact, seat))
        : undefined
    if (!act || REVELATIONS.includes(act.fact.kind)) continue
    totals.acts++
    const sums = byKind.get(act.fact.kind) ?? { count: 0, oneOf: 0, standing: 0, length: 0, moment: 0, took: 0 }
    byKind.set(act.fact.kind, sums)
    sums.count++
    const freedom = offered.get(offerKey(seat, questionIn(input))) ?? 'due'
    if (freedom === 'oneOf') totals.oneOf++
    if (freedom !== 'due') sums[freedom]++
    sums.length += textLengthOf(act.fact)
    sums.moment += (at - begin) / duration
    sums.took += Math.log1p(at - waitBeganAt(entries, i, act.fact.kind))
  }
  const features = new Map<string, number>()
  for (const [kind, { count, oneOf, standing, ...sums }] of byKind) {
    features.set(`${kind} share`, count / totals.acts)
    if (oneOf > 0) features.set(`${kind}${CHOSEN}share`, oneOf / totals.oneOf)
    if (standing > 0) features.set(`${kind}${CHOSEN}count`, standing)
    if (oneOf + standing > 0) features.set(`${kind}${CHOSEN}moment`, sums.moment / count)
    for (const [name, sum] of Object.entries(sums)) features.set(`${kind} ${name}`, sum / count)
  }
  return features
}
const questionIn = (input: Entry<GameTypes>['input']): string => (input !== 'deal' && 'action' in input ? input.action.question : '')
const isBy = (fact: object, seat: Seat): boolean => {
  const { by, seat: seatInFact, from } = fact as { readonly by?: Seat; readonly seat?: Seat; readonly from?: Seat }
  return (by ?? seatInFact ?? from) === seat
}
/** The number of characters that were said. */
const textLengthOf = (fact: object): number => {
  const { text } = fact as { readonly text?: string }
  return text?.length ?? 0
}
/** When the table began to wait for such an act: when everybody was last told something else. Votes of others do not begin it anew. */
function waitBeganAt(entries: readonly Entry<GameTypes>[], i: number, kind: string): number {
  const isOther = ({ told }: Entry<GameTypes>) => told.some(({ channel, fact }) => channel === 'open' && fact.kind !== kind)
  return (entries.slice(0, i).findLast(isOther) ?? entries[0]!).at
}
