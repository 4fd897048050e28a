// A batch of appends as one SQL statement and one round trip. Rows are locked in the order of match ids, so that two nodes with
// overlapping batches do not deadlock. Appends whose log has the expected length are taken; their match ids are returned.
import type { Append } from '../store.ts'

const APPEND_SQL = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[]) AS given (id, expected, added, wake_at)
  ), locked AS MATERIALIZED (
    SELECT games.id FROM games WHERE games.id = ANY ($1::text[]) ORDER BY games.id FOR UPDATE
  ), taken AS (
    UPDATE games SET length = games.length + wanted.added, wake_at = wanted.wake_at
    FROM wanted JOIN locked ON locked.id = wanted.id
    WHERE games.id = wanted.id AND games.length = wanted.expected AND NOT games.closed
    RETURNING games.id
  ), added AS (
    INSERT INTO entries (game, number, entry)
    SELECT given.game, given.number, given.entry
    FROM unnest($5::text[], $6::int[], $7::text[]) AS given (game, number, entry) JOIN taken ON taken.id = given.game
  )
  SELECT id FROM taken`

/** The query has a name so that each connection prepares it once. */
export function appendQuery(batch: readonly Append[]): { name: string; text: string; values: unknown[] } {
  const entries = batch.flatMap(({ id, expectedLength, entries }) => entries.map((entry, i) => ({ id, number: expectedLength + i, entry })))
  const values = [
    batch.map(({ id }) => id),
    batch.map(({ expectedLength }) => expectedLength),
    batch.map(({ entries }) => entries.length),
    batch.map(({ dueAt }) => dueAt),
    entries.map(({ id }) => id),
    entries.map(({ number }) => number),
    entries.map(({ entry }) => entry),
  ]
  return { name: 'append', text: APPEND_SQL, values }
}
