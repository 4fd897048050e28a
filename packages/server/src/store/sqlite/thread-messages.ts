// Messages between the server's thread and the thread that owns the SQLite file. Appends, which every move needs, travel as one flat
// list of texts and numbers: V8 copies it in a third of the time that it takes for a list of objects.
import type { Append } from '../store.ts'
import type { SyncStore } from './database.ts'

/** A call's number, its method and the method's arguments; for appends, four values and the entries of each append instead. */
export type Call = readonly [number: number, method: keyof SyncStore, ...given: unknown[]]
/** A number alone: of the call with this number, all appends were taken. */
export type Reply = number | ({ readonly number: number } & ({ readonly result: unknown } | { readonly problem: string }))

export function callMessage(number: number, method: keyof SyncStore, given: readonly unknown[]): Call {
  if (method !== 'append') return [number, method, ...given]
  const message: [number, keyof SyncStore, ...unknown[]] = [number, method]
  for (const { id, expectedLength, entries, dueAt } of given[0] as readonly Append[]) {
    message.push(id, expectedLength, dueAt, entries.length)
    for (const entry of entries) message.push(entry)
  }
  return message
}
/** The arguments of a call. */
export function givenIn(call: Call): readonly unknown[] {
  if (call[1] !== 'append') return call.slice(2)
  const batch: Append[] = []
  for (let i = 2; i < call.length; ) {
    const [id, expectedLength, dueAt, count] = [call[i], call[i + 1], call[i + 2], call[i + 3]] as [string, number, number | null, number]
    const entries = call.slice(i + 4, i + 4 + count) as string[]
    batch.push({ id, expectedLength, entries, dueAt })
    i += 4 + count
  }
  return [batch]
}
export function replyMessage([number, method]: Call, result: unknown): Reply {
  return method === 'append' && (result as readonly boolean[]).every((isTaken) => isTaken) ? number : { number, result }
}
