// The shape of a record, checked before anything is recomputed from it.
import { games, type ListedGame } from '@safehouse/games'

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** What is wrong with it, if anything. */
export function malformed(record: unknown): string | undefined {
  if (!isObject(record) || record.format !== 'safehouse record 1') return 'It is no safehouse record.'
  const listed = typeof record.game === 'string' && Object.hasOwn(games, record.game) ? games[record.game] : undefined
  if (!listed) return `There is no game ${record.game}.`
  if (!isObject(record.options) || !Number.isInteger(record.rulesVersion)) return 'Its options or its rules version are missing.'
  const { min, max } = listed.game.seats
  if (!Number.isInteger(record.seats) || Number(record.seats) < min || Number(record.seats) > max) return `It has ${record.seats} seats.`
  if (!isHash(record.commitment) || typeof record.secret !== 'string') return 'Its commitment or its secret is missing.'
  if (!Array.isArray(record.entropy) || !record.entropy.every((own) => own === null || typeof own === 'string')) return 'Its entropy is missing.'
  if (!Array.isArray(record.chain) || !record.chain.every(isHash)) return 'Its hash chain is missing.'
  if (!Array.isArray(record.entries)) return 'Its entries are missing.'
  const seats = Number(record.seats)
  const wrong = record.entries.findIndex((entry) => !isEntry(entry, seats, listed))
  return wrong < 0 ? undefined : `Entry ${wrong} is not one of a log.`
}
function isEntry(entry: unknown, seats: number, listed: ListedGame): boolean {
  if (!isObject(entry) || !Number.isSafeInteger(entry.at) || !Array.isArray(entry.told)) return false
  const { input } = entry
  if (input === 'deal') return true
  if (!isObject(input)) return false
  if (typeof input.deadline === 'string') return true
  return Number.isInteger(input.seat) && Number(input.seat) >= 0 && Number(input.seat) < seats && isAction(input.action, listed)
}
function isAction(action: unknown, { schemas }: ListedGame): boolean {
  try {
    schemas.action.parse(action)
    return true
  } catch {
    return false
  }
}
