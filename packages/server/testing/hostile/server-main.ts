// The server of the hostile campaign: the real one, which also tells its parent process how long its event loop stood still and how
// much memory it takes.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '../../src/index.ts'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  process.send?.({ stallMs: delay.max / 1e6, memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20) })
  delay.reset()
})
process.channel?.unref()

process.exitCode = await serve()
