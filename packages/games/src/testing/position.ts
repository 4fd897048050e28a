// A match that a test has put into a certain position, and short ways to act in it. The same in each game: a game's
// `testing/position.ts` adds how its positions are set up. Production code must not import it (.dependency-cruiser.cjs).
import {
  act,
  advanceTime,
  type Choice,
  type Feed,
  feedOf,
  type GameTypes,
  type HeardFact,
  type Match,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  viewOfSeat,
} from '@safehouse/engine'

/** An action without its question: the open one is filled in, unless the test names another. */
export type Attempt<A> = A extends { question: string } ? Omit<A, 'question'> & { readonly question?: string } : never

export interface Position<K extends GameTypes> extends Match<K> {
  common(): K['common']
  view(seat: Seat): View<K>
  hand(seat: Seat): K['hand']
  choices(seat: Seat): Choice<K['action']>[]
  mayDo(seat: Seat): K['action']['do'][]
  /** Attempts an action; returns the refusal if it was refused. */
  attempt(seat: Seat, action: Attempt<K['action']>, at?: number): Refusal | undefined
  /** Does an action; throws if it was refused. */
  does(seat: Seat, action: Attempt<K['action']>, at?: number): void
  /** Lets time pass and decides the deadlines that are due. */
  waitSeconds(seconds: number): void
  waitUntil(at: number): void
  feed(viewer: Viewer): Feed<K>
  /** Every fact that a viewer heard so far. */
  heard(viewer: Viewer): HeardFact<K>[]
  lastHeard(viewer: Viewer): readonly HeardFact<K>[]
  /** Every fact of the last decision, on all channels. */
  lastFacts(): (K['open'] | K['whisper'] | K['sealed'])[]
}

interface Rules<K extends GameTypes> {
  /** The question that is open to a seat which may not do what it attempts. */
  openQuestion(view: View<K>, action: K['action']['do']): string
  /** How much game time an action takes, if the test does not say when it happens. */
  readonly actionMs?: number
}

export function positionOf<K extends GameTypes>(match: Match<K>, { openQuestion, actionMs = 0 }: Rules<K>): Position<K> {
  let now = match.entries.at(-1)!.at
  const view = (seat: Seat): View<K> => viewOfSeat(match.truth, seat)
  const choices = (seat: Seat) => match.game.choices(view(seat))
  const waitUntil = (at: number): void => {
    now = at
    advanceTime(match, now)
  }
  const attempt = (seat: Seat, action: Attempt<K['action']>, at = now + actionMs): Refusal | undefined => {
    waitUntil(at)
    const question = choices(seat).find((choice) => choice.do === action.do)?.question ?? openQuestion(view(seat), action.do)
    return act(match, seat, { question, ...action } as unknown as K['action'], now)
  }
  const feed = (viewer: Viewer): Feed<K> => feedOf(match.entries, viewer)
  return Object.assign(match, {
    common: () => match.truth.common,
    view,
    hand: (seat: Seat) => match.truth.hands[seat]!,
    choices,
    mayDo: (seat: Seat) => choices(seat).map((choice) => choice.do),
    attempt,
    does: (seat: Seat, action: Attempt<K['action']>, at?: number) => {
      const refusal = attempt(seat, action, at)
      if (refusal) throw new Error(`refused: ${JSON.stringify({ seat, action, refusal })}`)
    },
    waitSeconds: (seconds: number) => waitUntil(now + seconds * 1000),
    waitUntil,
    feed,
    heard: (viewer: Viewer) => feed(viewer).flatMap((message) => [...message.facts]),
    lastHeard: (viewer: Viewer) => feed(viewer).at(-1)!.facts,
    lastFacts: () => match.entries.at(-1)!.told.map((told) => told.fact),
  })
}
