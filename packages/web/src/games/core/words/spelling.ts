// Spelling helpers that every language uses.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A function that spells numbers as words: "three". `words` begins with zero; a number beyond the list is written in digits. */
export const numberSpeller = (words: readonly string[], inDigits: (n: number) => string) => (n: number) => words[n] ?? inDigits(n)
