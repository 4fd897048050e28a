// The props of a game's screens (`GameScreens`), derived from the connection: those of this seat, or what a spectator may see. The feed is
// folded message by message and the result is kept, so that a long match costs no more than its last message.
import { type CurrentMatch, type House, setupOf } from '@safehouse/protocol'
import { useMemo, useRef } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import type { AnySeatProps, AnySpectatorProps } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'
import type { ReceivedFeed } from './feed.ts'
import { type FoldedFeed, foldMessages, startFold } from './folded-feed.ts'
import { seatedPeople } from './seated-people.ts'
import { gameTime, type Staging } from './staging.ts'
import type { TableClient } from './table-client.ts'

export type MatchProps = { readonly seat: AnySeatProps } | { readonly open: AnySpectatorProps }

/** The result of the last render, to continue from. */
interface PreviousProps {
  readonly game: LoadedGame
  readonly matchNumber: number
  readonly seat: number
  readonly folded: FoldedFeed
  readonly news: AnySpectatorProps['news']
}
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
  const seats = seatedPeople(house, client.personId)
  const ownSeat = client.personId === null ? -1 : match.seats.indexOf(client.personId)
  // A person who gets a seat in mid-match is in the house document a moment before that seat's feed arrives.
  if (!staging || feed.matchNumber !== match.n || feed.seat !== ownSeat || feed.messages.length === 0) return undefined

  const context = { screens: game.screens, words: game.words, setup: setupOf(match), seats, seat: ownSeat < 0 ? undefined : ownSeat }
  const before = previous.current
  const continues =
    before?.game === game && before.seat === ownSeat && before.matchNumber === match.n && before.folded.messageCount <= feed.messages.length
  const start = continues ? before.folded : startFold(context)
  const shown = { ...feed, messages: feed.messages.slice(0, Math.max(staging.shownCount, start.messageCount)) }
  const folded = foldMessages(start, shown.messages.slice(start.messageCount), context)
  const news = continues ? newsSince(before, shown, staging) : lastNews(shown)
  previous.current = { game, matchNumber: match.n, seat: ownSeat, folded, news }

  const open: AnySpectatorProps = {
    options: match.options,
    words: game.words,
    common: folded.common,
    seats,
    news,
    events: client.withHouseNews.value(folded.events, match.n),
    paused: match.clock.pausedAt !== null,
    scene: staging.scene,
    time,
    feed: () => shown.messages,
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
