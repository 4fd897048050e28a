// A table's code: short, and made of letters that are neither read aloud nor copied wrongly.

export const codeLength = 4
/** No 0 O 1 I L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const isCode = (text: string): boolean => text.length === codeLength && [...text].every((letter) => codeAlphabet.includes(letter))
