// The languages of all texts in this package.
export const languages = ['en', 'nl', 'de'] as const
export type Language = (typeof languages)[number]
