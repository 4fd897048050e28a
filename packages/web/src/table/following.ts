// Folds one viewer's feed into what the screens show: the table, the seat's own hand, and a sentence for each thing that
// happened. Folded message by message and kept, so that a long game costs no more than its last message.
import { type Fact, type FeedMessage, foldMessage, type GameTypes, initialView, type View } from '@safehouse/engine'
import type { CurrentMatch } from '@safehouse/protocol'
import type { AnyScreens, SeatedPlayer } from '../games/screens.ts'
import { isOpenFact } from '../games/screens.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shelf holds games of every kind; each game's screens know their own
type AnyView = View<any>

export interface Followed {
  readonly n: number
  readonly count: number
  readonly table: unknown
  /** Only for a seat. */
  readonly view: AnyView | undefined
  readonly events: readonly string[]
}
interface Telling {
  readonly screens: AnyScreens
  readonly words: unknown
  readonly on: CurrentMatch
  readonly seats: readonly SeatedPlayer[]
  readonly seat: number | undefined
}
const keptEvents = 30

export function begin({ screens: { game }, on, seat }: Telling): Followed {
  const setup = { options: on.options, seats: on.seats.length }
  const view = seat === undefined ? undefined : initialView(game, setup, seat)
  return { n: on.n, count: 0, table: view ? view.common : game.common.start(setup), view, events: [] }
}

export function followOn(before: Followed, messages: readonly FeedMessage<GameTypes>[], telling: Telling): Followed {
  const { game } = telling.screens
  let { table, view, events } = before
  for (const message of messages) {
    const was = table
    view = view && foldMessage(game, view, message as never)
    table = view ? view.common : message.facts.reduce((now, fact) => onTable(telling.screens, now, fact), table)
    const said = message.facts.flatMap((fact) => sentence(telling, fact, was, table) ?? [])
    if (said.length > 0) events = [...events, ...said].slice(-keptEvents)
  }
  return { n: before.n, count: before.count + messages.length, table, view, events }
}

function onTable(screens: AnyScreens, table: unknown, fact: Fact): unknown {
  const on = screens.game.common.on as Record<string, ((table: unknown, fact: Fact) => unknown) | undefined>
  return on[fact.kind]?.(table, fact) ?? table
}
function sentence({ screens, words, seats, on }: Telling, fact: Fact, before: unknown, after: unknown): string | undefined {
  return isOpenFact(screens, fact) ? screens.sentenceOf(fact, { options: on.options, words, seats, before, after }) : undefined
}
