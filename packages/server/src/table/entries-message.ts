// The message with which a node tells the others which entries it has stored: the match's number and the place of the first entry in its
// log, then each entry as it is stored, one a line. JSON has no line breaks, so that nothing needs to be escaped or parsed twice.

export interface StoredEntries {
  readonly matchNumber: number
  /** Length of the log before these entries. */
  readonly from: number
  /** Each entry as JSON. */
  readonly texts: readonly string[]
}

export const entriesMessage = (matchNumber: number, from: number, texts: readonly string[]): string => `${matchNumber} ${from}\n${texts.join('\n')}`

export function readEntriesMessage(message: string): StoredEntries {
  const [place, ...texts] = message.split('\n')
  const [matchNumber, from] = place!.split(' ')
  return { matchNumber: Number(matchNumber), from: Number(from), texts }
}
