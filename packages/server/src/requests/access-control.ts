// Who is asking: tables by their codes, people by their tokens. Codes are guessed like keys, so wrong ones are counted.
import { codeAlphabet, codeLength, type PersonId, type SeatGrant } from '@safehouse/protocol'
import type { Doors } from '../limits/capacity.ts'
import type { Limits } from '../limits/limits.ts'
import { matchId, findPerson, tokenProblem, type StoredPerson, type TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { GameId } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import type { Claim, Tokens } from '../tokens.ts'

export interface AccessControlParts {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly limits: Limits
  readonly doors: Doors
}

export class AccessControl {
  constructor(private readonly parts: AccessControlParts) {}

  /** Whoever has a seat there guesses nothing: their neighbours' wrong codes do not shut them out. */
  async table(address: string, rawCode: string, claims: readonly Claim[] = []): Promise<Table> {
    const code = rawCode.toUpperCase()
    const find = async () => (isCode(code) ? this.parts.tables.latest(code) : undefined)
    const known = claims.some((claim) => claim.code === code) ? await find() : undefined
    return known ?? this.parts.limits.guard(address, find)
  }
  /** For a connection: the table, and who is asking (nobody: a spectator or the shared screen). */
  async enter(address: string, code: string, token: string | undefined): Promise<{ table: Table; person: StoredPerson | undefined }> {
    const claim = token === undefined ? undefined : this.parts.tokens.read(token)
    if (!claim) this.parts.doors.admitNewcomer()
    const table = await this.table(address, code, claim && [claim])
    if (claim) return { table, person: this.checkClaim(table.document, claim) }
    if (!table.document.settings.watching) throw new RequestError('watchingOff')
    return { table, person: undefined }
  }
  /** For a device that people pass between them: those of them whose tokens are good. With none it has no business here. */
  async enterWithPassedDevice(address: string, code: string, tokens: readonly string[]): Promise<{ table: Table; people: readonly StoredPerson[] }> {
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
    const people = new Set(each(claims, (claim) => this.checkClaim(table.document, claim)))
    if (people.size === 0) throw problems[0]
    return { table, people: [...people] }
  }
  /** Whoever plays in the game on the table. */
  async enterMatch(address: string, code: string, token: string, n: number): Promise<{ table: Table; game: GameId; person: PersonId }> {
    const claim = this.parts.tokens.read(token)
    const table = await this.table(address, code, [claim])
    const { document } = table
    const { id } = this.checkClaim(document, claim)
    if (document.on?.n !== n) throw new RequestError('noGameRunning')
    if (!document.on.seats.includes(id)) throw new RequestError('notSeated')
    return { table, game: matchId(document.code, n), person: id }
  }
  /** Who asks something of the house, and not too much of it. */
  readCommandToken(token: string): Claim {
    const claim = this.parts.tokens.read(token)
    this.parts.limits.check('commands', `${claim.code} ${claim.person}`)
    return claim
  }
  checkClaim(document: TableDocument, claim: Claim): StoredPerson {
    if (claim.code !== document.code) throw new RequestError('notYourTable')
    const problem = tokenProblem(document, { id: claim.person, epoch: claim.epoch })
    if (problem) throw new RequestError(problem)
    return findPerson(document, claim.person)!
  }
  /** The seat's token, for whoever has just taken it. */
  grantSeat(table: Table, { id, epoch }: StoredPerson): SeatGrant {
    return { code: table.code, you: id, token: this.parts.tokens.sign({ code: table.code, person: id, epoch }), house: table.house }
  }
}

const isCode = (text: string): boolean => text.length === codeLength && [...text].every((letter) => codeAlphabet.includes(letter))
