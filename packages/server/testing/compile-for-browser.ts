// Compiles what the browser tests start, before their server starts (playwright.config.ts), unless the unit tests have just done it.
import { fileURLToPath } from 'node:url'
import { isCompiled } from './compiled-from.ts'

const folder = fileURLToPath(new URL('../.cache', import.meta.url))
if (!isCompiled(folder)) {
  const { compileTo } = await import('./compile-programs.ts')
  await compileTo(folder)
}
