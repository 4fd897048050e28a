// The props of a game's screens (`GameScreens`), derived from the connection: those of this seat, or what a spectator may see. The feed is
// folded message by message and the result is kept, so that a long match costs no more than its last message.
import { type Fact, type FeedMessage, foldMessage, type GameTypes, initialView, type Seat, type View } from '@safehouse/engine'
import { type CurrentMatch, type House, setupOf } from '@safehouse/protocol'
import { useMemo, useRef } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import type { AnyScreens, AnySeatProps, AnySpectatorProps, HistoryEvent, SeatedPlayer } from '../games/screens.ts'
import { isOpenFact } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'
import type { ReceivedFeed } from './feed.ts'
import { withHouseNews } from './house-news.ts'
import { seatedPeople } from './seated-people.ts'
import { gameTime, type Staging } from './staging.ts'
import type { TableClient } from './table-client.ts'

export type MatchProps = { readonly seat: AnySeatProps } | { readonly open: AnySpectatorProps }

/** The state that the messages so far add up to. */
interface FoldedFeed {
  readonly matchNumber: number
  readonly messageCount: number
  readonly common: unknown
  /** Only for a seat. */
  // biome-ignore lint/suspicious/noExplicitAny: a view of whichever game this is; each game's screens know their own
  readonly view: View<any> | undefined
  /** The newest last. */
  readonly events: readonly HistoryEvent[]
}
/** The result of the last render, to continue from. */
interface PreviousProps {
  readonly game: LoadedGame
  readonly seat: number
  readonly folded: FoldedFeed
  readonly news: AnySpectatorProps['news']
}
interface FoldContext {
  readonly screens: AnyScreens
  readonly words: unknown
  readonly match: CurrentMatch
  readonly seats: readonly SeatedPlayer[]
  readonly seat: number | undefined
}
const MAX_EVENTS = 400

/** What is shown of the match: what a scene still hides is not in it. Undefined until the feed of this match and seat has arrived. */
export function useMatchProps(
  client: TableClient,
  house: House,
  match: CurrentMatch,
  game: LoadedGame,
  staging: Staging | undefined,
): MatchProps | undefined {
  const feed = client.received.value
  const previous = useRef<PreviousProps>()
  const time = useMemo(() => () => gameTime(client, match), [client, match.clock])
  const seats = seatedPeople(house, client.viewerId)
  const ownSeat = client.viewerId === null ? -1 : match.seats.indexOf(client.viewerId)
  // Whoever gets a seat in mid-match is in the house document a moment before that seat's feed arrives.
  if (!staging || feed.matchNumber !== match.n || feed.seat !== ownSeat || feed.messages.length === 0) return undefined

  const context = { screens: game.screens, words: game.words, match, seats, seat: ownSeat < 0 ? undefined : ownSeat }
  const before = previous.current
  const continues =
    before?.game === game && before.seat === ownSeat && before.folded.matchNumber === match.n && before.folded.messageCount <= feed.messages.length
  const start = continues ? before.folded : startFold(context)
  const shown = { ...feed, messages: feed.messages.slice(0, Math.max(staging.shownCount, start.messageCount)) }
  const folded = foldMessages(start, shown.messages.slice(start.messageCount), context)
  const news = continues ? newsSince(before, shown, staging) : lastNews(shown)
  previous.current = { game, seat: ownSeat, folded, news }

  const open: AnySpectatorProps = {
    options: match.options,
    words: game.words,
    common: folded.common,
    seats,
    news,
    events: withHouseNews(folded.events, client.houseNews.value, match.n),
    paused: match.clock.pausedAt !== null,
    scene: staging.scene,
    time,
  }
  if (!folded.view) return { open }
  const act: AnySeatProps['act'] = async (action, how) => {
    const answer = await client.act(match.n, action)
    if (answer.ok || how === 'quietly') return answer
    if ('error' in answer) showToast(messages().errors[answer.error]({}))
    else if ('refusal' in answer) showToast(game.words.refusals[answer.refusal.code]?.(answer.refusal, seats) ?? messages().errors.badRequest())
    return answer
  }
  const choices = staging.isHeld ? [] : game.screens.game.choices(folded.view)
  return { seat: { ...open, seat: ownSeat, view: folded.view, choices, act, say: showToast, notes: client.notes(match.n) } }
}

/** The facts that came since the last render, possibly of several messages, without those that a scene has shown; unchanged until more come. */
function newsSince({ folded, news }: PreviousProps, { messages, catchUpCount }: ReceivedFeed, { isStaged }: Staging): AnySpectatorProps['news'] {
  if (messages.length === folded.messageCount) return news
  const from = Math.max(folded.messageCount, catchUpCount)
  return { count: messages.length, facts: messages.slice(from).flatMap(({ facts }, i) => (isStaged(from + i) ? [] : facts)) }
}
function lastNews({ messages, catchUpCount }: ReceivedFeed): AnySpectatorProps['news'] {
  return { count: messages.length, facts: messages.length > catchUpCount ? (messages.at(-1)?.facts ?? []) : [] }
}

function startFold({ screens: { game }, match, seat }: FoldContext): FoldedFeed {
  const setup = setupOf(match)
  const view = seat === undefined ? undefined : initialView(game, setup, seat)
  return { matchNumber: match.n, messageCount: 0, common: view ? view.common : game.common.start(setup), view, events: [] }
}
function foldMessages(start: FoldedFeed, messages: readonly FeedMessage<GameTypes>[], context: FoldContext): FoldedFeed {
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
  return { matchNumber: start.matchNumber, messageCount: start.messageCount + messages.length, common, view, events }
}
function foldOpenFact(screens: AnyScreens, common: unknown, fact: Fact): unknown {
  const folds = screens.game.common.on as Record<string, ((common: unknown, fact: Fact) => unknown) | undefined>
  return folds[fact.kind]?.(common, fact) ?? common
}
function eventsOf(
  { screens, words, seats, match }: FoldContext,
  fact: Fact,
  before: unknown,
  after: unknown,
  message: number,
): readonly HistoryEvent[] {
  if (!isOpenFact(screens, fact)) return []
  const named = new Set<Seat>()
  const told = screens.sentenceOf(fact, { options: match.options, words, seats: notingSeats(seats, named), before, after })
  const lines = typeof told === 'string' ? [{ text: told, seats: [...named] }] : (told ?? [])
  return lines.map((line) => ({ ...line, round: screens.roundOf?.(after), message }))
}
/** The players; whoever is looked up for a sentence is noted. */
const notingSeats = (seats: readonly SeatedPlayer[], named: Set<Seat>): readonly SeatedPlayer[] =>
  new Proxy(seats, {
    get(players, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) named.add(Number(key))
      return Reflect.get(players, key)
    },
  })
