// A table's code: four letters or digits that are not easily confused when read aloud or copied. It has five or six on a server with
// so many tables that a guess might find one.

export const MIN_CODE_LENGTH = 4
export const MAX_CODE_LENGTH = 6
/** Without 0, O, 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const isCode = (text: string): boolean =>
  text.length >= MIN_CODE_LENGTH && text.length <= MAX_CODE_LENGTH && [...text].every((character) => CODE_ALPHABET.includes(character))
