// Installs the packages of package-lock.json if one is missing from node_modules. Otherwise npm is not called, so the second start works
// without a network.
import { existsSync } from 'node:fs'
import { inRoot, readJson, run } from './workspace.js'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, dev?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesIn = (path) => readJson(path).packages

/** Whether node_modules is complete, by the list that npm itself writes when it has finished. @param {boolean} withTools */
function isInstalled(withTools) {
  const installedLock = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const installed = packagesIn(installedLock)
  return Object.entries(packagesIn(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional || (wanted.dev && !withTools)) return true
    return installed[path] !== undefined && installed[path].version === wanted.version
  })
}

/** Returns whether everything is installed. `withTools`: also the packages that only tests need. @param {{ withTools: boolean }} needed */
export function install({ withTools }) {
  if (isInstalled(withTools)) return true
  console.log('Installing what is missing …')
  const omitTools = withTools || existsSync(inRoot('node_modules')) ? [] : ['--omit=dev']
  return run('npm', ['ci', '--no-audit', '--no-fund', ...omitTools], { shell: process.platform === 'win32' })
}
