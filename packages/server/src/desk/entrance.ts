// Who is asking: tables by their codes, people by their tokens. Codes are guessed like keys, so wrong ones are counted.
import { CODE_ALPHABET, CODE_LENGTH, type PersonId, type SeatGrant } from '@safehouse/protocol'
import type { Admission } from '../limits/admission.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { gameId, guestOf, problemWith, type StoredPerson, type TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { MatchId } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import type { Claim, Tokens } from '../tokens.ts'

export interface EntranceParts {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly limits: RateLimiter
  readonly doors: Admission
}

export class Entrance {
  constructor(private readonly parts: EntranceParts) {}

  /** Whoever has a seat there guesses nothing: their neighbours' wrong codes do not shut them out. */
  async table(address: string, rawCode: string, claims: readonly Claim[] = []): Promise<Table> {
    const code = rawCode.toUpperCase()
    const find = async () => (isCode(code) ? this.parts.tables.latest(code) : undefined)
    const known = claims.some((claim) => claim.code === code) ? await find() : undefined
    return known ?? this.parts.limits.lookUpGuarded(address, find)
  }
  /** For a connection: the table, and who is asking (nobody: a spectator or the shared screen). */
  async enter(address: string, code: string, token: string | undefined): Promise<{ table: Table; guest: StoredPerson | undefined }> {
    const claim = token === undefined ? undefined : this.parts.tokens.read(token)
    if (!claim) this.parts.doors.admitNewcomer()
    const table = await this.table(address, code, claim && [claim])
    if (claim) return { table, guest: this.checkClaim(table.evening, claim) }
    if (!table.evening.settings.watching) throw new RequestError('watchingOff')
    return { table, guest: undefined }
  }
  /** For a device that people pass between them: those of them whose tokens are good. With none it has no business here. */
  async enterTogether(address: string, code: string, tokens: readonly string[]): Promise<{ table: Table; guests: readonly StoredPerson[] }> {
    const problems: unknown[] = []
    const each = <T, R>(all: readonly T[], check: (one: T) => R): R[] =>
      all.flatMap((one) => {
        try {
          return [check(one)]
        } catch (problem) {
          problems.push(problem)
          return []
        }
      })
    const claims = each(tokens, (token) => this.parts.tokens.read(token))
    const table = await this.table(address, code, claims)
    const guests = new Set(each(claims, (claim) => this.checkClaim(table.evening, claim)))
    if (guests.size === 0) throw problems[0]
    return { table, guests: [...guests] }
  }
  /** Whoever plays in the game on the table. */
  async ownGame(address: string, code: string, token: string, n: number): Promise<{ table: Table; game: MatchId; person: PersonId }> {
    const claim = this.parts.tokens.read(token)
    const table = await this.table(address, code, [claim])
    const { evening } = table
    const { id } = this.checkClaim(evening, claim)
    if (evening.on?.n !== n) throw new RequestError('noGameRunning')
    if (!evening.on.seats.includes(id)) throw new RequestError('notSeated')
    return { table, game: gameId(evening.code, n), person: id }
  }
  /** Who asks something of the house, and not too much of it. */
  commander(token: string): Claim {
    const claim = this.parts.tokens.read(token)
    this.parts.limits.check('commands', `${claim.code} ${claim.person}`)
    return claim
  }
  checkClaim(evening: TableDocument, claim: Claim): StoredPerson {
    if (claim.code !== evening.code) throw new RequestError('notYourTable')
    const problem = problemWith(evening, { id: claim.person, epoch: claim.epoch })
    if (problem) throw new RequestError(problem)
    return guestOf(evening, claim.person)!
  }
  /** The seat's token, for whoever has just taken it. */
  seated(table: Table, { id, epoch }: StoredPerson): SeatGrant {
    return { code: table.code, you: id, token: this.parts.tokens.sign({ code: table.code, person: id, epoch }), house: table.house }
  }
}

const isCode = (text: string): boolean => text.length === CODE_LENGTH && [...text].every((letter) => CODE_ALPHABET.includes(letter))
