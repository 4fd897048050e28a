// Debian packages that tests need, where we may install them.
import { existsSync } from 'node:fs'
import { run } from './workspace.js'

export const isRoot = process.getuid?.() === 0

/** The first of these packages that can be installed; false where none can, or we may not. @param {string[]} names */
export function installFromDebian(...names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  return names.some((name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env }))
}
