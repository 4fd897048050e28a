// Samples as rows of numbers: ten thousand matches have hundreds of thousands of samples, too many for a map each.

export interface Sample {
  /** Seats of one match are not independent: they are kept together. */
  readonly match: number
  /** The seat's secret: whether the statement about it is true that stands for the game. */
  readonly isSecretTrue: boolean
  readonly features: ReadonlyMap<string, number>
}
/** In the name of a feature of what a seat chose to do. */
export const CHOSEN = ' chosen '
/** How often a seat chose an act: never, if it lacks the feature. */
const isCountOfChoice = (name: string): boolean => name.endsWith(`${CHOSEN}count`)

export interface SampleTable {
  /** The features: one a column. */
  readonly names: readonly string[]
  /** By sample: its match, and whether its seat's secret is true (1) or not (0). */
  readonly matches: Int32Array
  readonly secrets: Uint8Array
  /** By sample, then by column; NaN where the sample lacks the feature. */
  readonly values: Float32Array
}

export function tableOf(samples: readonly Sample[]): SampleTable {
  const names = [...new Set(samples.flatMap(({ features }) => [...features.keys()]))].sort()
  return {
    names,
    matches: Int32Array.from(samples, ({ match }) => match),
    secrets: Uint8Array.from(samples, ({ isSecretTrue }) => Number(isSecretTrue)),
    values: Float32Array.from(samples.flatMap(({ features }) => names.map((name) => features.get(name) ?? valueOfMissing(name)))),
  }
}
/** A missing feature is taken for the average, but an act that was never chosen was chosen no times. */
const valueOfMissing = (name: string): number => (isCountOfChoice(name) ? 0 : Number.NaN)

/** Puts tables below each other. */
export function joinTables(tables: readonly SampleTable[]): SampleTable {
  const names = [...new Set(tables.flatMap((table) => table.names))].sort()
  return joinColumns(
    names,
    tables.map((table) => withColumns(table, names)),
  )
}
/** The table with those columns alone that are wanted. */
export const keepColumns = (table: SampleTable, isWanted: (name: string) => boolean): SampleTable => withColumns(table, table.names.filter(isWanted))

function withColumns(table: SampleTable, names: readonly string[]): SampleTable {
  const { matches, secrets, values } = table
  const from = names.map((name) => table.names.indexOf(name))
  const picked = new Float32Array(matches.length * names.length)
  for (let row = 0, to = 0; row < matches.length; row++)
    for (let column = 0; column < names.length; column++)
      picked[to++] = from[column]! < 0 ? valueOfMissing(names[column]!) : values[row * table.names.length + from[column]!]!
  return { names, matches, secrets, values: picked }
}
function joinColumns(names: readonly string[], tables: readonly SampleTable[]): SampleTable {
  const size = tables.reduce((sum, { matches }) => sum + matches.length, 0)
  const joined = { names, matches: new Int32Array(size), secrets: new Uint8Array(size), values: new Float32Array(size * names.length) }
  let at = 0
  for (const { matches, secrets, values } of tables) {
    joined.matches.set(matches, at)
    joined.secrets.set(secrets, at)
    joined.values.set(values, at * names.length)
    at += matches.length
  }
  return joined
}
