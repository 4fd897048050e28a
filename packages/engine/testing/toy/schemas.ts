// Schemas of Winks, written by hand: the engine has no schema library.
import type { Schema, Schemas } from '@safehouse/engine'
import type { WinksTypes } from './types.ts'

type Shape = Readonly<Record<string, 'number' | 'boolean' | 'string' | 'numbers'>>
export function schemaOfShapes<T>(tag: 'kind' | 'do', by: Readonly<Record<string, Shape>>): Schema<T> {
  return {
    parse: (value) => {
      const { [tag]: name, ...fields } = value as Record<string, unknown>
      const shape = by[String(name)]
      if (!shape) throw new Error(`no ${tag} ${name}`)
      if (Object.keys(fields).sort().join() !== Object.keys(shape).sort().join()) throw new Error(`${name} has other fields: ${Object.keys(fields)}`)
      for (const field in shape) if (typeOf(fields[field]) !== shape[field]) throw new Error(`${name}.${field} is no ${shape[field]}`)
      return value as T
    },
  }
}
const typeOf = (value: unknown): string => (Array.isArray(value) && value.every((element) => typeof element === 'number') ? 'numbers' : typeof value)

const wink: Shape = { by: 'number', to: 'number', earlierWinks: 'number', until: 'number' }
export const openShapes: Readonly<Record<string, Shape>> = {
  roundBegun: { round: 'number', until: 'number' },
  rolled: { seat: 'number', pips: 'number' },
  skipped: { seat: 'number' },
  shown: { seat: 'number', card: 'number' },
  finished: { cards: 'numbers' },
}
export const schemas: Schemas<WinksTypes> = {
  action: schemaOfShapes('do', {
    roll: { question: 'string' },
    show: { question: 'string' },
    wink: { question: 'string', to: 'number' },
    answer: { question: 'string', to: 'number', yes: 'boolean' },
  }),
  open: schemaOfShapes('kind', openShapes),
  whisper: schemaOfShapes('kind', {
    cardDealt: { card: 'number' },
    winked: wink,
    answered: { by: 'number', to: 'number', earlierWinks: 'number', yes: 'boolean' },
    faded: wink,
  }),
  sealed: schemaOfShapes('kind', { buried: { card: 'number' } }),
  common: { parse: (value) => value as WinksTypes['common'] },
  hand: { parse: (value) => value as WinksTypes['hand'] },
  optionMeanings: {},
}
