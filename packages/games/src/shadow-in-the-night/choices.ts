// What a seat may do, from what it knows alone.
import type { Choice } from '@safehouse/engine'
import { buildings } from './buildings.ts'
import { totals } from './die.ts'
import type { Act } from './facts.ts'
import type { ShadowView } from './kinds.ts'
import { questionOf, type Table } from './table.ts'

const none: Choice<Act>[] = []

export function choices({ table, seat }: ShadowView): Choice<Act>[] {
  const { due } = table
  switch (due.what) {
    case 'spend':
      return due.seat === seat ? [spending(table)] : none
    case 'safe':
      return due.seat === seat ? [movingTheSafe(table)] : none
    case 'over':
      return none
  }
}

export const spending = (table: Table): Choice<Act> => ({
  do: 'spend',
  question: questionOf(table),
  fields: { points: { spend: totals(table.roll!, false), over: table.agents } },
})
export const movingTheSafe = (table: Table): Choice<Act> => ({
  do: 'moveSafe',
  question: questionOf(table),
  fields: { to: { one: buildings.filter((building) => building !== table.safe) } },
})
