// Folding facts into what is known: by everyone (table), by one seat (hand), by nobody at the table (hidden).
// A hand is folded from that seat's feed alone; there is no other way to make one.
import type { Feed, Game, Imagined, Kinds, Message, Seat, SeatRules, Setup, Told, Truth, View } from './contract.ts'

type Handlers = Record<string, ((state: unknown, fact: unknown, me?: Seat) => unknown) | undefined>

export const startOf = <K extends Kinds>(game: Game<K>, setup: Setup<K>): Truth<K> => ({
  table: game.table.start(setup),
  hands: Array.from({ length: setup.seats }, (_, seat) => game.hand.start(setup, seat)),
  hidden: game.hidden.start(setup),
})

export function fold<K extends Kinds>(game: Pick<Game<K>, 'table' | 'hand' | 'hidden'>, truth: Truth<K>, told: readonly Told<K>[]): Truth<K> {
  const onTable = game.table.on as Handlers
  const onHand = game.hand.on as Handlers
  const onHidden = game.hidden.on as Handlers
  let table: unknown = truth.table
  let hidden: unknown = truth.hidden
  const hands: unknown[] = [...truth.hands]
  for (const one of told) {
    const fact = one.fact
    if (one.channel === 'open') {
      table = onTable[fact.kind]!(table, fact)
      const inHand = onHand[fact.kind]
      if (inHand) for (let seat = 0; seat < hands.length; seat++) hands[seat] = inHand(hands[seat], fact, seat)
      const inHidden = onHidden[fact.kind]
      if (inHidden) hidden = inHidden(hidden, fact)
    } else if (one.channel === 'whisper') {
      for (const seat of one.to) hands[seat] = onHand[fact.kind]!(hands[seat], fact, seat)
    } else hidden = onHidden[fact.kind]!(hidden, fact)
  }
  return { table, hands, hidden } as Truth<K>
}

export const truthOf = <K extends Kinds>(game: Game<K>, setup: Setup<K>, log: readonly Imagined<K>[]): Truth<K> =>
  log.reduce((truth, entry) => fold(game, truth, entry.told), startOf(game, setup))

export const seenBy = <K extends Kinds>(truth: Truth<K>, seat: Seat): View<K> => ({ seat, table: truth.table, hand: truth.hands[seat]! })

export const startView = <K extends Kinds>(game: SeatRules<K>, setup: Setup<K>, seat: Seat): View<K> => ({
  seat,
  table: game.table.start(setup),
  hand: game.hand.start(setup, seat),
})
/** A view one message further on: how a browser follows its feed. */
export function follow<K extends Kinds>(game: SeatRules<K>, view: View<K>, message: Message<K>): View<K> {
  const onTable = game.table.on as Handlers
  const onHand = game.hand.on as Handlers
  let table: unknown = view.table
  let hand: unknown = view.hand
  for (const fact of message.facts) {
    const inTable = onTable[fact.kind]
    if (inTable) table = inTable(table, fact)
    const inHand = onHand[fact.kind]
    if (inHand) hand = inHand(hand, fact, view.seat)
  }
  return { seat: view.seat, table, hand } as View<K>
}
export const viewOf = <K extends Kinds>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>, seat: Seat): View<K> =>
  feed.reduce((view, message) => follow(game, view, message), startView(game, setup, seat))

/** What everyone knows: how a spectator or the shared screen follows its feed, which holds open facts alone. */
export function tableOf<K extends Kinds>(game: SeatRules<K>, setup: Setup<K>, feed: Feed<K>): K['table'] {
  const on = game.table.on as Handlers
  let table: unknown = game.table.start(setup)
  for (const message of feed) for (const fact of message.facts) table = on[fact.kind]!(table, fact)
  return table as K['table']
}
