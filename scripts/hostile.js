// `npm run hostile`: builds the package that hosts install, and attacks the server in it. See docs/threats.md.
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { buildPackage } from './pack.js'
import { inRoot } from './workspace.js'

const folder = inRoot('.cache', 'package')
await buildPackage(folder)
process.env.PACKAGED_SERVER = join(folder, 'server', 'safehouse.js')
register()
await import('../packages/server/testing/hostile/main.ts')
