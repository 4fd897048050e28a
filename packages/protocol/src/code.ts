// A table's code: four letters or digits that are not easily confused when read aloud or copied.

export const CODE_LENGTH = 4
/** Without 0, O, 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const isCode = (text: string): boolean => text.length === CODE_LENGTH && [...text].every((character) => CODE_ALPHABET.includes(character))
