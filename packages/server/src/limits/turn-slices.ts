// Spreads work that comes in bursts over turns of the event loop: a few items a turn, in the order in which they came, so that
// whatever else is due (an action, a deadline) waits for one slice and not for the whole burst.

/** `T`: the items; `V`: a value that an item may have with it while it waits. */
export class TurnSlices<T, V = void> {
  private readonly waiting = new Map<T, V>()
  private doneThisTurn = 0
  private isNextTurnPlanned = false

  constructor(
    private readonly maxPerTurn: number,
    private readonly work: (item: T, value: V) => void,
  ) {}

  /** Does the work at once if this turn has room for it and no item waits, otherwise in a later turn. False if the item has to wait. */
  doNowOrLater(item: T, value: V): boolean {
    const isNow = this.waiting.size === 0 && this.doneThisTurn < this.maxPerTurn
    if (isNow) this.doneThisTurn++
    else this.waiting.set(item, value)
    this.planNextTurn()
    if (isNow) this.work(item, value)
    return isNow
  }
  /** Does the work in the next turn at the earliest; an item that waits already keeps its place and gets the new value. */
  doLater(item: T, value: V): void {
    this.waiting.set(item, value)
    this.planNextTurn()
  }
  /** The value of an item that waits. */
  valueOf(item: T): V | undefined {
    return this.waiting.get(item)
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
    for (const [item, value] of this.waiting) {
      if (this.doneThisTurn >= this.maxPerTurn) break
      this.waiting.delete(item)
      this.doneThisTurn++
      this.work(item, value)
    }
    // The count is kept until the next turn that is planned: a turn that only resets it would cost each message to a client a turn.
    if (this.waiting.size > 0) this.planNextTurn()
  }
}
