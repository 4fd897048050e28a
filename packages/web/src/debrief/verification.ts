// Verifies a record and describes the result. A lazy chunk, because only those who ask need the hashing.
import { type AnyGame, type GameRecord, verify } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { rememberedEntropy } from '../table/entropy.ts'

/** The match, and the person and seat of this device in it; `seat` is -1 for a spectator. */
interface Verifier {
  readonly code: string
  readonly matchNumber: number
  readonly you: PersonId | null
  readonly seat: number
}
// biome-ignore lint/suspicious/noExplicitAny: a record of whichever game this was
export function verificationMessage(game: AnyGame, record: GameRecord<any>, { code, matchNumber, you, seat }: Verifier): string {
  const { debrief } = messages()
  const ownEntropy = you === null || seat < 0 ? undefined : rememberedEntropy(code, matchNumber, you, seat)
  const flaw = verify(game, record, ownEntropy)
  if (!flaw) return ownEntropy ? debrief.provedWithOwn : debrief.proved
  const where = flaw.entry === undefined ? '' : ` (${debrief.atEntry(flaw.entry + 1)})`
  return debrief.flawed(debrief.problems[flaw.problem] + where)
}
