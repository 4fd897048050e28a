// The HTTP half of the wire, typed: everything that is not live. Works with any `fetch`; keeps nothing.
import type { Changed, GameSummary, Info, Seated, TableSummary } from './answers.ts'
import type { Command } from './commands.ts'
import type { ErrorBody } from './errors.ts'
import type { Place } from './house.ts'

/** The server said no. `body` has the code that each client's catalogue has a sentence for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.code)
  }
}

export class Api {
  /** `origin` is empty in a page that came from the server itself. */
  constructor(private readonly origin = '') {}

  info = (): Promise<Info> => this.ask('GET', '/api/info')
  games = (): Promise<readonly GameSummary[]> => this.ask('GET', '/api/games')
  table = (code: string): Promise<TableSummary> => this.ask('GET', `/api/tables/${code}`)
  create = (body: { name: string; place: Place; game?: string }): Promise<Seated> => this.ask('POST', '/api/tables', body)
  join = (code: string, name: string): Promise<Seated> => this.ask('POST', `/api/tables/${code}/seats`, { name })
  command = (code: string, token: string, command: Command): Promise<Changed> => this.ask('POST', `/api/tables/${code}`, command, token)
  recordPath = (code: string, n: number): string => `${this.origin}/api/tables/${code}/games/${n}/record`

  private async ask<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => ({ code: 'internal' }))
    if (!response.ok) throw new ApiError(response.status, answer as ErrorBody)
    return answer as T
  }
}
