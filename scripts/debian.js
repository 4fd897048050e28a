// Installs Debian packages that tests need.
import { existsSync } from 'node:fs'
import { run } from './workspace.js'

export const isRoot = process.getuid?.() === 0

/** Installs the first of these packages that exists. Returns whether one was installed; only root may. @param {string[]} names */
export function installFromDebian(...names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  return names.some((name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env }))
}
