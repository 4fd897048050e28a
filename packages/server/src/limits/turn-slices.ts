// Spreads work that comes in bursts over turns of the event loop: a few items a turn, in the order in which they came, so that
// whatever else is due (an action, a deadline) waits for one slice and not for the whole burst.

export class TurnSlices<T> {
  private readonly waiting = new Set<T>()
  private doneThisTurn = 0
  private isNextTurnPlanned = false

  constructor(
    private readonly maxPerTurn: number,
    private readonly work: (item: T) => void,
  ) {}

  /** Does the work at once if this turn has room for it and no item waits, otherwise in a later turn. False if the item has to wait. */
  doNowOrLater(item: T): boolean {
    const isNow = this.waiting.size === 0 && this.doneThisTurn < this.maxPerTurn
    if (isNow) this.doneThisTurn++
    else this.waiting.add(item)
    this.planNextTurn()
    if (isNow) this.work(item)
    return isNow
  }
  /** Does the work in the next turn at the earliest; an item that waits already keeps its place. */
  doLater(item: T): void {
    this.waiting.add(item)
    this.planNextTurn()
  }
  /** Takes back an item that waits. */
  remove(item: T): void {
    this.waiting.delete(item)
  }

  private planNextTurn(): void {
    if (this.isNextTurnPlanned) return
    this.isNextTurnPlanned = true
    setImmediate(() => {
      this.isNextTurnPlanned = false
      this.doneThisTurn = 0
      this.doSlice()
    })
  }
  private doSlice(): void {
    for (const item of this.waiting) {
      if (this.doneThisTurn >= this.maxPerTurn) break
      this.waiting.delete(item)
      this.doneThisTurn++
      this.work(item)
    }
    if (this.doneThisTurn > 0) this.planNextTurn() // resets the count for the turn after this one
  }
}
