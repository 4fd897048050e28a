// What a game's screens are given, put together from the connection: the play of this seat, or what a spectator may see.
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useMemo, useRef } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import type { AnySeatProps, AnySpectatorProps } from '../games/screens.ts'
import { say } from '../parts/toast.tsx'
import { words } from '../words/language.ts'
import { begin, type Followed, followOn } from './following.ts'
import { sittingsOf } from './sittings.ts'
import type { Feed, TableClient } from './table-client.ts'

export type Play = { readonly seat: AnySeatProps } | { readonly open: AnySpectatorProps }

interface Kept {
  readonly game: LoadedGame
  readonly seat: number
  readonly now: Followed
  readonly news: AnySpectatorProps['news']
}
export function usePlay(table: TableClient, house: House, on: CurrentMatch, game: LoadedGame): Play | undefined {
  const feed = table.feed.value
  const kept = useRef<Kept>()
  const time = useMemo(() => () => (on.clock.pausedAt ?? table.time()) - on.clock.offset, [table, on.clock])
  const seats = sittingsOf(house, table.sees)
  const mine = table.sees === null ? -1 : on.seats.indexOf(table.sees)
  // Whoever gets a seat in mid-game is told so a moment before what that seat has heard.
  if (feed.n !== on.n || feed.seat !== mine || feed.messages.length === 0) return undefined

  const telling = { screens: game.screens, words: game.words, on, seats, seat: mine < 0 ? undefined : mine }
  const before = kept.current
  const goesOn = before?.game === game && before.seat === mine && before.now.n === on.n && before.now.count <= feed.messages.length
  const start = goesOn ? before.now : begin(telling)
  const now = followOn(start, feed.messages.slice(start.count), telling)
  const news = goesOn ? newsSince(before, feed) : lastNews(feed)
  kept.current = { game, seat: mine, now, news }

  const open: AnySpectatorProps = {
    options: on.options,
    words: game.words,
    common: now.table,
    seats,
    news,
    events: now.events,
    paused: on.clock.pausedAt !== null,
    time,
  }
  if (!now.view) return { open }
  const act: AnySeatProps['act'] = async (action, how) => {
    const answer = await table.act(on.n, action)
    if (answer.ok || how === 'quietly') return answer
    if ('error' in answer) say(words().errors[answer.error]({}))
    else say(game.words.refusals[answer.refusal.code]?.(answer.refusal, seats) ?? words().errors.badRequest())
    return answer
  }
  return { seat: { ...open, seat: mine, view: now.view, choices: game.screens.game.choices(now.view), act, say, notes: table.notes(on.n) } }
}

/** What arrived since this page last looked, be it several messages at once; the same again until there is more. */
function newsSince({ now, news }: Kept, { messages, old }: Feed): AnySpectatorProps['news'] {
  if (messages.length === now.count) return news
  return { count: messages.length, facts: messages.slice(Math.max(now.count, old)).flatMap(({ facts }) => facts) }
}
function lastNews({ messages, old }: Feed): AnySpectatorProps['news'] {
  return { count: messages.length, facts: messages.length > old ? (messages.at(-1)?.facts ?? []) : [] }
}
