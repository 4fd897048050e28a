// What a bot's temper does in play: a small shift of how much it dares. Tempers are open, and none is stronger than another.
import { characterOf, type Temper } from '@safehouse/content/bots/characters.ts'
import type { Seat } from '@safehouse/engine'

/** How much more than others a bot of this temper dares, from -1 to 1. */
const boldness: Readonly<Record<Temper, number>> = { bold: 1, chatty: 0.4, dry: -0.4, careful: -1 }

interface Seated {
  readonly seat: Seat
  readonly characters?: readonly (string | null)[] | undefined
}
/** 0 for a bot without a character, as in simulations. */
export function boldnessOf({ seat, characters }: Seated): number {
  const temper = characterOf(characters?.[seat])?.temper
  return temper ? boldness[temper] : 0
}
