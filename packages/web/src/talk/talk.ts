// What is said at a table, as this page has heard it: lines, reactions that float for a moment, and whether anything is unread.
// In the page's memory alone. All of it is for everyone's eyes; nothing of a game is in it.
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ChatLine, PersonId, Reaction } from '@safehouse/protocol'
import { isMuted } from './muted.ts'

interface Floating {
  readonly key: number
  readonly by: PersonId | null
  readonly reaction: Reaction
}
const mostLines = 100
const mostFloating = 4
/** As long as a glance needs. */
const floatsFor = 2600

export class Talk {
  private readonly lines = signal<readonly ChatLine[]>([])
  private readonly floating = signal<readonly Floating[]>([])
  private readonly unreadNow = signal(false)
  /** The newest line that came while nobody was reading: to be said by a voice. */
  private readonly newest = signal<ChatLine | undefined>(undefined)
  /** The game's rules forbid talking now. */
  readonly isClosedByRules = signal(false)
  /** By the house's time. */
  private welcomedAt: number | undefined
  private readers = 0
  private keys = 0

  constructor(private readonly code: string) {}

  get heard(): ReadonlySignal<readonly ChatLine[]> {
    return this.lines
  }
  get reactions(): ReadonlySignal<readonly Floating[]> {
    return this.floating
  }
  get unread(): ReadonlySignal<boolean> {
    return this.unreadNow
  }
  get latest(): ReadonlySignal<ChatLine | undefined> {
    return this.newest
  }

  /** The page is at the table: what was said before is no news. */
  markArrival(now: number): void {
    this.welcomedAt ??= now
  }
  /** Some may have come before. */
  addLines(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.value.map(({ id }) => id))
    const fresh = lines.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    this.lines.value = [...this.lines.value, ...fresh].sort((a, b) => a.at - b.at).slice(-mostLines)
    const news = fresh.filter(({ by, at }) => at >= (this.welcomedAt ?? 0) && !isMuted(this.code, by)).at(-1)
    if (!news || this.readers > 0) return
    this.unreadNow.value = true
    this.newest.value = news
  }
  addReaction(by: PersonId | null, reaction: Reaction): void {
    if (isMuted(this.code, by)) return
    const one = { key: this.keys++, by, reaction }
    this.floating.value = [...this.floating.value, one].slice(-mostFloating)
    setTimeout(() => {
      this.floating.value = this.floating.value.filter((other) => other !== one)
    }, floatsFor)
  }
  /** From now on somebody reads along, until the answer is called. */
  startReading(): () => void {
    this.readers++
    this.unreadNow.value = false
    this.newest.value = undefined
    return () => {
      this.readers--
    }
  }
}

const talks = new Map<string, Talk>()
/** One a table and page, whoever holds the device. */
export function talkAt(code: string): Talk {
  const talk = talks.get(code) ?? new Talk(code)
  talks.set(code, talk)
  return talk
}
