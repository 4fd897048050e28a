// The text of a cover: what everybody at the table may read about a bot. A browser loads one language (covers.<language>.ts).
export interface Cover {
  /** Follows the age: "58, inspects lighthouses". */
  readonly work: string
  readonly habit: string
  readonly quirks: readonly [string, string, string]
}
/** A temper in a word and in a sentence. */
export interface TemperText {
  readonly name: string
  readonly line: string
}
