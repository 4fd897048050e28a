// The entry point of a server process that a test can kill.
import { serve } from '../src/index.ts'

process.exitCode = await serve()
