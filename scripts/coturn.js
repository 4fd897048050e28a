// Finds coturn, a TURN server, for the test of relayed voice: an installed one, else Debian's package if we are root.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.js'

const findInstalled = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'turnserver'))
    .find((path) => existsSync(path))

/** The path of the program; undefined if it is neither installed nor can be. */
export function findCoturn() {
  return findInstalled() ?? (installFromDebian('coturn') ? findInstalled() : undefined)
}
