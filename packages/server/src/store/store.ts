// Where everything lasting is: tables (evenings), games and their logs, private notes, groups' histories, signing keys. Texts are opaque to a store.
// A promise that resolves with success means: on the disk. Nothing outside this folder may know which database it is.

/** CODE/n: the nth game of a table. */
export type GameId = string

export interface StoredTable {
  readonly version: number
  readonly document: string
}
export type StoredGroup = StoredTable
/** One write of a group's history, taken only over the version that was read. */
export interface SaveGroup extends StoredGroup {
  readonly key: string
}
export interface NewGame {
  readonly id: GameId
  readonly header: string
  readonly entries: readonly string[]
  readonly wakeAt: number | null
}
export interface StoredGame {
  readonly header: string
  readonly entries: readonly string[]
}
/** One write of an evening. Whatever else it does to games happens with it or not at all. */
export interface Save {
  readonly code: string
  /** The version that was read; the write is taken only if it still holds. */
  readonly version: number
  readonly document: string
  readonly opens?: NewGame
  /** No entry is taken any more. */
  readonly closes?: GameId
  readonly reminds?: Reminder
}
/** The only write of play: taken if the log is as long as expected and the game is not closed. */
export interface Append {
  readonly id: GameId
  readonly expectedLength: number
  readonly entries: readonly string[]
  readonly wakeAt: number | null
}
/** When somebody has to look at a game because time alone changes it; wall time. */
export interface Reminder {
  readonly id: GameId
  readonly wakeAt: number | null
}
export interface SigningKey {
  readonly id: string
  readonly secret: string
}
export interface Old {
  /** Days since 1970. */
  readonly before: number
  /** Codes of tables that somebody is at. */
  readonly inUse: readonly string[]
}
/** How far a table is, to see at a glance whether anything has grown. */
export interface Head {
  readonly code: string
  readonly version: number
  /** Of the table's newest game; 0 without one. */
  readonly length: number
}

export interface Store {
  /** False if the code is taken. */
  addTable(code: string, document: string): Promise<boolean>
  table(code: string): Promise<StoredTable | undefined>
  saveTable(save: Save): Promise<boolean>
  heads(codes: readonly string[]): Promise<readonly Head[]>

  game(id: GameId): Promise<StoredGame | undefined>
  /** The entries from number `from` on. */
  entries(id: GameId, from: number): Promise<readonly string[]>
  /** Which were taken, in the order of the batch. One batch is one transaction, and one wait for the disk. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>

  /** What somebody has noted about a game for themselves alone. */
  notes(id: GameId, person: string): Promise<string | undefined>
  /** In place of what was noted before. */
  keepNotes(id: GameId, person: string, text: string): Promise<void>

  /** False if the key is taken. */
  addGroup(key: string, document: string): Promise<boolean>
  group(key: string): Promise<StoredGroup | undefined>
  saveGroup(save: SaveGroup): Promise<boolean>
  /** For good. False if there was none. */
  deleteGroup(key: string): Promise<boolean>

  remind(reminder: Reminder): Promise<void>
  /** Games whose time has come, the longest due first. */
  due(now: number, limit: number): Promise<readonly GameId[]>
  /**
   * The newest games of their tables that are not closed, whether they wait for a time or not, of tables that were in use at
   * that time: those that somebody has changed since two days before it. Longer abandoned ones only if they wait for a time.
   */
  unfinished(at: number): Promise<readonly GameId[]>
  /** Notes that servers were alive now; answers when they last were. */
  pulse(now: number): Promise<number | undefined>

  /**
   * For good: tables that nobody has changed since then, with their games and notes, and groups. Those in use are changed by
   * that. Not too many at once; answers how many were forgotten.
   */
  forget(old: Old): Promise<number>

  /** The key under this id, or this one if there was none. */
  key(orElse: SigningKey): Promise<SigningKey>
  close(): Promise<void>
}
