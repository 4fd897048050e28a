// `safehouse serve`: runs the server until it is told to stop. Settings are environment variables; `--https` is short for one of them.
import { parseArgs } from 'node:util'
import { DEFAULT_HTTPS_PORT, serve as runServer } from '@safehouse/server'

export function serve(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { https: { type: 'boolean' } } })
  if (values.https) process.env.HTTPS_PORT ||= String(DEFAULT_HTTPS_PORT)
  return runServer()
}
