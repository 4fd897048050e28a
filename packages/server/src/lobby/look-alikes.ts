// Names that look alike: Cyrillic or Greek letters among Latin ones, `l` and `I`, `O` and `0`. Nobody at a table may have a name that
// can be taken for somebody else's. The data is Unicode's list of confusables (UTS #39), from the package `unhomoglyph`.
import { isSameName } from '@safehouse/protocol'
import toSkeleton from 'unhomoglyph'

/** The skeleton of UTS #39: what is left of a name when each character stands for all that look like it. It is for comparing only. */
const skeletonOf = (name: string): string => toSkeleton(name.normalize('NFD'))

/** Whether two names can be taken for each other. Case and accents do not count, as everywhere where names are compared. */
export const looksLike = (a: string, b: string): boolean => isSameName(skeletonOf(a), skeletonOf(b))
