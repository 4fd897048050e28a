// Recomputes a record and says what came of it. A chunk of its own: hashing is needed by nobody who does not ask.
import { type AnyGame, type GameRecord, verify } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { rememberedEntropy } from '../table/entropy.ts'
import { words } from '../words/language.ts'

interface Whose {
  readonly code: string
  readonly n: number
  readonly you: PersonId | null
  readonly seat: number
}
// biome-ignore lint/suspicious/noExplicitAny: a record of whichever game this was
export function verificationMessage(game: AnyGame, record: GameRecord<any>, { code, n, you, seat }: Whose): string {
  const { debrief } = words()
  const own = you === null || seat < 0 ? undefined : rememberedEntropy(code, n, you, seat)
  const flaw = verify(game, record, own)
  if (!flaw) return own ? debrief.provedWithOwn : debrief.proved
  const where = flaw.entry === undefined ? '' : ` (${debrief.atEntry(flaw.entry + 1)})`
  return debrief.flawed(debrief.problems[flaw.problem] + where)
}
