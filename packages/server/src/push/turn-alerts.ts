// Tells people by push that the match has been waiting for them. It depends only on what everybody may know (`awaitedSeats`), so that
// neither a message nor its time reveals a secret; games that keep their turns secret send none.
import type { PersonId } from '@safehouse/protocol'
import type { Cancel, Clock } from '../clock.ts'

/** How long the match waits for somebody before a push message is sent: most people look at the table anyway. */
export const TURN_ALERT_AFTER_MS = 20_000

export class TurnAlerts {
  private readonly waiting = new Map<PersonId, Cancel>()

  constructor(
    private readonly clock: Clock,
    private readonly alert: (person: PersonId) => void,
  ) {}

  /** The people for whom the match waits now. Each gets one alert, until the match has waited for others. */
  follow(awaited: readonly PersonId[]): void {
    for (const [person, cancel] of this.waiting) {
      if (awaited.includes(person)) continue
      cancel()
      this.waiting.delete(person)
    }
    for (const person of awaited) {
      if (!this.waiting.has(person))
        this.waiting.set(
          person,
          this.clock.after(TURN_ALERT_AFTER_MS, () => this.alert(person)),
        )
    }
  }
}
