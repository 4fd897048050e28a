// Old logs stay readable: a log carries its rules' version and is lifted when read. Stored logs are never rewritten.
import type { Entry, Game, GameTypes } from './contract.ts'

export function liftEntries<K extends GameTypes>(game: Game<K>, rulesVersion: number, entries: readonly Entry<K>[]): readonly Entry<K>[] {
  if (rulesVersion === game.rulesVersion) return entries
  if (rulesVersion > game.rulesVersion)
    throw new Error(`${game.id}: this log was written by newer rules (${rulesVersion}) than these (${game.rulesVersion})`)
  const { lift } = game
  if (!lift) throw new Error(`${game.id}: rules ${game.rulesVersion} cannot read logs of rules ${rulesVersion}`)
  return entries.map((entry) => lift(entry, rulesVersion))
}
