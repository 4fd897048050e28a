// Typed client for the HTTP API: everything that is not live. It keeps no state; the WebSocket is in client.ts.
import type { z } from 'zod'
import type {
  ArenaTable,
  CommandResult,
  GameDetails,
  GameSummary,
  KnockAnswer,
  OfferedBot,
  OwnRecord,
  ProgramInvite,
  SeatChoices,
  SeatGrant,
  SeatMoveKey,
  ServerInfo,
  TableSummary,
} from './answers.ts'
import type { Command, createBody, playOnBody } from './commands.ts'
import type { ErrorBody } from './errors.ts'
import type { Group, GroupKey } from './group.ts'
import type { PersonId } from './house.ts'
import { nameFetchedPacks } from './pack-references.ts'

/** An error response of the server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.code)
  }
}

/** How somebody joins while a match is running: in place of a bot, or from the next match on. */
export type Latecomer = { readonly insteadOf?: PersonId } | { readonly nextGame: true }
/** Optional facts about a join: `id` makes it idempotent, `device` is the same for all joins from one device. */
export interface Device {
  readonly id?: string
  readonly device?: string
}

/** Asks for packs by hash in the house document of an answer. */
const PACKS_BY_HASH = '?packs=hash'

const notesPath = (code: string, matchNumber: number): string => `/api/tables/${code}/games/${matchNumber}/notes`

export class Api {
  /** `origin` is empty in a page that came from the server itself. */
  constructor(private readonly origin = '') {}

  info = (): Promise<ServerInfo> => this.ask('GET', '/api/info')
  /** The arena's last table; null if the operator has published none. */
  arena = (): Promise<{ readonly table: ArenaTable | null }> => this.ask('GET', '/api/arena')
  games = (): Promise<readonly GameSummary[]> => this.ask('GET', '/api/games')
  game = (id: string, language = 'en'): Promise<GameDetails> => this.ask('GET', `/api/games/${id}?lang=${language}`)
  table = (code: string): Promise<TableSummary> => this.ask('GET', `/api/tables/${code}`)
  create = (body: z.input<typeof createBody>): Promise<SeatGrant> => this.ask('POST', `/api/tables${PACKS_BY_HASH}`, body)
  join = (code: string, name: string, how: Latecomer & Device = {}): Promise<SeatGrant> =>
    this.ask('POST', `/api/tables/${code}/seats${PACKS_BY_HASH}`, { name, ...how })
  /** Takes a seat for a program, with the key of its link or, where the door is open, without. */
  joinAsBot = (code: string, bot: OfferedBot, how: Device & { readonly key?: string; readonly nextGame?: true } = {}): Promise<SeatGrant> =>
    this.ask('POST', `/api/tables/${code}/seats${PACKS_BY_HASH}`, { bot, ...how })
  /** Makes a key for a program; with a name, the program of that name that the operator offers is called. */
  inviteProgram = (code: string, token: string, bot?: string): Promise<ProgramInvite> =>
    this.ask('POST', `/api/tables/${code}/programs`, bot === undefined ? {} : { bot }, token)
  /** Asks to be let in to a locked or full table; asked again with the same id, it answers what became of it. */
  knock = (code: string, name: string, id: string): Promise<KnockAnswer> => this.ask('POST', `/api/tables/${code}/knocks`, { name, id })
  /** Asks for the seat of the person of this name, from another device. When it is let in, it joins with the same id. */
  askForOwnSeat = (code: string, name: string, id: string): Promise<KnockAnswer> =>
    this.ask('POST', `/api/tables/${code}/knocks`, { name, id, thatIsMe: true })
  /** Takes a knock back. */
  stopKnocking = (code: string, name: string, id: string): Promise<KnockAnswer> =>
    this.ask('POST', `/api/tables/${code}/knocks`, { name, id, stop: true })
  /** Makes a key that moves one's own seat to another device, or, as host, the seat of somebody who is away. */
  move = (code: string, token: string, person?: PersonId): Promise<SeatMoveKey> =>
    this.ask('POST', `/api/tables/${code}/moves`, person === undefined ? {} : { person }, token)
  claim = (code: string, key: string): Promise<SeatGrant> => this.ask('POST', `/api/tables/${code}/moves/claim${PACKS_BY_HASH}`, { key })
  /** Packs that came from the server are named by their hash; if it no longer has one of them, they are sent whole. */
  async command(code: string, token: string, command: Command): Promise<CommandResult> {
    const send = (body: Command) => this.ask<CommandResult>('POST', `/api/tables/${code}${PACKS_BY_HASH}`, body, token)
    if (!('options' in command) || !command.options) return send(command)
    return send({ ...command, options: nameFetchedPacks(command.options) }).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.body.code === 'unknownPack') return send(command)
      throw problem
    })
  }
  /** A pack that the table's house document names by hash; `undefined` if the table no longer has it. */
  pack = (code: string, hash: string, token?: string): Promise<object | undefined> =>
    this.ask<object>('GET', `/api/tables/${code}/packs/${hash}`, undefined, token).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.body.code === 'unknownPack') return undefined
      throw problem
    })
  choices = (code: string, matchNumber: number, token: string): Promise<SeatChoices> =>
    this.ask('GET', `/api/tables/${code}/games/${matchNumber}/choices`, undefined, token)
  /** Keeps the table's matches in a group's history: a new one, or the one with this key. Only the host may. */
  keep = (code: string, token: string, group?: string): Promise<GroupKey> =>
    this.ask('POST', `/api/tables/${code}/group`, group === undefined ? {} : { group }, token)
  /** The key of the group's history in which this table is kept, for people who had a seat. */
  keptIn = (code: string, token: string): Promise<GroupKey> => this.ask('GET', `/api/tables/${code}/group`, undefined, token)
  group = (key: string): Promise<Group> => this.ask('GET', '/api/group', undefined, key)
  deleteGroup = (key: string): Promise<void> => this.ask('DELETE', '/api/group', undefined, key)
  /** The record of a match, for people of the table and, if the host has published it, for everybody. */
  record = (code: string, matchNumber: number, token?: string): Promise<OwnRecord> =>
    this.ask('GET', `/api/tables/${code}/games/${matchNumber}/record?sitters=1`, undefined, token)

  /** Opens a practice table that plays on from a moment of a match that is over. */
  playOn = (code: string, matchNumber: number, token: string, from: z.input<typeof playOnBody>): Promise<SeatGrant> =>
    this.ask('POST', `/api/tables/${code}/games/${matchNumber}/continuations${PACKS_BY_HASH}`, from, token)

  /** One's private notes on a match, or those of a seat of a match that is over, if that person shares them; null if there are none. */
  notes = (code: string, matchNumber: number, token?: string, of?: number): Promise<unknown> =>
    this.ask('GET', notesPath(code, matchNumber) + (of === undefined ? '' : `?of=${of}`), undefined, token)
  keepNotes = (code: string, matchNumber: number, token: string, notes: object): Promise<void> =>
    this.ask('PUT', notesPath(code, matchNumber), notes, token)

  private async ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.status === 204) return undefined as T
    const answer: unknown = await response.json().catch(() => ({ code: 'internal' }))
    if (!response.ok) throw new ApiError(response.status, answer as ErrorBody)
    return answer as T
  }
}
