// Runs a program of the workspace, TypeScript or not, after installing what it needs: `node scripts/run.js PROGRAM ARGUMENTS…`. Scripts of
// package.json that need installed packages go through it, so that each works as the first command in a fresh clone. It must import
// nothing that has to be installed.
import { pathToFileURL } from 'node:url'
import { install } from './install.js'
import { inRoot, requireNode } from './workspace.js'

requireNode()
if (!install({ withTools: true })) process.exit(1)
const [program = '', ...args] = process.argv.slice(2)
process.argv = [process.execPath, inRoot(program), ...args]
if (program.endsWith('.ts')) (await import('tsx/esm/api')).register()
await import(pathToFileURL(inRoot(program)).href)
