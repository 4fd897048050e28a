// A no that a person may hear: it has a code of the protocol, changes nothing, and is not a failure of the server.
import type { ErrorBody, ErrorCode } from '@safehouse/protocol'

export class RequestError extends Error {
  readonly body: ErrorBody
  constructor(code: ErrorCode, more: Omit<ErrorBody, 'code'> = {}) {
    super(code)
    this.body = { code, ...more }
  }
  get code(): ErrorCode {
    return this.body.code
  }
}
