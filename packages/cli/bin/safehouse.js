#!/usr/bin/env node
// The command `safehouse`: lets Node read the project's TypeScript, then hands over to src/main.ts.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
