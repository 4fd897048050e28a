// A request that is refused, with an error code of the protocol that clients can show. It changes nothing and is not a server failure.
import type { ErrorBody, ErrorCode } from '@safehouse/protocol'

export class RequestError extends Error {
  readonly body: ErrorBody
  constructor(code: ErrorCode, more: Omit<ErrorBody, 'code'> = {}, options?: ErrorOptions) {
    super(code, options)
    this.body = { code, ...more }
  }
  get code(): ErrorCode {
    return this.body.code
  }
}

/**
 * Codes for what has changed while something was on its way: the match was paused or is over, the table was deleted, another node
 * was quicker. Also a store out of reach, which `withNotStoredErrors` has logged itself.
 */
const RACE_CODES: ReadonlySet<ErrorCode> = new Set(['unknownTable', 'codeReleased', 'noGameRunning', 'paused', 'notPaused', 'idUsed', 'notStored'])

/** Whether a failure only means that something came too late. Trying again later, or not at all, is right. */
export const isHarmlessRace = (problem: unknown): boolean => problem instanceof RequestError && RACE_CODES.has(problem.code)
