// What everybody can see of how a bot behaves, without what it means: for each kind of public act how often, how long its words are, when in
// the round, and how long it took. One sample a seat and round, labelled with the seat's secret.
import { loadModel, type Span, spansOf } from '@safehouse/beliefs'
import { type AnyGame, type Entry, type GameTypes, readOptions, type Seat, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import { botsFor } from '../../src/index.ts'

export interface Sample {
  /** Seats of one match are not independent: they are kept together. */
  readonly match: number
  /** The seat's secret: whether the statement about it is true that stands for the game. */
  readonly isSecretTrue: boolean
  readonly features: ReadonlyMap<string, number>
}
/** The statement about a seat that is to be kept secret. In games in which everybody is somebody, one card or agent stands for all. */
export const secrets: Readonly<Record<string, (seat: Seat) => object>> = {
  'spyfall-2': (seat) => ({ kind: 'isSpy', seat }),
  'cia-vs-kgb': (seat) => ({ kind: 'isKgb', seat }),
  'top-secret': (seat) => ({ kind: 'isYellow', seat }),
  'spy-alley-dice': (seat) => ({ kind: 'holds', seat, spy: 'russian' }),
  'shadow-in-the-night': (seat) => ({ kind: 'isAgent', seat, agent: 'perry' }),
}
/** How a bot acts: what it decides alone, whatever the others think of it. When and how often it acts also follows from whom they ask. */
const MANNER = ['length', 'took']
export const onlyManner = (samples: readonly Sample[]): Sample[] =>
  samples.map((sample) => ({ ...sample, features: new Map([...sample.features].filter(([name]) => MANNER.some((ending) => name.endsWith(ending)))) }))

/** Acts that show a card or claim a side: they say what somebody is by the rules, and are no tell. */
const REVELATIONS = ['spyShown', 'placeNamed', 'missionAttempted', 'handRaised', 'handsRaised', 'dossiersOpened']

export async function samplesOf(id: string, matches: number, seed: string, level: string): Promise<Sample[]> {
  const model = (await loadModel(id))!
  const game: AnyGame = games[id]!.game
  const secretOf = secrets[id]!
  const samples: Sample[] = []
  for (let match = 0; match < matches; match++) {
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1))
    const setup = { seats, options: readOptions(game.options, {}, seats) }
    const { entries } = simulate({ game, setup, secret: seedFromText(`${seed}/${match}`), bots: new Array(seats).fill(botsFor(id)[level]!) })
    for (const span of spansOf(model, entries)) {
      const isTrue = model.truthOf(entries.slice(0, span.from + 1))
      for (let seat = 0; seat < seats; seat++)
        samples.push({ match, isSecretTrue: isTrue(secretOf(seat)), features: featuresOf(entries, span, seat) })
    }
  }
  return samples
}

interface Sums {
  count: number
  length: number
  moment: number
  took: number
}
export function featuresOf(entries: readonly Entry<GameTypes>[], { from, until }: Span, seat: Seat): Map<string, number> {
  const begin = entries[from]!.at
  const duration = Math.max(1, entries[until]!.at - begin)
  const byKind = new Map<string, Sums>()
  let acts = 0
  for (let i = from + 1; i < until; i++) {
    const { at, told, input } = entries[i]!
    const act =
      input !== 'deal' && 'seat' in input && input.seat === seat
        ? told.find(({ channel, fact }) => channel === 'open' && isBy(fact, seat))
        : undefined
    if (!act || REVELATIONS.includes(act.fact.kind)) continue
    acts++
    const sums = byKind.get(act.fact.kind) ?? { count: 0, length: 0, moment: 0, took: 0 }
    byKind.set(act.fact.kind, sums)
    sums.count++
    sums.length += wordsIn(act.fact)
    sums.moment += (at - begin) / duration
    sums.took += Math.log1p(at - beganAt(entries, i, act.fact.kind))
  }
  const features = new Map<string, number>()
  for (const [kind, { count, ...sums }] of byKind) {
    features.set(`${kind} share`, count / acts)
    for (const [name, sum] of Object.entries(sums)) features.set(`${kind} ${name}`, sum / count)
  }
  return features
}
const isBy = (fact: object, seat: Seat): boolean => {
  const { by, seat: seatInFact, from } = fact as { readonly by?: Seat; readonly seat?: Seat; readonly from?: Seat }
  return (by ?? seatInFact ?? from) === seat
}
/** The number of characters that were said. */
const wordsIn = (fact: object): number => {
  const { text } = fact as { readonly text?: string }
  return text?.length ?? 0
}
/** When the table began to wait for such an act: when everybody was last told something else. Votes of others do not begin it anew. */
function beganAt(entries: readonly Entry<GameTypes>[], i: number, kind: string): number {
  const isOther = ({ told }: Entry<GameTypes>) => told.some(({ channel, fact }) => channel === 'open' && fact.kind !== kind)
  return (entries.slice(0, i).findLast(isOther) ?? entries[0]!).at
}
