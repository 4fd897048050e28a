// Folds facts into what is known: by everyone (`common`), by one seat (`hand`), by nobody at the table (`hidden`).
// A hand is folded from the facts that its seat was told and from nothing else.
import type { BareEntry, Feed, FeedMessage, Game, GameTypes, Seat, SeatRules, Setup, ToldFact, Truth, View } from './contract.ts'

type Handlers = Readonly<Record<string, ((state: unknown, fact: unknown, me?: Seat) => unknown) | undefined>>
/** What is known so far: by everyone, by each seat, by nobody. A viewer who does not know a part leaves it empty. */
interface KnownState {
  common: unknown
  hands: unknown[]
  hidden: unknown
}
interface AllHandlers {
  readonly common: Handlers
  readonly hand: Handlers
  readonly hidden: Handlers
}
const NO_HANDLERS: Handlers = {}

/** Adds one fact to everything that it changes: all folding goes through here. `to`: the seats whose hands it reaches. */
function foldFact(
  handlers: AllHandlers,
  known: KnownState,
  fact: { readonly kind: string },
  channel: ToldFact<GameTypes>['channel'],
  to: readonly Seat[],
): void {
  const { kind } = fact
  if (channel === 'whisper') {
    for (const seat of to) known.hands[seat] = handlers.hand[kind]!(known.hands[seat], fact, seat)
    return
  }
  if (channel === 'sealed') {
    known.hidden = handlers.hidden[kind]!(known.hidden, fact)
    return
  }
  known.common = handlers.common[kind]!(known.common, fact)
  const handHandler = handlers.hand[kind]
  if (handHandler) for (let i = 0; i < to.length; i++) known.hands[to[i]!] = handHandler(known.hands[to[i]!], fact, to[i]!)
  const hiddenHandler = handlers.hidden[kind]
  if (hiddenHandler) known.hidden = hiddenHandler(known.hidden, fact)
}

/** All seats of a match, by how many there are; kept because every decision needs them. */
const allSeats: Seat[][] = []
const everySeat = (seats: number): readonly Seat[] => {
  allSeats[seats] ??= Array.from({ length: seats }, (_, seat) => seat)
  return allSeats[seats]
}

export const initialTruth = <K extends GameTypes>(game: Game<K>, setup: Setup<K>): Truth<K> => ({
  common: game.common.start(setup),
  hands: Array.from({ length: setup.seats }, (_, seat) => game.hand.start(setup, seat)),
  hidden: game.hidden.start(setup),
})

/** Everything that is known, one decision further on: how the server and the simulator follow a log. */
export function foldFacts<K extends GameTypes>(
  game: Pick<Game<K>, 'common' | 'hand' | 'hidden'>,
  truth: Truth<K>,
  told: readonly ToldFact<K>[],
): Truth<K> {
  const handlers = { common: game.common.on, hand: game.hand.on, hidden: game.hidden.on } as AllHandlers
  const knownState: KnownState = { common: truth.common, hands: [...truth.hands], hidden: truth.hidden }
  const seats = everySeat(knownState.hands.length)
  for (const toldFact of told) foldFact(handlers, knownState, toldFact.fact, toldFact.channel, toldFact.channel === 'whisper' ? toldFact.to : seats)
  return knownState as Truth<K>
}

export const foldLog = <K extends GameTypes>(game: Game<K>, setup: Setup<K>, log: readonly BareEntry<K>[]): Truth<K> =>
  log.reduce((truth, entry) => foldFacts(game, truth, entry.told), initialTruth(game, setup))

export const viewOfSeat = <K extends GameTypes>(truth: Truth<K>, seat: Seat): View<K> => ({ seat, common: truth.common, hand: truth.hands[seat]! })

export const initialView = <K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, seat: Seat): View<K> => ({
  seat,
  common: game.common.start(setup),
  hand: game.hand.start(setup, seat),
})
/** A view one message further on: how a browser or a bot follows its feed. A message does not name channels; the fact's kind tells. */
export function foldMessage<K extends GameTypes>(game: SeatRules<K>, view: View<K>, message: FeedMessage<K>): View<K> {
  const handlers = { common: game.common.on, hand: game.hand.on, hidden: NO_HANDLERS } as AllHandlers
  const { seat } = view
  const knownState: KnownState = { common: view.common, hands: [], hidden: undefined }
  knownState.hands[seat] = view.hand
  const onlySeat = [seat]
  for (const fact of message.facts) {
    const isOpen = handlers.common[fact.kind] !== undefined
    if (isOpen || handlers.hand[fact.kind]) foldFact(handlers, knownState, fact, isOpen ? 'open' : 'whisper', onlySeat)
  }
  return { seat, common: knownState.common, hand: knownState.hands[seat] } as View<K>
}
export const foldFeed = <K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>, seat: Seat): View<K> =>
  feed.reduce((view, message) => foldMessage(game, view, message), initialView(game, setup, seat))

/** What everyone knows: how a spectator or the shared screen follows its feed, which holds open facts alone. */
export function foldOpenFeed<K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>): K['common'] {
  const handlers: AllHandlers = { common: game.common.on as Handlers, hand: NO_HANDLERS, hidden: NO_HANDLERS }
  const knownState: KnownState = { common: game.common.start(setup), hands: [], hidden: undefined }
  for (const message of feed) for (const fact of message.facts) foldFact(handlers, knownState, fact, 'open', [])
  return knownState.common as K['common']
}
