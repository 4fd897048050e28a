// Who speaks now, as the server shows it to everybody alike.
import { signal } from '@preact/signals'
import type { PersonId, VoiceFromServer } from '@safehouse/protocol'

/** A speaker says so again every four seconds; a lost page must not seem to speak forever. */
const EXPIRES_AFTER_MS = 8000

export class Speakers {
  /** The people who speak now. */
  readonly now = signal<ReadonlySet<PersonId>>(new Set())
  private readonly timers = new Map<PersonId, ReturnType<typeof setTimeout>>()

  receive({ by, on }: Extract<VoiceFromServer, { t: 'speaking' }>): void {
    clearTimeout(this.timers.get(by))
    const others = [...this.now.value].filter((person) => person !== by)
    this.now.value = new Set(on ? [...others, by] : others)
    if (on)
      this.timers.set(
        by,
        setTimeout(() => this.receive({ t: 'speaking', by, on: false }), EXPIRES_AFTER_MS),
      )
  }
  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.now.value = new Set()
  }
}
