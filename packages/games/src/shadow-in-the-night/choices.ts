// What a seat may do, from what it knows alone.
import type { Choice } from '@safehouse/engine'
import { buildings } from './buildings.ts'
import { answering, drawing, playing } from './cards/choices.ts'
import { totals } from './die.ts'
import { entering } from './dossier/entry.ts'
import type { Act } from './facts.ts'
import type { ShadowView } from './kinds.ts'
import { questionOf, type Table } from './table.ts'

const none: Choice<Act>[] = []

export function choices(view: ShadowView): Choice<Act>[] {
  const { table, hand, seat } = view
  const { due } = table
  switch (due.what) {
    case 'spend':
      return due.seat === seat ? [spending(table, table.options.cards)] : none
    case 'draw':
      return due.seat === seat ? drawing(table) : none
    case 'answer':
      return hand.wants === null && hand.cards.length > 0 ? answering(view) : none
    case 'play':
      return due.seat === seat ? playing(view) : none
    case 'safe':
      return due.seat === seat ? [movingTheSafe(table)] : none
    case 'dossier':
      return hand.names === null ? [entering(view)] : none
    case 'over':
      return none
  }
}

/** Nobody at all may be moved on 1–3, but only where the cards are in play (SN-15). */
export const spending = (table: Table, mayStay: boolean): Choice<Act> => ({
  do: 'spend',
  question: questionOf(table),
  fields: { points: { spend: totals(table.roll!, mayStay), over: table.agents } },
})
export const movingTheSafe = (table: Table): Choice<Act> => ({
  do: 'moveSafe',
  question: questionOf(table),
  fields: { to: { one: buildings.filter((building) => building !== table.safe) } },
})
