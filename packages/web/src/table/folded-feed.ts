// Folds a feed into the state that screens show and the sentences of its history, message by message.
import { type Fact, type FeedMessage, foldMessage, type GameTypes, initialView, type Seat, type Setup, type View } from '@safehouse/engine'
import type { AnyScreens, HistoryEvent, HistorySentence, SeatedPlayer } from '../games/screens.ts'
import { isOpenFact } from '../games/screens.ts'

/** The state that the messages so far add up to. */
export interface FoldedFeed {
  readonly messageCount: number
  readonly common: unknown
  /** Only for a seat. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of whichever game this is; each game's screens know their own
  readonly view: View<any> | undefined
  /** The newest last. */
  readonly events: readonly HistoryEvent[]
}
export interface FoldContext {
  readonly screens: AnyScreens
  readonly words: unknown
  readonly setup: Setup<GameTypes>
  readonly seats: readonly SeatedPlayer[]
  /** The seat whose feed it is; undefined for a spectator's. */
  readonly seat: number | undefined
  readonly everyMoment?: boolean
}
const MAX_EVENTS = 400

export function startFold({ screens: { game }, setup, seat }: FoldContext): FoldedFeed {
  const view = seat === undefined ? undefined : initialView(game, setup, seat)
  return { messageCount: 0, common: view ? view.common : game.common.start(setup), view, events: [] }
}
export function foldMessages(start: FoldedFeed, messages: readonly FeedMessage<GameTypes>[], context: FoldContext): FoldedFeed {
  const { game } = context.screens
  let { common, view, events } = start
  for (const [i, message] of messages.entries()) {
    const messageNumber = start.messageCount + i
    const before = common
    view = view && foldMessage(game, view, message as never)
    common = view ? view.common : message.facts.reduce((state, fact) => foldOpenFact(context.screens, state, fact), common)
    const found = message.facts.flatMap((fact) => eventsOf(context, fact, before, common, messageNumber))
    if (found.length > 0) events = [...events, ...found].slice(-MAX_EVENTS)
  }
  return { messageCount: start.messageCount + messages.length, common, view, events }
}
function foldOpenFact(screens: AnyScreens, common: unknown, fact: Fact): unknown {
  const folds = screens.game.common.on as Record<string, ((common: unknown, fact: Fact) => unknown) | undefined>
  return folds[fact.kind]?.(common, fact) ?? common
}
function eventsOf(context: FoldContext, fact: Fact, before: unknown, after: unknown, message: number): readonly HistoryEvent[] {
  const round = context.screens.roundOf?.(after)
  return sentencesOf(context, fact, before, after).map((sentence) => ({ ...sentence, kind: fact.kind, round, message }))
}
/** What everybody may read about a fact, each sentence with the players whom it names; nothing about a whisper. */
export function sentencesOf(
  { screens, words, seats, setup, everyMoment }: FoldContext,
  fact: Fact,
  before: unknown,
  after: unknown,
): readonly HistorySentence[] {
  if (!isOpenFact(screens, fact)) return []
  const named = new Set<Seat>()
  const sentences = screens.sentenceOf(fact, {
    options: setup.options,
    words,
    seats: notingSeats(seats, named),
    before,
    after,
    ...(everyMoment && { everyMoment }),
  })
  return typeof sentences === 'string' ? [{ text: sentences, seats: [...named] }] : (sentences ?? [])
}
/** The players; those that are looked up for a sentence are noted. */
const notingSeats = (seats: readonly SeatedPlayer[], named: Set<Seat>): readonly SeatedPlayer[] =>
  new Proxy(seats, {
    get(players, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) named.add(Number(key))
      return Reflect.get(players, key)
    },
  })
