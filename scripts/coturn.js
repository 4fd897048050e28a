// Finds coturn, a TURN server, for the test of voice through one: an installed one, else Debian's package if we may install it.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.js'

const installed = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'turnserver'))
    .find((path) => existsSync(path))

/** The path of the program; undefined where there is none and none can be installed. */
export function coturn() {
  return installed() ?? (installFromDebian('coturn') ? installed() : undefined)
}
