// Compiles what the browser tests start, before their server starts (playwright.config.ts).
import { fileURLToPath } from 'node:url'
import { compileTo } from './compile-programs.ts'

await compileTo(fileURLToPath(new URL('../.cache', import.meta.url)))
