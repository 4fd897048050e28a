// What a place can be asked about. Each place has a grade for each feature, from 0 (not at all) to 4 (as much as can be);
// the grades of our own places are in grades.ts, and whoever writes a pack may give some for theirs.

export const features = [
  'indoors',
  'noise',
  'crowd',
  'warmth',
  'water',
  'height',
  'motion',
  'smell',
  'food',
  'price',
  'dress',
  'machines',
  'animals',
  'children',
  'night',
  'sitting',
  'rules',
  'danger',
  'dirt',
  'music',
  'waiting',
  'effort',
  'age',
  'plants',
  'light',
  'show',
  'craft',
  'shopping',
  'travel',
  'trouble',
  'skill',
  'romance',
  'weather',
  'space',
] as const
export type Feature = (typeof features)[number]
export type Grade = 0 | 1 | 2 | 3 | 4
export const highestGrade = 4
