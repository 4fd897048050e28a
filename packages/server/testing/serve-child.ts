// A server in a process of its own, so that a test can kill it. Runs until it is killed or told to stop.
import { serve } from '../src/index.ts'

process.exitCode = await serve()
