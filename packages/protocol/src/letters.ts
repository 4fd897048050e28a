// How much there is to see in what somebody typed.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text)
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length
