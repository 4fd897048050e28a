// Folding facts into what is known: by everyone (table), by one seat (hand), by nobody at the table (hidden).
// A hand is folded from that seat's feed alone; there is no other way to make one.
import type { Feed, FeedMessage, Game, GameTypes, ImaginedEntry, Seat, SeatRules, Setup, ToldFact, Truth, View } from './contract.ts'

type Handlers = Record<string, ((state: unknown, fact: unknown, me?: Seat) => unknown) | undefined>

export const initialTruth = <K extends GameTypes>(game: Game<K>, setup: Setup<K>): Truth<K> => ({
  common: game.common.start(setup),
  hands: Array.from({ length: setup.seats }, (_, seat) => game.hand.start(setup, seat)),
  hidden: game.hidden.start(setup),
})

export function foldFacts<K extends GameTypes>(
  game: Pick<Game<K>, 'common' | 'hand' | 'hidden'>,
  truth: Truth<K>,
  told: readonly ToldFact<K>[],
): Truth<K> {
  const onTable = game.common.on as Handlers
  const onHand = game.hand.on as Handlers
  const onHidden = game.hidden.on as Handlers
  let common: unknown = truth.common
  let hidden: unknown = truth.hidden
  const hands: unknown[] = [...truth.hands]
  for (const one of told) {
    const fact = one.fact
    if (one.channel === 'open') {
      common = onTable[fact.kind]!(common, fact)
      const inHand = onHand[fact.kind]
      if (inHand) for (let seat = 0; seat < hands.length; seat++) hands[seat] = inHand(hands[seat], fact, seat)
      const inHidden = onHidden[fact.kind]
      if (inHidden) hidden = inHidden(hidden, fact)
    } else if (one.channel === 'whisper') {
      for (const seat of one.to) hands[seat] = onHand[fact.kind]!(hands[seat], fact, seat)
    } else hidden = onHidden[fact.kind]!(hidden, fact)
  }
  return { common, hands, hidden } as Truth<K>
}

export const foldLog = <K extends GameTypes>(game: Game<K>, setup: Setup<K>, log: readonly ImaginedEntry<K>[]): Truth<K> =>
  log.reduce((truth, entry) => foldFacts(game, truth, entry.told), initialTruth(game, setup))

export const viewOfSeat = <K extends GameTypes>(truth: Truth<K>, seat: Seat): View<K> => ({ seat, common: truth.common, hand: truth.hands[seat]! })

export const initialView = <K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, seat: Seat): View<K> => ({
  seat,
  common: game.common.start(setup),
  hand: game.hand.start(setup, seat),
})
/** A view one message further on: how a browser follows its feed. */
export function foldMessage<K extends GameTypes>(game: SeatRules<K>, view: View<K>, message: FeedMessage<K>): View<K> {
  const onTable = game.common.on as Handlers
  const onHand = game.hand.on as Handlers
  let common: unknown = view.common
  let hand: unknown = view.hand
  for (const fact of message.facts) {
    const inTable = onTable[fact.kind]
    if (inTable) common = inTable(common, fact)
    const inHand = onHand[fact.kind]
    if (inHand) hand = inHand(hand, fact, view.seat)
  }
  return { seat: view.seat, common, hand } as View<K>
}
export const foldFeed = <K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>, seat: Seat): View<K> =>
  feed.reduce((view, message) => foldMessage(game, view, message), initialView(game, setup, seat))

/** What everyone knows: how a spectator or the shared screen follows its feed, which holds open facts alone. */
export function foldOpenFeed<K extends GameTypes>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>): K['common'] {
  const on = game.common.on as Handlers
  let common: unknown = game.common.start(setup)
  for (const message of feed) for (const fact of message.facts) common = on[fact.kind]!(common, fact)
  return common as K['common']
}
