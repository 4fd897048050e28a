// The store keeps everything lasting: tables, matches with their logs, private notes, groups' histories, signing keys.
// Documents, headers and entries are opaque texts to it. A promise that resolves with success means that the write is on the disk.
// Nothing outside this folder may know which database is used.

/** Id of a match in the store: "CODE/n" for match number n of the table with that code. */
export type MatchId = string

export interface StoredTable {
  readonly version: number
  readonly document: string
}
export type StoredGroup = StoredTable
/** One write of a group's history. It is taken only if `version` is still the stored version (optimistic locking). */
export interface SaveGroup extends StoredGroup {
  readonly key: string
}
export interface NewMatch {
  readonly id: MatchId
  readonly header: string
  readonly entries: readonly string[]
  readonly dueAt: number | null
}
export interface StoredMatch {
  readonly header: string
  readonly entries: readonly string[]
}
/** One write of a table document. What it does to matches happens in the same transaction. */
export interface SaveTable {
  readonly code: string
  /** Version that was read. The write is taken only if it is still the stored version (optimistic locking). */
  readonly version: number
  readonly document: string
  readonly opens?: NewMatch
  /** Match that takes no more entries. */
  readonly closes?: MatchId
  readonly reschedules?: DueTime
}
/** New entries of a match. They are taken only if the log has the expected length and the match is not closed. */
export interface Append {
  readonly id: MatchId
  readonly expectedLength: number
  readonly entries: readonly string[]
  readonly dueAt: number | null
}
/** Wall-clock time at which a server must look at a match because a deadline passes; null if it waits for no time. */
export interface DueTime {
  readonly id: MatchId
  readonly dueAt: number | null
}
export interface SigningKey {
  readonly id: string
  readonly secret: string
}
export interface RetentionCutoff {
  /** Days since 1970: what was last changed on an earlier day is deleted. */
  readonly before: number
  /** Codes of tables that somebody is connected to; they count as changed today. */
  readonly inUse: readonly string[]
}
export interface CodeCount {
  readonly length: number
  readonly count: number
}
export interface UntouchedCodes extends RetentionCutoff {
  /** Only codes after this one. */
  readonly after: string
  readonly limit: number
}
export interface ReleaseCode {
  readonly code: string
  readonly version: number
  /** `CODE-…`; matches keep the ids that they have. */
  readonly id: string
}
/** How far a table has come, to see without reading it whether it has changed. */
export interface TableHead {
  readonly code: string
  readonly version: number
  /** Length of the newest match's log; 0 without a match. */
  readonly length: number
}

/** What is stored cannot be read any more: trying again cannot help. The message says which file and what to do. */
export class StoreDamaged extends Error {}

export interface Store {
  /** Adds a table; false if the code is taken. */
  addTable(code: string, document: string): Promise<boolean>
  table(code: string): Promise<StoredTable | undefined>
  /** Writes a table; false if its version has changed meanwhile. */
  saveTable(save: SaveTable): Promise<boolean>
  heads(codes: readonly string[]): Promise<readonly TableHead[]>

  /** How many codes of each length are in use. */
  countCodes(): Promise<readonly CodeCount[]>
  /** Codes of tables that nobody has changed since the cutoff, in order. */
  untouchedCodes(query: UntouchedCodes): Promise<readonly string[]>
  /** Keeps a table under its id and frees its code; false if its version has changed meanwhile. */
  releaseCode(release: ReleaseCode): Promise<boolean>
  /** Ids of the tables that had this code, the last used first. */
  releasedIds(code: string): Promise<readonly string[]>

  match(id: MatchId): Promise<StoredMatch | undefined>
  /** Entries of a match from number `from` on. */
  entries(id: MatchId, from: number): Promise<readonly string[]>
  /** Appends a batch in one transaction with one wait for the disk; says for each append, in order, whether it was taken. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>

  /** A person's private notes on a match. */
  notes(id: MatchId, person: string): Promise<string | undefined>
  /** Replaces a person's notes on a match. */
  keepNotes(id: MatchId, person: string, text: string): Promise<void>

  /** Adds a group; false if the key is taken. */
  addGroup(key: string, document: string): Promise<boolean>
  group(key: string): Promise<StoredGroup | undefined>
  saveGroup(save: SaveGroup): Promise<boolean>
  /** Deletes a group for good; false if there was none. */
  deleteGroup(key: string): Promise<boolean>

  setDueTime(dueTime: DueTime): Promise<void>
  /** Matches whose due time has come, the earliest first. */
  dueMatches(now: number, limit: number): Promise<readonly MatchId[]>
  /**
   * The newest match of each table that is not closed, for tables that were in use at that time: those changed on or after the
   * second day before it. Of tables that were abandoned earlier, only matches with a due time.
   */
  unfinishedMatches(at: number): Promise<readonly MatchId[]>
  /** Writes something without meaning and waits for the disk, to see whether the store can. */
  checkWritable(): Promise<void>
  /** Records that a server is alive now; answers when one last was. */
  recordHeartbeat(now: number): Promise<number | undefined>

  /**
   * Deletes for good tables (with their matches and notes) and groups that nobody has changed since the cutoff. A limited number
   * per call, so that others do not wait long; answers how many were deleted.
   */
  deleteUntouched(cutoff: RetentionCutoff): Promise<number>

  /** The signing key with this id; if there is none, stores and answers the given one. */
  signingKey(orElse: SigningKey): Promise<SigningKey>
  close(): Promise<void>
}
