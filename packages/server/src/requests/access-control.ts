// Finds the table and the person behind a request: tables by code, people by token. Somebody may try to guess codes, so wrong ones
// are counted and limited by address.
import { isCode, type PersonId, type SeatGrant } from '@safehouse/protocol'
import type { Admission } from '../limits/admission.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import {
  codeOfTable,
  findPastMatch,
  findPerson,
  matchId,
  type StoredPerson,
  seatInMatch,
  type TableDocument,
  tokenProblem,
} from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import type { MatchId } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import type { Tables } from '../table/tables.ts'
import type { Claim, Tokens } from '../tokens.ts'

export interface AccessControlParts {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly limits: RateLimiter
  readonly admission: Admission
}

export class AccessControl {
  constructor(private readonly parts: AccessControlParts) {}

  /** Finds a table by code. A request with a token for it is not limited by wrong codes that others at its address have tried. */
  async findTable(address: string, rawCode: string, claims: readonly Claim[] = []): Promise<Table> {
    const code = rawCode.toUpperCase()
    const findTable = async () => (isCode(code) ? this.parts.tables.latest(code) : undefined)
    const claimedTable = claims.some(({ table }) => codeOfClaim(table) === code) ? await findTable() : undefined
    return claimedTable ?? this.parts.limits.lookUpGuarded(address, findTable).catch((problem: unknown) => this.explainUnknown(code, problem))
  }
  /** The document behind a code, or behind the id of a table, whose code may be released. */
  async findDocumentForRecords(address: string, rawId: string): Promise<TableDocument> {
    const id = rawId.toUpperCase()
    const { limits, tables } = this.parts
    return limits.lookUpGuarded(address, async () => (isCode(id) || codeOfTable(id) !== undefined ? tables.documentForRecords(id) : undefined))
  }
  /**
   * The person who asks for the record of a match that is over. Anybody with a token of the table may read it, also somebody who played
   * in that match and has left since. Without a token only published records may be read.
   */
  findRecordReader(document: TableDocument, matchNumber: number, token: string | undefined): PersonId | undefined {
    const isPublished = document.published?.includes(matchNumber) === true
    if (token === undefined && isPublished) return undefined
    const claim = token === undefined ? undefined : this.parts.tokens.read(token)
    if (claim && this.mayReadRecord(document, matchNumber, claim)) return claim.person
    if (isPublished) return undefined
    throw new RequestError('recordPrivate')
  }
  /** The table and the token's person; without a token a spectator or a shared screen, if the table lets spectators in. */
  async enter(address: string, code: string, token: string | undefined): Promise<{ table: Table; person: StoredPerson | undefined }> {
    const claim = token === undefined ? undefined : this.parts.tokens.read(token)
    if (!claim) this.parts.admission.admitNewcomer()
    const table = await this.findTable(address, code, claim && [claim])
    if (claim) return { table, person: this.checkClaim(table.document, claim) }
    if (!table.document.settings.watching) throw new RequestError('watchingOff')
    return { table, person: undefined }
  }
  /** The table and those people of a passed device whose tokens are valid; throws if none is. */
  async enterWithPassedDevice(address: string, code: string, tokens: readonly string[]): Promise<{ table: Table; people: readonly StoredPerson[] }> {
    const problems: unknown[] = []
    const collectValid = <T, R>(items: readonly T[], check: (item: T) => R): R[] =>
      items.flatMap((item) => {
        try {
          return [check(item)]
        } catch (problem) {
          problems.push(problem)
          return []
        }
      })
    const claims = collectValid(tokens, (token) => this.parts.tokens.read(token))
    const table = await this.findTable(address, code, claims)
    const people = new Set(collectValid(claims, (claim) => this.checkClaim(table.document, claim)))
    if (people.size === 0) throw problems[0]
    return { table, people: [...people] }
  }
  /** The table's current match and the token's person, who must have a seat in it. */
  async enterMatch(address: string, code: string, token: string, matchNumber: number): Promise<{ match: MatchId; person: PersonId }> {
    const claim = this.parts.tokens.read(token)
    const { document } = await this.findTable(address, code, [claim])
    const { id } = this.checkClaim(document, claim)
    const past = findPastMatch(document, matchNumber)
    if (!past?.seats.includes(id)) seatInMatch(document, matchNumber, id)
    return { match: matchId(document, matchNumber), person: id }
  }
  /** Reads the token of a command, and limits how many commands its person gives. */
  readCommandToken(token: string): Claim {
    const claim = this.parts.tokens.read(token)
    this.parts.limits.check('commands', `${claim.table} ${claim.person}`)
    return claim
  }
  checkClaim(document: TableDocument, claim: Claim): StoredPerson {
    if (codeOfClaim(claim.table) !== document.code) throw new RequestError('notYourTable')
    if (claim.table !== (document.id ?? document.code)) throw new RequestError('codeReleased') // the token is for an earlier table with this code
    const problem = tokenProblem(document, { id: claim.person, epoch: claim.epoch })
    if (problem) throw new RequestError(problem)
    return findPerson(document, claim.person)!
  }
  /** The answer to somebody who has joined or moved: their token and the house document. */
  grantSeat(table: Table, { id, epoch }: StoredPerson): SeatGrant {
    const { code, document } = table
    return { code, you: id, token: this.parts.tokens.sign({ table: document.id ?? code, person: id, epoch }), house: table.house }
  }

  private mayReadRecord(document: TableDocument, matchNumber: number, { table, person, epoch }: Claim): boolean {
    if (table !== (document.id ?? document.code)) return false
    if (findPerson(document, person)?.left === false) return tokenProblem(document, { id: person, epoch }) === undefined
    return findPastMatch(document, matchNumber)?.seats.includes(person) === true
  }
  /** A code that had a table gets another answer than one that never had. */
  private async explainUnknown(code: string, problem: unknown): Promise<never> {
    const isUnknown = problem instanceof RequestError && problem.code === 'unknownTable' && isCode(code)
    throw isUnknown && (await this.parts.tables.hadTable(code)) ? new RequestError('codeReleased') : problem
  }
}

const codeOfClaim = (table: string): string => codeOfTable(table) ?? table
