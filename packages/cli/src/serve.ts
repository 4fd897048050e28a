// `safehouse serve`: runs the server until it is told to stop. It takes no arguments; settings are environment variables.
import { parseArgs } from 'node:util'
import { serve as runServer } from '@safehouse/server'

export function serve(args: string[]): Promise<number> {
  parseArgs({ args, options: {} })
  return runServer()
}
