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
