// Installs Debian packages that tests need.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './workspace.js'

export const isRoot = process.getuid?.() === 0

/** Held while apt-get runs: a second one beside it fails at once, and test files that need the same package start side by side. */
const APT_LOCK = join(tmpdir(), 'safehouse-apt.lock')

/** Installs the first of these packages that exists. Returns whether one was installed; only root may. @param {string[]} names */
export function installFromDebian(...names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const runApt = (/** @type {string[]} */ ...args) => run('flock', [APT_LOCK, 'apt-get', '-qq', ...args], { env })
  runApt('update')
  return names.some((name) => runApt('install', '-y', '--no-install-recommends', name))
}
