// Installs what package-lock.json names and node_modules has not. What is there already is not asked for again, so the
// second start works with the network cut.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, run } from './workspace.js'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, dev?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** What is installed is written down by npm itself, once it is done. @param {boolean} withTools */
function isInstalled(withTools) {
  const written = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  const installed = packagesIn(written)
  return Object.entries(packagesIn(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional || (wanted.dev && !withTools)) return true
    return installed[path] !== undefined && installed[path].version === wanted.version
  })
}

/** With the tools that only tests need, or (a first start) without. @param {{ withTools: boolean }} needed */
export function install({ withTools }) {
  if (isInstalled(withTools)) return true
  console.log('Installing what is missing …')
  const less = withTools || existsSync(inRoot('node_modules')) ? [] : ['--omit=dev']
  return run('npm', ['ci', '--no-audit', '--no-fund', ...less], { shell: process.platform === 'win32' })
}
