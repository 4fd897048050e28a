// The chat of a table as this page received it: lines, reactions that float for a moment, and whether anything is unread. It is in
// the page's memory alone, public, and independent of the match.
import { signal } from '@preact/signals'
import type { ChatLine, PersonId, Reaction } from '@safehouse/protocol'
import { isMuted } from './muted.ts'

interface FloatingReaction {
  readonly key: number
  readonly by: PersonId | null
  readonly reaction: Reaction
}
const MAX_LINES = 100
const MAX_FLOATING = 4
/** How long a reaction is shown. */
const FLOATING_MS = 2600

export class Talk {
  readonly lines = signal<readonly ChatLine[]>([])
  readonly floatingReactions = signal<readonly FloatingReaction[]>([])
  readonly hasUnread = signal(false)
  /** The newest line that arrived while the chat was closed, for screen readers. */
  readonly newest = signal<ChatLine | undefined>(undefined)
  /** Whether the game's rules forbid talking now. */
  readonly isClosedByRules = signal(false)
  /** In server time. */
  private arrivedAt: number | undefined
  private readers = 0
  private nextKey = 0

  constructor(private readonly code: string) {}

  /** Lines from before this time do not count as unread. */
  markArrival(now: number): void {
    this.arrivedAt ??= now
  }
  /** Adds lines in the order of their time; those that are already here are skipped. */
  addLines(lines: readonly ChatLine[]): void {
    const knownIds = new Set(this.lines.value.map(({ id }) => id))
    const newLines = lines.filter(({ id }) => !knownIds.has(id))
    if (newLines.length === 0) return
    this.lines.value = [...this.lines.value, ...newLines].sort((a, b) => a.at - b.at).slice(-MAX_LINES)
    const newest = newLines.filter(({ by, at }) => at >= (this.arrivedAt ?? 0) && !isMuted(this.code, by)).at(-1)
    if (!newest || this.readers > 0) return
    this.hasUnread.value = true
    this.newest.value = newest
  }
  addReaction(by: PersonId | null, reaction: Reaction): void {
    if (isMuted(this.code, by)) return
    const floating = { key: this.nextKey++, by, reaction }
    this.floatingReactions.value = [...this.floatingReactions.value, floating].slice(-MAX_FLOATING)
    setTimeout(() => {
      this.floatingReactions.value = this.floatingReactions.value.filter((shown) => shown !== floating)
    }, FLOATING_MS)
  }
  /** Marks everything as read, until the returned function is called. */
  startReading(): () => void {
    this.readers++
    this.hasUnread.value = false
    this.newest.value = undefined
    return () => {
      this.readers--
    }
  }
}

const talks = new Map<string, Talk>()
/** The chat of a table: one in each page, shared by all connections of a passed device. */
export function talkAt(code: string): Talk {
  const talk = talks.get(code) ?? new Talk(code)
  talks.set(code, talk)
  return talk
}
